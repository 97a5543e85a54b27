import type { PropertyId } from '../../events/vocabulary.ts';
import { again, commit, type Write } from '../shared/table.ts';
import { claimWrites } from './claim-store.ts';
import type { Decision } from './decision.ts';
import { addingHistory } from './history-store.ts';
import type { Property } from './property.ts';
import { propertyById, savingProperty } from './property-store.ts';

/** The home and its history as a decision leaves them. Its hold on the address is the caller's to write. */
export const savingDecision = ({ property, entries }: Decision): Write[] => [
  savingProperty(property),
  ...addingHistory(property, entries),
];

/** Every row that a decision about a home writes: the home, its history, its hold on the address. */
export const deciding = (before: Property, decision: Decision): Write[] => [
  ...savingDecision(decision),
  ...claimWrites(before, decision.property),
];

/** A decision with whatever else has to hold or change in the same moment. */
export interface Plan {
  readonly decision: Decision;
  readonly also: readonly Write[];
}

/**
 * Saves a plan and its events together.
 * @throws 409 `stale` where somebody saved the home first
 */
export async function carryOut(before: Property, { decision, also }: Plan): Promise<Property> {
  await commit([...deciding(before, decision), ...also], decision.events);
  return decision.property;
}

/**
 * For reactions, which nobody waits for: decides on the home as it is, and anew where it changed in between.
 * A plan of nothing leaves it as it is.
 */
export async function react(
  id: PropertyId,
  plan: (property: Property) => Promise<Plan | undefined> | Plan | undefined,
): Promise<void> {
  await again(async () => {
    const property = await propertyById(id);
    const planned = property && (await plan(property));
    if (planned) await carryOut(property, planned);
  });
}
