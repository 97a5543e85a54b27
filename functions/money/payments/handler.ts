import type { UserId } from '../../../events/vocabulary.ts';
import { now } from '../../kernel/clock.ts';
import { AppError } from '../../kernel/errors.ts';
import { api } from '../../kernel/http/api.ts';
import { verifyWebhook } from '../../kernel/http/webhook.ts';
import { log } from '../../kernel/observability/log.ts';
import { observeNetwork } from '../../people/ip-traces/commands/observe-network.ts';
import { findPayment, listPaymentsOfOwner } from './adapters/payment-repository.ts';
import { findPaypalKeys } from './adapters/paypal/keys.ts';
import { findStripeKeys } from './adapters/stripe/client.ts';
import { loadStripeProvider } from './adapters/stripe/provider.ts';
import { parseStripeWebhook } from './adapters/stripe/webhook.ts';
import { recordWebhookEvent } from './adapters/webhook-event-repository.ts';
import { cancelUnpaidPayment } from './commands/cancel-payment.ts';
import { countCheckout } from './commands/count-checkout.ts';
import { settlePayment } from './commands/settle-payment.ts';
import { startPayment } from './commands/start-payment.ts';
import { paymentRoutes } from './contract.ts';
import { isApprovalExpired } from './domain/payment-lifecycle.ts';
import type { Payment } from './domain/payment.ts';
import { createProviderDisabledError, type PaymentProviders } from './domain/provider.ts';
import { isOpenPayment } from './domain/transitions.ts';
import { loadPaymentViews } from './queries/load-payment-views.ts';
import { receiptOperations } from './queries/load-receipt.ts';

const providers: PaymentProviders = { card: loadStripeProvider };

export const handler = api(paymentRoutes, {
  ...receiptOperations,

  paymentMethods: async () => {
    const [card, wallet] = await Promise.all([findStripeKeys(), findPaypalKeys()]);
    return { card: card !== undefined, wallet: wallet !== undefined };
  },

  payByCard: async ({ body }, caller, { ip }) => {
    await countCheckout(caller.id);
    await observeNetwork(caller.id, 'payment', ip);
    const { id: paymentId, status, payUrl: url = '' } = await startPayment(body, 'card', caller, providers);
    return { paymentId, status, client_secret: null, url };
  },

  cardWebhook: async ({ body }, _caller, { headers }) => {
    const keys = await findStripeKeys();
    if (!keys) throw createProviderDisabledError('card');
    const time = now();
    const report = await verifyWebhook('Stripe', () =>
      parseStripeWebhook(keys, body, headers['stripe-signature'], time),
    );
    if (report) await recordWebhookEvent(report, time);
    return { received: true as const };
  },

  payments: async ({ query: { page, per_page } }, caller) => {
    const all = await listPaymentsOfOwner(caller.id);
    const shown = all.slice((page - 1) * per_page, page * per_page);
    return { payments: await loadPaymentViews(shown), total: all.length, page, per_page };
  },

  payment: async ({ params: { id } }, caller) => {
    const [view] = await loadPaymentViews([await refreshPayment(await getOwnPayment(id, caller))]);
    if (!view) throw createPaymentNotFound();
    return view;
  },
});

const createPaymentNotFound = () => new AppError('not_found', 'We can’t find that payment.');

async function getOwnPayment(id: Payment['id'], caller: { readonly id: UserId }): Promise<Payment> {
  const payment = await findPayment(id);
  if (payment?.ownerId !== caller.id) throw createPaymentNotFound();
  return payment;
}

/**
 * The payment with its provider's present outcome while it is open; the stored one when the provider does not
 * answer. PayPal is asked when the payer returns, and by webhook events.
 */
async function refreshPayment(payment: Payment): Promise<Payment> {
  if (isApprovalExpired(payment, now())) return (await cancelUnpaidPayment(payment.id, 'expired')) ?? payment;
  if (!isOpenPayment(payment) || payment.payBy === 'wallet') return payment;
  try {
    return (await settlePayment(payment.id, providers)) ?? payment;
  } catch (error) {
    log.warn('A payment could not be asked after', {
      paymentId: payment.id,
      error,
    });
    return payment;
  }
}
