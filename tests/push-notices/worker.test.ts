import { beforeEach, describe, expect, test, vi } from 'vitest';
import { renderWorker } from '../../web/worker/worker-build.ts';

const origin = 'https://gable.example';
const code = await renderWorker();
type Listener = (event: object) => void;

/** The stores of a browser, by name; of each the addresses with their responses. */
type Stores = Map<string, Map<string, Response>>;

function createCaches(stores: Stores, answer: (url: string) => Response) {
  const open = async (name: string) => {
    const files = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, files);
    return {
      match: async (url: string) => files.get(url)?.clone(),
      put: async (url: string, response: Response) => void files.set(url, response),
      addAll: async (urls: readonly string[]) => {
        const responses = urls.map((url) => [url, answer(url)] as const);
        if (responses.some(([, { ok }]) => !ok)) throw new TypeError('A file is missing');
        for (const [url, response] of responses) files.set(url, response);
      },
    };
  };
  return { keys: async () => [...stores.keys()], open, delete: async (name: string) => stores.delete(name) };
}

/** What the server has of the release that `renderWorker` is given. */
const release = { files: ['/assets/main-1.js', '/assets/early-1.js'], entry: '/assets/early-1.js' };
const releaseCode = await renderWorker(release);
const releaseStore = /shell-[0-9a-f]{12}/.exec(releaseCode)?.[0] ?? '';
const serveRelease = (url: string): Response =>
  new Response(url === '/index.html' ? '<script src="/assets/early-1.js"></script>' : url);

/** The worker as it is built, in a browser with these pages open and these stores. */
function startWorker(
  open: readonly { readonly url: string; readonly focus: () => void }[] = [],
  {
    stores = new Map(),
    serve = () => Response.error(),
    script = code,
  }: {
    readonly stores?: Stores;
    readonly serve?: (url: string) => Response;
    readonly script?: string;
  } = {},
) {
  const listeners = new Map<string, Listener>();
  const showNotification = vi.fn<(title: string, options: object) => Promise<void>>(async () => undefined);
  const openWindow = vi.fn<(url: string) => Promise<null>>(async () => null);
  const self = {
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
    location: { origin },
    registration: { showNotification },
    clients: { matchAll: async () => open, openWindow, claim: async () => undefined },
    skipWaiting: vi.fn<() => Promise<void>>(async () => undefined),
  };
  const fetch = async (request: string | { readonly url: string }) => {
    const response = serve(typeof request === 'string' ? request : request.url);
    if (response.type === 'error') throw new TypeError('Failed to fetch');
    return response;
  };
  // oxlint-disable-next-line typescript/no-implied-eval -- the script is the site's own
  new Function('self', 'caches', 'fetch', script)(self, createCaches(stores, serve), fetch);
  const dispatch = async (name: string, event: object) => {
    let work: unknown;
    listeners.get(name)?.({ ...event, waitUntil: (promise: unknown) => (work = promise) });
    await work;
  };
  const answer = (request: object, preloadResponse: Promise<Response | undefined>) => {
    let answered: Promise<Response> | undefined;
    const respondWith = (response: Promise<Response>) => (answered = response);
    listeners.get('fetch')?.({ request, preloadResponse, respondWith });
    return answered;
  };
  return { dispatch, answer, showNotification, openWindow, skipWaiting: self.skipWaiting };
}

describe('a push', () => {
  test.each([
    ['with a street', { title: 'New offer', body: 'Oak Road, Leeds', path: '/my-buying', tag: 'ntf_1' }],
    ['without one', { title: '3 homes for your saved searches', path: '/newhome', tag: 'ntf_2' }],
  ])('is shown %s', async (_, text) => {
    const { dispatch, showNotification } = startWorker();
    await dispatch('push', { data: { json: () => text } });
    const { title, path, ...rest } = text;
    expect(showNotification).toHaveBeenCalledExactlyOnceWith(title, {
      ...rest,
      renotify: false,
      data: path,
      icon: '/icon-192.png',
    });
  });

  test('of a further message of a chat is heard again', async () => {
    const { dispatch, showNotification } = startWorker();
    await dispatch('push', { data: { json: () => ({ title: 'New message', path: '/', tag: 'chat-1' }) } });
    expect(showNotification).toHaveBeenCalledExactlyOnceWith(
      'New message',
      expect.objectContaining({ renotify: true }),
    );
  });

  test.each([
    ['nothing', null],
    ['no JSON', { json: () => JSON.parse('?') }],
    ['another shape', { json: () => ({ title: 1 }) }],
  ])('of %s is shown all the same', async (_, data) => {
    const { dispatch, showNotification } = startWorker();
    await dispatch('push', { data });
    expect(showNotification).toHaveBeenCalledExactlyOnceWith('News on Gable', expect.anything());
  });
});

