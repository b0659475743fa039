import { isPlainClick } from "../../../components/plain-click.ts";

/** The links that share a message by the system's own sheet, where there is one. */
export function startSharing(): void {
  if (!navigator.share) return;
  addEventListener("click", (event) => {
    const link = (event.target as Element).closest<HTMLElement>("[data-share]");
    if (!link || !isPlainClick(event)) return;
    event.preventDefault();
    // Closing the sheet is a decision, not an error.
    navigator.share(JSON.parse(link.dataset.share ?? "")).catch(() => undefined);
  });
}
