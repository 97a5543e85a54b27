import { JointOwnerInvited } from '../../../events/joint-owner.ts';
import { now } from '../../shared/clock.ts';
import { once } from '../../shared/idempotency.ts';
import { subscriber } from '../../shared/subscriber.ts';
import { mailInvitation } from '../commands/mail-invitation.ts';

/** Mails a joint owner the link of their invitation, once. */
export const handler = subscriber(
  [JointOwnerInvited],
  ({ data: { propertyId, jointOwnerId } }) => mailInvitation({ propertyId, jointOwnerId }, now()),
  once,
);
