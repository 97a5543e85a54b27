/** Long enough for a first page with its pictures on a slow phone, so that later parts do not delay them. */
const firstSightMs = 3_000;
/** Resolves when the page has had time for its first content. */
export const whenQuiet = (): Promise<unknown> =>
  new Promise((go) => {
    setTimeout(() => {
      if ('requestIdleCallback' in window) window.requestIdleCallback(go, { timeout: 10_000 });
      else go(undefined);
    }, firstSightMs);
  });
