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
    status: { sent: string; failed: string; goBack: string; receipt: string; sending?: string };
    buttonSending: string;
    notice: string;
  };
  /** What a visitor writes, chooses and attaches, in the order of the fields. */
  values: Record<Field, string | CvFile>;
  /** What every post of it holds besides its fields. */
  besides: Record<string, string>;
  /** Said after a post that was answered but not taken. */
  refused: string;
  /** After how long without an answer the visitor is told that it failed, in ms. */
  timeoutMs: number;
};

/** A form as a visitor knows it, and the steps a visitor takes there. */
export class FormUnderTest<Field extends string = string> {
  readonly description: Description<Field>;
  readonly names: Field[];
  /** Those of its fields that take a file. */
  readonly files: Field[];

  constructor(description: Description<Field>) {
    this.description = description;
    this.names = Object.keys(description.values) as Field[];
    this.files = this.names.filter((name) => typeof description.values[name] !== "string");
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
    await hydrated(this.button(page));
  }

  async fill(page: Page, only?: "files"): Promise<void> {
    for (const name of only ? this.files : this.names)
      await fillControl(this.field(page, name), this.description.values[name]);
  }

  async openAndFill(page: Page): Promise<void> {
    await this.open(page);
    await this.fill(page);
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

  async leave(page: Page): Promise<void> {
    await page.getByRole("contentinfo").getByRole("link", { name: "About", exact: true }).click();
    await expect(page).toHaveURL("/About");
  }

  async leaveAndComeBack(page: Page): Promise<void> {
    await this.leave(page);
    await page.goBack();
    await hydrated(this.button(page));
  }

  async expectEmpty(page: Page): Promise<void> {
    for (const name of this.names) await expect(this.field(page, name)).toHaveValue("");
  }

  /** Every field stands as it was filled in, but for the file where it can't: a page may not choose one by itself. */
  async expectKept(page: Page, besidesFile = false): Promise<void> {
    for (const name of this.names) {
      const value = this.description.values[name];
      const file = besidesFile ? "" : `C:\\fakepath\\${typeof value === "string" ? "" : value.name}`;
      await expect(this.field(page, name)).toHaveValue(typeof value === "string" ? value : file);
    }
    await expect(this.button(page)).toHaveText(this.description.copy.button);
    await expect(this.button(page)).toBeEnabled();
  }

  /**
   * The post holds every field as it was filled in.
   * @returns what else it holds
   */
  async expectPosted(post: Post | undefined): Promise<Record<string, FormDataEntryValue>> {
    const fields = Object.fromEntries(post?.fields ?? []);
    for (const name of this.names) {
      const posted = fields[name];
      delete fields[name];
      const value = this.description.values[name];
      if (typeof value === "string") expect(posted).toBe(value.replaceAll("\n", "\r\n"));
      else {
        expect(posted).toHaveProperty("name", value.name);
        expect(Buffer.from(await (posted as File).arrayBuffer())).toEqual(value.buffer);
      }
    }
    return fields;
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
  besides: { access_key: "", language: "en", page: "/Contact" },
  refused: contact.status.failed,
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
  besides: { language: "en", page: "/career" },
  refused: career.status.refused,
  timeoutMs: 300_000,
});

async function fillControl(control: Locator, value: string | CvFile): Promise<void> {
  if (typeof value !== "string") await control.setInputFiles(value);
  else if (await control.evaluate((element) => element.matches("select"))) await control.selectOption(value);
  else await control.fill(value);
}
