import type { UserId } from '../../../../events/vocabulary.ts';
import { listChecksOfBuyers } from '../adapters/buyer-check-repository.ts';
import { type BuyerBadge, toBuyerBadges } from '../domain/buyer-badge.ts';

/** The badges of several buyers for sellers; buyers without a badge are missing. */
export async function listBuyerBadges(
  buyerIds: Iterable<UserId>,
  now: Date,
): Promise<Map<UserId, BuyerBadge[]>> {
  const checks = await listChecksOfBuyers(buyerIds);
  return new Map(
    [...checks].flatMap(([buyerId, own]) => {
      const badges = toBuyerBadges(own, now);
      return badges.length > 0 ? [[buyerId, badges] as const] : [];
    }),
  );
}
