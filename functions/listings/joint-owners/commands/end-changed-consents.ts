import type { PropertyId } from '../../../../events/vocabulary.ts';
import { updateWithRetry } from '../../../kernel/data/update.ts';
import { findProperty } from '../../properties/adapters/property-repository.ts';
import { formatPaperAddress } from '../../properties/domain/address.ts';
import { buildJointOwnerWrite, listJointOwners } from '../adapters/joint-owner-repository.ts';
import { endChangedConsent } from '../domain/consent.ts';
import { isOwnerListClosed } from '../domain/joint-owner.ts';

/** Ends the signatures of joint owners on other owners or another address than those of now; repeatable. */
export async function endChangedConsents(propertyId: PropertyId, now: Date): Promise<void> {
  await updateWithRetry(
    async () => ({ owners: await listJointOwners(propertyId), home: await findProperty(propertyId) }),
    ({ owners, home }) => {
      // What is binding needs no consent any more.
      if (!home || isOwnerListClosed(home.status)) return undefined;
      const owned = { address: formatPaperAddress(home), owners };
      const ended = owners.flatMap((owner) => endChangedConsent(owner, owned, now) ?? []);
      if (ended.length === 0) return undefined;
      return {
        writes: ended.map(({ jointOwner }) => buildJointOwnerWrite(jointOwner)),
        events: ended.flatMap(({ events }) => events),
      };
    },
  );
}