describe('a page', () => {
  const request = { mode: 'navigate', method: 'GET', url: `${origin}/viewings` };
  const away = () => Promise.reject(new TypeError('Failed to fetch'));

  test('is the server’s, whatever its status', async () => {
    const response = new Response('Gone', { status: 410 });
    expect(await startWorker().answer(request, Promise.resolve(response))).toBe(response);
  });

  test('says without a connection that there is none, and nothing of what was', async () => {
    const response = await startWorker().answer(request, away());
    expect(response?.status).toBe(503);
    expect(response?.headers.get('content-security-policy')).toContain("default-src 'none'");
    const page = await response?.text();
    expect(page).toContain('<h1>You’re offline</h1>');
    expect(page).toContain('<ul hidden>');
  });

  test.each([
    ['a call', { ...request, mode: 'cors' }],
    ['a form', { ...request, method: 'POST' }],
  ])('isn’t %s, which the worker leaves alone', (_, other) => {
    expect(startWorker().answer(other, Promise.resolve(undefined))).toBeUndefined();
  });
});

describe('what is kept of the site', () => {
  const away = () => Promise.reject(new TypeError('Failed to fetch'));
  const viewings = { mode: 'navigate', method: 'GET', url: `${origin}/viewings` };
  const old: Stores = new Map([['shell-0', new Map([['/index.html', new Response('old')]])]]);
  const keep = async (worker: ReturnType<typeof startWorker>) => {
    const postMessage = vi.fn<(answer: string) => void>();
    await worker.dispatch('message', { data: 'keep', ports: [{ postMessage }] });
    return postMessage;
  };

  test('is nothing, until a page asks for it', async () => {
    const stores: Stores = new Map();
    const worker = startWorker([], { stores, serve: serveRelease, script: releaseCode });
    await worker.dispatch('install', {});
    expect([...stores.keys()]).toEqual([]);
    expect(worker.skipWaiting).toHaveBeenCalled();
    expect(await keep(worker)).toHaveBeenCalledExactlyOnceWith('kept');
    expect([...(stores.get(releaseStore)?.keys() ?? [])]).toEqual([...release.files, '/index.html']);
  });

  test.each([
    [
      'a file that is missing',
      (url: string) => (url === '/assets/main-1.js' ? new Response('', { status: 404 }) : serveRelease(url)),
    ],
    [
      'the document of another release',
      (url: string) => (url === '/index.html' ? new Response('other') : serveRelease(url)),
    ],
  ])('is nothing for %s', async (_, serve) => {
    const stores: Stores = new Map();
    const worker = startWorker([], { stores, serve, script: releaseCode });
    expect(await keep(worker)).toHaveBeenCalledExactlyOnceWith('failed');
    expect([...stores.keys()]).toEqual([]);
  });

  test('is fetched by a new release before it takes over', async () => {
    const stores: Stores = new Map(old);
    const worker = startWorker([], { stores, serve: serveRelease, script: releaseCode });
    await worker.dispatch('install', {});
    expect(stores.get(releaseStore)?.has('/index.html')).toBe(true);
    expect(worker.skipWaiting).toHaveBeenCalled();
  });

  test('stays the earlier release, where a file of the new one is missing', async () => {
    const stores: Stores = new Map(old);
    const worker = startWorker([], { stores, script: releaseCode });
    await expect(worker.dispatch('install', {})).rejects.toThrow('A file is missing');
    expect(worker.skipWaiting).not.toHaveBeenCalled();
    expect([...stores.keys()]).toEqual(['shell-0']);
  });

  test('has the files of the last release, too, whose pages may be open', async () => {
    const stores: Stores = new Map([
      ['kept-answers-1', new Map()],
      ...['shell-0', 'shell-1', releaseStore].map((name) => [name, new Map<string, Response>()] as const),
    ]);
    await startWorker([], { stores, script: releaseCode }).dispatch('activate', {});
    expect([...stores.keys()]).toEqual(['kept-answers-1', 'shell-1', releaseStore]);
  });

  test.each([
    '/favourites',
    '/viewings?when=past',
    '/messages',
    '/messages/prp_1/usr_1',
    '/accepted-offer/prp_1/usr_1',
    '/profile?tab=device',
  ])('opens %s without a connection', async (path) => {
    const worker = startWorker([], { stores: new Map(old), script: releaseCode });
    const response = await worker.answer({ ...viewings, url: origin + path }, away());
    expect(await response?.text()).toBe('old');
  });

  test.each([
    '/',
    '/listing',
    '/property-details/prp_1',
    '/make-offer/prp_1',
    '/payments/pay_1',
    '/messages/1',
  ])('does not open %s, and says what can be read', async (path) => {
    const worker = startWorker([], { stores: new Map(old), script: releaseCode });
    const response = await worker.answer({ ...viewings, url: origin + path }, away());
    expect(response?.status).toBe(503);
    expect(await response?.text()).toContain('<ul> <li>Kept on this device:</li>');
  });

  test('is never shown in place of what the server has', async () => {
    const response = new Response('now');
    const worker = startWorker([], { stores: new Map(old), script: releaseCode });
    expect(await worker.answer(viewings, Promise.resolve(response))).toBe(response);
  });

  test.each([
    ['offline', () => Response.error()],
    ['after the server dropped it', () => new Response('', { status: 404 })],
  ])('gives a page its script %s', async (_, serve) => {
    const url = `${origin}/assets/main-0.js`;
    const stores: Stores = new Map([['shell-0', new Map([[url, new Response('code')]])]]);
    const worker = startWorker([], { stores, serve, script: releaseCode });
    const response = await worker.answer({ mode: 'cors', method: 'GET', url }, Promise.resolve(undefined));
    expect(await response?.text()).toBe('code');
  });
});

