import type { Arrival } from './arrival.ts';

/**
 * Runs in the document's head before the first paint: sets the chosen theme, so that none flashes, and starts
 * the calls that the page would otherwise make only after its code has loaded, but takes the answers that the
 * document has. Built as a classic script, so it imports nothing.
 */
export function early(arrivals: readonly Arrival[]): void {
  const json = 'application/json';
  const stores: Storage[] = [];
  try {
    stores.push(localStorage, sessionStorage);
    const theme = localStorage.getItem('theme');
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset['theme'] = theme;
  } catch {
    // Storage can be refused; the system's theme then stays, and the visitor counts as logged out.
  }
  const { pathname, search } = location;
  const begun = new Map<string, Promise<Response>>();
  // A document that the browser kept and shows again has old answers.
  const [visit] = performance.getEntriesByType('navigation');
  const isNew = !(visit && 'type' in visit && visit.type === 'back_forward');
  const find = (address: string) =>
    isNew ? document.querySelector(`script[data-call="${CSS.escape(address)}"]`)?.textContent : undefined;
  for (const { path, code, calls } of arrivals) {
    const found = new RegExp(`^${path.replace(':id', '([^/]+)')}$`).exec(pathname);
    if (!found) continue;
    for (const href of code) {
      const link = document.createElement('link');
      Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href });
      document.head.append(link);
    }
    // A logged-in person gets other responses, with a token that the page's code may have to renew.
    if (stores.some((store) => store.getItem('buyer_access_token') !== null)) continue;
    for (const { to, query, askedWithout } of calls) {
      const words = new URLSearchParams(askedWithout && search);
      for (const name of askedWithout ?? []) words.delete(name);
      for (const [name, value] of Object.entries(query ?? {}))
        words.append(name, value.replace(':id', found[1] ?? ''));
      const address = to.replace(':id', found[1] ?? '') + (words.size > 0 ? `?${words}` : '');
      const known = find(address);
      const answer = known
        ? Promise.resolve(new Response(known, { headers: { 'content-type': json } }))
        : fetch(address, { headers: { accept: json } });
      // A failure is handled by the caller that takes the response.
      answer.catch(() => undefined);
      begun.set(address, answer);
    }
  }
  globalThis.begunCalls = begun;
}
