import type { PropertyId, Side, UserId } from '../../../../events/vocabulary.ts';
import { listViewingsOfBuyer, listViewingsOfSeller } from '../adapters/viewing-repository.ts';
import { toCurrentViewing } from '../domain/due-changes.ts';
import { isOpenViewing } from '../domain/transitions.ts';
import type { Viewing } from '../domain/viewing.ts';

export interface ViewingListQuery {
  readonly role?: Side | undefined;
  readonly when?: 'upcoming' | 'past' | undefined;
  readonly property_id?: PropertyId | undefined;
}

/** A user's viewings: upcoming ones soonest first, then past ones latest first; of one time the newest request first. */
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
  if (when === 'upcoming') return wanted.toSorted(compareSoonest);
  if (when === 'past') return wanted.toSorted(compareLatest);
  const isUpcoming = (viewing: Viewing) =>
    viewing.end > now.toISOString() && isOpenViewing(toCurrentViewing(viewing, now));
  return [
    ...wanted.filter(isUpcoming).toSorted(compareSoonest),
    ...wanted.filter((viewing) => !isUpcoming(viewing)).toSorted(compareLatest),
  ];
}

const compareSoonest = (a: Viewing, b: Viewing): number =>
  a.start.localeCompare(b.start) || b.id.localeCompare(a.id);
const compareLatest = (a: Viewing, b: Viewing): number =>
  b.start.localeCompare(a.start) || b.id.localeCompare(a.id);
