import { sumUnit } from './amounts.ts';
import { createNotFound, createUnprocessable } from './errors.ts';
import { emitOrderApproved, emitCapture } from './events.ts';
import { createObjectId } from './ids.ts';
import type { OrderInput } from './input.ts';
import { calculatePaypalFee } from './money.ts';
import type { PaypalContext } from './paypal-context.ts';
import type { Capture, Instrument, PaypalOrder } from './store.ts';
import { toApprovalUrl } from './views.ts';

/** How long an order can be approved, in milliseconds; PayPal deletes it afterwards. */
const validMilliseconds = 3 * 3_600_000;

export function createPaypalOrder(paypal: PaypalContext, { unit, wallet, context }: OrderInput): PaypalOrder {
  const minor = sumUnit(unit);
  const { email_address, merchant_id } = unit.payee ?? {};
  if (unit.payee && email_address === undefined && merchant_id === undefined)
    throw createUnprocessable('PAYEE_ACCOUNT_INVALID', '/purchase_units/0/payee');
  const now = paypal.clock.now();
  return paypal.store.orders.put({
    id: createObjectId(),
    status: wallet ? 'PAYER_ACTION_REQUIRED' : 'CREATED',
    wallet,
    unit,
    minor,
    currency: unit.amount.currency_code,
    payee: unit.payee ?? paypal.merchant,
    brand: context.brand_name,
    returnUrl: context.return_url,
    cancelUrl: context.cancel_url,
    at: now,
    changed: now,
  });
}

/** @throws PaypalError 404 for an unknown order, or one that was not approved in time */
export function findOrder({ store, clock }: PaypalContext, id: string): PaypalOrder {
  const order = store.orders.get(id);
  if (!order) throw createNotFound();
  const waits = order.status === 'CREATED' || order.status === 'PAYER_ACTION_REQUIRED';
  if (waits && clock.now() - order.at > validMilliseconds) throw createNotFound();
  return order;
}

/** Approves an order, also again after its instrument was declined; a paid order is unchanged. */
export function approveOrder(paypal: PaypalContext, id: string, instrument: Instrument): PaypalOrder {
  const found = findOrder(paypal, id);
  if (found.status === 'COMPLETED') return found;
  const status = 'APPROVED' as const;
  const order = paypal.store.orders.put({ ...found, status, instrument, changed: paypal.clock.now() });
  emitOrderApproved(paypal, order);
  return order;
}

/** Captures the payment of an approved order. */
export function captureOrder(paypal: PaypalContext, id: string): PaypalOrder {
  const { store } = paypal;
  const order = findOrder(paypal, id);
  const { unit, minor, currency, payee } = order;
  if (order.status === 'COMPLETED') throw createUnprocessable('ORDER_ALREADY_CAPTURED');
  if (order.status !== 'APPROVED') throw createUnprocessable('ORDER_NOT_APPROVED');
  if (order.instrument === 'declined')
    throw createUnprocessable('INSTRUMENT_DECLINED', undefined, [
      { href: toApprovalUrl(paypal, order), rel: 'redirect', method: 'GET' },
    ]);
  if (isInvoiceTaken(store.captures.all(), unit.invoice_id))
    throw createUnprocessable('DUPLICATE_INVOICE_ID');
  const now = paypal.clock.now();
  const status = order.instrument === 'reviewed' ? 'PENDING' : 'COMPLETED';
  const capture = store.captures.put({
    id: createObjectId(),
    orderId: order.id,
    status,
    minor,
    currency,
    feeMinor: calculatePaypalFee(minor),
    payee,
    invoiceId: unit.invoice_id,
    customId: unit.custom_id,
    at: now,
    changed: now,
  });
  const done = store.orders.put({ ...order, status: 'COMPLETED', changed: now });
  emitCapture(paypal, capture, status);
  return done;
}

const isInvoiceTaken = (captures: readonly Capture[], invoiceId: string | undefined): boolean =>
  invoiceId !== undefined &&
  captures.some((capture) => capture.invoiceId === invoiceId && capture.status !== 'DECLINED');
