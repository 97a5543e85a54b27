import type { IncomingMessage, ServerResponse } from 'node:http';
import { readBody, sendJson } from '../../runtime/http.ts';
import type { Desk } from './desk.ts';
import { findDispute } from './disputes.ts';
import { invalid, notFound, PaypalError } from './errors.ts';
import { debugId } from './ids.ts';
import { readOrder, readRefund } from './input.ts';
import { captureOrder, createOrder, findOrder } from './orders.ts';
import { findCapture, findRefund, refundCapture } from './payments.ts';
import { searchTransactions } from './reporting.ts';
import type { createSignature } from './signature.ts';
import type { Order } from './store.ts';
import type { Tokens } from './tokens.ts';
import { disputeView, fullCapture, minimalOrder, minimalRefund, orderView, refundView } from './views.ts';

export interface ApiOptions {
  readonly desk: Desk;
  readonly tokens: Tokens;
  readonly signature: ReturnType<typeof createSignature>;
}

interface Answered {
  readonly status: number;
  readonly body: unknown;
}
const ok = (body: unknown): Answered => ({ status: 200, body });

interface Call {
  readonly request: IncomingMessage;
  readonly url: URL;
  readonly body: Buffer;
}

/** How long PayPal remembers request ids, in milliseconds. */
const keptForOrders = 6 * 3_600_000;
const keptForPayments = 45 * 86_400_000;

const header = ({ request }: Call, name: string): string | undefined => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
};
const inFull = (call: Call) => header(call, 'prefer') === 'return=representation';

function json({ body }: Call): unknown {
  if (body.length === 0) return undefined;
  try {
    const parsed: unknown = JSON.parse(body.toString());
    return parsed;
  } catch {
    throw invalid({ issue: 'MALFORMED_REQUEST_JSON', location: 'body' });
  }
}

/** Does the work once per `PayPal-Request-Id`; a repeat answers 200 with the present state. */
function once<T extends { readonly id: string }>(
  { store, clock, db }: Desk,
  call: Call,
  kept: number,
  act: { readonly make: () => T; readonly find: (id: string) => T; readonly view: (made: T) => unknown },
): Answered {
  const id = header(call, 'paypal-request-id');
  const name = `POST ${call.url.pathname}`;
  const made = id === undefined ? undefined : store.made(name, id, clock.now() - kept);
  if (made !== undefined) return ok(act.view(act.find(made)));
  const fresh = db.transaction(() => {
    const result = act.make();
    if (id !== undefined) store.remember(name, id, result.id, clock.now());
    return result;
  });
  return { status: 201, body: act.view(fresh) };
}

const viewOfOrder = (desk: Desk, call: Call) => (order: Order) =>
  (inFull(call) ? orderView : minimalOrder)(desk, order);

function create(desk: Desk, call: Call): Answered {
  const input = readOrder(json(call));
  if (input.wallet && header(call, 'paypal-request-id') === undefined)
    throw invalid({ issue: 'PAYPAL_REQUEST_ID_REQUIRED', location: 'body' });
  return once(desk, call, keptForOrders, {
    make: () => createOrder(desk, input),
    find: (id) => findOrder(desk, id),
    view: viewOfOrder(desk, call),
  });
}

const capture = (desk: Desk, call: Call, orderId: string): Answered =>
  once(desk, call, keptForOrders, {
    make: () => captureOrder(desk, orderId),
    find: (id) => findOrder(desk, id),
    view: viewOfOrder(desk, call),
  });

function refund(desk: Desk, call: Call, captureId: string): Answered {
  const input = readRefund(json(call));
  return once(desk, call, keptForPayments, {
    make: () => refundCapture(desk, captureId, input),
    find: (id) => findRefund(desk, id),
    view: (made) => (inFull(call) ? refundView : minimalRefund)(desk, made),
  });
}

function dispatch({ desk, signature }: ApiOptions, call: Call): Answered {
  const { method } = call.request;
  const [, area = '', kind = '', id = '', act = ''] =
    /^\/v\d\/(\w+)\/([\w-]+)(?:\/([^/]+))?(?:\/(\w+))?$/.exec(call.url.pathname) ?? [];
  switch (`${method} ${area}/${kind}${id && '/:id'}${act && `/${act}`}`) {
    case 'POST checkout/orders':
      return create(desk, call);
    case 'GET checkout/orders/:id':
      return ok(orderView(desk, findOrder(desk, id)));
    case 'POST checkout/orders/:id/capture':
      return capture(desk, call, id);
    case 'GET payments/captures/:id':
      return ok(fullCapture(desk, findCapture(desk, id)));
    case 'POST payments/captures/:id/refund':
      return refund(desk, call, id);
    case 'GET payments/refunds/:id':
      return ok(refundView(desk, findRefund(desk, id)));
    case 'GET customer/disputes/:id':
      return ok(disputeView(desk, findDispute(desk, id)));
    case 'GET reporting/transactions':
      return ok(searchTransactions(desk, call.url));
    case 'POST notifications/verify-webhook-signature':
      return ok(signature.verify(json(call)));
    default:
      throw notFound();
  }
}

/** PayPal's REST API, limited to what payments by orders need. */
export async function answerApi(
  options: ApiOptions,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  const call = { request, url, body: await readBody(request) };
  const debug = debugId();
  const headers = { 'paypal-debug-id': debug, 'cache-control': 'no-store' };
  try {
    const { authorization } = request.headers;
    if (url.pathname === '/v1/oauth2/token') {
      const form = new URLSearchParams(call.body.toString());
      return sendJson(response, 200, options.tokens.issue(form, authorization), headers);
    }
    options.tokens.check(authorization);
    const { status, body } = dispatch(options, call);
    sendJson(response, status, body, headers);
  } catch (error) {
    if (!(error instanceof PaypalError)) throw error;
    const named = 'name' in error.body ? { debug_id: debug } : {};
    sendJson(response, error.status, { ...error.body, ...named }, headers);
  }
}
