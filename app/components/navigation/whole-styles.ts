let fetched: Promise<HTMLLinkElement | undefined> | undefined;

/**
 * Fetches the whole site's styles, and has them take the place of the page's own in one step.
 * @throws Error when they can't be had; the next call tries again
 */
export async function wearWholeStyles(): Promise<void> {
  fetched ??= enable().catch((error) => {
    fetched = undefined;
    throw error;
  });
  (await fetched)?.removeAttribute("media");
  document.querySelector("style[data-own]")?.remove();
}

/**
 * The same, and the first heading's own letters go, which another heading lacks. Another page may be shown only then.
 * @throws Error when the styles can't be had
 */
export async function dressForAnotherPage(): Promise<void> {
  await wearWholeStyles();
  document.querySelector("style[data-title]")?.remove();
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
