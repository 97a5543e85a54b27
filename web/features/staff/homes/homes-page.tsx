import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { House } from 'lucide-react';
import { formatPropertyStatus } from '../../../../functions/listings/properties/domain/home-status.ts';
import { isHomeId } from '../../../lib/ids.ts';
import { useSearchParams } from '../../../lib/router.ts';
import type { Handle } from '../../../site/head.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { findFirstDay, ListFilter, readFilter, sinceFilter } from '../parts/list-filter.tsx';
import { OlderLink } from '../parts/older-link.tsx';
import { StaffSection } from '../parts/staff-section.tsx';
import { newestHomesQuery, type NewestHome } from './api.ts';
import { HomeLine } from './home-line.tsx';

export const handle: Handle = { head: { title: 'Homes', noindex: true } };

/** In the order of a sale. */
const statuses: readonly NewestHome['status'][] = [
  'pending_payment',
  'under_review',
  'draft',
  'live',
  'paused',
  'under_offer',
  'sold_stc',
  'exchanged',
  'completed',
  'fallen_through',
  'withdrawn',
  'expired',
  'removed',
];
const nameStatus = (value: NewestHome['status']) => ({
  value,
  label: formatPropertyStatus(value, 'england'),
});
const statusFilter = {
  name: 'status',
  label: 'Status',
  options: [{ value: '', label: 'Any' }, ...statuses.map(nameStatus)],
} as const;
const ownershipFilter = {
  name: 'verified',
  label: 'Ownership',
  options: [
    { value: '', label: 'Verified or not' },
    { value: 'yes', label: 'Verified' },
    { value: 'no', label: 'Not verified' },
  ],
} as const;
const filters = [statusFilter, ownershipFilter, { ...sinceFilter, label: 'Submitted since' }];

/** /staff/homes: homes in every status, the newest first. */
export function Component() {
  const [search] = useSearchParams();
  const before = search.get('before') ?? undefined;
  const query = useQuery({
    ...newestHomesQuery({
      before: isHomeId(before) ? before : undefined,
      state: readFilter(search, statusFilter),
      verified: readFilter(search, ownershipFilter),
      from: findFirstDay(search),
    }),
    placeholderData: keepPreviousData,
  });
  return (
    <div className="grid gap-5">
      <header>
        <h1 className="text-2xl">Homes</h1>
        <p className="text-muted">The newest first</p>
      </header>
      <ListFilter filters={filters} list={query.data} noun={['home', 'homes']} />
      <StaffSection query={query} what="load the homes">
        {({ homes, next }) => (
          <>
            {homes.length === 0 && <EmptyState icon={House} title="No homes here" />}
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
