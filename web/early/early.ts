import type { EarlyControl, EarlyInput } from './early-input.ts';
import type { LandingPage, MemberCode, SiteCode } from './landing-page.ts';

/**
 * Runs in the document's head before the first paint: sets the chosen theme, so that no other one flashes, fetches the
 * code of the page, and starts the calls that the page would otherwise make only after its code has loaded, a member's
 * with their token, but takes the answers that the document has. Then starts the site. Built as a classic script, so it
 * imports nothing.
 */
export function startEarly({ entry, shared, landingPages, members, lastSearchWaitMs }: SiteCode): void {
  const hasContent = 'content' in document.documentElement.dataset;
  const freshMs = 15_000;
  const stores = openStores();
  // A logged-in person gets other responses, with a token that the page's code may have to renew.
  const access = stores.map((store) => store.getItem('buyer_access_token')).find((token) => token !== null);
  const isVisitor = access === undefined;
  keepReferral();
  const isCurrent = isVisitor && !isShownAgain();
  const { dataset } = document.documentElement;
  const query = new URLSearchParams(location.search).toString();
  // The page takes the place of content that was rendered for another reader, time or query.
  if (hasContent && !(isCurrent && (query && '?') + query + location.hash === (dataset['query'] ?? '')))
    dataset['content'] = '';
  if (hasContent) {
    hideNewestHomes(stores, lastSearchWaitMs);
    const ends = [leaveOutHomes(stores), deferLayout()];
    keepInput(freshMs, isVisitor ? undefined : hideVisitorContent(), () => {
      for (const end of ends) end();
    });
  }
  const prefetched = isCurrent ? takeAnswers() : new Map<string, Promise<Response>>();
  const code = [...shared];
  for (const page of landingPages) {
    const found = new RegExp(`^${page.path.replace(':id', '([^/]+)')}$`).exec(location.pathname);
    if (!found) continue;
    code.push(...page.code);
    // The document has the answers of all first calls, or no answers.
    if (!isVisitor || prefetched.size > 0) continue;
    for (const address of listAddresses(page, found[1] ?? '')) prefetched.set(address, fetchJson(address));
  }
  if (members && access !== undefined) {
    code.push(...members.code);
    for (const address of listMemberCalls(members))
      prefetched.set(`${address} ${access}`, fetchJson(address, access));
  }
  globalThis.prefetchedCalls = prefetched;
  // They are too old for pages that are opened later, and for content that waits for its code until then.
  setTimeout(() => {
    prefetched.clear();
    if (hasContent) dataset['content'] = '';
  }, freshMs);
  // The content's photo does not share the connection with code.
  if (!hasContent) preload(code);
  const loadSite = () => {
    if (hasContent) preload(code);
    if (entry === undefined) return;
    const script = document.createElement('script');
    document.head.append(Object.assign(script, { type: 'module', crossOrigin: '', src: entry }));
  };
  const startSite = () => (hasContent ? runAfterFirstPhoto(loadSite) : loadSite());
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', startSite);
  else startSite();
}

/** Storage can be refused: the system's theme then stays, and the visitor counts as logged out. */
function openStores(): readonly Storage[] {
  try {
    const theme = localStorage.getItem('theme');
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset['theme'] = theme;
    // As `token-store.ts`: the tab's own login comes first.
    return [sessionStorage, localStorage];
  } catch {
    return [];
  }
}

/**
 * Keeps who invited the reader, as `entities/referral/referral-code.ts` does: a link of the document, such as that of a
 * login with Google, leads on before the site's code is there.
 */
function keepReferral(): void {
  const code = new URLSearchParams(location.search).get('ref') ?? '';
  if (!/^[A-HJ-NP-Z2-9]{6,12}$/.test(code)) return;
  const until = Date.now() + 30 * 86_400_000;
  try {
    localStorage.setItem('referral', JSON.stringify({ code, until }));
  } catch {
    // Storage can be refused.
  }
}

/**
 * A member's home page, header and tabs are others than the document has, which must not flash before them.
 * @returns what shows such parts again
 */
function hideVisitorContent(): () => void {
  return addStyles('[data-visitor]{visibility:hidden}');
}

/**
 * Leaves the homes that the reader has hidden out of results, with room for the line that counts them.
 * @returns what ends it, as the site leaves them out from then on
 */
function leaveOutHomes([, kept]: readonly Storage[]): () => void {
  const ids = kept?.getItem('hidden_homes')?.match(/prp_\w+/g);
  if (!ids) return () => {};
  const homes = `:is(${ids.map((id) => `#home-${id}`).join()})`;
  return addStyles(
    `${homes}{display:none}[data-hidden-line]:has(+ul ${homes}){position:static;height:3.25rem;margin:0}`,
  );
}

/** Hides the newest homes from a reader with a last search for a time: by a delay, which less motion leaves. */
function hideNewestHomes([, kept]: readonly Storage[], waitMs: number): void {
  if (!kept?.getItem('recent_searches')?.includes('{')) return;
  addStyles(
    `@keyframes newest{from{visibility:hidden}}[data-newest]{animation:newest 0s ${waitMs}ms backwards}`,
  );
}

/**
 * Lets the browser lay out the parts of a home's page when they come near, so that the first paint waits for none of
 * them. Who returns to a place in the page needs all that is above it.
 * @returns what ends it, as it would cut off what hangs out of a part
 */
function deferLayout(): () => void {
  if (readVisit() !== 'navigate' || location.hash !== '') return () => {};
  return addStyles(
    'article section[id]:not(#about){content-visibility:auto;contain-intrinsic-height:auto 40rem}',
  );
}

function addStyles(text: string): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets.push(sheet);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}

