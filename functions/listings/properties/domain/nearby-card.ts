import * as z from 'zod';
import { StoredCard, toShownCard } from './stored-card.ts';
import { PropertyCard } from './views.ts';

const ComparedCard = PropertyCard.pick({
  id: true,
  status: true,
  price: true,
  noOfBedrooms: true,
  propertyType: true,
});
const Compared = z.object({ card: ComparedCard });

/** A card of a property near another one: a page compares a dozen of them and shows a few. */
export interface NearbyCard {
  readonly compared: z.output<typeof ComparedCard>;
  /** The card as it is shown at a time. */
  readonly show: (now: Date) => PropertyCard;
}

/** A card as it is stored; what only its display needs is parsed once it is shown. */
export function createNearbyCard(stored: unknown): NearbyCard {
  return {
    compared: Compared.parse(stored).card,
    show: (now) => toShownCard(StoredCard.parse(stored), now),
  };
}
