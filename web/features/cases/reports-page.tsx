import { useQuery } from '@tanstack/react-query';
import { Flag } from 'lucide-react';
import { categoryTexts, statusTexts } from '../../../functions/trust/cases/domain/words.ts';
import { cx } from '../../lib/cx.ts';
import { formatDate, formatDay } from '../../lib/format.ts';
import { useSearchParams } from '../../lib/router.ts';
import type { Handle } from '../../site/head.ts';
import { paths } from '../../site/paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Link } from '../../ui/link.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { QuerySection } from '../../ui/query-page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { type FiledReport, filedReportsQuery } from './api.ts';

export const handle: Handle = { head: { title: 'Your reports', noindex: true } };

const perPage = 20;

/** /cases: what the reader reported and what became of it, newest first. */
export function Component() {
  const [search] = useSearchParams();
  const page = Math.max(1, Math.floor(Number(search.get('page'))) || 1);
  const query = useQuery(filedReportsQuery({ page, per_page: perPage }));
  return (
    <div className="mx-auto grid max-w-prose grid-cols-1 gap-5">
      <div>
        <h1 className="text-2xl">Your reports</h1>
        <p className="text-muted">
          What you told us about, and what we did. The people you reported can’t see this page, and we don’t
          tell them who you are.
        </p>
      </div>
      <QuerySection query={query} what="load your reports" skeleton={<ReportsSkeleton />}>
        {({ reports, total, per_page: ofPage }) => (
          <>
            {total === 0 ? (
              <NoReports />
            ) : (
              <ul
                className={cx(
                  'divide-y divide-line border-y border-line',
                  query.isPlaceholderData && 'opacity-60',
                )}
              >
                {reports.map((report) => (
                  <ReportLine key={report.id} report={report} />
                ))}
              </ul>
            )}
            <Pagination page={page} perPage={ofPage} total={total} />
          </>
        )}
      </QuerySection>
      <p className="text-sm text-muted">
        Blocking a person is separate from reporting them.{' '}
        <Link to={paths.transparency} className="font-semibold underline underline-offset-3">
          How we handle reports
        </Link>
      </p>
    </div>
  );
}

const NoReports = () => (
  <EmptyState icon={Flag} title="You haven’t reported anything">
    You can report a home, a comment or a person you talk to. Look for “Report” on the page of the home, next
    to the comment or in the menu of the chat.
  </EmptyState>
);

function ReportLine({ report }: { readonly report: FiledReport }) {
  const { id, number, status, title, category, createdAt, outcome, decidedAt, appealUntil } = report;
  return (
    <li className="relative grid gap-1.5 py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <h2 className="min-w-0 text-base font-semibold wrap-anywhere">
          <Link to={paths.reportCase(id)} className="hover:underline after:absolute after:inset-0">
            {title}
          </Link>
        </h2>
        <Badge tone={tones[status]}>{statusTexts[status]}</Badge>
      </div>
      <p className="text-sm text-muted">
        {number !== undefined && `${number} · `}
        {
          <>
            {categoryTexts[category]} · sent <time dateTime={createdAt}>{formatDay(createdAt)}</time>
          </>
        }
      </p>
      {outcome && decidedAt && (
        <p>
          {outcome}{' '}
          <time dateTime={decidedAt} className="text-sm whitespace-nowrap text-muted">
            {formatDay(decidedAt)}
          </time>
        </p>
      )}
      {appealUntil && (
        <p className="text-sm text-muted">
          You can appeal until <time dateTime={appealUntil}>{formatDate(appealUntil)}</time>.
        </p>
      )}
    </li>
  );
}

const tones = {
  open: 'amber',
  triage: 'amber',
  appeal: 'amber',
  action: 'green',
  no_action: 'neutral',
  closed: 'neutral',
} as const satisfies Record<FiledReport['status'], string>;

const ReportsSkeleton = () => (
  <div className="grid gap-6 border-t border-line pt-4">
    <output className="sr-only">Loading your reports</output>
    {[1, 2, 3].map((row) => (
      <div key={row} className="grid gap-2">
        <Skeleton className="h-5 w-2/3" />
        <Skeleton className="h-4 w-48" />
        <Skeleton className="h-4 w-full" />
      </div>
    ))}
  </div>
);
