import type { Locator, Page } from "@playwright/test";
import { readCareerPage } from "../../app/pages/career/career-page.server.ts";
import { readContactPage } from "../../app/pages/contact/contact-page.server.ts";
import { expect, hydrated } from "./fixtures.ts";
import type { FormService, Post } from "./form-service.ts";

type CvFile = { name: string; mimeType: string; buffer: Buffer };

type Description<Field extends string> = {
  path: string;
  copy: {
    button: string;
    fields: Record<Field, { label: string }>;
    status: { sent: string; failed: string; goBack: string; sending?: string };
    buttonSending: string;
    notice: string;
  };
  /** What a visitor writes, chooses and attaches, in the order of the fields. */
  values: Record<Field, string | CvFile>;
  /** What every post of it holds besides its fields. */
  besides: Record<string, string>;
  /** Said after a post that was answered but not taken. */
  refused: string;
  /** After how long a status disappears, in ms, if at all. */
  hideStatusAfterMs?: number;
  /** After how long without an answer the visitor is told that it failed, in ms. */
  timeoutMs: number;
};

/** A form as a visitor knows it, and the steps a visitor takes there. */
export class FormUnderTest<Field extends string = string> {
  readonly description: Description<Field>;
  readonly names: Field[];

  constructor(description: Description<Field>) {
    this.description = description;
    this.names = Object.keys(description.values) as Field[];
  }

  field(page: Page, name: Field): Locator {
    return page.getByLabel(this.description.copy.fields[name].label, { exact: true });
  }

  /** The button that sends; where a file is asked for, its control counts as a button, too. */
  button(page: Page): Locator {
    return page.getByRole("form").getByRole("button").last();
  }

  async open(page: Page, query = ""): Promise<void> {
    await page.goto(this.description.path + query);
    await hydrated(page);
  }

  async fill(page: Page): Promise<void> {
    for (const name of this.names) await put(this.field(page, name), this.description.values[name]);
  }

  async openAndFill(page: Page): Promise<void> {
    await this.open(page);
    await this.fill(page);
  }

  /** Leaves the focus behind the last field. A file is chosen beforehand: that is the system's own dialog. */
  async fillByKeyboard(page: Page): Promise<void> {
    const values = Object.entries<string | CvFile>(this.description.values) as [Field, string | CvFile][];
    for (const [name, value] of values)
      if (typeof value !== "string") await put(this.field(page, name), value);
    await this.field(page, this.names[0] as Field).focus();
    for (const [name, value] of values) {
      await expect(this.field(page, name)).toBeFocused();
      if (typeof value === "string") await page.keyboard.type(value);
      await page.keyboard.press("Tab");
    }
  }

  async send(page: Page): Promise<void> {
    await page.getByRole("button", { name: this.description.copy.button }).click();
  }

  /** Sends, and waits for the answer to this very post: the status before it may read the same. */
  async sendAndHear(page: Page, service: FormService, text: string): Promise<void> {
    const before = service.posts.length;
    await this.send(page);
    await expect.poll(() => service.posts.length).toBe(before + 1);
    await expect(page.getByRole("status")).toHaveText(text);
    await expect(this.button(page)).toBeEnabled();
  }

  /** Fills the form in, sends it in vain, and is told so; where `logged` is given, such an error is logged. */
  async expectFailure(page: Page, told: string, logged?: RegExp): Promise<void> {
    await this.openAndFill(page);
    const message = logged && page.waitForEvent("console", (one) => logged.test(one.text()));
    await this.send(page);
    await expect(page.getByRole("status")).toHaveText(told);
    if (message) expect((await message).type()).toBe("error");
    await this.expectKept(page);
  }

  async expectEmpty(page: Page): Promise<void> {
    for (const name of this.names) await expect(this.field(page, name)).toHaveValue("");
  }

  /** Every field stands as it was filled in, but for the file: a page may not choose one by itself. */
  async expectTyped(page: Page): Promise<void> {
    for (const name of this.names) {
      const value = this.description.values[name];
      await expect(this.field(page, name)).toHaveValue(typeof value === "string" ? value : "");
    }
  }

  /** Every field stands as it was filled in, and may be sent again. */
  async expectKept(page: Page): Promise<void> {
    for (const name of this.names)
      await expect(this.field(page, name)).toHaveValue(shown(this.description.values[name]));
    await expect(this.button(page)).toHaveText(this.description.copy.button);
    await expect(this.button(page)).toBeEnabled();
  }

  /**
   * The post holds every field as it was filled in.
   * @returns what else it holds
   */
  async expectPosted(post: Post | undefined): Promise<Record<string, FormDataEntryValue>> {
    const rest = Object.fromEntries(post?.fields ?? []);
    for (const name of this.names) {
      const sent = rest[name];
      delete rest[name];
      const value = this.description.values[name];
      if (typeof value === "string") expect(sent).toBe(value.replaceAll("\n", "\r\n"));
      else {
        expect(sent).toHaveProperty("name", value.name);
        expect(Buffer.from(await (sent as File).arrayBuffer())).toEqual(value.buffer);
      }
    }
    return rest;
  }
}

const contact = readContactPage().form;
export const enquiryForm = new FormUnderTest({
  path: "/Contact",
  copy: contact,
  values: {
    name: "Asha Verma",
    phone: "+91 00000 00001",
    service: "Print Media",
    message: "A quarter page for our saree sale.\nDiwali week, Raipur edition.",
  },
  besides: { access_key: "", language: "en" },
  refused: contact.status.failed,
  hideStatusAfterMs: 5_000,
  timeoutMs: 60_000,
});

export const cv = {
  name: "ravi-sahu.pdf",
  mimeType: "application/pdf",
  buffer: Buffer.from("%PDF-1.7\nRavi Sahu\n"),
};
const career = readCareerPage().form;
export const applicationForm = new FormUnderTest({
  path: "/career",
  copy: career,
  values: {
    position: "Graphic designer",
    firstName: "Ravi",
    lastName: "Sahu",
    experience: "2.5",
    phone: "+91 00000 00002",
    email: "ravi.sahu@example.com",
    cv,
  },
  besides: { language: "en" },
  refused: career.status.refused,
  timeoutMs: 300_000,
});

async function put(control: Locator, value: string | CvFile): Promise<void> {
  if (typeof value !== "string") await control.setInputFiles(value);
  else if (await control.evaluate((element) => element.matches("select"))) await control.selectOption(value);
  else await control.fill(value);
}

/** What a control gives as its value; of a file it tells no more than the name. */
function shown(value: string | CvFile): string {
  return typeof value === "string" ? value : `C:\\fakepath\\${value.name}`;
}
