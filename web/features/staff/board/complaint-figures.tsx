import { formatCounted } from '../../../lib/format.ts';
import { FactList } from '../parts/fact-list.tsx';
import type { Board } from './api.ts';
import { Figure } from './figure.tsx';
import { addUp, listPeriods, nameUnit, selectPeriod } from './range.ts';
import { describeMedian } from './times-figure.tsx';

type Complaints = Board['complaints'][number];

const words = {
  complaint: {
    title: 'Complaints about Gable',
    one: 'complaint',
    empty: 'No complaint came in or was closed.',
  },
  report: { title: 'Reports', one: 'report', empty: 'No report came in or was decided.' },
} as const;

/** What came in, what was closed, and how old what waits is today. */
export function ComplaintFigures({ board }: { readonly board: Board }) {
  return board.complaints.map((complaints) => (
    <ComplaintFigure key={complaints.kind} complaints={complaints} board={board} />
  ));
}

interface Props {
  readonly board: Board;
  readonly complaints: Complaints;
}

function ComplaintFigure({ board, complaints }: Props) {
  const { kind, days, answered, waiting, ages } = complaints;
  const { title, one, empty } = words[kind];
  return (
    <Figure
      title={title}
      unit={nameUnit(board)}
      columns={[
        { name: 'Came in', drawn: 'brick' },
        { name: 'Closed', drawn: 'action' },
      ]}
      rows={listPeriods(board).map((period) => {
        const within = selectPeriod(days, period);
        return {
          label: period.label,
          values: [addUp(within, ({ opened }) => opened), addUp(within, ({ closed }) => closed)],
        };
      })}
      empty={empty}
      file={`gable-${kind}s-${board.from}-${board.to}`}
      fileRows={() => [
        ['Day', 'Came in', 'Closed'],
        ...days.map(({ day, opened, closed }) => [day, opened, closed]),
      ]}
      facts={
        <FactList
          facts={[
            ['Waiting today', describeWaiting(complaints)],
            ...(waiting === 0 ? [] : [['By age', ages.flatMap(describeAge).join(', ')] as const]),
            ['From coming in to closed', describeMedian(answered, one, board.fewest)],
          ]}
        />
      }
    />
  );
}

const describeWaiting = ({ waiting, oldestDays, medianDays }: Complaints): string =>
  waiting === 0 || oldestDays === null || medianDays === null
    ? 'None'
    : `${waiting}, the oldest for ${formatCounted(oldestDays, 'day')}, half of them for ${formatCounted(medianDays, 'day')} or longer`;

function describeAge({ upToDays, count }: Complaints['ages'][number], nth: number, all: Complaints['ages']) {
  const longer = all[nth - 1]?.upToDays ?? 0;
  if (count === 0) return [];
  if (upToDays === null) return `${count} for over ${longer} days`;
  return longer === 0
    ? `${count} for up to ${upToDays} days`
    : `${count} for ${longer + 1} to ${upToDays} days`;
}
