import { loadDeferred } from "../../components/deferred-pictures.ts";

/** The button that prints a story once every picture is there, also those that nobody has scrolled to. */
export function startPrintButton(): void {
  const button = document.querySelector<HTMLButtonElement>("button[data-print]");
  if (!button) return;
  button.hidden = false;
  button.addEventListener("click", async () => {
    loadDeferred(document);
    const pictures = [...document.querySelectorAll<HTMLImageElement>("article img")];
    for (const picture of pictures) picture.loading = "eager";
    await Promise.allSettled(pictures.map((picture) => picture.decode()));
    print();
  });
}
