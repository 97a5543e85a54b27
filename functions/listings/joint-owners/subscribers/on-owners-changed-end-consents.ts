import { JointOwnerInvited, JointOwnerSigned, JointOwnerWithdrawn } from '../../../../events/joint-owner.ts';
import { PropertyChanged } from '../../../../events/property.ts';
import { now } from '../../../kernel/clock.ts';
import { subscriber } from '../../../kernel/events/subscriber.ts';
import { endChangedConsents } from '../commands/end-changed-consents.ts';

/**
 * Ends the signatures on consents to what a home was before its owners or its address changed. A signature is an
 * occasion too: the change can have come between its reading and its commit.
 */
export const handler = subscriber(
  'joint-owners-on-owners-changed-end-consents',
  { on: [JointOwnerInvited, JointOwnerWithdrawn, JointOwnerSigned, PropertyChanged], needs: ['table:write'] },
  ({ data: { propertyId } }) => endChangedConsents(propertyId, now()),
);
