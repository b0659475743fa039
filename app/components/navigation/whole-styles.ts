let fetched: Promise<HTMLLinkElement | undefined> | undefined;

/**
 * Fetches the whole site's styles, without putting them on: a page comes with those of its own.
 * @throws Error when they can't be had; the next call tries again
 */
export function fetchWholeStyles(): Promise<HTMLLinkElement | undefined> {
  fetched ??= enable().catch((error) => {
    fetched = undefined;
    throw error;
  });
  return fetched;
}

/**
 * Has the whole site's styles take the place of the page's own and of its first heading's letters, in one step. Another
 * page may be shown only then.
 * @throws Error when they can't be had
 */
export async function wearWholeStyles(): Promise<void> {
  (await fetchWholeStyles())?.removeAttribute("media");
  for (const own of document.querySelectorAll("style[data-own], style[data-title]")) own.remove();
}

async function enable(): Promise<HTMLLinkElement | undefined> {
  const sheet = document.querySelector<HTMLLinkElement>("link[rel=stylesheet][disabled]");
  if (!sheet) return undefined;
  sheet.media = "not all";
  await new Promise((done, failed) => {
    sheet.onload = done;
    sheet.onerror = () => {
      sheet.disabled = true;
      failed(new Error(sheet.href));
    };
    sheet.disabled = false;
  });
  return sheet;
}
