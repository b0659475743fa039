import { everyKindOfPage } from "../every-page.ts";
import { expect, test } from "../site/fixtures.ts";

test.use({ javaScriptEnabled: false, expectedMessages: /404 \(Not Found\)/ });

const looks = [
  { width: 360, colorScheme: "light", media: "screen" },
  { width: 1280, colorScheme: "dark", media: "screen" },
  { width: 1280, colorScheme: "light", media: "print" },
] as const;

for (const path of everyKindOfPage)
  test(`the rules that ${path} carries style it exactly as the whole site's do`, async ({ page }) => {
    await page.goto(path);
    const worn: string[][] = [];
    for (const look of looks) worn.push(await dress(look));
    // As `app/late/wake-scripts.ts` does.
    await page.locator("link[rel=stylesheet]").evaluate((link: HTMLLinkElement) => {
      link.disabled = false;
    });
    const come = () => Boolean(document.querySelector<HTMLLinkElement>("link[rel=stylesheet]")?.sheet);
    await expect.poll(() => page.evaluate(come)).toBe(true);
    await page.locator("style[data-own]").evaluate((own) => own.remove());
    for (const [at, look] of looks.entries()) {
      const whole = await dress(look);
      const other = whole.filter((one, element) => one !== worn[at]?.[element]);
      expect(other.slice(0, 3), JSON.stringify(look)).toEqual([]);
    }

    async function dress({ width, ...media }: (typeof looks)[number]) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ ...media, reducedMotion: "reduce" });
      await page.evaluate(everyFile);
      return page.evaluate(everyStyle);
    }
  });

/** Waits for the pictures of the first view at this width, and for the typeface: a text is as wide as its letters. */
async function everyFile(): Promise<void> {
  const eager = [...document.images].filter(({ loading }) => loading !== "lazy");
  await Promise.allSettled([
    ...eager.map((image) => image.decode()),
    ...[...document.fonts].map((face) => face.load()),
  ]);
}

/** One line for each element and those of its pseudo-elements that show: what it is, and a mark of its computed style. */
function everyStyle(): string[] {
  const properties = [...getComputedStyle(document.body)].filter((name) => !name.startsWith("--"));
  // A picture is as large as what has come of it so far, or as the one for the width before; the rules don’t say.
  const ofSize = /^((block|inline)-size|width|height|aspect-ratio|(perspective|transform)-origin)$/;
  const unsized = properties.filter((name) => !ofSize.test(name));
  const mark = (style: CSSStyleDeclaration, asked: string[]) => {
    let sum = 0;
    for (const property of asked) {
      const value = style.getPropertyValue(property);
      for (let at = 0; at < value.length; at += 1) sum = (sum * 31 + value.charCodeAt(at)) | 0;
    }
    return sum;
  };
  // Of elements with the same classes all the way up to the grandparent two are enough.
  const alike = new Map<string, number>();
  const chosen = [...document.body.querySelectorAll("*")].filter((element) => {
    const line = [element, element.parentElement, element.parentElement?.parentElement];
    const kind = line.map((one) => `${one?.nodeName}.${one?.getAttribute("class")}`).join(" ");
    alike.set(kind, (alike.get(kind) ?? 0) + 1);
    return (alike.get(kind) ?? 0) <= 2;
  });
  return chosen.flatMap((element) =>
    [null, "::before", "::after"].flatMap((pseudo) => {
      const style = getComputedStyle(element, pseudo);
      if (pseudo && (style.content === "none" || style.content === "normal")) return [];
      return `${element.nodeName}.${element.getAttribute("class")}${pseudo ?? ""} ${mark(style, element.nodeName === "IMG" ? unsized : properties)}`;
    }),
  );
}
