import { LedgerDiffers, PaymentDisputed, PaymentRefundFailed } from '../../../events/payment.ts';
import { troubles } from '../../manifest-troubles.ts';
import { log } from '../../shared/log.ts';
import { countOne } from '../../shared/metric.ts';
import { subscriber } from '../../shared/subscriber.ts';

/** Reports an event that staff must look at: a log line with the ids, and a metric with an alarm. */
export const handler = subscriber(
  [LedgerDiffers, PaymentRefundFailed, PaymentDisputed],
  async ({ name, data }) => {
    log.error(`Money needs a look: ${name}`, { ...data });
    countOne(troubles[name]);
  },
);
