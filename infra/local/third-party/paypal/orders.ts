import { totalOf } from './amounts.ts';
import type { Desk } from './desk.ts';
import { notFound, unprocessable } from './errors.ts';
import { tellApproved, tellCapture } from './events.ts';
import { objectId } from './ids.ts';
import type { OrderInput } from './input.ts';
import { feeOf } from './money.ts';
import type { Capture, Instrument, Order } from './store.ts';
import { approvalUrl } from './views.ts';

/** How long an order can be approved, in milliseconds; PayPal deletes it afterwards. */
const validMilliseconds = 3 * 3_600_000;

export function createOrder(desk: Desk, { unit, wallet, context }: OrderInput): Order {
  const minor = totalOf(unit);
  const { email_address, merchant_id } = unit.payee ?? {};
  if (unit.payee && email_address === undefined && merchant_id === undefined)
    throw unprocessable('PAYEE_ACCOUNT_INVALID', '/purchase_units/0/payee');
  const now = desk.clock.now();
  return desk.store.orders.put({
    id: objectId(),
    status: wallet ? 'PAYER_ACTION_REQUIRED' : 'CREATED',
    wallet,
    unit,
    minor,
    currency: unit.amount.currency_code,
    payee: unit.payee ?? desk.merchant,
    brand: context.brand_name,
    returnUrl: context.return_url,
    cancelUrl: context.cancel_url,
    at: now,
    changed: now,
  });
}

/** @throws PaypalError 404 for an unknown order, or one that was not approved in time */
export function findOrder({ store, clock }: Desk, id: string): Order {
  const order = store.orders.get(id);
  if (!order) throw notFound();
  const waits = order.status === 'CREATED' || order.status === 'PAYER_ACTION_REQUIRED';
  if (waits && clock.now() - order.at > validMilliseconds) throw notFound();
  return order;
}

/** Approves an order, also again after its instrument was declined; a paid order is unchanged. */
export function approveOrder(desk: Desk, id: string, instrument: Instrument): Order {
  const found = findOrder(desk, id);
  if (found.status === 'COMPLETED') return found;
  const status = 'APPROVED' as const;
  const order = desk.store.orders.put({ ...found, status, instrument, changed: desk.clock.now() });
  tellApproved(desk, order);
  return order;
}

/** Captures the payment of an approved order. */
export function captureOrder(desk: Desk, id: string): Order {
  const { store } = desk;
  const order = findOrder(desk, id);
  const { unit, minor, currency, payee } = order;
  if (order.status === 'COMPLETED') throw unprocessable('ORDER_ALREADY_CAPTURED');
  if (order.status !== 'APPROVED') throw unprocessable('ORDER_NOT_APPROVED');
  if (order.instrument === 'declined')
    throw unprocessable('INSTRUMENT_DECLINED', undefined, [
      { href: approvalUrl(desk, order), rel: 'redirect', method: 'GET' },
    ]);
  if (invoiceTaken(store.captures.all(), unit.invoice_id)) throw unprocessable('DUPLICATE_INVOICE_ID');
  const now = desk.clock.now();
  const status = order.instrument === 'reviewed' ? 'PENDING' : 'COMPLETED';
  const capture = store.captures.put({
    id: objectId(),
    orderId: order.id,
    status,
    minor,
    currency,
    feeMinor: feeOf(minor),
    payee,
    invoiceId: unit.invoice_id,
    customId: unit.custom_id,
    at: now,
    changed: now,
  });
  const done = store.orders.put({ ...order, status: 'COMPLETED', changed: now });
  tellCapture(desk, capture, status);
  return done;
}

const invoiceTaken = (captures: readonly Capture[], invoiceId: string | undefined): boolean =>
  invoiceId !== undefined &&
  captures.some((capture) => capture.invoiceId === invoiceId && capture.status !== 'DECLINED');
