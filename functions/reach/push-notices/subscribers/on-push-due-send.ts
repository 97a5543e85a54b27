import { PushDue } from '../../../../events/push.ts';
import { subscriber } from '../../../kernel/events/subscriber.ts';
import { sendDuePush } from '../commands/send-due-push.ts';

/** Tells devices; a slow push service holds up the four others of its batch for three seconds, and no other group. */
export const handler = subscriber(
  'push-notices-on-push-due-send',
  { on: [PushDue], needs: ['table:write', 'push', 'webhooks', 'site'], atOnce: 10, timeoutSeconds: 60 },
  ({ data }) => sendDuePush(data),
);
