import { useQuery } from '@tanstack/react-query';
import { Megaphone } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import type { Handle } from '../../../app/head.ts';
import { cx } from '../../../lib/cx.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Link } from '../../../ui/link.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { PartState } from '../parts/part-state.tsx';
import { applicationsQuery } from './api.ts';
import { ApplicationRow } from './application-row.tsx';

export const handle: Handle = { head: { title: 'Affiliates', noindex: true } };

const statuses = [
  { value: 'submitted', label: 'Waiting' },
  { value: 'approved', label: 'Approved' },
  { value: 'declined', label: 'Declined' },
] as const;

/** /staff/affiliates: applications, the oldest first, and the decision on each. */
export function Component() {
  const [search] = useSearchParams();
  const status = statuses.find(({ value }) => value === search.get('status'))?.value ?? 'submitted';
  const page = Math.max(1, Math.floor(Number(search.get('page'))) || 1);
  const query = useQuery(applicationsQuery(status, page));
  return (
    <div className="grid gap-5">
      <h1 className="text-2xl">Affiliates</h1>
      <nav aria-label="Applications" className="flex flex-wrap gap-2">
        {statuses.map(({ value, label }) => (
          <Link
            key={value}
            to={`/staff/affiliates?status=${value}`}
            aria-current={value === status ? 'page' : undefined}
            className={cx(
              'inline-flex min-h-9 items-center rounded-full border px-3.5 text-sm font-medium',
              value === status
                ? 'border-action bg-action-soft text-action-strong'
                : 'border-edge hover:bg-sunk',
            )}
          >
            {label}
          </Link>
        ))}
      </nav>
      <PartState query={query} what="load the applications">
        {({ applications, total, per_page }) => (
          <>
            {total === 0 && (
              <EmptyState icon={Megaphone} title="No applications here">
                People apply on the page for affiliates.
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
      </PartState>
    </div>
  );
}
