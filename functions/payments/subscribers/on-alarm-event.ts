import { LedgerDiffers, PaymentDisputed, PaymentRefundFailed } from '../../../events/payment.ts';
import { troubles } from '../../manifest-troubles.ts';
import { log } from '../../shared/log.ts';
import { countOne } from '../../shared/metric.ts';
import { subscriber } from '../../shared/subscriber.ts';

/** What somebody of the house has to look at: a line in the log with the ids, and a count that an alarm waits for. */
export const handler = subscriber(
  [LedgerDiffers, PaymentRefundFailed, PaymentDisputed],
  async ({ name, data }) => {
    log.error(`Money needs a look: ${name}`, { ...data });
    countOne(troubles[name]);
  },
);
