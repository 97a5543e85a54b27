import { formatLondonDate } from '../../../functions/kernel/london-time.ts';
import type { TransparencyMonth } from '../../../functions/trust/cases/domain/transparency.ts';
import { categoryTexts } from '../../../functions/trust/cases/domain/words.ts';

const countActedOn = ({ byMeasure }: TransparencyMonth): number =>
  byMeasure.reduce((sum, { measure, cases }) => sum + (measure === 'none' ? 0 : cases), 0);

function formatHours({ medianHours }: TransparencyMonth): string {
  if (medianHours === null) return '–';
  return medianHours < 1 ? 'under 1' : String(Math.round(medianHours));
}

/** The columns of the table by month, in their order. */
export const monthColumns: readonly {
  readonly label: string;
  readonly toFigure: (month: TransparencyMonth) => number | string;
}[] = [
  { label: 'Month', toFigure: ({ month }) => formatLondonDate(`${month}-01`, 'month') },
  { label: 'Reports', toFigure: ({ reports }) => reports },
  { label: 'Decided', toFigure: ({ decided }) => decided },
  { label: 'Found by us', toFigure: ({ ownActs }) => ownActs },
  { label: 'Action taken', toFigure: countActedOn },
  { label: 'Appeals', toFigure: ({ appeals }) => appeals },
  { label: 'Upheld', toFigure: ({ upheld }) => upheld },
  { label: 'Reversed', toFigure: ({ reversed }) => reversed },
  { label: 'Hours to decide (median)', toFigure: formatHours },
];

/** The reports of all months by their reason, in the order of the form. */
export function countByCategory(
  months: readonly TransparencyMonth[],
): readonly (readonly [reason: string, reports: number])[] {
  const categories = months[0]?.byCategory.map(({ category }) => category) ?? [];
  return categories.map((category) => [
    categoryTexts[category],
    months
      .flatMap(({ byCategory }) => byCategory)
      .reduce((sum, one) => sum + (one.category === category ? one.reports : 0), 0),
  ]);
}

export function hasReports(months: readonly TransparencyMonth[]): boolean {
  return months.some(({ reports, ownActs }) => reports + ownActs > 0);
}
