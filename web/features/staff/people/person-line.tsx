import { formatCounted, formatMonth } from '../../../lib/format.ts';
import { DeskLine } from '../parts/line.tsx';
import type { FoundPerson } from './api.ts';
import { describeMember, formatMemberName } from './member-name.ts';
import { StateBadge } from './state-badge.tsx';

interface Props {
  readonly person: FoundPerson;
  /** How much of what their page has, by the name of one. */
  readonly has?: readonly (readonly [count: number, name: string])[];
}

/** What most people are, which a list need not say. */
const active = 1;

/** A person in a list. */
export function PersonLine({ person, has }: Props) {
  return (
    <DeskLine
      to={`/staff/people/${person.id}`}
      title={formatMemberName(person)}
      state={!person.deleted && person.is_active !== active && <StateBadge state={person.is_active} />}
    >
      {`${describeMember(person)}, member since ${formatMonth(person.memberSince)}`}
      {has?.flatMap(([count, name]) => (count > 0 ? ` · ${formatCounted(count, name)}` : []))}
    </DeskLine>
  );
}
