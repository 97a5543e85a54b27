import { join } from 'node:path';
import Stripe from 'stripe';
import { onTestFinished } from 'vitest';
import { createActivity } from '../../../infra/local-cloud/base/activity.ts';
import { createClock } from '../../../infra/local-cloud/base/clock.ts';
import { readBody } from '../../../infra/local-cloud/base/http.ts';
import { serveOnFreePort, createTemporaryFolder } from '../../../infra/local-cloud/tests/test-services.ts';
import { openStripe } from '../../../infra/local/third-party/stripe/index.ts';

export const secret = { secretKey: 'sk_test_localKey', webhookSecret: 'whsec_localSecret' };
export const verifier = new Stripe(secret.secretKey);

export interface Received {
  readonly event: Stripe.Event;
  readonly body: string;
  readonly signature: string;
  readonly type: string;
}

/** A merchant's webhook endpoint: answers `state.status`; verifies and keeps each event while that is 200. */
async function createMerchant() {
  const received: Received[] = [];
  const state = { status: 200, asked: 0 };
  const url = await serveOnFreePort(async (request, response) => {
    const body = (await readBody(request)).toString();
    state.asked += 1;
    if (state.status === 200) {
      const signature = String(request.headers['stripe-signature']);
      // The clock of the stand-in may be ahead.
      const event = verifier.webhooks.constructEvent(body, signature, secret.webhookSecret, 1e9);
      received.push({ event, body, signature, type: event.type });
    }
    response.writeHead(state.status).end('noted');
  });
  return { received, state, url };
}

export function createSdk(api: string, key = secret.secretKey): Stripe {
  const { hostname, port } = new URL(api);
  return new Stripe(key, { host: hostname, port: Number(port), protocol: 'http', maxNetworkRetries: 0 });
}

/** A Stripe of its own for a test, an SDK for it, and a merchant that receives its webhooks. */
export async function createStripeWorld({ dataFile = join(createTemporaryFolder(), 'stripe.sqlite') } = {}) {
  const clock = createClock();
  const activity = createActivity();
  const shop = await createMerchant();
  const retries: number[] = [];
  const asked = (request: { url?: string }) => new URL(request.url ?? '/', 'http://local');
  const api = await serveOnFreePort(async (request, response) =>
    standIn.api?.(request, response, asked(request)),
  );
  const pages = await serveOnFreePort(async (request, response) =>
    standIn.answer(request, response, asked(request)),
  );
  const open = () =>
    openStripe({
      dataFile,
      clock,
      activity,
      pagesUrl: pages,
      webhookUrls: [`${shop.url}/webhook`],
      secret,
      log: (line) => {
        throw new Error(line);
      },
      retryMilliseconds(attempt) {
        retries.push(attempt);
        return 5;
      },
    });
  let standIn = open();
  onTestFinished(async () => standIn.close?.());
  const form = (url: string, fields: Record<string, string>) =>
    fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) });
  return {
    clock,
    shop,
    retries,
    api,
    pages,
    stripe: createSdk(api),
    standIn: () => standIn,
    /** Resolves once no webhook is under way. */
    idle: activity.idle,
    types: () => shop.received.map(({ type }) => type),
    objects: (type: string) =>
      shop.received.filter((one) => one.type === type).map(({ event }) => event.data.object),
    async restart() {
      await standIn.close?.();
      standIn = open();
    },
    form,
    card: (url: string, number: string, more: Record<string, string> = {}) =>
      form(url, {
        act: 'card',
        email: 'ada@example.com',
        name: 'Ada Buyer',
        expiry: '12 / 34',
        cvc: '123',
        number,
        ...more,
      }),
    debit: (url: string, account: string) =>
      form(url, { act: 'debit', email: 'ada@example.com', name: 'Ada', 'sort-code': '10-88-00', account }),
    async control(door: string, body: object = {}) {
      const response = await fetch(`${pages}/control/${door}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      const answer: unknown = await response.json();
      return { status: response.status, answer };
    },
  };
}

export type StripeWorld = Awaited<ReturnType<typeof createStripeWorld>>;

export function createOrderParams(change: Partial<Stripe.Checkout.SessionCreateParams> = {}) {
  return {
    mode: 'payment',
    line_items: [
      {
        quantity: 1,
        price_data: { currency: 'gbp', unit_amount: 9900, product_data: { name: 'A listing' } },
      },
    ],
    success_url: 'http://shop.test/done?session={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://shop.test/back',
    ...change,
  } satisfies Stripe.Checkout.SessionCreateParams;
}

/** A session with the address where it is paid. */
export async function createOrder(w: StripeWorld, change: Partial<Stripe.Checkout.SessionCreateParams> = {}) {
  const session = await w.stripe.checkout.sessions.create(createOrderParams(change));
  return { ...session, url: session.url ?? '' };
}

/** The payment of a session that was paid with this card. */
export async function payOrder(w: StripeWorld, number = '4242424242424242', pence = 9900) {
  const item = { currency: 'gbp', unit_amount: pence, product_data: { name: 'A listing' } };
  const { id, url } = await createOrder(w, { line_items: [{ quantity: 1, price_data: item }] });
  await w.card(url, number);
  const session = await w.stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent.latest_charge'] });
  return {
    session,
    intent: requireExpanded(session.payment_intent),
    charge: requireExpanded(requireExpanded(session.payment_intent).latest_charge),
  };
}

/** What was expanded, not only named. */
export function requireExpanded<T extends object>(value: T | string | null | undefined): T {
  if (typeof value !== 'object' || value === null) throw new Error(`not expanded: ${String(value)}`);
  return value;
}
