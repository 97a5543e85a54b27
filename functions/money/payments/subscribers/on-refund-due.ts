import { PackageRefundDue } from '../../../../events/package.ts';
import { subscriber } from '../../../kernel/events/subscriber.ts';
import { allProviders } from '../adapters/providers.ts';
import { refundPayment } from '../commands/refund-payment.ts';

/** Refunds a payment, once per key. */
export const handler = subscriber(
  'payments-on-refund-due',
  { on: [PackageRefundDue], needs: ['table:write', 'books:append', 'cards', 'wallet'], timeoutSeconds: 60 },
  async ({ data }) => refundPayment(data, allProviders),
);
