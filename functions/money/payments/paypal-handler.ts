import { now } from '../../kernel/clock.ts';
import { api } from '../../kernel/http/api.ts';
import { verifyWebhook } from '../../kernel/http/webhook.ts';
import { observeNetwork } from '../../people/ip-traces/commands/observe-network.ts';
import { findPaypalKeys } from './adapters/paypal/keys.ts';
import { parsePaypalWebhook } from './adapters/paypal/webhook.ts';
import { allProviders } from './adapters/providers.ts';
import { recordWebhookEvent } from './adapters/webhook-event-repository.ts';
import { captureApprovedOrder } from './commands/capture-approved-order.ts';
import { countCheckout } from './commands/count-checkout.ts';
import { startPayment } from './commands/start-payment.ts';
import { verifyPaypalWebhook } from './commands/verify-paypal-webhook.ts';
import { createProviderDisabledError } from './domain/provider.ts';
import { paypalRoutes } from './paypal-contract.ts';

export const handler = api(paypalRoutes, {
  payByWallet: async ({ body }, caller, { ip }) => {
    await observeNetwork(caller.id, 'payment', ip);
    const { propertyPackageId, orderId } = body;
    // Money that the payer has approved is always taken.
    if (orderId === undefined) await countCheckout(caller.id);
    const payment =
      orderId === undefined
        ? await startPayment(body, 'wallet', caller, allProviders)
        : await captureApprovedOrder({ propertyPackageId, orderId }, caller, allProviders);
    const { id: paymentId, status, payUrl: approveUrl = null } = payment;
    return { paymentId, status, approveUrl };
  },

  walletWebhook: async ({ body }, _caller, { headers, ip }) => {
    const keys = await findPaypalKeys();
    if (!keys) throw createProviderDisabledError('wallet');
    const time = now();
    const report = await verifyWebhook('PayPal', async () => {
      const paypalWebhook = parsePaypalWebhook(body, headers, time);
      return paypalWebhook && verifyPaypalWebhook(keys, paypalWebhook, ip);
    });
    if (report) await recordWebhookEvent(report, time);
    return { received: true as const };
  },
});
