import { ShortlistInvited } from '../../../../events/shortlist.ts';
import { now } from '../../../kernel/clock.ts';
import { subscriber } from '../../../kernel/events/subscriber.ts';
import { runOnce } from '../../../kernel/http/idempotency.ts';
import { mailShortlistInvitation } from '../commands/mail-shortlist-invitation.ts';

/** Mails the link of an invitation, once. */
export const handler = subscriber(
  'shortlists-on-invited-send-mail',
  { on: [ShortlistInvited], needs: ['table:read', 'idempotency', 'mail'], atOnce: 2, timeoutSeconds: 30 },
  ({ data: { shortlistId } }) => mailShortlistInvitation(shortlistId, now()),
  runOnce,
);
