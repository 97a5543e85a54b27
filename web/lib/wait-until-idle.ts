/** Long enough for a first page with its pictures on a slow phone, so that later parts do not delay them. */
const firstContentMs = 3_000;
/** Resolves when the page has had time for its first content. */
export function waitUntilIdle(): Promise<unknown> {
  return new Promise((resolve) => {
    setTimeout(() => {
      if ('requestIdleCallback' in window) window.requestIdleCallback(resolve, { timeout: 10_000 });
      else resolve(undefined);
    }, firstContentMs);
  });
}
