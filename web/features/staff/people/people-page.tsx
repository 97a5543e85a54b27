import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { UsersRound } from 'lucide-react';
import { isUserId } from '../../../lib/ids.ts';
import { useSearchParams } from '../../../lib/router.ts';
import type { Handle } from '../../../site/head.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { findFirstDay, ListFilter, readFilter, sinceFilter } from '../parts/list-filter.tsx';
import { OlderLink } from '../parts/older-link.tsx';
import { StaffSection } from '../parts/staff-section.tsx';
import { newestPeopleQuery } from './api.ts';
import { PersonLine } from './person-line.tsx';

export const handle: Handle = { head: { title: 'People', noindex: true } };

const stateFilter = {
  name: 'state',
  label: 'State',
  options: [
    { value: '', label: 'Any' },
    { value: 'unverified', label: 'Email not verified' },
    { value: 'active', label: 'Active' },
    { value: 'blocked', label: 'Blocked' },
  ],
} as const;
const identityFilter = {
  name: 'verified',
  label: 'Identity',
  options: [
    { value: '', label: 'Verified or not' },
    { value: 'yes', label: 'Verified' },
    { value: 'no', label: 'Not verified' },
  ],
} as const;
const filters = [stateFilter, identityFilter, { ...sinceFilter, label: 'Member since' }];

/** /staff/people: members, the newest first. */
export function Component() {
  const [search] = useSearchParams();
  const before = search.get('before') ?? undefined;
  const query = useQuery({
    ...newestPeopleQuery({
      before: isUserId(before) ? before : undefined,
      state: readFilter(search, stateFilter),
      verified: readFilter(search, identityFilter),
      from: findFirstDay(search),
    }),
    placeholderData: keepPreviousData,
  });
  return (
    <div className="grid gap-5">
      <header>
        <h1 className="text-2xl">People</h1>
        <p className="text-muted">The newest members first</p>
      </header>
      <ListFilter filters={filters} list={query.data} noun={['person', 'people']} />
      <StaffSection query={query} what="load the people">
        {({ people, next }) => (
          <>
            {people.length === 0 && <EmptyState icon={UsersRound} title="Nobody here" />}
            <ul className="border-b border-line empty:hidden">
              {people.map((person) => (
                <PersonLine key={person.id} person={person} />
              ))}
            </ul>
            <OlderLink next={next} />
          </>
        )}
      </StaffSection>
    </div>
  );
}
