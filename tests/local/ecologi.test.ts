import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createActivity } from '../../infra/local-cloud/base/activity.ts';
import { createClock } from '../../infra/local-cloud/base/clock.ts';
import { serveOnFreePort, createTemporaryFolder } from '../../infra/local-cloud/tests/test-services.ts';
import { openEcologi } from '../../infra/local/third-party/ecologi/index.ts';

async function world() {
  const dataFile = join(createTemporaryFolder(), 'ecologi.sqlite');
  const start = () =>
    openEcologi({
      dataFile,
      clock: createClock(),
      activity: createActivity(),
      secret: { apiKey: 'key', username: 'forest' },
      pagesUrl: 'http://pages.test',
      webhookUrls: [],
      retryMilliseconds: () => 10,
      log: () => undefined,
    });
  let standIn = start();
  onTestFinished(() => standIn.close?.());
  const url = await serveOnFreePort(async (request, response) =>
    standIn.answer(request, response, new URL(request.url ?? '', 'http://local')),
  );
  const call = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(url + path, init);
    const body: unknown = await response.json();
    return { status: response.status, body };
  };
  return {
    buy: (what: string, body: unknown, headers: Record<string, string> = {}) =>
      call(`/impact/${what}`, {
        method: 'POST',
        headers: { authorization: 'Bearer key', ...headers },
        body: JSON.stringify(body),
      }),
    control: (name: string, body: unknown = {}) =>
      call(`/control/${name}`, { method: 'POST', body: JSON.stringify(body) }),
    impact: (username = 'forest') => call(`/users/${username}/impact`),
    standIn: () => standIn,
    dataFile,
    async restart() {
      await standIn.close?.();
      standIn = start();
    },
  };
}

test('trees are bought, named and counted', async () => {
  const w = await world();
  expect(await w.buy('trees', { number: 3, name: 'Ada' })).toEqual({
    status: 201,
    body: {
      amount: 0.75,
      currency: 'GBP',
      treeUrl: expect.stringMatching(/^https:\/\/ecologi\.com\/forest\?tree=[\da-f]{24}$/),
      name: 'Ada',
    },
  });
  await w.restart();
  expect(await w.impact()).toEqual({ status: 200, body: { trees: 3, carbonOffset: 0 } });
  expect((await w.impact('stranger')).status).toBe(404);
});

test('carbon is bought by the kilogram or the tonne, and divided among projects', async () => {
  const w = await world();
  const { status, body } = await w.buy('carbon', { number: 500, units: 'KG' });
  expect([status, body]).toMatchObject([
    201,
    { number: 500, units: 'KG', numberInTonnes: 0.5, amount: 4.85 },
  ]);
  expect(body).toMatchObject({ projectDetails: [{ splitPercentage: 60, splitAmountTonnes: 0.3 }, {}] });
  await w.buy('carbon', { number: 2, units: 'Tonnes' });
  expect((await w.impact()).body).toEqual({ trees: 0, carbonOffset: 2.5 });
});

test('a purchase in test mode is answered but not counted', async () => {
  const w = await world();
  const { status, body } = await w.buy('trees', { number: 5, test: true });
  expect([status, body]).toMatchObject([
    201,
    { amount: 1.25, treeUrl: 'https://ecologi.com/forest?tree=undefined' },
  ]);
  expect((await w.impact()).body).toEqual({ trees: 0, carbonOffset: 0 });
});

test('the same key buys once, also after a restart', async () => {
  const w = await world();
  const buy = (key: string) => w.buy('trees', { number: 1 }, { 'idempotency-key': key });
  const first = await buy('payment-1');
  await w.restart();
  expect(await buy('payment-1')).toEqual(first);
  expect(await buy('payment-2')).not.toEqual(first);
  expect((await w.impact()).body).toMatchObject({ trees: 2 });
});

test.each([
  ['no number', 'trees', {}],
  ['half a tree', 'trees', { number: 0.5 }],
  ['no tree', 'trees', { number: 0 }],
  ['no unit', 'carbon', { number: 1 }],
  ['another unit', 'carbon', { number: 1, units: 'lb' }],
  ['a debt', 'carbon', { number: -1, units: 'KG' }],
])('%s is refused', async (_, what, body) => {
  const w = await world();
  expect((await w.buy(what, body)).status).toBe(422);
  expect((await w.impact()).body).toEqual({ trees: 0, carbonOffset: 0 });
});

test.each(['planets', 'constructor'])('%s cannot be bought', async (what) => {
  const w = await world();
  expect((await w.buy(what, { number: 1 })).status).toBe(404);
});

test('a wrong key buys nothing', async () => {
  const w = await world();
  expect((await w.buy('trees', { number: 1 }, { authorization: 'Bearer other' })).status).toBe(401);
  expect((await w.impact()).body).toMatchObject({ trees: 0 });
});

test('purchases fail on command until recovery', async () => {
  const w = await world();
  const buy = () => w.buy('trees', { number: 1 }, { 'idempotency-key': 'one' });
  await w.control('fail', { status: 500 });
  expect((await buy()).status).toBe(500);
  await w.restart();
  expect((await buy()).status).toBe(500);
  await w.control('recover');
  expect((await buy()).status).toBe(201);
  expect((await w.impact()).body).toMatchObject({ trees: 1 });
  expect((await w.control('explode')).status).toBe(404);
});

test('a restored snapshot has the purchases until then', async () => {
  const w = await world();
  await w.buy('trees', { number: 1 });
  await w.standIn().snapshot?.(`${w.dataFile}.copy`);
  await w.buy('trees', { number: 1 });
  await w.standIn().restore?.(`${w.dataFile}.copy`);
  expect((await w.impact()).body).toMatchObject({ trees: 1 });
});
