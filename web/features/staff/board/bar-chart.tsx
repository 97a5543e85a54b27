import { cx } from '../../../lib/cx.ts';

const tones = {
  action: { fill: 'fill-action', square: 'bg-action' },
  brick: { fill: 'fill-brick', square: 'bg-brick' },
  amber: { fill: 'fill-amber', square: 'bg-amber' },
  muted: { fill: 'fill-muted', square: 'bg-muted' },
} as const;

export interface ChartColumn {
  readonly name: string;
  readonly tone: keyof typeof tones;
  readonly format: (value: number) => string;
  /** Which of a row's values it is. */
  readonly nth: number;
}
export interface ChartRow {
  readonly label: string;
  readonly values: readonly (number | null)[];
}

interface Props {
  readonly columns: readonly ChartColumn[];
  readonly rows: readonly ChartRow[];
  /** On top of each other, for parts of a whole; else side by side. */
  readonly stacked: boolean;
}

/** The place of a row, in units of the drawing. */
const step = 12;
const barsWidth = 9;
const height = 120;

interface Bar {
  readonly key: string;
  readonly x: number;
  readonly width: number;
  /** From one value to another. */
  readonly low: number;
  readonly high: number;
  readonly fill: string;
}

/** Bars without numbers but the largest: the table beside them has each, so that this is hidden from screen readers. */
export function BarChart({ columns, rows, stacked }: Props) {
  const bars = rows.flatMap((row, place) => (stacked ? stackBars : lineUpBars)(row, place, columns));
  const top = Math.max(0, ...bars.map(({ high }) => high));
  const bottom = Math.min(0, ...bars.map(({ low }) => low));
  const scale = height / (top - bottom || 1);
  const format = columns[0]?.format ?? String;
  return (
    <div aria-hidden className="grid min-w-0 gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 text-sm">
        {columns.length > 1 && <Legend columns={columns} />}
        <span className="tabular ml-auto text-muted">{`Up to ${format(top)}`}</span>
      </div>
      <svg
        viewBox={`0 0 ${Math.max(1, rows.length) * step} ${height}`}
        preserveAspectRatio="none"
        className="h-48 w-full border-y border-line"
      >
        {bars.map(({ key, x, width, low, high, fill }) => (
          <rect
            key={key}
            x={x}
            y={(top - high) * scale}
            width={width}
            height={(high - low) * scale}
            className={fill}
          />
        ))}
        {bottom < 0 && (
          <rect x={0} y={top * scale} width={rows.length * step} height={1} className="fill-edge" />
        )}
      </svg>
      <p className="tabular flex justify-between text-sm text-muted">
        <span>{rows[0]?.label}</span>
        <span>{rows.length > 1 && rows.at(-1)?.label}</span>
      </p>
    </div>
  );
}

const Legend = ({ columns }: Pick<Props, 'columns'>) => (
  <span className="flex flex-wrap gap-x-4 gap-y-1">
    {columns.map(({ name, tone }) => (
      <span key={name} className="flex items-center gap-1.5">
        <span className={cx('size-3 rounded-sm', tones[tone].square)} />
        {name}
      </span>
    ))}
  </span>
);

/** Parts above and below zero are stacked each on their own side. */
function stackBars({ values }: ChartRow, place: number, columns: readonly ChartColumn[]): Bar[] {
  let [high, low] = [0, 0];
  return columns.flatMap(({ name, tone, nth }) => {
    const value = values[nth] ?? 0;
    const [from, to] = value < 0 ? [low + value, low] : [high, high + value];
    if (value < 0) low += value;
    else high += value;
    return value === 0 ? [] : [createBar(`${place} ${name}`, [from, to], [place * step, barsWidth], tone)];
  });
}

function lineUpBars({ values }: ChartRow, place: number, columns: readonly ChartColumn[]): Bar[] {
  const width = barsWidth / Math.max(1, columns.length);
  return columns.flatMap(({ name, tone, nth }, column) => {
    const value = values[nth] ?? 0;
    const sides = [Math.min(0, value), Math.max(0, value)] as const;
    return value === 0
      ? []
      : [createBar(`${place} ${name}`, sides, [place * step + column * width, width], tone)];
  });
}

const createBar = (
  key: string,
  [low, high]: readonly [number, number],
  [left, width]: readonly [number, number],
  tone: ChartColumn['tone'],
): Bar => ({ key, low, high, x: left + (step - barsWidth) / 2, width, fill: tones[tone].fill });
