import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { categoryTexts, measureNames, subjectTexts } from '../../../../functions/trust/cases/domain/words.ts';
import { cx } from '../../../lib/cx.ts';
import { formatName } from '../../../lib/format.ts';
import { formatMomentName } from '../../../lib/moment-name.ts';
import { useSearchParams } from '../../../lib/router.ts';
import type { Handle } from '../../../site/head.ts';
import { Badge } from '../../../ui/badge.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Link } from '../../../ui/link.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { QuerySection } from '../../../ui/query-page.tsx';
import { FilterChoices } from '../parts/choices.tsx';
import { RowSkeletons } from '../parts/row-skeletons.tsx';
import { type ReportRow, reportsQuery } from './api.ts';
import { lists, statusText } from './labels.ts';

export const handle: Handle = { head: { title: 'Reports', noindex: true } };

/** /staff/reports: what waits, the most urgent first, or the reports of one status. */
export function Component() {
  const [search] = useSearchParams();
  const status = lists.find(({ value }) => value === search.get('status'))?.value ?? 'waiting';
  const page = Math.max(1, Math.floor(Number(search.get('page'))) || 1);
  const query = useQuery(reportsQuery(status, page));
  return (
    <div className="grid gap-5">
      <h1 className="text-2xl">Reports</h1>
      <FilterChoices
        label="Status"
        chosen={status}
        choices={lists.map(({ value, label }) => ({
          value,
          label,
          to: value === 'waiting' ? '/staff/reports' : `/staff/reports?status=${value}`,
        }))}
      />
      <QuerySection query={query} what="load the reports" skeleton={<RowSkeletons what="the reports" />}>
        {({ reports, total, per_page: perPage }) => (
          <>
            {total === 0 && (
              <EmptyState icon={CircleCheck} title="No reports here">
                {status === 'waiting'
                  ? 'New reports and appeals appear here.'
                  : 'Choose another list to see more.'}
              </EmptyState>
            )}
            {total > 0 && (
              <ul className={cx(query.isPlaceholderData && 'opacity-60')}>
                {reports.map((report) => (
                  <ReportItem key={report.id} report={report} />
                ))}
              </ul>
            )}
            <Pagination page={page} perPage={perPage} total={total} />
          </>
        )}
      </QuerySection>
    </div>
  );
}

function ReportItem({ report }: { readonly report: ReportRow }) {
  const { id, number, status, subject, category, excerpt, hidden, takenBy, measure, since, origin } = report;
  const what = origin === 'staff_act' ? 'Staff action' : categoryTexts[category];
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-1 border-t border-line py-3.5">
      <div className="grid min-w-0 grow basis-72 gap-1">
        <Link to={`/staff/reports/${id}`} data-row className="link justify-self-start font-semibold">
          {`${what}: ${subjectTexts[subject]}`}
        </Link>
        {excerpt && <p className="line-clamp-2">{excerpt}</p>}
        <p className="text-sm text-muted">
          {number !== undefined && `${number} · `}
          {
            <>
              Since <time dateTime={since}>{formatMomentName(since)}</time>
              {takenBy && ` · with ${formatName(takenBy, 'a colleague')}`}
            </>
          }
        </p>
      </div>
      {hidden && <Badge tone="amber">Hidden for now</Badge>}
      <Badge>{measure && status !== 'appeal' ? measureNames[measure] : statusText[status]}</Badge>
    </li>
  );
}
