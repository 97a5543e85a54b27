import type { JointOwnerId, PropertyId, UserId } from '../../../../events/vocabulary.ts';
import { updateWithRetry } from '../../../kernel/data/update.ts';
import { AppError } from '../../../kernel/errors.ts';
import { getOwnProperty } from '../../properties/queries/get-own-property.ts';
import { buildJointOwnerWrite, findJointOwner } from '../adapters/joint-owner-repository.ts';
import type { JointOwner, JointOwnerDecision } from '../domain/joint-owner.ts';

export interface JointOwnerPlace {
  readonly propertyId: PropertyId;
  readonly jointOwnerId: JointOwnerId;
}
interface JointOwnerChange extends JointOwnerDecision {
  /** The invitation that a new one replaces. */
  readonly replaced?: JointOwner;
}

/**
 * Loads a joint owner of the caller's property, decides and commits; retries when another write came first.
 * @throws 404 unless the caller is the seller; rethrows what `decide` throws
 */
export async function changeJointOwner(
  { propertyId, jointOwnerId }: JointOwnerPlace,
  sellerId: UserId,
  decide: (jointOwner: JointOwner) => JointOwnerChange,
): Promise<void> {
  await getOwnProperty(propertyId, sellerId);
  await updateWithRetry(
    () => findJointOwner(propertyId, jointOwnerId),
    (found) => {
      if (!found) throw new AppError('not_found', 'We can’t find that joint owner.');
      const { jointOwner, replaced, events } = decide(found);
      const writes = [replaced, jointOwner].flatMap((one) => (one ? [buildJointOwnerWrite(one)] : []));
      return { writes, events };
    },
  );
}
