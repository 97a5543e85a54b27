import type { PropertyStatus, UserId } from '../../events/vocabulary.ts';
import { homesOf } from '../properties/property-store.ts';

/** From the accepted offer to the keys: others rely on the seller here. */
const underWay: readonly PropertyStatus[] = ['under_offer', 'sold_stc', 'exchanged'];

/** The status of a home whose sale keeps its owner from leaving, if there is one. */
export async function saleUnderWay(ownerId: UserId): Promise<PropertyStatus | undefined> {
  const homes = await homesOf(ownerId);
  return homes.find(({ status }) => underWay.includes(status))?.status;
}

/** What a person has on sale now, and has sold. */
export async function salesOf(ownerId: UserId): Promise<{ liveListings: number; completedSales: number }> {
  const homes = await homesOf(ownerId);
  const count = (wanted: PropertyStatus) => homes.filter(({ status }) => status === wanted).length;
  return { liveListings: count('live'), completedSales: count('completed') };
}
