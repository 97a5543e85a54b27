import { formatCounted } from '../../../lib/format.ts';
import type { Board } from './api.ts';
import { Figure } from './figure.tsx';
import { addUp, listPeriods, nameUnit, selectPeriod } from './range.ts';

interface Props {
  readonly board: Board;
}

/** Homes on sale at the end of each period, and those that came on sale for the first time. */
export function HomesFigure({ board }: Props) {
  const { days, onSaleBefore } = board.homes;
  const last = days.at(-1)?.onSale ?? onSaleBefore;
  return (
    <Figure
      title="Homes on sale"
      unit={nameUnit(board)}
      columns={[{ name: 'On sale', drawn: 'action' }, { name: 'New' }]}
      rows={listPeriods(board).map((period) => ({
        label: period.label,
        values: [
          days.findLast(({ day }) => day <= period.to)?.onSale ?? onSaleBefore,
          addUp(selectPeriod(days, period), ({ listed }) => listed),
        ],
      }))}
      empty="No home was on sale."
      file={`gable-homes-${board.from}-${board.to}`}
      fileRows={() => [
        ['Day', 'On sale at its end', 'New on sale'],
        [`Before ${board.from}`, onSaleBefore, null],
        ...days.map(({ day, onSale, listed }) => [day, onSale, listed]),
      ]}
    >
      <p className="text-muted">
        {`${formatCounted(last, 'home')} on sale at the end. Sales agreed and paused homes aren’t in it, nor is a home that was on sale before this board began to count.`}
      </p>
    </Figure>
  );
}

export function SalesFigure({ board }: Props) {
  const { sales } = board;
  const total = (read: (row: Board['sales'][number]) => number) => addUp(sales, read);
  return (
    <Figure
      title="Sales"
      unit={nameUnit(board)}
      columns={[
        { name: 'Agreed', drawn: 'action' },
        { name: 'Fell through', drawn: 'brick' },
        { name: 'Binding', drawn: 'amber' },
        { name: 'Completed', drawn: 'muted' },
      ]}
      rows={listPeriods(board).map((period) => {
        const within = selectPeriod(sales, period);
        return {
          label: period.label,
          values: [
            addUp(within, ({ agreed }) => agreed),
            addUp(within, ({ fellThrough }) => fellThrough),
            addUp(within, ({ exchanged }) => exchanged),
            addUp(within, ({ completed }) => completed),
          ],
        };
      })}
      empty="No sale was agreed or completed."
      file={`gable-sales-${board.from}-${board.to}`}
      fileRows={() => [
        ['Day', 'Agreed', 'Fell through', 'Binding', 'Completed'],
        ...sales.map((row) => [row.day, row.agreed, row.fellThrough, row.exchanged, row.completed]),
      ]}
    >
      <p className="text-muted">
        {`${formatCounted(
          total(({ agreed }) => agreed),
          'sale',
        )} agreed, ${total(({ fellThrough }) => fellThrough)} fell through, ${total(({ completed }) => completed)} completed.`}
      </p>
    </Figure>
  );
}
