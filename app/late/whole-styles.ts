/**
 * Fetches the whole site's styles, and has them take the place of the page's own in one step.
 * @throws Error when they can't be had
 */
export async function wearWholeStyles(): Promise<void> {
  const sheet = document.querySelector<HTMLLinkElement>("link[rel=stylesheet][disabled]");
  if (!sheet) return;
  sheet.media = "not all";
  await new Promise((done, failed) => {
    sheet.onload = done;
    sheet.onerror = () => {
      sheet.disabled = true;
      failed(new Error(sheet.href));
    };
    sheet.disabled = false;
  });
  sheet.removeAttribute("media");
  document.querySelector("style[data-own]")?.remove();
}
