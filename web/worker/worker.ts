/// <reference lib="webworker" />
declare const self: ServiceWorkerGlobalScope;
/** `offline.html`, which the build puts in. */
declare const offlinePage: string;
/** What the build knows of this release: the store for its files, the files of the pages that can be read without a connection, and one that its document names. */
declare const shell: { readonly store: string; readonly files: readonly string[]; readonly entry: string };

/** What a notice says; functions/reach/push-notices makes it. */
interface PushText {
  readonly title: string;
  readonly body?: string;
  readonly path: string;
  readonly tag: string;
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** A browser takes the permission from a site whose push shows nothing, so that one that can't be read is told, too. */
function readText(data: PushMessageData | null): PushText {
  const fallback = { title: 'News on Gable', path: '/notifications', tag: 'news' };
  try {
    const { title, body, path, tag }: Partial<Record<keyof PushText, unknown>> = data?.json() ?? {};
    if (!isText(title) || !isText(path) || !isText(tag)) return fallback;
    return { title, path, tag, ...(isText(body) && { body }) };
  } catch {
    return fallback;
  }
}

/** The tab that shows a page already, or a new one: the pages that are open may hold what somebody is writing. */
async function openPage(path: string): Promise<void> {
  const url = new URL(path, self.location.origin);
  if (url.origin !== self.location.origin) return;
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = pages.find((page) => page.url === url.href);
  await (open ? open.focus() : self.clients.openWindow(url.href));
}

self.addEventListener('push', (event) => {
  const { title, body, path, tag } = readText(event.data);
  // A further message takes the place of the one before, and would do so without a sound.
  const renotify = tag.startsWith('chat-');
  const shown = { ...(body !== undefined && { body }), tag, renotify, icon: '/icon-192.png', data: path };
  event.waitUntil(self.registration.showNotification(title, shown));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const path: unknown = event.notification.data;
  event.waitUntil(openPage(isText(path) ? path : '/notifications'));
});

/** What the browser asked for while the worker started, so that nothing is asked for twice. */
async function getPreloaded({ request, preloadResponse }: FetchEvent): Promise<Response> {
  const preloaded: Response | undefined = await preloadResponse;
  return preloaded ?? fetch(request);
}

const shellDocument = '/index.html';
const isShell = (store: string): boolean => store.startsWith('shell-');

async function listShells(): Promise<readonly string[]> {
  return (await caches.keys()).filter(isShell);
}

/**
 * Keeps this release's files, all of them or none. The document comes last: one of another release, which would name
 * other files, is refused, and the browser tries again later.
 */
async function fetchShell(): Promise<void> {
  const store = await caches.open(shell.store);
  if (await store.match(shellDocument)) return;
  try {
    await store.addAll(shell.files);
    const document = await fetch(shellDocument, { cache: 'no-cache' });
    if (!document.ok || !(await document.clone().text()).includes(shell.entry))
      throw new Error('Not this release');
    await store.put(shellDocument, document);
  } catch (error) {
    await caches.delete(shell.store);
    throw error;
  }
}

let keeping: Promise<void> | undefined;
/** Several pages may ask while the worker is being installed: one that failed would remove what another put there. */
const keepShell = (): Promise<void> => (keeping ??= fetchShell().finally(() => (keeping = undefined)));

/** The document in which the site's own code shows what was kept; only a member who chose so has one. */
async function findShell(): Promise<Response | undefined> {
  const shells = await listShells();
  const latest = shells.includes(shell.store) ? shell.store : shells.at(-1);
  return latest === undefined ? undefined : (await caches.open(latest)).match(shellDocument);
}

/** The pages that can be read without a connection; the site's own code does the rest. */
const keptPages =
  /^\/(?:favourites|viewings|profile|messages(?:\/[^/]+\/[^/]+)?|accepted-offer\/[^/]+\/[^/]+)\/?$/;

/** The document that the server has; without a connection, that of a page that was kept, or one that says so. */
async function getDocument(event: FetchEvent): Promise<Response> {
  try {
    return await getPreloaded(event);
  } catch {
    const kept = await findShell();
    if (kept && keptPages.test(new URL(event.request.url).pathname)) return kept;
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'",
    };
    const page = kept ? offlinePage.replace('<ul hidden>', '<ul>') : offlinePage;
    return new Response(page, { status: 503, headers });
  }
}

/** A file of the site, which has its hash in its name; one that the server hasn't got any more may be kept. */
async function getFile({ request }: FetchEvent): Promise<Response> {
  const findKept = async (): Promise<Response | undefined> => {
    for (const name of await listShells()) {
      const kept = await (await caches.open(name)).match(request.url, { ignoreVary: true });
      if (kept) return kept;
    }
    return undefined;
  };
  const response = await fetch(request).catch((error: unknown) => error);
  if (response instanceof Response && response.ok) return response;
  const kept = await findKept();
  if (kept) return kept;
  if (response instanceof Response) return response;
  throw response;
}

/** Nothing to see, so that the blurred picture behind it stays, and no sign of a broken one. */
const emptyPicture = '<svg xmlns="http://www.w3.org/2000/svg"/>';

/** Photos are not kept. */
async function getPhoto({ request }: FetchEvent): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    if (!(await findShell())) throw error;
    return new Response(emptyPicture, { headers: { 'content-type': 'image/svg+xml' } });
  }
}

self.addEventListener('fetch', (event) => {
  const { mode, method, url, destination } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET') return;
  if (origin === self.location.origin && pathname.startsWith('/assets/')) {
    event.respondWith(getFile(event));
    return;
  }
  if (origin === self.location.origin && destination === 'image') {
    event.respondWith(getPhoto(event));
    return;
  }
  if (mode !== 'navigate') return;
  // Files are downloaded and logins answered by addresses of their own.
  const isPage = !/^\/(?:api|oauth)\//.test(pathname);
  event.respondWith(isPage ? getDocument(event) : getPreloaded(event));
});

/** A member's page asks to keep its files, and hears whether they are. */
self.addEventListener('message', (event) => {
  if (event.data !== 'keep') return;
  const [port] = event.ports;
  event.waitUntil(
    keepShell().then(
      () => port?.postMessage('kept'),
      () => port?.postMessage('failed'),
    ),
  );
});

/** A new release takes over once it has its files, where those of an earlier one are kept. */
async function install(): Promise<void> {
  if ((await listShells()).length > 0) await keepShell();
  await self.skipWaiting();
}

/** Removes the files of earlier releases, but those of the last one: its pages may be open, and load parts of it. */
async function removeOldShells(): Promise<void> {
  const old = (await listShells()).filter((name) => name !== shell.store).slice(0, -1);
  await Promise.all(old.map((name) => caches.delete(name)));
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => {
  // The request goes out while the worker starts.
  const preload = self.registration.navigationPreload?.enable();
  event.waitUntil(Promise.all([preload, self.clients.claim(), removeOldShells()]));
});

export {};
