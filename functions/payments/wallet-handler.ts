import { observeNetwork } from '../ip-traces/commands/observe-network.ts';
import { api } from '../shared/api.ts';
import { now } from '../shared/clock.ts';
import { openPayment } from './opening.ts';
import { switchedOff, type Ways } from './provider.ts';
import { keepReport } from './report-store.ts';
import { takeApproved } from './wallet-approval.ts';
import { walletRoutes } from './wallet-contract.ts';
import { walletKeys } from './wallet-keys.ts';
import { walletNotice } from './wallet-notice.ts';
import { walletProvider } from './wallet.ts';

const ways: Ways = { wallet: walletProvider };

export const handler = api(walletRoutes, {
  payByWallet: async ({ body }, caller, { ip }) => {
    await observeNetwork(caller.id, 'payment', ip);
    const { propertyPackageId, orderId } = body;
    const payment =
      orderId === undefined
        ? await openPayment(body, 'wallet', caller, ways)
        : await takeApproved({ propertyPackageId, orderId }, caller, ways);
    const { id: paymentId, status, payUrl: approveUrl = null } = payment;
    return { paymentId, status, approveUrl };
  },

  walletWebhook: async ({ body }, _caller, { headers }) => {
    const keys = await walletKeys();
    if (!keys) throw switchedOff('wallet');
    const report = await walletNotice(keys, body, headers);
    if (report) await keepReport(report, now());
    return { received: true as const };
  },
});
