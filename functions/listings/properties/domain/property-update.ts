import type { DomainEvent } from '../../../../events/define.ts';
import type { HistoryEntry, Property } from './property.ts';

/** The result of a decision: the next version of the property, its events, and its new history entries. */
export interface PropertyUpdate {
  readonly property: Property;
  readonly events: readonly DomainEvent[];
  readonly entries: readonly HistoryEntry[];
}

/** Joins two updates into one version. */
export function joinUpdates(
  first: PropertyUpdate,
  next: (property: Property) => PropertyUpdate,
): PropertyUpdate {
  const second = next(first.property);
  return {
    property: { ...second.property, version: first.property.version },
    events: [...first.events, ...second.events],
    entries: [...first.entries, ...second.entries],
  };
}
