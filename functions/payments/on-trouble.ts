import { LedgerDiffers, PaymentDisputed, PaymentRefundFailed } from '../../events/payment.ts';
import { log } from '../shared/log.ts';
import { countOne } from '../shared/metric.ts';
import { subscriber } from '../shared/subscriber.ts';

const metrics = {
  'ledger.differs.v1': 'LedgerDiffers',
  'payment.refund_failed.v1': 'RefundFailed',
  'payment.disputed.v1': 'PaymentDisputed',
} as const;

/** What somebody of the house has to look at: a line in the log with the ids, and a count that an alarm waits for. */
export const handler = subscriber(
  [LedgerDiffers, PaymentRefundFailed, PaymentDisputed],
  async ({ name, data }) => {
    log.error(`Money needs a look: ${name}`, { ...data });
    countOne(metrics[name]);
  },
);
