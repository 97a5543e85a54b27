import type { OwnershipLapse } from '../../../../events/ownership-vocabulary.ts';
import type { PropertyId } from '../../../../events/vocabulary.ts';
import { findRows } from '../../../kernel/data/row-read.ts';
import { updateWithRetry } from '../../../kernel/data/update.ts';
import { createPropertyRead } from '../../../listings/properties/adapters/property-repository.ts';
import type { Property } from '../../../listings/properties/domain/property.ts';
import { findAccount } from '../../../people/accounts/adapters/account-repository.ts';
import { createOwnershipCheckRead } from '../adapters/ownership-check-repository.ts';
import { isMarkOfSeller, lapseOwnershipCheck } from '../domain/lapse-check.ts';
import type { OwnershipCheck } from '../domain/ownership-check.ts';
import { buildOwnershipChange } from './build-check-writes.ts';

/** Ends the proof of a home while a question to it is answered with yes. */
async function lapseWhen(
  propertyId: PropertyId,
  lapse: OwnershipLapse | ((home: Property) => OwnershipLapse),
  isOver: (home: Property, check: OwnershipCheck) => boolean | Promise<boolean>,
  now: Date,
): Promise<void> {
  await updateWithRetry(
    () => findRows(createOwnershipCheckRead(propertyId), createPropertyRead(propertyId)),
    async ([check, home]) => {
      if (check?.status !== 'verified' || !home || !(await isOver(home, check))) return undefined;
      const reason = typeof lapse === 'string' ? lapse : lapse(home);
      return buildOwnershipChange(home, lapseOwnershipCheck(check, reason, now), now);
    },
  );
}

/** Ends the proof of a home that has lost its mark. */
export function lapseUnmarkedCheck(
  propertyId: PropertyId,
  lapse: (home: Property) => OwnershipLapse,
  now: Date,
): Promise<void> {
  return lapseWhen(propertyId, lapse, (home) => home.ownerMark === undefined, now);
}

/** Ends the proof of a home whose seller changed their name, and removes its mark. */
export function lapseCheckOfOtherName(propertyId: PropertyId, now: Date): Promise<void> {
  const isOtherName = async ({ ownerId }: Property, { mark }: OwnershipCheck) =>
    mark === undefined || !isMarkOfSeller(mark, await findAccount(ownerId));
  return lapseWhen(propertyId, 'name_changed', isOtherName, now);
}

/** Ends the proof of a home that is sold under another title number than the proved one. */
export function lapseCheckOfOtherTitle(propertyId: PropertyId, sold: string, now: Date): Promise<void> {
  const isOtherTitle = (_home: Property, { titleNumber }: OwnershipCheck) =>
    titleNumber !== undefined && titleNumber !== sold;
  return lapseWhen(propertyId, 'title_changed', isOtherTitle, now);
}
