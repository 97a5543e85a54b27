import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { describeDevice } from '../../../web/features/accounts/describe-device.ts';
import { getPersonId } from '../../../web/lib/session.ts';
import { type Answers, createUserAnswer, openSite, startLogin } from '../app.tsx';

const call = 'GET /api/user/push';
const choice = {
  messages: true,
  viewings: true,
  offers: true,
  sale: true,
  listing: false,
  saved: true,
  comments: false,
  quiet: true,
  quietFrom: '22:00',
  quietTo: '07:00',
};
const id = 'psh_01K9ZX3Q6T4C8V0R2M5N7P9B1W';
const phone = { id, name: 'Chrome on Android', createdAt: '2026-11-29T09:00:00.000Z' };
const endpoint = 'https://push.example.com/1';
const unsubscribe = vi.fn<() => Promise<boolean>>();

/** What the browser can do, and how its person answers. */
function stubBrowser(permission: NotificationPermission, answer: NotificationPermission = permission): void {
  vi.stubGlobal('Notification', { permission, requestPermission: async () => answer });
  const subscription = {
    unsubscribe,
    toJSON: () => ({ endpoint, keys: { p256dh: 'point', auth: 'secret' } }),
  };
  let subscribed: typeof subscription | null = null;
  const pushManager = {
    getSubscription: async () => subscribed,
    subscribe: async () => (subscribed = subscription),
  };
  const registration = { pushManager };
  const serviceWorker = {
    register: async () => registration,
    ready: Promise.resolve(registration),
    getRegistration: async () => registration,
  };
  vi.spyOn(navigator, 'serviceWorker', 'get').mockReturnValue(
    // oxlint-disable-next-line typescript/consistent-type-assertions -- the parts that the site uses
    serviceWorker as unknown as ServiceWorkerContainer,
  );
}

beforeEach(startLogin);
afterEach(() => vi.unstubAllGlobals());

const open = (more: Answers) =>
  openSite('/profile?tab=emails', {
    'GET /api/user': createUserAnswer(),
    'GET /api/notification-preferences': { body: choice },
    ...more,
  });

describe('notices on a device', () => {
  test('are turned on by a press, with what they tell, and off again', async () => {
    stubBrowser('default', 'granted');
    let devices: object[] = [];
    const sent: unknown[] = [];
    const { screen } = await open({
      [call]: () => ({ body: { publicKey: 'BKey', devices, choice } }),
      'POST /api/user/push': (body) => {
        sent.push(body);
        devices = [phone];
        return { body: phone };
      },
      [`DELETE /api/user/push/${id}`]: () => {
        devices = [];
        return { status: 204 };
      },
      'PUT /api/user/push/choice': (body) => {
        sent.push(body);
        return { body: { ...choice, quietTo: '08:00' } };
      },
    });
    await screen.getByRole('button', { name: 'Turn on for this device' }).click();
    await expect
      .element(screen.getByRole('tabpanel').getByText('This device', { exact: true }))
      .toBeVisible();
    expect(sent).toEqual([
      { endpoint, keys: { p256dh: 'point', auth: 'secret' }, name: expect.stringMatching(/^Chrome on /) },
    ]);
    await screen.getByLabelText('Until').fill('08:00');
    await screen.getByLabelText('From').click();
    await vi.waitFor(() => expect(sent.at(-1)).toEqual({ quietTo: '08:00' }));
    await screen.getByRole('button', { name: 'Turn off on Chrome on Android' }).click();
    await expect.element(screen.getByRole('button', { name: 'Turn on for this device' })).toBeVisible();
    expect(unsubscribe).toHaveBeenCalled();
    expect(localStorage.getItem('push_device')).toBeNull();
  });

  test('keep the quiet hours that were, where a time is refused', async () => {
    stubBrowser('default');
    const { screen } = await open({
      [call]: { body: { publicKey: 'BKey', devices: [phone], choice } },
      'PUT /api/user/push/choice': { status: 422, body: { status: 422, code: 'invalid', detail: 'No' } },
    });
    await screen.getByLabelText('Until').fill('22:00');
    await screen.getByLabelText('From').click();
    await expect.element(screen.getByLabelText('Until')).toHaveValue('07:00');
  });

  test('end with a log-out, for which an answer of the server is awaited for two seconds only', async () => {
    stubBrowser('granted');
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.pushManager.subscribe();
    localStorage.setItem('push_device', `${getPersonId()} ${id}`);
    const { screen } = await open({
      'GET /api/user': createUserAnswer({ is_active: 0 }),
      [`DELETE /api/user/push/${id}`]: () => new Promise(() => undefined),
    });
    await screen.getByRole('button', { name: 'Log out' }).click();
    await vi.waitFor(() => expect(getPersonId()).toBeUndefined(), { timeout: 5_000 });
    expect(unsubscribe).toHaveBeenCalled();
    expect(localStorage.getItem('push_device')).toBeNull();
  });

  test('are known to the next login, where the browser did not end them', async () => {
    stubBrowser('granted');
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.pushManager.subscribe();
    unsubscribe.mockRejectedValueOnce(new Error('no connection'));
    const entry = `${getPersonId()} ${id}`;
    localStorage.setItem('push_device', entry);
    const { screen } = await open({
      'GET /api/user': createUserAnswer({ is_active: 0 }),
      [`DELETE /api/user/push/${id}`]: { status: 204 },
    });
    await screen.getByRole('button', { name: 'Log out' }).click();
    await vi.waitFor(() => expect(getPersonId()).toBeUndefined(), { timeout: 5_000 });
    expect(localStorage.getItem('push_device')).toBe(entry);
  });

  test('are explained where the browser blocks them', async () => {
    stubBrowser('denied');
    const { screen } = await open({ [call]: { body: { publicKey: 'BKey', devices: [], choice } } });
    await expect.element(screen.getByText(/^This browser blocks notifications from Gable\./)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Turn on for this device' }).query()).toBeNull();
  });

  test('can be turned off on another device', async () => {
    stubBrowser('default');
    let devices: object[] = [phone];
    const { screen } = await open({
      [call]: () => ({ body: { publicKey: 'BKey', devices, choice } }),
      [`DELETE /api/user/push/${id}`]: () => {
        devices = [];
        return { status: 204 };
      },
    });
    await screen.getByRole('button', { name: 'Turn off on Chrome on Android' }).click();
    await expect.element(screen.getByText('Chrome on Android').first()).not.toBeInTheDocument();
    expect(unsubscribe).not.toHaveBeenCalled();
  });

  test('are not spoken of where a stage has none', async () => {
    stubBrowser('default');
    const { screen } = await open({ [call]: { body: { devices: [], choice } } });
    await expect.element(screen.getByRole('checkbox', { name: /^Read receipts/ })).toBeVisible();
    expect(screen.getByText('On your phone or computer').query()).toBeNull();
  });
});

describe('describeDevice', () => {
  test.each([
    ['Mozilla/5.0 (Linux; Android 10; K) Chrome/142.0.0.0 Mobile Safari/537.36', 'Chrome on Android'],
    ['Mozilla/5.0 (Windows NT 10.0) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0', 'Edge on Windows'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_6) Version/18.6 Mobile/15E148 Safari/604.1', 'Safari on iPhone'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:145.0) Firefox/145.0', 'Firefox on Mac'],
    ['Something else', 'A browser'],
  ])('%s', (agent, name) => {
    expect(describeDevice(agent)).toBe(name);
  });
});
