import { observeNetwork } from '../ip-traces/commands/observe-network.ts';
import { api } from '../kernel/http/api.ts';
import { now } from '../kernel/clock.ts';
import { startPayment } from './commands/start-payment.ts';
import { createProviderDisabledError, type PaymentProviders } from './domain/provider.ts';
import { recordWebhookEvent } from './adapters/webhook-event-repository.ts';
import { captureApprovedOrder } from './commands/capture-approved-order.ts';
import { paypalRoutes } from './paypal-contract.ts';
import { findPaypalKeys } from './adapters/paypal/keys.ts';
import { verifyPaypalWebhook } from './adapters/paypal/webhook.ts';
import { loadPaypalProvider } from './adapters/paypal/provider.ts';

const providers: PaymentProviders = { wallet: loadPaypalProvider };

export const handler = api(paypalRoutes, {
  payByWallet: async ({ body }, caller, { ip }) => {
    await observeNetwork(caller.id, 'payment', ip);
    const { propertyPackageId, orderId } = body;
    const payment =
      orderId === undefined
        ? await startPayment(body, 'wallet', caller, providers)
        : await captureApprovedOrder({ propertyPackageId, orderId }, caller, providers);
    const { id: paymentId, status, payUrl: approveUrl = null } = payment;
    return { paymentId, status, approveUrl };
  },

  walletWebhook: async ({ body }, _caller, { headers }) => {
    const keys = await findPaypalKeys();
    if (!keys) throw createProviderDisabledError('wallet');
    const report = await verifyPaypalWebhook(keys, body, headers);
    if (report) await recordWebhookEvent(report, now());
    return { received: true as const };
  },
});