describe('a file of the API', () => {
  const request = { mode: 'navigate', method: 'GET', url: `${origin}/api/data-exports/exp_1` };

  test('is what the browser asked for already, not asked for again', async () => {
    const response = new Response('{}');
    expect(await startWorker().answer(request, Promise.resolve(response))).toBe(response);
  });

  test('is no page that says there is no connection', async () => {
    const away = Promise.reject(new TypeError('Failed to fetch'));
    await expect(startWorker().answer(request, away)).rejects.toThrow('Failed to fetch');
  });
});

describe('a press', () => {
  const close = vi.fn<() => void>();
  const focus = vi.fn<() => void>();
  beforeEach(() => void vi.clearAllMocks());

  test('opens the page in a tab of its own, as the others may hold unsaved words', async () => {
    const { dispatch, openWindow } = startWorker([{ url: `${origin}/add-property`, focus }]);
    await dispatch('notificationclick', { notification: { close, data: '/viewings' } });
    expect(openWindow).toHaveBeenCalledExactlyOnceWith(`${origin}/viewings`);
    expect(close).toHaveBeenCalled();
    expect(focus).not.toHaveBeenCalled();
  });

  test('shows the tab that has the page already', async () => {
    const { dispatch, openWindow } = startWorker([{ url: `${origin}/viewings`, focus }]);
    await dispatch('notificationclick', { notification: { close, data: '/viewings' } });
    expect(focus).toHaveBeenCalled();
    expect(openWindow).not.toHaveBeenCalled();
  });

  test('leads to no other site', async () => {
    const { dispatch, openWindow } = startWorker();
    await dispatch('notificationclick', { notification: { close, data: 'https://evil.example/' } });
    expect(openWindow).not.toHaveBeenCalled();
  });
});
