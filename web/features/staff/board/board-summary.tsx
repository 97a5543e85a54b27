import { useQuery } from '@tanstack/react-query';
import { countDaysBetween } from '../../../../functions/kernel/london-time.ts';
import { formatPence } from '../../../lib/format.ts';
import { type Board, boardQuery } from './api.ts';
import { addUp, toRangeBefore } from './range.ts';

interface Sum {
  readonly name: string;
  readonly count: (board: Board) => number;
  readonly format?: (count: number) => string;
}

const sums: readonly Sum[] = [
  { name: 'Homes on sale at the end', count: ({ homes }) => homes.days.at(-1)?.onSale ?? homes.onSaleBefore },
  { name: 'New on sale', count: ({ homes }) => addUp(homes.days, ({ listed }) => listed) },
  { name: 'Sales agreed', count: ({ sales }) => addUp(sales, ({ agreed }) => agreed) },
  { name: 'Sales completed', count: ({ sales }) => addUp(sales, ({ completed }) => completed) },
  {
    name: 'Revenue without VAT',
    count: ({ revenue }) => addUp(revenue, ({ netPence }) => netPence),
    format: formatPence,
  },
  {
    name: 'Complaints and reports',
    count: ({ complaints }) => addUp(complaints, ({ days }) => addUp(days, ({ opened }) => opened)),
  },
];

/** The sums of the range beside those of as many days before it. */
export function BoardSummary({ board }: { readonly board: Board }) {
  const rangeBefore = toRangeBefore(board);
  const { data } = useQuery(boardQuery(rangeBefore));
  // While it loads, the query still has the range that was compared last.
  const before = data?.from === rangeBefore.from && data.to === rangeBefore.to ? data : undefined;
  const days = countDaysBetween(board.from, board.to) + 1;
  return (
    <section aria-labelledby="summary" className="grid gap-3">
      <h2 id="summary" className="text-xl">
        {days === 1 ? 'This day and the day before' : `These ${days} days and the ${days} days before`}
      </h2>
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {sums.map(({ name, count, format = String }) => (
          <div key={name} className="flex flex-col rounded-md border border-line bg-surface p-4">
            <dt className="text-sm text-muted">{name}</dt>
            <dd className="tabular mt-auto pt-1">
              <b className="block text-2xl font-semibold">{format(count(board))}</b>{' '}
              {before && <span className="text-sm text-muted">{`${format(count(before))} before`}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
