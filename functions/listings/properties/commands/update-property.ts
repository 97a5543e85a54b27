import type { PropertyId } from '../../../../events/vocabulary.ts';
import { commit, type Write } from '../../../kernel/data/table.ts';
import { updateWithRetry } from '../../../kernel/data/update.ts';
import { buildClaimWrites } from '../adapters/address-claim-repository.ts';
import { buildHistoryWrites } from '../adapters/history-repository.ts';
import { findProperty, buildPropertyWrite } from '../adapters/property-repository.ts';
import type { PropertyUpdate } from '../domain/property-update.ts';
import type { Property } from '../domain/property.ts';

/** The writes of a property and its history. The caller writes its claim on the address. */
export function buildPropertyAndHistoryWrites({ property, entries }: PropertyUpdate): Write[] {
  return [buildPropertyWrite(property), ...buildHistoryWrites(property, entries)];
}

/** All writes of a property update: the property, its history, its claim on the address. */
export function buildPropertyUpdateWrites(before: Property, decision: PropertyUpdate): Write[] {
  return [...buildPropertyAndHistoryWrites(decision), ...buildClaimWrites(before, decision.property)];
}

/** An update with writes of other rows in the same transaction. */
export interface PropertyChange {
  readonly decision: PropertyUpdate;
  readonly also: readonly Write[];
}

/** The writes, events and result of a change of a property. */
export function buildPropertyChange(before: Property, { decision, also }: PropertyChange) {
  const writes = [...buildPropertyUpdateWrites(before, decision), ...also];
  return { writes, events: decision.events, result: decision.property };
}

/**
 * Saves an update and its events in one transaction.
 * @throws 409 `stale` when another write to the property came first
 */
export async function saveProperty(before: Property, change: PropertyChange): Promise<Property> {
  const { writes, events, result } = buildPropertyChange(before, change);
  await commit(writes, events);
  return result;
}

/**
 * For subscribers: loads the property, decides and saves; retries when another write came first. `undefined`
 * writes nothing.
 */
export async function updateProperty(
  id: PropertyId,
  plan: (property: Property) => Promise<PropertyChange | undefined> | PropertyChange | undefined,
): Promise<void> {
  await updateWithRetry(
    () => findProperty(id),
    async (property) => {
      const planned = property && (await plan(property));
      return planned && buildPropertyChange(property, planned);
    },
  );
}
