/** The page's first words or pictures are on the screen; also where nobody looks at it, or the browser doesn't tell. */
export function firstPaint(): Promise<void> {
  return new Promise((done) => {
    if (document.hidden || !window.PerformanceObserver?.supportedEntryTypes?.includes("paint")) done();
    else
      new PerformanceObserver((list, observer) => {
        if (list.getEntriesByName("first-contentful-paint").length === 0) return;
        observer.disconnect();
        done();
      }).observe({ type: "paint", buffered: true });
  });
}
