import { queryOptions, useQuery } from '@tanstack/react-query';
import type { sideRoutes } from '../../../functions/cases/contract.ts';
import { categoryText } from '../../../functions/cases/domain/words.ts';
import type { Result } from '../../../functions/kernel/http/contract.ts';
import type { Handle } from '../../app/head.ts';
import { client } from '../../lib/client.ts';
import { formatMonth } from '../../lib/format.ts';
import { QuerySection } from '../../ui/query-page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { type FigureName, figureNames } from './words.ts';

export const handle: Handle = {
  head: {
    title: 'Reports and decisions',
    description: 'How many reports Gable gets each month, what came of them, and how appeals ended.',
  },
};

type Calls = Pick<typeof sideRoutes, 'transparency'>;
type Month = Result<Calls['transparency']>['months'][number];
const transparency = client<Calls>({ transparency: 'GET /api/transparency' });
const transparencyQuery = queryOptions({
  queryKey: ['transparency'],
  queryFn: ({ signal }) => transparency.transparency({ signal }),
});

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
            {months.every(({ reports, ownActs }) => reports + ownActs === 0) && (
              <p>There were no reports in these months.</p>
            )}
            <MonthTable months={months} />
            <CategoryTable months={months} />
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

const acted = ({ byMeasure }: Month): number =>
  byMeasure.reduce((sum, { measure, cases }) => sum + (measure === 'none' ? 0 : cases), 0);
const hours = ({ medianHours }: Month): string => {
  if (medianHours === null) return '–';
  return medianHours < 1 ? 'under 1' : String(Math.round(medianHours));
};

const figures: Readonly<Record<FigureName, (month: Month) => number | string>> = {
  reports: ({ reports }) => reports,
  decided: ({ decided }) => decided,
  acted,
  ownActs: ({ ownActs }) => ownActs,
  appeals: ({ appeals }) => appeals,
  upheld: ({ upheld }) => upheld,
  reversed: ({ reversed }) => reversed,
  hours,
};

const cell = 'border-b border-line px-3 py-2.5 text-right first:pl-0 first:text-left';

const MonthTable = ({ months }: { readonly months: readonly Month[] }) => (
  <section aria-labelledby="months" className="grid gap-3">
    <h2 id="months" className="text-xl">
      Month by month
    </h2>
    <p className="max-w-prose text-muted">
      An appeal leaves our decision upheld or reversed. “Found by us” are cases without a report.
    </p>
    {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls is reached by the keyboard */}
    <section className="overflow-x-auto" aria-label="Figures by month" tabIndex={0}>
      <table className="tabular w-full min-w-3xl border-collapse">
        <thead>
          <tr>
            <th scope="col" className={cell}>
              Month
            </th>
            {figureNames.map(([name, label]) => (
              <th key={name} scope="col" className={cell}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {months.map((month) => (
            <tr key={month.month}>
              <th scope="row" className={`${cell} font-normal whitespace-nowrap`}>
                {formatMonth(`${month.month}-01`)}
              </th>
              {figureNames.map(([name]) => (
                <td key={name} className={cell}>
                  {figures[name](month)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  </section>
);

function CategoryTable({ months }: { readonly months: readonly Month[] }) {
  const categories = months[0]?.byCategory.map(({ category }) => category) ?? [];
  const count = (category: (typeof categories)[number]) =>
    months.reduce(
      (sum, { byCategory }) => sum + (byCategory.find((each) => each.category === category)?.reports ?? 0),
      0,
    );
  return (
    <section aria-labelledby="categories" className="grid gap-3">
      <h2 id="categories" className="text-xl">
        What was reported
      </h2>
      <table className="tabular w-full max-w-md border-collapse">
        <thead>
          <tr>
            <th scope="col" className={cell}>
              Reason
            </th>
            <th scope="col" className={cell}>
              Reports in twelve months
            </th>
          </tr>
        </thead>
        <tbody>
          {categories.map((category) => (
            <tr key={category}>
              <th scope="row" className={`${cell} font-normal`}>
                {categoryText[category]}
              </th>
              <td className={cell}>{count(category)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
