import type { PropertyId, Side, UserId } from '../../events/vocabulary.ts';
import { isOpen } from './moves.ts';
import { byNow } from './showing.ts';
import { viewingsOfBuyer, viewingsOfSeller } from './store.ts';
import type { Viewing } from './viewing.ts';

export interface Wanted {
  readonly role?: Side | undefined;
  readonly when?: 'upcoming' | 'past' | undefined;
  readonly property_id?: PropertyId | undefined;
}

/** A person's viewings: what is to come by when it comes, the rest with the latest first. */
export async function listOf(
  { role, when, property_id }: Wanted,
  personId: UserId,
  now: Date,
): Promise<Viewing[]> {
  const lists = await Promise.all([
    role === 'seller' ? [] : viewingsOfBuyer(personId, { when, now }),
    role === 'buyer' ? [] : viewingsOfSeller(personId, { when, now }),
  ]);
  const wanted = lists
    .flat()
    .filter(({ propertyId }) => property_id === undefined || propertyId === property_id)
    .filter((viewing) => when !== 'upcoming' || isOpen(byNow(viewing, now)));
  if (when === 'upcoming') return wanted.toSorted((a, b) => a.start.localeCompare(b.start));
  if (when === 'past') return wanted.toSorted((a, b) => b.start.localeCompare(a.start));
  return wanted.toSorted((a, b) => b.id.localeCompare(a.id));
}
