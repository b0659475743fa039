/**
 * Fetches the whole site's styles, and has them take the place of the page's own in one step with the typeface: a browser
 * lays the whole page out anew for either.
 * @param typeface sets the page in its typeface once that has been fetched
 * @throws Error when the styles can't be had; the typeface is then there all the same
 */
export async function wearWholeStyles(typeface: Promise<() => void>): Promise<void> {
  const sheet = document.querySelector<HTMLLinkElement>("link[rel=stylesheet][disabled]");
  try {
    if (sheet) await fetched(sheet);
  } finally {
    (await typeface)();
  }
  sheet?.removeAttribute("media");
  document.querySelector("style[data-own]")?.remove();
}

function fetched(sheet: HTMLLinkElement): Promise<unknown> {
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
