import type { Page, Request } from '@playwright/test';

/** Resolves once a page has all its content and shows its end; rejects after 15 seconds with what is missing. */
export type Settle = () => Promise<void>;

const timeoutMs = 15_000;
/**
 * Scrolls to skeletons, which load when they are in view, then to the end, where a page has room for the phone's fixed
 * bar. Resolves once nothing has changed for two frames and the browser has nothing left to do.
 */
const atRest = `(async () => {
  const frame = () => new Promise((next) => requestAnimationFrame(next));
  let changes = 0;
  const observer = new MutationObserver(() => { changes += 1; });
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  for (const end = Date.now() + ${timeoutMs}; ; ) {
    const seen = changes;
    const skeleton = document.querySelector('main .pulse');
    if (skeleton) skeleton.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    else scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    await frame();
    await frame();
    await new Promise((next) => requestIdleCallback(next, { timeout: 1_000 }));
    if (!skeleton && changes === seen) break;
    if (Date.now() > end) throw new Error(location.href + ' changes all the time; skeleton: ' + (skeleton?.outerHTML.slice(0, 200) ?? 'no'));
  }
  observer.disconnect();
})()`;

/** Follows the requests of a page, so that content without a skeleton is waited for, too. */
export function followRequests(page: Page): Settle {
  const pending = new Set<Request>();
  let started = 0;
  page.on('request', (request) => {
    // A new document ends the requests of the one before. The end of a ping is not reported.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) pending.clear();
    if (request.resourceType() === 'ping') return;
    pending.add(request);
    started += 1;
  });
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));

  return async () => {
    for (const end = Date.now() + timeoutMs; ;) {
      const before = pending.size > 0 ? undefined : started;
      await page.evaluate(atRest);
      if (pending.size === 0 && started === before) return;
      if (Date.now() > end)
        throw new Error(`${page.url()} waits for ${[...pending].map((it) => it.url()).join(', ')}`);
    }
  };
}
