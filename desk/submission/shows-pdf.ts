/**
 * Whether this browser shows a PDF in the sandbox of its policy. Those made of WebKit draw their reader there and no page
 * (WebKitGTK 2.50; `vendor` says the same of each of them), and many a phone has no reader at all.
 */
export function showsPdf({
  vendor,
  pdfViewerEnabled,
}: Pick<Navigator, "vendor" | "pdfViewerEnabled">): boolean {
  return vendor !== "Apple Computer, Inc." && pdfViewerEnabled !== false;
}
