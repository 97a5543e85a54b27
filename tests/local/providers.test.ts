import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Stripe from 'stripe';
import { expect, onTestFinished, test } from 'vitest';
import { findProviderSecretFields, listWebhookPaths } from '../../infra/local-cloud/providers/index.ts';
import { createTemporaryFolder } from '../../infra/local-cloud/tests/test-services.ts';
import { bootSite } from '../../infra/local/boot-site.ts';
import { providers } from '../../infra/local/third-party/index.ts';
import { getFixtureAssembly } from './fixture/assembly.ts';

const there = 'https://api.stripe.com';
const { secretKey = '' } = findProviderSecretFields(providers, 'StripeF00D') ?? {};

async function world() {
  const assembly = await getFixtureAssembly();
  const dataDir = createTemporaryFolder();
  const open = async (fresh = false) => {
    const cloud = await bootSite({ assembly, dataDir, port: 0, timers: false, fresh });
    let running = true;
    const close = async () => {
      if (running) await cloud.close();
      running = false;
    };
    onTestFinished(close);
    const { hostname, port } = new URL(cloud.hosts.rewrite(there));
    const stripe = new Stripe(secretKey, { host: hostname, port: Number(port), protocol: 'http' });
    return { ...cloud, close, stripe, port };
  };
  return { dataDir, open };
}

const order: Stripe.Checkout.SessionCreateParams = {
  mode: 'payment',
  success_url: 'http://shop.test/',
  line_items: [
    { quantity: 1, price_data: { currency: 'gbp', unit_amount: 500, product_data: { name: 'A listing' } } },
  ],
};

test('a stand-in answers at a port of its own, the same one with the same state after a restart', async () => {
  const w = await world();
  const first = await w.open();
  expect(first.port).not.toBe(new URL(first.origin).port);
  const { id, url } = await first.stripe.checkout.sessions.create(order);
  expect(url).toBe(`${first.origin}/_local/providers/stripe/checkout/${id}`);
  expect((await fetch(url ?? '')).status).toBe(200);
  await first.close();
  const second = await w.open();
  expect(second.port).toBe(first.port);
  expect(readFileSync(join(w.dataDir, 'providers/stripe-port'), 'utf8')).toBe(first.port);
  expect(await second.stripe.checkout.sessions.retrieve(id)).toMatchObject({ status: 'open' });
  await second.close();
  const fresh = await w.open(true);
  expect((await fresh.stripe.checkout.sessions.list()).data).toEqual([]);
});

test('a reset of the cloud is one of its stand-ins, too', async () => {
  const cloud = await (await world()).open();
  const { id } = await cloud.stripe.checkout.sessions.create(order);
  const snapshot = await cloud.snapshot();
  await cloud.stripe.checkout.sessions.create(order);
  await snapshot.restore();
  expect((await cloud.stripe.checkout.sessions.list()).data).toMatchObject([{ id }]);
});

test('the stand-ins are listed; an unknown one is not found', async () => {
  const cloud = await (await world()).open();
  const listed: unknown = await (await fetch(`${cloud.origin}/_local/providers`)).json();
  expect(listed).toEqual(expect.arrayContaining(['address-lookup', 'stripe']));
  for (const path of ['providers/none', 'providers/constructor', 'none', 'constructor'])
    expect((await fetch(`${cloud.origin}/_local/${path}`)).status).toBe(404);
});

test('webhooks go where the template takes them', () => {
  const routes = [
    'POST /pay/stripe/webhook',
    'GET /pay/stripe/webhook',
    'POST /pay/stripe/webhooks',
    '$default',
  ].map((key) => ({ key }));
  expect(listWebhookPaths([{ routes }, { routes: [] }], 'stripe')).toEqual(['/pay/stripe/webhook']);
  expect(listWebhookPaths([{ routes }], 'paypal')).toEqual([]);
});
