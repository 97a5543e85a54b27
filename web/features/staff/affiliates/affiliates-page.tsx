import { useQuery } from '@tanstack/react-query';
import { Megaphone } from 'lucide-react';
import { useSearchParams } from '../../../lib/router.ts';
import type { Handle } from '../../../site/head.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { FilterChoices } from '../parts/choices.tsx';
import { StaffSection } from '../parts/staff-section.tsx';
import { applicationsQuery } from './api.ts';
import { ApplicationRow } from './application-row.tsx';
import { affiliateStatuses } from './labels.ts';

export const handle: Handle = { head: { title: 'Affiliates', noindex: true } };

/** /staff/affiliates: applications, oldest first, with the decision on each. */
export function Component() {
  const [search] = useSearchParams();
  const status = affiliateStatuses.find(({ value }) => value === search.get('status'))?.value ?? 'submitted';
  const page = Math.max(1, Math.floor(Number(search.get('page'))) || 1);
  const query = useQuery(applicationsQuery(status, page));
  return (
    <div className="grid gap-5">
      <h1 className="text-2xl">Affiliates</h1>
      <FilterChoices
        label="Applications"
        chosen={status}
        choices={affiliateStatuses.map(({ value, label }) => ({
          value,
          label,
          to: `/staff/affiliates?status=${value}`,
        }))}
      />
      <StaffSection query={query} what="load the applications">
        {({ applications, total, per_page }) => (
          <>
            {total === 0 && (
              <EmptyState icon={Megaphone} title="No applications here">
                Applications from the affiliates page appear here.
              </EmptyState>
            )}
            <ul>
              {applications.map((application) => (
                <ApplicationRow key={application.id} application={application} />
              ))}
            </ul>
            <Pagination page={page} perPage={per_page} total={total} />
          </>
        )}
      </StaffSection>
    </div>
  );
}
