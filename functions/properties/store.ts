import { commit, type Write } from '../shared/table.ts';
import { claimWrites } from './claim-store.ts';
import type { Decision } from './decision.ts';
import { addingHistory } from './history-store.ts';
import type { Property } from './property.ts';
import { savingProperty } from './property-store.ts';

/** Every row that a decision about a home writes: the home, its history, its hold on the address. */
export const deciding = (before: Property, { property, entries }: Decision): Write[] => [
  savingProperty(property),
  ...addingHistory(property, entries),
  ...claimWrites(before, property),
];

/**
 * Saves a decision with its events, and whatever has to hold or change in the same moment.
 * @throws 409 `stale` where somebody saved the home first
 */
export async function saveDecision(
  before: Property,
  decision: Decision,
  also: readonly Write[] = [],
): Promise<Property> {
  await commit([...deciding(before, decision), ...also], decision.events);
  return decision.property;
}
