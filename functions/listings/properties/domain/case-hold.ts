import { PropertyChanged } from '../../../../events/property.ts';
import type { CaseId } from '../../../../events/vocabulary.ts';
import { AppError } from '../../../kernel/errors.ts';
import { applyMove } from './market.ts';
import type { PropertyUpdate } from './property-update.ts';
import type { Property } from './property.ts';
import type { TransitionActor } from './transitions.ts';

/** Whether a report case hides the property. */
export function isHiddenByCase({ hiddenByCases = [] }: Property): boolean {
  return hiddenByCases.length > 0;
}

/**
 * Hides a property on sale for a case. A property under review keeps its status, and stays hidden until both
 * are over.
 * @throws 409 when the property cannot be held in its status
 */
export function hideForCase(property: Property, caseId: CaseId, now: Date): PropertyUpdate {
  const hiddenByCases = [...new Set([...(property.hiddenByCases ?? []), caseId])];
  if (property.status === 'under_review') return changeHoldFields(property, { hiddenByCases }, now);
  const update = applyMove(property, 'hold', { by: 'staff' }, now);
  return { ...update, property: { ...update.property, hiddenByCases } };
}

/** Ends a case's hold on a property; `undefined` if the case holds nothing. The status is unchanged. */
export function releaseFromCase(property: Property, caseId: CaseId, now: Date): PropertyUpdate | undefined {
  const { hiddenByCases = [] } = property;
  const others = hiddenByCases.filter((id) => id !== caseId);
  if (others.length === hiddenByCases.length) return undefined;
  return changeHoldFields(property, { hiddenByCases: others.length > 0 ? others : undefined }, now);
}

/**
 * Ends the review of a property: it goes on sale, unless a case hides it.
 * @throws 409 when the property is not under review
 */
export function approveReview(property: Property, by: TransitionActor, now: Date): PropertyUpdate {
  return isHiddenByCase(property)
    ? changeHoldFields(property, { review: undefined }, now)
    : applyMove(property, 'approve', { by }, now);
}

/** @throws 409 `hidden_by_case` for a property that a report case hides */
export function assertNotHidden(property: Property): void {
  if (isHiddenByCase(property))
    throw new AppError(
      'conflict',
      'We hid this home after a report. It can go on sale again once the report is decided for you.',
      { state: 'hidden_by_case' },
    );
}

function changeHoldFields(
  property: Property,
  change: Partial<Pick<Property, 'hiddenByCases' | 'review'>>,
  now: Date,
): PropertyUpdate {
  const version = property.version + 1;
  const ids = { propertyId: property.id, ownerId: property.ownerId };
  return {
    property: { ...property, ...change, version, updatedAt: now.toISOString() },
    events: [PropertyChanged.of({ ...ids, version })],
    entries: [],
  };
}
