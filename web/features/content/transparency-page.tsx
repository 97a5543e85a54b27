import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Result } from '../../../functions/kernel/http/contract.ts';
import type { sideRoutes } from '../../../functions/trust/cases/contract.ts';
import { createClient } from '../../lib/client.ts';
import { cx } from '../../lib/cx.ts';
import { fadeEdges } from '../../lib/fade-edges.ts';
import { queryContext } from '../../lib/query.ts';
import type { LoaderFunctionArgs } from '../../lib/router.ts';
import { QuerySection } from '../../ui/query-page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { countByCategory, hasReports, monthColumns } from './transparency-figures.ts';

type Calls = Pick<typeof sideRoutes, 'transparency'>;
type Month = Result<Calls['transparency']>['months'][number];
const transparency = createClient<Calls>({ transparency: 'GET /api/transparency' });
const transparencyQuery = queryOptions({
  queryKey: ['transparency'],
  queryFn: ({ signal }) => transparency.transparency({ signal }),
});

/** Starts loading the figures; the page does not depend on them. */
export function loader({ context }: LoaderFunctionArgs): null {
  void context.get(queryContext).prefetchQuery(transparencyQuery);
  return null;
}

/** /transparency: reports, decisions and appeals of the last twelve months. */
export function Component() {
  return (
    <div className="grid gap-8">
      <header className="grid max-w-prose gap-3">
        <h1 className="text-2xl sm:text-3xl">Reports and decisions</h1>
        <p className="text-lg text-muted">
          Anyone can report a home, and members can report messages, comments and people. A member of our team
          decides each one; no automated means are used. These are the figures for the last twelve months, by
          the month of the report.
        </p>
      </header>
      <QuerySection
        query={useQuery(transparencyQuery)}
        what="load the figures"
        skeleton={<FiguresSkeleton />}
      >
        {({ months }) => (
          <>
            {!hasReports(months) && <p>There were no reports in these months.</p>}
            <MonthTable months={months} />
            <section aria-labelledby="categories" className="grid gap-3">
              <h2 id="categories" className="text-xl">
                What was reported
              </h2>
              <FigureTable
                className="max-w-md"
                columns={['Reason', 'Reports in twelve months']}
                rows={countByCategory(months)}
              />
            </section>
          </>
        )}
      </QuerySection>
    </div>
  );
}

const FiguresSkeleton = () => (
  <div>
    <output className="sr-only">Loading the figures</output>
    <Skeleton className="h-96" />
  </div>
);

const MonthTable = ({ months }: { readonly months: readonly Month[] }) => (
  <section aria-labelledby="months" className="grid gap-3">
    <h2 id="months" className="text-xl">
      Month by month
    </h2>
    <p className="max-w-prose text-muted">
      An appeal leaves our decision upheld or reversed. “Found by us” are cases without a report; “Action
      taken” counts those, too.
    </p>
    <p className="text-sm text-muted md:hidden">Swipe the table sideways to see the rest.</p>
    <section
      ref={fadeEdges}
      className="strip relative overflow-x-auto"
      aria-label="Figures by month"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls is reached by the keyboard
      tabIndex={0}
    >
      <FigureTable
        className="min-w-3xl"
        columns={monthColumns.map(({ label }) => label)}
        rows={months.map((month) => monthColumns.map(({ toFigure }) => toFigure(month)))}
      />
    </section>
  </section>
);

const cell = 'border-b border-line px-3 py-2.5 text-right first:pl-0 first:text-left';

interface FigureTableProps {
  readonly columns: readonly string[];
  /** The first cell of each row is its heading. */
  readonly rows: readonly (readonly (string | number)[])[];
  readonly className: string;
}

const FigureTable = ({ columns, rows, className }: FigureTableProps) => (
  <table className={cx('tabular w-full border-collapse', className)}>
    <thead>
      <tr>
        {columns.map((label) => (
          <th key={label} scope="col" className={cell}>
            {label}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([name, ...figures]) => (
        <tr key={name}>
          <th scope="row" className={`${cell} font-normal whitespace-nowrap`}>
            {name}
          </th>
          {figures.map((figure, nth) => (
            <td key={columns[nth + 1]} className={cell}>
              {figure}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
