import type { PropertyId } from '../../../events/vocabulary.ts';
import { retryWhenStale, commit, type Write } from '../../kernel/data/table.ts';
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
 * @throws 409 `stale` when another write to the property came first
 */
export async function saveProperty(before: Property, { decision, also }: PropertyChange): Promise<Property> {
  await commit([...buildPropertyUpdateWrites(before, decision), ...also], decision.events);
  return decision.property;
}

/**
 * For subscribers: loads the property, decides and saves; retries when another write came first. `undefined` writes
 * nothing.
 */
export async function updateProperty(
  id: PropertyId,
  plan: (property: Property) => Promise<PropertyChange | undefined> | PropertyChange | undefined,
): Promise<void> {
  await retryWhenStale(async () => {
    const property = await findProperty(id);
    const planned = property && (await plan(property));
    if (planned) await saveProperty(property, planned);
  });
}
