import type { BuyerGate, PropertyId, UserId } from '../../../../events/vocabulary.ts';
import { AppError } from '../../../kernel/errors.ts';
import { listChecksOfBuyer } from '../adapters/buyer-check-repository.ts';
import { findMissingChecks } from '../domain/proceedable.ts';
import { toMissingText } from '../domain/words.ts';
import { findIdentityCheckedAt } from './find-identity-checked-at.ts';

/** The site's pages on which a buyer completes what is missing. */
const pages = { identity: '/profile?tab=identity', checks: '/buyer-checks' } as const;

interface GatedAct {
  readonly buyerId: UserId;
  readonly propertyId: PropertyId;
  readonly act: 'book a viewing' | 'make an offer';
}

/**
 * Checks a buyer against the seller's choice of who may book or offer.
 * @throws 403 `buyer_check_required` with `requires`, `missing` and the page to complete it (`href`)
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
  const missing = findMissingChecks(gate, { checks, identityCheckedAt }, now);
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
