import { everyKindOfPage } from "../every-page.ts";
import { expect, test } from "../site/fixtures.ts";

test.use({ javaScriptEnabled: false, expectedMessages: /404 \(Not Found\)/ });

const looks = [
  { width: 360, scheme: "light", media: "screen" },
  { width: 360, scheme: "dark", media: "screen" },
  { width: 1280, scheme: "dark", media: "screen" },
  { width: 1280, scheme: "light", media: "print" },
] as const;

for (const path of everyKindOfPage)
  test(`the rules that ${path} carries dress it exactly as the whole site's do`, async ({ page }) => {
    await page.goto(path);
    const worn: string[][] = [];
    for (const { width, scheme, media } of looks) worn.push(await dress(width, scheme, media));
    await page.evaluate(enableWholeSheet);
    await expect.poll(() => page.evaluate(wearWholeSheet)).toBe(true);
    for (const [at, { width, scheme, media }] of looks.entries()) {
      const whole = await dress(width, scheme, media);
      const other = whole.filter((one, element) => one !== worn[at]?.[element]);
      expect(other.slice(0, 3), `${width} px, ${scheme}, ${media}`).toEqual([]);
    }

    async function dress(width: number, colorScheme: "light" | "dark", media: "screen" | "print") {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme, media, reducedMotion: "reduce" });
      return page.evaluate(everyStyle);
    }
  });

/** One line for each element and its pseudo-elements: what it is, and a mark of its computed style. */
function everyStyle(): string[] {
  const told =
    "display position padding border color background-color background-image font-size font-weight line-height letter-spacing content grid-area visibility fill content-visibility";
  const mark = (style: CSSStyleDeclaration) => {
    // Chromium leaves the `cssText` of a computed style empty, and all of its properties take a minute a page.
    const text = told
      .split(" ")
      .map((name) => style.getPropertyValue(name))
      .join(";");
    let sum = 0;
    for (let at = 0; at < text.length; at += 1) sum = (sum * 31 + text.charCodeAt(at)) | 0;
    return sum;
  };
  return [...document.body.querySelectorAll("*")].flatMap((element) =>
    [null, "::before", "::after", "::marker"].map(
      (pseudo) =>
        `${element.nodeName}.${element.getAttribute("class")}${pseudo ?? ""} ${mark(getComputedStyle(element, pseudo))}`,
    ),
  );
}

/** As `app/entry.late.ts` does. */
function enableWholeSheet(): void {
  const sheet = document.querySelector<HTMLLinkElement>("link[rel=stylesheet]");
  if (sheet) sheet.disabled = false;
}

/** Whether the sheet has come; then the page's own rules go. */
function wearWholeSheet(): boolean {
  if (!document.querySelector<HTMLLinkElement>("link[rel=stylesheet]")?.sheet) return false;
  document.querySelector("style[data-own]")?.remove();
  return true;
}
