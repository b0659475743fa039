import { everyKindOfPage } from "../every-page.ts";
import { expect, test } from "../site/fixtures.ts";

test.use({ javaScriptEnabled: false, expectedMessages: /404 \(Not Found\)/ });

const settings = [
  { width: 360, colorScheme: "light", media: "screen" },
  { width: 1280, colorScheme: "dark", media: "screen" },
  { width: 1280, colorScheme: "light", media: "print" },
] as const;

for (const path of everyKindOfPage)
  test(`the rules that ${path} carries style it exactly as the whole site's do`, async ({ page }) => {
    await page.goto(path);
    const ownStyles: string[][] = [];
    for (const setting of settings) ownStyles.push(await dress(setting));
    // As `app/late/wake-scripts.ts` does.
    await page.locator("link[rel=stylesheet]").evaluate((link: HTMLLinkElement) => {
      link.disabled = false;
    });
    const come = () => Boolean(document.querySelector<HTMLLinkElement>("link[rel=stylesheet]")?.sheet);
    await expect.poll(() => page.evaluate(come)).toBe(true);
    await page.locator("style[data-own]").evaluate((style) => style.remove());
    for (const [index, setting] of settings.entries()) {
      const fullStyles = await dress(setting);
      const differences = fullStyles.filter((style, element) => style !== ownStyles[index]?.[element]);
      expect(differences.slice(0, 3), JSON.stringify(setting)).toEqual([]);
    }

    async function dress({ width, ...media }: (typeof settings)[number]) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ ...media, reducedMotion: "reduce" });
      await page.evaluate(loadAllFiles);
      return page.evaluate(everyStyle);
    }
  });

/** Waits for the pictures of the first view at this width, and for the typeface: a text is as wide as its letters. */
async function loadAllFiles(): Promise<void> {
  const eagerImages = [...document.images].filter(({ loading }) => loading !== "lazy");
  await Promise.allSettled([
    ...eagerImages.map((image) => image.decode()),
    ...[...document.fonts].map((face) => face.load()),
  ]);
}

/** One line for each element and those of its pseudo-elements that show: what it is, and a mark of its computed style. */
function everyStyle(): string[] {
  const properties = [...getComputedStyle(document.body)].filter((name) => !name.startsWith("--"));
  // A picture is as large as what has come of it so far, or as the one for the width before; the rules don’t say.
  const sizeProperties = /^((block|inline)-size|width|height|aspect-ratio|(perspective|transform)-origin)$/;
  const otherProperties = properties.filter((name) => !sizeProperties.test(name));
  const mark = (style: CSSStyleDeclaration, names: string[]) => {
    let sum = 0;
    for (const property of names) {
      const value = style.getPropertyValue(property);
      for (let index = 0; index < value.length; index += 1) sum = (sum * 31 + value.charCodeAt(index)) | 0;
    }
    return sum;
  };
  // Of elements with the same classes all the way up to the grandparent two are enough.
  const seenKinds = new Map<string, number>();
  const elements = [...document.body.querySelectorAll("*")].filter((element) => {
    const line = [element, element.parentElement, element.parentElement?.parentElement];
    const kind = line.map((ancestor) => `${ancestor?.nodeName}.${ancestor?.getAttribute("class")}`).join(" ");
    seenKinds.set(kind, (seenKinds.get(kind) ?? 0) + 1);
    return (seenKinds.get(kind) ?? 0) <= 2;
  });
  return elements.flatMap((element) =>
    [null, "::before", "::after"].flatMap((pseudo) => {
      const style = getComputedStyle(element, pseudo);
      if (pseudo && (style.content === "none" || style.content === "normal")) return [];
      return `${element.nodeName}.${element.getAttribute("class")}${pseudo ?? ""} ${mark(style, element.nodeName === "IMG" ? otherProperties : properties)}`;
    }),
  );
}
