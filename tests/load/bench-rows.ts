/** One measured figure; a budget of null is for the record only. */
export interface BenchRow {
  readonly name: string;
  readonly figure: number;
  readonly unit: string;
  readonly budget: number | null;
}

export function isOver({ figure, budget }: BenchRow): boolean {
  return budget !== null && !(figure <= budget);
}

/** The percentile of the values; `share` is between 0 and 1. */
export function getPercentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

const isWholeUnit = (unit: string) => ['bytes', 'units', ''].includes(unit);
const formatValue = (value: number, unit: string): string =>
  value.toLocaleString(
    'en-GB',
    isWholeUnit(unit) ? {} : { minimumFractionDigits: 3, maximumFractionDigits: 3 },
  );

/** One line per figure with its name, value, unit and verdict. */
export function formatRows(rows: readonly BenchRow[]): string {
  const widest = Math.max(0, ...rows.map(({ name }) => name.length));
  return rows
    .map((row) => {
      const { name, figure, unit, budget } = row;
      const verdict =
        budget === null ? '' : `${isOver(row) ? 'OVER' : 'ok'} ${budget.toLocaleString('en-GB')}`;
      return `${name.padEnd(widest)}  ${formatValue(figure, unit).padStart(14)} ${unit.padEnd(6)} ${verdict}`.trimEnd();
    })
    .join('\n');
}
