import {
  ApiError,
  OrdersController,
  PaymentsController,
  TransactionSearchController,
} from '@paypal/paypal-server-sdk';
import { PaymentId } from '../../events/vocabulary.ts';
import type { Payment } from './payment.ts';
import {
  answerOf,
  type Finding,
  type Outcome,
  type Provider,
  ProviderFault,
  type ProviderSource,
} from './provider.ts';
import { refusalOf, walletClient } from './wallet-client.ts';
import { foundDispute } from './wallet-dispute.ts';
import { walletKeys, type WalletKeys } from './wallet-keys.ts';
import { poundsOf } from './wallet-money.ts';
import { movementsIn } from './wallet-movements.ts';
import { approvalOf, orderOf, outcomeOf } from './wallet-order.ts';
import { foundRefund, paymentOfCapture, refundOf } from './wallet-refund.ts';

/** Payments with PayPal: an order that the person approves on PayPal's own page, and whose money is then taken. */
export const walletProvider: ProviderSource = async () => {
  const keys = await walletKeys();
  return keys && walletBy(keys);
};

const prefer = 'return=representation';

/** PayPal by the keys of one account. */
export function walletBy(keys: WalletKeys): Provider {
  const client = walletClient(keys);
  const orders = new OrdersController(client);
  const payments = new PaymentsController(client);
  return {
    async begin(payment, wording) {
      const body = orderOf(payment, keys.merchantId, wording);
      const asking = orders.createOrder({ body, paypalRequestId: payment.id });
      const { result } = await answerOf(asking, (error) => error instanceof ApiError);
      const payUrl = approvalOf(result);
      if (result.id === undefined || payUrl === undefined)
        throw new ProviderFault(`Payment ${payment.id} got an order that nobody could approve`);
      return { id: result.id, payUrl };
    },
    look: (payment) => look(orders, keys, payment),
    take: (payment) => take(orders, keys, payment),
    // No order is ever taken but by `take`, which wants a payment that is held for it.
    end: async ({ status }) =>
      status === 'processing' ? { state: 'processing' } : { state: 'failed', reason: 'cancelled' },

    async refund({ charge = '' }, { id, amountPence }) {
      try {
        const body = { amount: poundsOf(amountPence), customId: id };
        const asked = { captureId: charge, paypalRequestId: id, prefer, body };
        return refundOf((await payments.refundCapturedPayment(asked)).result);
      } catch (error) {
        const refusal = refusalOf(error);
        if (refusal === 'TRANSACTION_DISPUTED') return 'disputed';
        if (exceeded.has(refusal)) return 'exceeded';
        throw error;
      }
    },

    async find({ type, subject }) {
      try {
        if (type.startsWith('CHECKOUT.ORDER.')) return about(await paymentOfOrder(orders, subject));
        if (type.startsWith('CUSTOMER.DISPUTE.')) return await foundDispute(client, payments, subject);
        if (/\.(REFUNDED|REFUND\.\w+)$/.test(type)) return await foundRefund(payments, subject);
        return about(await paymentOfCapture(payments, subject));
      } catch (error) {
        // It is not there, such as an order that nobody approved in time.
        if (refusalOf(error) === '404') return undefined;
        throw error;
      }
    },

    async refundsOf({ session = '' }) {
      const { result } = await orders.getOrder({ id: session });
      return (result.purchaseUnits?.[0]?.payments?.refunds ?? []).map(refundOf);
    },

    movements: (from, to) => movementsIn(new TransactionSearchController(client), from, to),
  };
}

const about = (paymentId: PaymentId | undefined): Finding | undefined =>
  paymentId && { about: 'payment', paymentId };

async function paymentOfOrder(orders: OrdersController, id: string): Promise<PaymentId | undefined> {
  const { result } = await orders.getOrder({ id });
  return PaymentId.safeParse(result.purchaseUnits?.[0]?.customId).data;
}

async function look(orders: OrdersController, keys: WalletKeys, payment: Payment): Promise<Outcome> {
  try {
    const { result } = await orders.getOrder({ id: payment.session ?? '' });
    return outcomeOf(payment, keys.merchantId, result);
  } catch (error) {
    if (refusalOf(error) === '404') return { state: 'failed', reason: 'expired' };
    throw error;
  }
}

/** Refusals of a refund for which too little is left. */
const exceeded: ReadonlySet<string> = new Set(['CAPTURE_FULLY_REFUNDED', 'REFUND_AMOUNT_EXCEEDED']);

/** Refusals by which this order comes to nothing, whoever asks again. */
const declined: ReadonlySet<string> = new Set([
  'INSTRUMENT_DECLINED',
  'PAYER_ACCOUNT_LOCKED_OR_CLOSED',
  'PAYER_ACCOUNT_RESTRICTED',
  'PAYER_CANNOT_PAY',
  'TRANSACTION_REFUSED',
]);

async function take(orders: OrdersController, keys: WalletKeys, payment: Payment): Promise<Outcome> {
  const { id, session = '' } = payment;
  try {
    const { result } = await orders.captureOrder({ id: session, paypalRequestId: id, prefer });
    return outcomeOf(payment, keys.merchantId, result);
  } catch (error) {
    const refusal = refusalOf(error);
    if (declined.has(refusal)) return { state: 'failed', reason: 'declined' };
    // Somebody took it at the same moment.
    if (refusal === 'ORDER_ALREADY_CAPTURED') return look(orders, keys, payment);
    throw error;
  }
}
