import type { PropertyId, Side, UserId } from '../../../events/vocabulary.ts';
import { isOpenViewing } from '../domain/transitions.ts';
import { toCurrentViewing } from '../domain/due-changes.ts';
import { listViewingsOfBuyer, listViewingsOfSeller } from '../adapters/viewing-repository.ts';
import type { Viewing } from '../domain/viewing.ts';

export interface ViewingListQuery {
  readonly role?: Side | undefined;
  readonly when?: 'upcoming' | 'past' | undefined;
  readonly property_id?: PropertyId | undefined;
}

/** A user's viewings: upcoming ones soonest first, past ones latest first, all others newest first. */
export async function listViewings(
  { role, when, property_id }: ViewingListQuery,
  personId: UserId,
  now: Date,
): Promise<Viewing[]> {
  const lists = await Promise.all([
    role === 'seller' ? [] : listViewingsOfBuyer(personId, { when, now }),
    role === 'buyer' ? [] : listViewingsOfSeller(personId, { when, now }),
  ]);
  const wanted = lists
    .flat()
    .filter(({ propertyId }) => property_id === undefined || propertyId === property_id)
    .filter((viewing) => when !== 'upcoming' || isOpenViewing(toCurrentViewing(viewing, now)));
  if (when === 'upcoming') return wanted.toSorted((a, b) => a.start.localeCompare(b.start));
  if (when === 'past') return wanted.toSorted((a, b) => b.start.localeCompare(a.start));
  return wanted.toSorted((a, b) => b.id.localeCompare(a.id));
}
