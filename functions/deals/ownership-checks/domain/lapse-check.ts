import type { OwnershipLapse } from '../../../../events/ownership-vocabulary.ts';
import { OwnershipLapsed } from '../../../../events/ownership.ts';
import type { OwnerMark } from '../../../listings/properties/domain/owner-mark.ts';
import type { Account } from '../../../people/accounts/domain/account.ts';
import type { OwnershipCheck } from './ownership-check.ts';
import type { OwnershipUpdate } from './start-check.ts';
import { changeCheck } from './take-answer.ts';

/** Ends a proof that no longer counts. The documents stay, for a seller who proves the home again. */
export function lapseOwnershipCheck(
  check: OwnershipCheck,
  lapse: OwnershipLapse,
  now: Date,
): OwnershipUpdate {
  const { mark: _, decision: __, ...rest } = changeCheck(check, now);
  const { propertyId, ownerId } = check;
  return {
    check: { ...rest, status: 'lapsed', lapse },
    events: [OwnershipLapsed.of({ propertyId, ownerId, lapse })],
  };
}

/** Whether a mark is of the name that the seller has now: an identity checked after it is one of another name. */
export function isMarkOfSeller(
  mark: OwnerMark,
  seller: Pick<Account, 'identityCheckedAt'> | undefined,
): boolean {
  return seller?.identityCheckedAt !== undefined && seller.identityCheckedAt <= mark.checkedAt;
}
