import type * as z from 'zod';
import { listProperties } from '../../../listings/properties/adapters/property-repository.ts';
import { formatShortAddress } from '../../../listings/properties/domain/address.ts';
import { toHoldReasons } from '../../../listings/properties/domain/listing-hold.ts';
import { listWaitingReviews } from '../adapters/review-repository.ts';
import type { StaffReviewRow } from '../contract.ts';

/** A page of the properties that await a review, the longest wait first. */
export async function listStaffReviews({ page, per_page }: { page: number; per_page: number }) {
  const waiting = await listWaitingReviews();
  const shown = waiting.slice((page - 1) * per_page, page * per_page);
  const homes = await listProperties(shown.map(({ propertyId }) => propertyId));
  const byId = new Map(homes.map((home) => [home.id, home]));
  const reviews = shown.flatMap((review): z.input<typeof StaffReviewRow>[] => {
    const home = byId.get(review.propertyId);
    if (!home) return [];
    const { id, propertyId, openedAt, dueAt, from, findings } = review;
    const { postcode } = home;
    return [
      {
        id,
        propertyId,
        openedAt,
        dueAt,
        from,
        postcode,
        title: formatShortAddress(home, true),
        reasons: toHoldReasons(findings),
      },
    ];
  });
  return { reviews, total: waiting.length, page, per_page };
}
