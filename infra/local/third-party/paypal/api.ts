import type { IncomingMessage, ServerResponse } from 'node:http';
import { readBody, sendJson } from '@gable/local-cloud/stand-ins';
import { findDispute } from './disputes.ts';
import { createInvalidRequest, createNotFound, PaypalError } from './errors.ts';
import { createDebugId } from './ids.ts';
import { readOrder, readRefund } from './input.ts';
import { captureOrder, createPaypalOrder, findOrder } from './orders.ts';
import { findCapture, findRefund, refundCapture } from './payments.ts';
import type { PaypalContext } from './paypal-context.ts';
import { searchTransactions } from './reporting.ts';
import type { PaypalOrder } from './store.ts';
import type { Tokens } from './tokens.ts';
import {
  toPaypalDisputeView,
  toFullCapture,
  toMinimalOrder,
  toMinimalRefund,
  toOrderView,
  toPaypalRefundView,
} from './views.ts';
import type { createWebhookSigner } from './webhook-signer.ts';

export interface PaypalApiOptions {
  readonly paypal: PaypalContext;
  readonly tokens: Tokens;
  readonly signature: ReturnType<typeof createWebhookSigner>;
}

interface ApiAnswer {
  readonly status: number;
  readonly body: unknown;
}
const createOk = (body: unknown): ApiAnswer => ({ status: 200, body });

interface ApiCall {
  readonly request: IncomingMessage;
  readonly url: URL;
  readonly body: Buffer;
}

/** How long PayPal remembers request ids, in milliseconds. */
const orderKeyMs = 6 * 3_600_000;
const paymentKeyMs = 45 * 86_400_000;

const getHeader = ({ request }: ApiCall, name: string): string | undefined => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
};
const isFullWanted = (call: ApiCall) => getHeader(call, 'prefer') === 'return=representation';

function parseJson({ body }: ApiCall): unknown {
  if (body.length === 0) return undefined;
  try {
    const parsed: unknown = JSON.parse(body.toString());
    return parsed;
  } catch {
    throw createInvalidRequest({ issue: 'MALFORMED_REQUEST_JSON', location: 'body' });
  }
}

/** Does the work once per `PayPal-Request-Id`; a repeat answers 200 with the present state. */
function runOnce<T extends { readonly id: string }>(
  { store, clock, db }: PaypalContext,
  call: ApiCall,
  kept: number,
  act: { readonly make: () => T; readonly find: (id: string) => T; readonly view: (made: T) => unknown },
): ApiAnswer {
  const id = getHeader(call, 'paypal-request-id');
  const name = `POST ${call.url.pathname}`;
  const made = id === undefined ? undefined : store.made(name, id, clock.now() - kept);
  if (made !== undefined) return createOk(act.view(act.find(made)));
  const fresh = db.transaction(() => {
    const result = act.make();
    if (id !== undefined) store.remember(name, id, result.id, clock.now());
    return result;
  });
  return { status: 201, body: act.view(fresh) };
}

const createOrderView = (paypal: PaypalContext, call: ApiCall) => (order: PaypalOrder) =>
  (isFullWanted(call) ? toOrderView : toMinimalOrder)(paypal, order);

function answerCreate(paypal: PaypalContext, call: ApiCall): ApiAnswer {
  const input = readOrder(parseJson(call));
  if (input.wallet && getHeader(call, 'paypal-request-id') === undefined)
    throw createInvalidRequest({ issue: 'PAYPAL_REQUEST_ID_REQUIRED', location: 'body' });
  return runOnce(paypal, call, orderKeyMs, {
    make: () => createPaypalOrder(paypal, input),
    find: (id) => findOrder(paypal, id),
    view: createOrderView(paypal, call),
  });
}

const answerCapture = (paypal: PaypalContext, call: ApiCall, orderId: string): ApiAnswer =>
  runOnce(paypal, call, orderKeyMs, {
    make: () => captureOrder(paypal, orderId),
    find: (id) => findOrder(paypal, id),
    view: createOrderView(paypal, call),
  });

function answerRefund(paypal: PaypalContext, call: ApiCall, captureId: string): ApiAnswer {
  const input = readRefund(parseJson(call));
  return runOnce(paypal, call, paymentKeyMs, {
    make: () => refundCapture(paypal, captureId, input),
    find: (id) => findRefund(paypal, id),
    view: (made) => (isFullWanted(call) ? toPaypalRefundView : toMinimalRefund)(paypal, made),
  });
}

function runCall({ paypal, signature }: PaypalApiOptions, call: ApiCall): ApiAnswer {
  const { method } = call.request;
  const [, area = '', kind = '', id = '', act = ''] =
    /^\/v\d\/(\w+)\/([\w-]+)(?:\/([^/]+))?(?:\/(\w+))?$/.exec(call.url.pathname) ?? [];
  switch (`${method} ${area}/${kind}${id && '/:id'}${act && `/${act}`}`) {
    case 'POST checkout/orders':
      return answerCreate(paypal, call);
    case 'GET checkout/orders/:id':
      return createOk(toOrderView(paypal, findOrder(paypal, id)));
    case 'POST checkout/orders/:id/capture':
      return answerCapture(paypal, call, id);
    case 'GET payments/captures/:id':
      return createOk(toFullCapture(paypal, findCapture(paypal, id)));
    case 'POST payments/captures/:id/refund':
      return answerRefund(paypal, call, id);
    case 'GET payments/refunds/:id':
      return createOk(toPaypalRefundView(paypal, findRefund(paypal, id)));
    case 'GET customer/disputes/:id':
      return createOk(toPaypalDisputeView(paypal, findDispute(paypal, id)));
    case 'GET reporting/transactions':
      return createOk(searchTransactions(paypal, call.url));
    case 'POST notifications/verify-webhook-signature':
      return createOk(signature.verify(parseJson(call)));
    default:
      throw createNotFound();
  }
}

/** PayPal's REST API, limited to what payments by orders need. */
export async function answerPaypalApi(
  options: PaypalApiOptions,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  const call = { request, url, body: await readBody(request) };
  const debug = createDebugId();
  const headers = { 'paypal-debug-id': debug, 'cache-control': 'no-store' };
  try {
    const { authorization } = request.headers;
    if (url.pathname === '/v1/oauth2/token') {
      const form = new URLSearchParams(call.body.toString());
      return sendJson(response, 200, options.tokens.issue(form, authorization), headers);
    }
    options.tokens.check(authorization);
    const { status, body } = runCall(options, call);
    sendJson(response, status, body, headers);
  } catch (error) {
    if (!(error instanceof PaypalError)) throw error;
    const named = 'name' in error.body ? { debug_id: debug } : {};
    sendJson(response, error.status, { ...error.body, ...named }, headers);
  }
}
