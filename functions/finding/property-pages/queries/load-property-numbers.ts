import type * as z from 'zod';
import type { PropertyId, UserId } from '../../../../events/vocabulary.ts';
import { countUnreadByProperty } from '../../../deals/messages/adapters/thread-repository.ts';
import { listOpenOffers } from '../../../deals/offers/adapters/offer-repository.ts';
import { listViewingsOfSeller } from '../../../deals/viewings/adapters/viewing-repository.ts';
import { type PropertyCounts, loadCounts } from '../../../listings/properties/adapters/counts-repository.ts';
import type { Counts } from '../../../listings/properties/domain/views.ts';
import { type SellerTasks } from '../../../listings/properties/domain/views.ts';
import { resolveSellerTasks } from '../domain/seller-tasks.ts';

export interface PropertyNumbers {
  readonly counts: z.output<typeof Counts>;
  readonly deal: SellerTasks;
}

/** The numbers and open tasks of an owner's properties, by id. */
export async function loadPropertyNumbers(
  ownerId: UserId,
  ids: readonly PropertyId[],
  now: Date,
): Promise<(id: PropertyId) => PropertyNumbers> {
  const [counts, unread, viewings, offers] = await Promise.all([
    loadCounts(ids),
    countUnreadByProperty(ownerId),
    ids.length > 0 ? listViewingsOfSeller(ownerId, { when: 'upcoming', now }) : [],
    Promise.all(ids.map(async (id) => [id, await listOpenOffers(id)] as const)),
  ]);
  const offersById = new Map(offers);
  return (propertyId) => ({
    counts: toCountsView(counts.get(propertyId), unread.get(propertyId)),
    deal: resolveSellerTasks(
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

/** The numbers of a home that nobody has seen yet. */
export function createNewNumbers(propertyId: PropertyId, now: Date): PropertyNumbers {
  const deal = resolveSellerTasks({ propertyId, viewings: [], offers: [], unread: 0 }, now);
  return { counts: toCountsView(), deal };
}

const noCounts: PropertyCounts = { views: 0, favourites: 0, enquiries: 0, viewings: 0, offers: 0 };
const toCountsView = (counted: PropertyCounts = noCounts, unread = 0) => ({ ...counted, unread });
