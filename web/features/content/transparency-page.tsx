import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Result } from '../../../functions/kernel/http/contract.ts';
import {
  countByCategory,
  hasReports,
  monthColumns,
  transparencyText,
} from '../../../functions/reach/site-pages/domain/texts/transparency-text.ts';
import type { sideRoutes } from '../../../functions/trust/cases/contract.ts';
import { createClient } from '../../lib/client.ts';
import { cx } from '../../lib/cx.ts';
import { fadeEdges } from '../../lib/fade-edges.ts';
import { QuerySection } from '../../ui/query-page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

type Calls = Pick<typeof sideRoutes, 'transparency'>;
type Month = Result<Calls['transparency']>['months'][number];
const transparency = createClient<Calls>({ transparency: 'GET /api/transparency' });
const transparencyQuery = queryOptions({
  queryKey: ['transparency'],
  queryFn: ({ signal }) => transparency.transparency({ signal }),
});

const { title, intro, none, months: byMonth, categories } = transparencyText;

/** /transparency: reports, decisions and appeals of the last twelve months. */
export function Component() {
  return (
    <div className="grid gap-8">
      <header className="grid max-w-prose gap-3">
        <h1 className="text-2xl sm:text-3xl">{title}</h1>
        <p className="text-lg text-muted">{intro}</p>
      </header>
      <QuerySection
        query={useQuery(transparencyQuery)}
        what="load the figures"
        skeleton={<FiguresSkeleton />}
      >
        {({ months }) => (
          <>
            {!hasReports(months) && <p>{none}</p>}
            <MonthTable months={months} />
            <section aria-labelledby="categories" className="grid gap-3">
              <h2 id="categories" className="text-xl">
                {categories.title}
              </h2>
              <FigureTable className="max-w-md" columns={categories.columns} rows={countByCategory(months)} />
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
      {byMonth.title}
    </h2>
    <p className="max-w-prose text-muted">{byMonth.text}</p>
    <p className="text-sm text-muted md:hidden">Swipe the table sideways to see the rest.</p>
    <section
      ref={fadeEdges}
      className="strip relative overflow-x-auto"
      aria-label={byMonth.region}
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
