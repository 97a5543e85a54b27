import {
  ApiError,
  OrdersController,
  PaymentsController,
  TransactionSearchController,
} from '@paypal/paypal-server-sdk';
import { PaymentId } from '../../../../../events/vocabulary.ts';
import type { Payment } from '../../domain/payment.ts';
import {
  wrapProviderError,
  type WebhookSubject,
  type PaymentOutcome,
  type PaymentProvider,
  ProviderError,
} from '../../domain/provider.ts';
import { parseRefusal, getPaypalClient } from './client.ts';
import { getDisputeSubject } from './disputes.ts';
import { findPaypalKeys, type PaypalKeys } from './keys.ts';
import { toPaypalMoney } from './money.ts';
import { approvalUrlOf, toOrderRequest, toOutcome } from './orders.ts';
import { getRefundSubject, findPaymentOfCapture, toProviderRefund } from './refunds.ts';
import { listPaypalTransactions } from './transactions.ts';

/** Payments with PayPal: the payer approves an order on PayPal's page, and we capture it afterwards. */
export async function loadPaypalProvider(): Promise<PaymentProvider | undefined> {
  const keys = await findPaypalKeys();
  return keys && createPaypalProvider(keys);
}

const prefer = 'return=representation';

/** The PayPal provider for one account's keys. */
export function createPaypalProvider(keys: PaypalKeys): PaymentProvider {
  const client = getPaypalClient(keys);
  const orders = new OrdersController(client);
  const payments = new PaymentsController(client);
  return {
    async createSession(payment, checkoutText) {
      const body = toOrderRequest(payment, keys.merchantId, checkoutText);
      const asking = orders.createOrder({ body, paypalRequestId: payment.id });
      const { result } = await wrapProviderError(asking, (error) => error instanceof ApiError);
      const payUrl = approvalUrlOf(result);
      if (result.id === undefined || payUrl === undefined)
        throw new ProviderError(`Payment ${payment.id} got an order that no one could approve`);
      return { id: result.id, payUrl };
    },
    getStatus: (payment) => getOrderStatus(orders, keys, payment),
    capture: (payment) => captureOrder(orders, keys, payment),
    // Only `capture` takes the money of an order, and it needs a payment that is `processing`.
    cancel: async ({ status }) =>
      status === 'processing' ? { state: 'processing' } : { state: 'failed', reason: 'cancelled' },

    async refund({ charge = '' }, { id, amountPence }) {
      try {
        const body = { amount: toPaypalMoney(amountPence), customId: id };
        const asked = { captureId: charge, paypalRequestId: id, prefer, body };
        return toProviderRefund((await payments.refundCapturedPayment(asked)).result);
      } catch (error) {
        const refusal = parseRefusal(error);
        if (refusal === 'TRANSACTION_DISPUTED') return 'disputed';
        if (exceededRefusals.has(refusal)) return 'exceeded';
        throw error;
      }
    },

    async resolveEvent({ type, subject }) {
      try {
        if (type.startsWith('CHECKOUT.ORDER.'))
          return toPaymentSubject(await findPaymentOfOrder(orders, subject));
        if (type.startsWith('CUSTOMER.DISPUTE.')) return await getDisputeSubject(client, payments, subject);
        if (/\.(REFUNDED|REFUND\.\w+)$/.test(type)) return await getRefundSubject(payments, subject);
        return toPaymentSubject(await findPaymentOfCapture(payments, subject));
      } catch (error) {
        // The order does not exist, for example because it was not approved in time.
        if (parseRefusal(error) === '404') return undefined;
        throw error;
      }
    },

    async listRefunds({ session = '' }) {
      const { result } = await orders.getOrder({ id: session });
      return (result.purchaseUnits?.[0]?.payments?.refunds ?? []).map(toProviderRefund);
    },

    listTransactions: (from, to) => listPaypalTransactions(new TransactionSearchController(client), from, to),
  };
}

const toPaymentSubject = (paymentId: PaymentId | undefined): WebhookSubject | undefined =>
  paymentId && { about: 'payment', paymentId };

async function findPaymentOfOrder(orders: OrdersController, id: string): Promise<PaymentId | undefined> {
  const { result } = await orders.getOrder({ id });
  return PaymentId.safeParse(result.purchaseUnits?.[0]?.customId).data;
}

async function getOrderStatus(
  orders: OrdersController,
  keys: PaypalKeys,
  payment: Payment,
): Promise<PaymentOutcome> {
  try {
    const { result } = await orders.getOrder({ id: payment.session ?? '' });
    return toOutcome(payment, keys.merchantId, result);
  } catch (error) {
    if (parseRefusal(error) === '404') return { state: 'failed', reason: 'expired' };
    throw error;
  }
}

/** Refusals of a refund that is larger than what is left of the capture. */
const exceededRefusals: ReadonlySet<string> = new Set(['CAPTURE_FULLY_REFUNDED', 'REFUND_AMOUNT_EXCEEDED']);

/** Refusals that are final for this order. */
const declinedRefusals: ReadonlySet<string> = new Set([
  'INSTRUMENT_DECLINED',
  'PAYER_ACCOUNT_LOCKED_OR_CLOSED',
  'PAYER_ACCOUNT_RESTRICTED',
  'PAYER_CANNOT_PAY',
  'TRANSACTION_REFUSED',
]);

async function captureOrder(
  orders: OrdersController,
  keys: PaypalKeys,
  payment: Payment,
): Promise<PaymentOutcome> {
  const { id, session = '' } = payment;
  try {
    const { result } = await orders.captureOrder({ id: session, paypalRequestId: id, prefer });
    return toOutcome(payment, keys.merchantId, result);
  } catch (error) {
    const refusal = parseRefusal(error);
    if (declinedRefusals.has(refusal)) return { state: 'failed', reason: 'declined' };
    // A concurrent request captured it.
    if (refusal === 'ORDER_ALREADY_CAPTURED') return getOrderStatus(orders, keys, payment);
    throw error;
  }
}
