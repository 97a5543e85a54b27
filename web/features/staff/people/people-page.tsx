import { useQuery } from '@tanstack/react-query';
import { UsersRound } from 'lucide-react';
import { isUserId } from '../../../lib/ids.ts';
import { useSearchParams } from '../../../lib/router.ts';
import type { Handle } from '../../../site/head.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { OlderLink } from '../parts/older-link.tsx';
import { StaffSection } from '../parts/staff-section.tsx';
import { newestPeopleQuery } from './api.ts';
import { PersonLine } from './person-line.tsx';

export const handle: Handle = { head: { title: 'People', noindex: true } };

/** /staff/people: the newest members first. */
export function Component() {
  const before = useSearchParams()[0].get('before') ?? undefined;
  const query = useQuery(newestPeopleQuery(isUserId(before) ? before : undefined));
  return (
    <div className="grid gap-5">
      <header>
        <h1 className="text-2xl">People</h1>
        <p className="text-muted">The newest members first</p>
      </header>
      <StaffSection query={query} what="load the people">
        {({ people, next }) => (
          <>
            {people.length === 0 && <EmptyState icon={UsersRound} title="Nobody here yet" />}
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
