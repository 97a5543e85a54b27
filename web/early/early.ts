import type { Arrival, SiteCode } from './arrival.ts';

/**
 * Runs in the document's head before the first paint: sets the chosen theme, so that none flashes, fetches the
 * code of the page, and starts the calls that the page would otherwise make only after its code has loaded, but
 * takes the answers that the document has. Then starts the site. Built as a classic script, so it imports nothing.
 */
export function early({ entry, shared, arrivals }: SiteCode): void {
  const hasContent = 'content' in document.documentElement.dataset;
  const stores = openStores();
  preload(shared, hasContent);
  const begun = new Map<string, Promise<Response>>();
  for (const arrival of arrivals) {
    const found = new RegExp(`^${arrival.path.replace(':id', '([^/]+)')}$`).exec(location.pathname);
    if (!found) continue;
    preload(arrival.code, hasContent);
    // A logged-in person gets other responses, with a token that the page's code may have to renew.
    if (stores.some((store) => store.getItem('buyer_access_token') !== null)) continue;
    for (const address of listAddresses(arrival, found[1] ?? '')) begun.set(address, begin(address));
  }
  globalThis.begunCalls = begun;
  if (entry === undefined) return;
  const start = () => {
    const script = document.createElement('script');
    document.head.append(Object.assign(script, { type: 'module', crossOrigin: '', src: entry }));
  };
  const startInTime = () => (hasContent ? afterFirstLook(start) : start());
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', startInTime);
  else startInTime();
}

/** Storage can be refused: the system's theme then stays, and the visitor counts as logged out. */
function openStores(): readonly Storage[] {
  try {
    const theme = localStorage.getItem('theme');
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset['theme'] = theme;
    return [localStorage, sessionStorage];
  } catch {
    return [];
  }
}

function preload(code: readonly string[], hasContent: boolean): void {
  for (const href of code) {
    const link = document.createElement('link');
    // Styles and photos of the content come first on a connection that they share.
    const fetchPriority = hasContent ? 'low' : 'auto';
    document.head.append(Object.assign(link, { rel: 'modulepreload', crossOrigin: '', fetchPriority, href }));
  }
}

/** The addresses of the first calls of a page with this id. */
function listAddresses({ calls }: Arrival, id: string): readonly string[] {
  return calls.map(({ to, query, askedWithout }) => {
    const words = new URLSearchParams(askedWithout && location.search);
    for (const name of askedWithout ?? []) words.delete(name);
    for (const [name, value] of Object.entries(query ?? {})) words.append(name, value.replace(':id', id));
    return to.replace(':id', id) + (words.size > 0 ? `?${words}` : '');
  });
}

/** The answer of a call: the one in the document, or else the API's. */
function begin(address: string): Promise<Response> {
  const json = 'application/json';
  // A document that the browser kept and shows again has old answers.
  const [visit] = performance.getEntriesByType('navigation');
  const isOld = visit && 'type' in visit && visit.type === 'back_forward';
  const known = isOld
    ? undefined
    : document.querySelector(`script[data-call="${CSS.escape(address)}"]`)?.textContent;
  const answer = known
    ? Promise.resolve(new Response(known, { headers: { 'content-type': json } }))
    : fetch(address, { headers: { accept: json } });
  // A failure is handled by the caller that takes the response.
  answer.catch(() => undefined);
  return answer;
}

/** Calls once the first photo of the content is painted, so that the site's code does not delay it. */
function afterFirstLook(start: () => void): void {
  const longestWaitMs = 2_000;
  let isDue = true;
  const startOnce = () => {
    if (isDue) start();
    isDue = false;
  };
  // Without a photo in this time; tabs in the background paint nothing.
  setTimeout(startOnce, longestWaitMs);
  const startAfterPaint = () => requestAnimationFrame(() => setTimeout(startOnce));
  const photo = document.querySelector<HTMLImageElement>('#root img[fetchpriority="high"]');
  if (photo) photo.decode().then(startAfterPaint, startAfterPaint);
  else startAfterPaint();
}
