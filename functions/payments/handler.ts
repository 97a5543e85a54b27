import type { UserId } from '../../events/vocabulary.ts';
import { observeNetwork } from '../ip-traces/commands/observe-network.ts';
import { api } from '../shared/api.ts';
import { now } from '../shared/clock.ts';
import { AppError } from '../shared/errors.ts';
import { log } from '../shared/log.ts';
import { fallThrough, settlePayment } from './acts.ts';
import { cardProvider } from './card.ts';
import { cardKeys } from './card-client.ts';
import { cardNotice } from './card-notice.ts';
import { paymentRoutes } from './contract.ts';
import { openPayment } from './opening.ts';
import { isLapsed } from './paying.ts';
import type { Payment } from './payment.ts';
import { switchedOff, type Ways } from './provider.ts';
import { receiptCalls } from './receipts.ts';
import { keepReport } from './report-store.ts';
import { paymentViews } from './showing.ts';
import { isOpen } from './states.ts';
import { paymentById, paymentsOfOwner } from './store.ts';
import { walletKeys } from './wallet-keys.ts';

const ways: Ways = { card: cardProvider };

export const handler = api(paymentRoutes, {
  ...receiptCalls,

  paymentMethods: async () => {
    const [card, wallet] = await Promise.all([cardKeys(), walletKeys()]);
    return { card: card !== undefined, wallet: wallet !== undefined };
  },

  payByCard: async ({ body }, caller, { ip }) => {
    await observeNetwork(caller.id, 'payment', ip);
    const { id: paymentId, status, payUrl: url = '' } = await openPayment(body, 'card', caller, ways);
    return { paymentId, status, client_secret: null, url };
  },

  cardWebhook: async ({ body }, _caller, { headers }) => {
    const keys = await cardKeys();
    if (!keys) throw switchedOff('card');
    const time = now();
    const report = cardNotice(keys, body, headers['stripe-signature'], time);
    if (report) await keepReport(report, time);
    return { received: true as const };
  },

  payments: async ({ query: { page, per_page } }, caller) => {
    const all = await paymentsOfOwner(caller.id);
    const shown = all.slice((page - 1) * per_page, page * per_page);
    return { payments: await paymentViews(shown), total: all.length, page, per_page };
  },

  payment: async ({ params: { id } }, caller) => {
    const [view] = await paymentViews([await asItStands(await ownPayment(id, caller))]);
    if (!view) throw noPayment();
    return view;
  },
});

const noPayment = () => new AppError('not_found', 'There is no such payment.');

async function ownPayment(id: Payment['id'], caller: { readonly id: UserId }): Promise<Payment> {
  const payment = await paymentById(id);
  if (payment?.ownerId !== caller.id) throw noPayment();
  return payment;
}

/**
 * While it is open its provider is asked; where that does not answer, what is known is shown. PayPal is asked by the
 * call that its payer comes back with, and by notices.
 */
async function asItStands(payment: Payment): Promise<Payment> {
  if (isLapsed(payment, now())) return (await fallThrough(payment.id, 'expired')) ?? payment;
  if (!isOpen(payment) || payment.payBy === 'wallet') return payment;
  try {
    return (await settlePayment(payment.id, ways)) ?? payment;
  } catch (error) {
    log.warn('A payment could not be asked after', {
      paymentId: payment.id,
      error,
    });
    return payment;
  }
}
