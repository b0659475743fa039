/**
 * Fetches the whole site's sheet and swaps it for the page's own rules in the same step as the typeface, because either
 * change makes the browser lay out the whole page again.
 * @param typeface resolves, once the typeface has been fetched, to a function that sets the page in it
 * @throws Error when the sheet can't be loaded; the typeface is applied all the same
 */
export async function applyWholeSheet(typeface: Promise<() => void>): Promise<void> {
  const sheet = document.querySelector<HTMLLinkElement>("link[rel=stylesheet][disabled]");
  try {
    if (sheet) await loadWithoutApplying(sheet);
  } finally {
    (await typeface)();
  }
  sheet?.removeAttribute("media");
  document.querySelector("style[data-own]")?.remove();
}

function loadWithoutApplying(sheet: HTMLLinkElement): Promise<unknown> {
  sheet.media = "not all";
  return new Promise((done, failed) => {
    sheet.onload = done;
    sheet.onerror = () => {
      sheet.disabled = true;
      failed(new Error(sheet.href));
    };
    sheet.disabled = false;
  });
}
