/// <reference lib="webworker" />
declare const self: ServiceWorkerGlobalScope;
/** `offline.html`, which the build puts in. */
declare const offlinePage: string;

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

/** The document that the server has, whatever happened to be kept of it; without a connection, a page that says so. */
async function getDocument(event: FetchEvent): Promise<Response> {
  try {
    return await getPreloaded(event);
  } catch {
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'",
    };
    return new Response(offlinePage, { status: 503, headers });
  }
}

self.addEventListener('fetch', (event) => {
  const { mode, method, url } = event.request;
  if (mode !== 'navigate' || method !== 'GET') return;
  // Files are downloaded and logins answered by addresses of their own.
  const isPage = !/^\/(?:api|oauth)\//.test(new URL(url).pathname);
  event.respondWith(isPage ? getDocument(event) : getPreloaded(event));
});

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => {
  // The request goes out while the worker starts.
  event.waitUntil(Promise.all([self.registration.navigationPreload?.enable(), self.clients.claim()]));
});

export {};
