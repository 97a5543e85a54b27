import { SearchAlertDue } from '../../../../events/saved-search.ts';
import { now } from '../../../kernel/clock.ts';
import { subscriber } from '../../../kernel/events/subscriber.ts';
import { runOnce } from '../../../kernel/http/idempotency.ts';
import { sendAlert } from '../commands/send-alert.ts';

/** Mails an alert once. Its queue holds the rate of the mails. */
export const handler = subscriber(
  'saved-searches-on-alert-due-send-mail',
  { on: [SearchAlertDue], needs: ['table:write', 'idempotency', 'mail'], atOnce: 25, timeoutSeconds: 30 },
  ({ data: { alertId } }) => sendAlert(alertId, now()),
  runOnce,
);
