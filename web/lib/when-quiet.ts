/** Long enough for a first page and its pictures on a slow phone: what comes later shall not hold them up. */
const firstSightMs = 3_000;
/** Resolves once a page has had time for what people see first. */
export const whenQuiet = (): Promise<unknown> =>
  new Promise((go) => {
    setTimeout(() => {
      if ('requestIdleCallback' in window) window.requestIdleCallback(go, { timeout: 10_000 });
      else go(undefined);
    }, firstSightMs);
  });
