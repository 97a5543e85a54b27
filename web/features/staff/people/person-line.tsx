import { formatMonth, formatPersonName } from '../../../lib/format.ts';
import { DeskLine } from '../parts/line.tsx';
import type { FoundPerson } from './api.ts';
import { StateBadge } from './state-badge.tsx';

/** A person in a list. */
export function PersonLine({ person }: { readonly person: FoundPerson }) {
  return (
    <DeskLine
      to={`/staff/people/${person.id}`}
      title={formatPersonName(person)}
      state={<StateBadge state={person.is_active} />}
    >
      {`${person.deleted ? 'Deleted' : person.email}, member since ${formatMonth(person.memberSince)}`}
    </DeskLine>
  );
}
