import { JointOwnerInvited } from '../../../../events/joint-owner.ts';
import { now } from '../../../kernel/clock.ts';
import { subscriber } from '../../../kernel/events/subscriber.ts';
import { runOnce } from '../../../kernel/http/idempotency.ts';
import { mailInvitation } from '../commands/mail-invitation.ts';

/** Mails the link of an invitation, once. */
export const handler = subscriber(
  'joint-owners-on-invited-send-mail',
  {
    on: [JointOwnerInvited],
    needs: ['table:read', 'idempotency', 'mail', 'vault:seal-owner-invitation'],
    atOnce: 2,
    timeoutSeconds: 30,
  },
  ({ data: { propertyId, jointOwnerId } }) => mailInvitation({ propertyId, jointOwnerId }, now()),
  runOnce,
);
