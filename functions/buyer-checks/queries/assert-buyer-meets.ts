import type { BuyerGate, PropertyId, UserId } from '../../../events/vocabulary.ts';
import { AppError } from '../../kernel/errors.ts';
import { listChecksOfBuyer } from '../adapters/buyer-check-repository.ts';
import { findMissing } from '../domain/proceedable.ts';
import { toMissingText } from '../domain/words.ts';
import { findIdentityCheckedAt } from './find-identity-checked-at.ts';

/** Where a buyer gets what is missing: pages of the site. */
const pages = { identity: '/profile?tab=identity', checks: '/buyer-checks' } as const;

interface GatedAct {
  readonly buyerId: UserId;
  readonly propertyId: PropertyId;
  readonly act: 'book a viewing' | 'make an offer';
}

/**
 * Holds a buyer to the seller's choice of who may book or offer.
 * @throws 403 `buyer_check_required` with `requires`, what is `missing` and the page where it is done (`href`)
 */
export async function assertBuyerMeets(
  gate: BuyerGate | undefined,
  { buyerId, propertyId, act }: GatedAct,
  now: Date,
): Promise<void> {
  if (gate === undefined || gate === 'everyone') return;
  const [checks, identityCheckedAt] = await Promise.all([
    listChecksOfBuyer(buyerId),
    findIdentityCheckedAt(buyerId),
  ]);
  const missing = findMissing(gate, { checks, identityCheckedAt }, now);
  if (missing.length === 0) return;
  throw new AppError(
    'buyer_check_required',
    `To ${act} here the seller asks for ${toMissingText(missing)}.`,
    {
      more: {
        propertyId,
        requires: gate,
        missing,
        href: missing.includes('identity') ? pages.identity : pages.checks,
      },
    },
  );
}
