import type { DomainEvent } from '../../../events/define.ts';
import type { HistoryEntry, Property } from './property.ts';

/** What a decision leads to: the home as it then is, what is told of it, and what its history gains. */
export interface PropertyUpdate {
  readonly property: Property;
  readonly events: readonly DomainEvent[];
  readonly entries: readonly HistoryEntry[];
}

/** Two decisions that are saved as one. */
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
