import type { PropertyStatus } from '../../../events/vocabulary.ts';
import { Viewing } from '../../../functions/deals/viewings/domain/viewing.ts';
import { hourMs } from '../../../functions/kernel/time.ts';
import { ids } from '../../properties/property-examples.ts';
import { createSlot, toViewing } from '../../viewings/viewing-examples.ts';

export interface ViewingEnd {
  readonly name: string;
  readonly viewing: Viewing;
  /** The home at that time. */
  readonly home: PropertyStatus;
  /** What each side reads of it in lists and in the chat. */
  readonly seller: RegExp;
  readonly buyer: RegExp;
  /** What the buyer reads in the list of homes that they are buying. */
  readonly buying: RegExp;
  readonly never: readonly RegExp[];
  readonly news: readonly (readonly [
    event: string,
    change: Readonly<Record<string, unknown>>,
    to: 'seller' | 'buyer',
    reads: RegExp,
  ])[];
}

export const getHourAfter = (hours: number): string => new Date(Date.now() + hours * hourMs).toISOString();
/** A viewing that begins in so many hours. */
export function createViewing(hours: number, change: Readonly<Record<string, unknown>>): Viewing {
  return Viewing.parse({
    ...toViewing(createSlot(1, 24)),
    propertyId: ids.property,
    sellerId: ids.owner,
    buyerId: ids.other,
    start: getHourAfter(hours),
    end: getHourAfter(hours + 0.5),
    heldUntil: undefined,
    message: 'Is the loft boarded?',
    ...change,
  });
}
export const booked = { status: 'confirmed', agreed: true, place: 'booked' } as const;
export const onSale = { home: 'live', never: [], news: [] } as const;
