import { beforeEach, describe, expect, test, vi } from 'vitest';
import { renderWorker } from '../../web/worker/worker-build.ts';

const origin = 'https://gable.example';
const code = await renderWorker();
type Listener = (event: object) => void;

/** The worker as it is built, in a browser with these pages open. */
function startWorker(open: readonly { readonly url: string; readonly focus: () => void }[] = []) {
  const listeners = new Map<string, Listener>();
  const showNotification = vi.fn<(title: string, options: object) => Promise<void>>(async () => undefined);
  const openWindow = vi.fn<(url: string) => Promise<null>>(async () => null);
  const self = {
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
    location: { origin },
    registration: { showNotification },
    clients: { matchAll: async () => open, openWindow },
  };
  // oxlint-disable-next-line typescript/no-implied-eval -- the script is the site's own
  new Function('self', code)(self);
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
  return { dispatch, answer, showNotification, openWindow };
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
    expect(await response?.text()).toContain('<h1>You’re offline</h1>');
  });

  test.each([
    ['a call', { ...request, mode: 'cors' }],
    ['a form', { ...request, method: 'POST' }],
  ])('isn’t %s, which the worker leaves alone', (_, other) => {
    expect(startWorker().answer(other, Promise.resolve(undefined))).toBeUndefined();
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
