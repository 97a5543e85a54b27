import type * as z from 'zod';
import type { PropertyId, UserId } from '../../events/vocabulary.ts';
import { unreadByHome } from '../messages/store.ts';
import { openOffersOf } from '../offers/store.ts';
import { viewingsOfSeller } from '../viewings/store.ts';
import { type Counted, countsOf } from './counts-store.ts';
import type { Counts } from './views.ts';
import { type Deal, dealOf } from './waiting.ts';

export interface Numbers {
  readonly counts: z.output<typeof Counts>;
  readonly deal: Deal;
}

/** The numbers of an owner's homes, and what waits for the owner there. */
export async function numbersOf(
  ownerId: UserId,
  ids: readonly PropertyId[],
  now: Date,
): Promise<(id: PropertyId) => Numbers> {
  const [counts, unread, viewings, offers] = await Promise.all([
    countsOf(ids),
    unreadByHome(ownerId),
    ids.length > 0 ? viewingsOfSeller(ownerId, { when: 'upcoming', now }) : [],
    Promise.all(ids.map(async (id) => [id, await openOffersOf(id)] as const)),
  ]);
  const offersById = new Map(offers);
  return (propertyId) => ({
    counts: countsView(counts.get(propertyId), unread.get(propertyId)),
    deal: dealOf(
      {
        propertyId,
        viewings,
        offers: offersById.get(propertyId) ?? [],
        unread: unread.get(propertyId) ?? 0,
      },
      now,
    ),
  });
}

const nothing: Counted = { views: 0, favourites: 0, enquiries: 0, viewings: 0, offers: 0 };
const countsView = (counted: Counted = nothing, unread = 0) => ({ ...counted, unread });