/**
 * Keeps what is typed, chosen and pressed before the site's code is there, which does it again (`lib/replay-input.ts`). A
 * form that needs the code is not sent; one that leads to another page has GET as its method.
 */
function keepInput(freshMs: number, showHidden: (() => void) | undefined, showHomes: () => void): void {
  const [presses, edits] = [new AbortController(), new AbortController()];
  const input: EarlyInput = {
    path: location.pathname,
    edits: new Map(),
    stop: () => {
      presses.abort();
      showHidden?.();
      // What was pressed before a press that the site answers is not to be done after it.
      document.addEventListener('click', ({ isTrusted }) => isTrusted && delete input.button, edits);
      // The code that does it again may never come, and a password may be among it.
      setTimeout(() => {
        input.end();
        input.edits.clear();
      }, freshMs);
    },
    end: () => {
      edits.abort();
      showHomes();
    },
  };
  globalThis.earlyInput = input;
  const keepEdit = ({ target }: Event) => {
    // No one but its reader puts a file into a box.
    if (!isControl(target) || target.type === 'file') return;
    // The last edit is the last of the list.
    input.edits.delete(target);
    const isChecked = target instanceof HTMLInputElement && ['checkbox', 'radio'].includes(target.type);
    input.edits.set(target, isChecked ? target.checked : target.value);
  };
  const keepPress = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (button === null || (button.type === 'submit' && button.form?.method !== 'post')) return;
    event.preventDefault();
    input.button = button;
  };
  // With what stands in it, of which the site knows nothing until it has done the edits again.
  const leaveToBrowser = (event: SubmitEvent) => {
    if (input.edits.size > 0 && event.target instanceof HTMLFormElement && event.target.method === 'get')
      event.stopImmediatePropagation();
  };
  addEventListener('submit', leaveToBrowser, { capture: true, signal: edits.signal });
  document.addEventListener('input', keepEdit, edits);
  document.addEventListener('click', keepPress, presses);
  keepFocus(input, edits);
}

function isControl(target: EventTarget | null): target is EarlyControl {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  );
}

/** Keeps which control has the focus, or had it until the page took its place. */
function keepFocus(input: EarlyInput, until: AbortController): void {
  const keep = ({ target }: FocusEvent) => {
    if (isControl(target)) input.focused = target;
  };
  // From one that is still there a task later, its reader took the focus.
  const drop = ({ target }: FocusEvent) =>
    setTimeout(() => {
      if (input.focused === target && input.focused?.isConnected) delete input.focused;
    });
  document.addEventListener('focusin', keep, until);
  document.addEventListener('focusout', drop, until);
}

function preload(code: readonly string[]): void {
  for (const href of code) {
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href }));
  }
}

/** The addresses of the first calls of a page with this id, but no line that the API refuses and the page mends. */
function listAddresses({ calls }: LandingPage, id: string): readonly string[] {
  return calls.flatMap(({ to, query, pageQueryWithout }) => {
    const words = new URLSearchParams(pageQueryWithout && location.search);
    for (const name of pageQueryWithout ?? []) words.delete(name);
    // A form's text that its reader left open.
    const open = [...words].filter(([, value]) => value === '');
    for (const [name] of open) words.delete(name);
    for (const [name, value] of Object.entries(query ?? {})) words.append(name, value.replace(':id', id));
    if (/[\p{Cc}\u2028-\u202E\u2066-\u2069]/u.test([...words].join())) return [];
    return to.replace(':id', id) + (words.size > 0 ? `?${words}` : '');
  });
}

/** The addresses of the first calls of a member's page, which are those of the page without a query. */
function listMemberCalls({ everywhere, pages }: MemberCode): readonly string[] {
  const own = pages.flatMap(({ path, calls }) => {
    const pattern = path.replace(':home', '([^/]+)').replaceAll(/:\w+/g, '([a-z]{3}_[^/]+)');
    const found = new RegExp(`^${pattern}$`).exec(location.pathname);
    if (!found || location.search !== '') return [];
    return calls.map((to) => to.replace(/:id|:home/, found[1] ?? '').replace(':other', found[2] ?? ''));
  });
  return [...everywhere, ...own];
}

const json = 'application/json';

/** How the document was opened, such as by `reload`. */
function readVisit(): unknown {
  const [visit] = performance.getEntriesByType('navigation');
  return visit && 'type' in visit && visit.type;
}

/** A document that the browser kept and shows again has old answers. */
const isShownAgain = (): boolean => readVisit() === 'back_forward';

/** The answers in the document by their addresses; those with a status are refusals, or did not come in time. */
function takeAnswers(): Map<string, Promise<Response>> {
  return new Map(
    [...document.querySelectorAll<HTMLScriptElement>('script[data-call]')].map(({ dataset, textContent }) => [
      dataset['call'] ?? '',
      Promise.resolve(
        new Response(textContent, {
          status: Number(dataset['status'] ?? 200),
          headers: { 'content-type': json },
        }),
      ),
    ]),
  );
}

async function readWhole(answer: Response): Promise<Response> {
  const { status, headers } = answer;
  return new Response(await answer.arrayBuffer(), { status, headers });
}

function fetchJson(address: string, access?: string): Promise<Response> {
  const headers = { accept: json, ...(access !== undefined && { authorization: `Bearer ${access}` }) };
  const sent = fetch(address, { headers });
  // Read whole, as one that no page takes would stay under way.
  const answer = access === undefined ? sent : sent.then(readWhole);
  // A failure is handled by the caller that takes the response.
  answer.catch(() => undefined);
  return answer;
}

/** Calls once the first photo of the content is painted, so that the site's code does not delay it. */
function runAfterFirstPhoto(start: () => void): void {
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
