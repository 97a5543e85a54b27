import { useQuery } from '@tanstack/react-query';
import { UserRoundSearch } from 'lucide-react';
import { formatMonth, formatPersonName } from '../../../lib/format.ts';
import { useSearchParams } from '../../../lib/router.ts';
import type { Handle } from '../../../site/head.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Link } from '../../../ui/link.tsx';
import { StaffSearchForm } from '../parts/search-form.tsx';
import { StaffSection } from '../parts/staff-section.tsx';
import { peopleQuery } from './api.ts';
import { StateBadge } from './state-badge.tsx';

export const handle: Handle = { head: { title: 'People', noindex: true } };

/** /staff/people: finds a person by id, email or name. */
export function Component() {
  const q = useSearchParams()[0].get('q')?.trim() ?? '';
  return (
    <div className="grid gap-6">
      <h1 className="text-2xl">People</h1>
      <StaffSearchForm
        key={q}
        label="Find a person"
        hint="A whole email address, the beginning of a username, or an id"
      />
      {q.length >= 2 && <FoundPeople q={q} />}
    </div>
  );
}

function FoundPeople({ q }: { readonly q: string }) {
  const query = useQuery(peopleQuery(q));
  return (
    <StaffSection query={query} what="search for people">
      {({ people }) =>
        people.length === 0 ? (
          <EmptyState icon={UserRoundSearch} title="No such person">
            Email addresses are found whole, usernames by how they begin.
          </EmptyState>
        ) : (
          <ul>
            {people.map((person) => (
              <li
                key={person.id}
                className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line py-3.5"
              >
                <div className="grid min-w-0 grow gap-0.5">
                  <Link
                    data-row
                    to={`/staff/people/${person.id}`}
                    className="link justify-self-start font-semibold"
                  >
                    {formatPersonName(person)}
                  </Link>
                  <p className="text-sm text-muted">
                    {`${person.deleted ? 'Deleted' : person.email}, member since ${formatMonth(person.memberSince)}`}
                  </p>
                </div>
                <StateBadge state={person.is_active} />
              </li>
            ))}
          </ul>
        )
      }
    </StaffSection>
  );
}
