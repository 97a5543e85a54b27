import { formatLondonDate } from '../../../../kernel/london-time.ts';
import type { TransparencyMonth } from '../../../../trust/cases/domain/transparency.ts';
import { categoryTexts } from '../../../../trust/cases/domain/words.ts';

/** The words of the page with the figures of reports; the site and its document are both made of it. */
export const transparencyText = {
  title: 'Reports and decisions',
  intro:
    'Anyone can report a home, and members can report messages, comments and people. A member of our team decides each one; no automated means are used. These are the figures for the last twelve months, by the month of the report.',
  none: 'There were no reports in these months.',
  months: {
    title: 'Month by month',
    text: 'An appeal leaves our decision upheld or reversed. “Found by us” are cases without a report; “Action taken” counts those, too.',
    region: 'Figures by month',
  },
  categories: { title: 'What was reported', columns: ['Reason', 'Reports in twelve months'] },
} as const;

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
