import { useQuery } from '@tanstack/react-query';
import { House } from 'lucide-react';
import { formatPounds, formatPropertyStatus } from '../../../lib/format.ts';
import { useSearchParams } from '../../../lib/router.ts';
import type { Handle } from '../../../site/head.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Link } from '../../../ui/link.tsx';
import { StaffSearchForm } from '../parts/search-form.tsx';
import { StaffSection } from '../parts/staff-section.tsx';
import { staffHomesQuery } from './api.ts';

export const handle: Handle = { head: { title: 'Homes', noindex: true } };

/** /staff/homes: finds a property in any status. */
export function Component() {
  const q = useSearchParams()[0].get('q')?.trim() ?? '';
  return (
    <div className="grid gap-6">
      <h1 className="text-2xl">Homes</h1>
      <StaffSearchForm
        key={q}
        label="Find a home"
        hint="A whole postcode, with a number or street if you know it, or an id"
      />
      {q.length >= 2 && <FoundHomes q={q} />}
    </div>
  );
}

function FoundHomes({ q }: { readonly q: string }) {
  const query = useQuery(staffHomesQuery(q));
  return (
    <StaffSection query={query} what="search for homes">
      {({ homes }) =>
        homes.length === 0 ? (
          <EmptyState icon={House} title="No such home">
            Homes are found by a whole postcode, like LS6 3HN.
          </EmptyState>
        ) : (
          <ul>
            {homes.map(({ id, address, status, price }) => (
              <li
                key={id}
                className="flex flex-wrap justify-between gap-x-4 gap-y-1 border-t border-line py-3.5"
              >
                <Link data-row to={`/staff/homes/${id}`} className="link font-semibold">
                  {address}
                </Link>
                <span className="text-muted">
                  {formatPropertyStatus(status)}, <span className="tabular">{formatPounds(price)}</span>
                </span>
              </li>
            ))}
          </ul>
        )
      }
    </StaffSection>
  );
}
