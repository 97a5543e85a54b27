import { LedgerDiffers, PaymentDisputed, PaymentRefundFailed } from '../../../../events/payment.ts';
import { PayoutDiffers } from '../../../../events/payout.ts';
import { subscriber } from '../../../kernel/events/subscriber.ts';
import { log } from '../../../kernel/observability/log.ts';
import { countMetric } from '../../../kernel/observability/metric.ts';
import { alarmMetrics } from '../domain/alarm-metrics.ts';

/** Reports an event that staff must look at: a log line with the ids, and a metric with an alarm. */
export const handler = subscriber(
  'payments-on-alarm-event',
  { on: [LedgerDiffers, PayoutDiffers, PaymentRefundFailed, PaymentDisputed], needs: [] },
  async ({ name, data }) => {
    log.error(`Money needs a look: ${name}`, { ...data });
    countMetric(alarmMetrics[name]);
  },
);
