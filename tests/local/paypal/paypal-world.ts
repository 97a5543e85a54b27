import { join } from 'node:path';
import {
  CheckoutPaymentIntent,
  CustomError,
  OrdersController,
  PaymentsController,
  TransactionSearchController,
  type OrderRequest,
  type PurchaseUnitRequest,
} from '@paypal/paypal-server-sdk';
import { onTestFinished } from 'vitest';
import * as z from 'zod';
import {
  callPaypal,
  createPaypalClient,
} from '../../../functions/money/payments/adapters/paypal/http-client.ts';
import { createActivity } from '../../../infra/local-cloud/base/activity.ts';
import { createClock } from '../../../infra/local-cloud/base/clock.ts';
import { readBody } from '../../../infra/local-cloud/base/http.ts';
import { serveOnFreePort, createTemporaryFolder } from '../../../infra/local-cloud/tests/test-services.ts';
import { openPaypal } from '../../../infra/local/third-party/paypal/index.ts';

export const secret = {
  clientId: 'client',
  clientSecret: 'shhh',
  webhookId: '0WH00000000000001',
  merchantId: 'MERCHANT00001',
};
export const returnUrl = 'http://shop.test/paid?from=paypal';
export const cancelUrl = 'http://shop.test/not-paid';

const Event = z.looseObject({
  id: z.string(),
  event_type: z.string(),
  resource_type: z.string(),
  resource: z.record(z.string(), z.unknown()),
});

/** `raw` has its fields in the order in which they were sent, which the signature covers. */
interface Received {
  headers: Record<string, string>;
  raw: unknown;
  event: z.output<typeof Event>;
}

/** A PayPal of the test's own, the real SDK that talks to it, and a receiver of its webhooks. */
export async function createPaypalWorld() {
  const clock = createClock();
  const activity = createActivity();
  const received: Received[] = [];
  const answers: number[] = [];
  const receiver = await serveOnFreePort(async (request, response) => {
    const raw: unknown = JSON.parse((await readBody(request)).toString());
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
    );
    received.push({ headers, raw, event: Event.parse(raw) });
    response.writeHead(answers.shift() ?? 200).end('heard');
  });
  const url = await serveOnFreePort(async (request, response) =>
    standIn.answer(request, response, new URL(request.url ?? '', 'http://local')),
  );
  const dataFile = join(createTemporaryFolder(), 'paypal.sqlite');
  const start = (retryMs = 10) =>
    openPaypal({
      dataFile,
      clock,
      activity,
      secret,
      pagesUrl: url,
      webhookUrls: [receiver],
      retryMilliseconds: () => retryMs,
      log: () => undefined,
    });
  let standIn = start();
  onTestFinished(() => standIn.close?.());
  process.env['PAYPAL_API_URL'] = url;
  const paypalClient = createPaypalClient(secret);
  const control = async (name: string, body: unknown = {}) => {
    const response = await fetch(`${url}/control/${name}`, { method: 'POST', body: JSON.stringify(body) });
    const answer: unknown = await response.json();
    return { status: response.status, answer };
  };
  return {
    ...createShop(paypalClient, url),
    url,
    clock,
    client: paypalClient,
    control,
    received,
    dataFile,
    standIn: () => standIn,
    types: () => received.map(({ event }) => event.event_type),
    /** What the receiver answers next, before it answers 200 again. */
    failsWith: (...statuses: number[]) => void answers.push(...statuses),
    quiet: () => activity.idle(),
    async restart(retryMs?: number) {
      await standIn.close?.();
      standIn = start(retryMs);
    },
  };
}

/** The shop's side: orders, the payer's choice, captures. */
function createShop(client: ReturnType<typeof createPaypalClient>, url: string) {
  const orders = new OrdersController(client);
  const payments = new PaymentsController(client);
  const create = async (unit: Partial<PurchaseUnitRequest> = {}, paypalRequestId?: string) => {
    const { result } = await orders.createOrder({
      body: createOrderRequest(unit),
      ...(paypalRequestId !== undefined && { paypalRequestId }),
    });
    return result.id ?? '';
  };
  const choose = async (id: string, choice: string) => {
    const body = new URLSearchParams({ choice });
    const response = await fetch(`${url}/approve/${id}`, { method: 'POST', body, redirect: 'manual' });
    return { status: response.status, location: response.headers.get('location') };
  };
  const pay = async (unit: Partial<PurchaseUnitRequest> = {}, choice = 'good') => {
    const id = await create(unit);
    await choose(id, choice);
    const { result } = await orders.captureOrder({ id });
    const [capture] = result.purchaseUnits?.[0]?.payments?.captures ?? [];
    return { orderId: id, captureId: capture?.id ?? '', capture };
  };
  return { orders, payments, search: new TransactionSearchController(client), create, choose, pay };
}

export function createOrderRequest(unit: Partial<PurchaseUnitRequest> = {}): OrderRequest {
  return {
    intent: CheckoutPaymentIntent.Capture,
    purchaseUnits: [{ amount: toGbp('12.00'), ...unit }],
    applicationContext: { brandName: 'The Shop', returnUrl, cancelUrl },
  };
}

export function toGbp(value: string) {
  return { currencyCode: 'GBP', value };
}

/** The published error that a call ends in. */
export async function getRefusal(call: Promise<unknown>) {
  const error: unknown = await call.then(
    () => undefined,
    (cause: unknown) => cause,
  );
  if (!(error instanceof CustomError)) throw new Error('the call was not refused', { cause: error });
  const { name, debug_id: debugId, details, links } = error.result ?? {};
  return {
    status: error.statusCode,
    name,
    debugId,
    issue: details?.[0]?.issue,
    field: details?.[0]?.field,
    links,
  };
}

type PaypalWorld = Awaited<ReturnType<typeof createPaypalWorld>>;

/** PayPal's verification of a received webhook; `change` holds the forged fields. */
export function verifyWebhook({ client }: PaypalWorld, { headers, raw }: Received, change: object = {}) {
  return callPaypal(client, 'POST', '/v1/notifications/verify-webhook-signature', {
    auth_algo: headers['paypal-auth-algo'],
    cert_url: headers['paypal-cert-url'],
    transmission_id: headers['paypal-transmission-id'],
    transmission_sig: headers['paypal-transmission-sig'],
    transmission_time: headers['paypal-transmission-time'],
    webhook_id: secret.webhookId,
    webhook_event: raw,
    ...change,
  });
}
