/** Resolves once the browser has nothing left to do, or after two seconds. */
export function waitForIdle(): Promise<unknown> {
  return new Promise((resolve) => {
    (window.requestIdleCallback ?? setTimeout)(resolve, { timeout: 2000 } as never);
  });
}
