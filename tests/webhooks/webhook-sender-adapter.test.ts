import { describe, expect, test, vi } from 'vitest';
import { sendWebhook } from '../../functions/reach/webhooks/adapters/webhook-sender.ts';
import { serveOnFreePort } from '../../infra/local-cloud/tests/test-services.ts';

const news = { headers: { 'webhook-id': 'whd_1' }, body: '{"type":"offer.made.v1"}' };
const publicName = { ...news, url: 'https://hooks.example.com/' };
const leadTo = (...addresses: string[]) => ({
  isOpen: false,
  resolve: vi.fn(async () =>
    addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
  ),
});

describe('sendWebhook', () => {
  test.each([
    ['this machine', ['127.0.0.1']],
    ['the metadata of the machine', ['169.254.169.254']],
    ['this machine, written as IPv6', ['::ffff:127.0.0.1']],
    ['a public address and an inner one', ['93.184.216.34', '10.0.0.1']],
    ['nothing', []],
  ])('does not connect to a name that leads to %s', async (_, addresses) => {
    expect(await sendWebhook(publicName, leadTo(...addresses))).toEqual({ failure: 'not_public' });
  });

  test('looks a name up once for each try, so that what it checked is what it connects to', async () => {
    const rebinding = leadTo('127.0.0.1');
    await sendWebhook(publicName, rebinding);
    expect(rebinding.resolve).toHaveBeenCalledTimes(1);
  });

  test.each(['http://hooks.example.com/', 'https://127.0.0.1/', 'https://[::1]/'])(
    'sends nothing to %s, whatever is stored',
    async (url) => {
      const options = leadTo('93.184.216.34');
      expect(await sendWebhook({ ...news, url }, options)).toEqual({ failure: 'not_public' });
      expect(options.resolve).not.toHaveBeenCalled();
    },
  );

  test('names a name that does not exist', async () => {
    const resolve = () => Promise.reject(Object.assign(new Error('none'), { code: 'ENOTFOUND' }));
    expect(await sendWebhook(publicName, { isOpen: false, resolve })).toEqual({ failure: 'no_such_name' });
  });

  test('follows no redirect, and reads no answer to its end', async () => {
    const paths: (string | undefined)[] = [];
    const origin = await serveOnFreePort(async ({ url }, response) => {
      paths.push(url);
      response.writeHead(302, { location: '/elsewhere' });
      response.write('x'.repeat(100_000));
    });
    expect(await sendWebhook({ ...news, url: `${origin}/hook` }, { isOpen: true })).toEqual({ status: 302 });
    expect(paths).toEqual(['/hook']);
  });

  test('takes an answer that switches protocols for its status, and hangs up', async () => {
    const hungUp = Promise.withResolvers<void>();
    const origin = await serveOnFreePort(async ({ socket }) => {
      socket.on('close', () => hungUp.resolve());
      socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: echo\r\n\r\n');
    });
    expect(await sendWebhook({ ...news, url: origin }, { isOpen: true })).toEqual({ status: 101 });
    await hungUp.promise;
  });

  test('names a receiver that hangs up at once', async () => {
    const origin = await serveOnFreePort(async ({ socket }) => {
      socket.destroy();
    });
    const outcome = await sendWebhook({ ...news, url: origin }, { isOpen: true });
    expect(outcome).toEqual({ failure: 'no_answer' });
  });

  test('waits for an answer no longer than it is told to', async () => {
    const origin = await serveOnFreePort(() => new Promise(() => undefined));
    const outcome = await sendWebhook({ ...news, url: origin }, { isOpen: true, answerMs: 50 });
    expect(outcome).toEqual({ failure: 'too_slow' });
  });

  test('names a receiver that does not listen', async () => {
    const outcome = await sendWebhook({ ...news, url: 'http://127.0.0.1:9/' }, { isOpen: true });
    expect(outcome).toEqual({ failure: 'no_answer' });
  });
});
