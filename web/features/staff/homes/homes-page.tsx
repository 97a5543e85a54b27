import { useQuery } from '@tanstack/react-query';
import { House } from 'lucide-react';
import { isHomeId } from '../../../lib/ids.ts';
import { useSearchParams } from '../../../lib/router.ts';
import type { Handle } from '../../../site/head.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { OlderLink } from '../parts/older-link.tsx';
import { StaffSection } from '../parts/staff-section.tsx';
import { newestHomesQuery } from './api.ts';
import { HomeLine } from './home-line.tsx';

export const handle: Handle = { head: { title: 'Homes', noindex: true } };

/** /staff/homes: homes in every status, the newest first. */
export function Component() {
  const before = useSearchParams()[0].get('before') ?? undefined;
  const query = useQuery(newestHomesQuery(isHomeId(before) ? before : undefined));
  return (
    <div className="grid gap-5">
      <header>
        <h1 className="text-2xl">Homes</h1>
        <p className="text-muted">In every status, the newest first</p>
      </header>
      <StaffSection query={query} what="load the homes">
        {({ homes, next }) => (
          <>
            {homes.length === 0 && <EmptyState icon={House} title="No homes yet" />}
            <ul className="border-b border-line empty:hidden">
              {homes.map((home) => (
                <HomeLine key={home.id} home={home} />
              ))}
            </ul>
            <OlderLink next={next} />
          </>
        )}
      </StaffSection>
    </div>
  );
}
