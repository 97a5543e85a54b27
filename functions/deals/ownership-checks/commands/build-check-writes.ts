import type { DomainEvent } from '../../../../events/define.ts';
import type { Write } from '../../../kernel/data/table.ts';
import { buildPropertyUpdateWrites } from '../../../listings/properties/commands/update-property.ts';
import { notePropertyChange } from '../../../listings/properties/domain/edit-property.ts';
import type { Property } from '../../../listings/properties/domain/property.ts';
import { buildOwnershipCheckWrite } from '../adapters/ownership-check-repository.ts';
import type { OwnershipCheck } from '../domain/ownership-check.ts';
import type { OwnershipUpdate } from '../domain/start-check.ts';

interface OwnershipChange {
  readonly writes: readonly Write[];
  readonly events: readonly DomainEvent[];
  readonly result: OwnershipCheck;
}

/** The writes of a change of a check, with the mark of its home in the same transaction where that changes. */
export function buildOwnershipChange(
  home: Property,
  { check, events }: OwnershipUpdate,
  now: Date,
): OwnershipChange {
  const { mark } = check;
  const isMarked = JSON.stringify(mark) === JSON.stringify(home.ownerMark);
  if (isMarked) return { writes: [buildOwnershipCheckWrite(check)], events, result: check };
  const update = notePropertyChange(home, { ownerMark: mark }, now);
  return {
    writes: [buildOwnershipCheckWrite(check), ...buildPropertyUpdateWrites(home, update)],
    events: [...events, ...update.events],
    result: check,
  };
}
