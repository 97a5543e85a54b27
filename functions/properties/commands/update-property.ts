import type { PropertyId } from '../../../events/vocabulary.ts';
import { again, commit, type Write } from '../../shared/table.ts';
import { buildClaimWrites } from '../adapters/address-claim-repository.ts';
import type { PropertyUpdate } from '../domain/property-update.ts';
import { buildHistoryWrites } from '../adapters/history-repository.ts';
import type { Property } from '../domain/property.ts';
import { findProperty, buildPropertyWrite } from '../adapters/property-repository.ts';

/** The home and its history as a decision leaves them. Its hold on the address is the caller's to write. */
export const buildPropertyAndHistoryWrites = ({ property, entries }: PropertyUpdate): Write[] => [
  buildPropertyWrite(property),
  ...buildHistoryWrites(property, entries),
];

/** Every row that a decision about a home writes: the home, its history, its hold on the address. */
export const buildPropertyUpdateWrites = (before: Property, decision: PropertyUpdate): Write[] => [
  ...buildPropertyAndHistoryWrites(decision),
  ...buildClaimWrites(before, decision.property),
];

/** A decision with whatever else has to hold or change in the same moment. */
export interface PropertyChange {
  readonly decision: PropertyUpdate;
  readonly also: readonly Write[];
}

/**
 * Saves a plan and its events together.
 * @throws 409 `stale` where somebody saved the home first
 */
export async function saveProperty(before: Property, { decision, also }: PropertyChange): Promise<Property> {
  await commit([...buildPropertyUpdateWrites(before, decision), ...also], decision.events);
  return decision.property;
}

/**
 * For reactions, which nobody waits for: decides on the home as it is, and anew where it changed in between.
 * A plan of nothing leaves it as it is.
 */
export async function updateProperty(
  id: PropertyId,
  plan: (property: Property) => Promise<PropertyChange | undefined> | PropertyChange | undefined,
): Promise<void> {
  await again(async () => {
    const property = await findProperty(id);
    const planned = property && (await plan(property));
    if (planned) await saveProperty(property, planned);
  });
}
