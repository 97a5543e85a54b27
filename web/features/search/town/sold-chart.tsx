import { soldTypeNames } from '../../../../functions/finding/area-facts/domain/fact-words.ts';
import { formatPounds } from '../../../lib/format.ts';
import {
  findMedian,
  findScale,
  isUnfinished,
  type SoldType,
  soldTypes,
  type SoldYear,
} from './sold-lines.ts';

interface Look {
  readonly colour: string;
  /** Tells the lines apart without colours. */
  readonly dashes: string | undefined;
}
const looks: Readonly<Record<SoldType, Look>> = {
  detached: { colour: 'text-action', dashes: undefined },
  semi_detached: { colour: 'text-brick', dashes: '10 5' },
  terraced: { colour: 'text-amber', dashes: '2 6' },
  flat: { colour: 'text-ink', dashes: '12 5 2 5' },
  other: { colour: 'text-muted', dashes: '4 4' },
};

const width = 600;
const height = 240;

/**
 * Lines of the median prices by type of building, and dots where a year stands alone. All numbers are in the table that
 * follows.
 */
export function SoldChart({ years }: { readonly years: readonly SoldYear[] }) {
  const prices = years.flatMap(({ medians }) => medians.map(({ median }) => median));
  const shown = soldTypes.filter((type) => years.some((year) => findMedian(year, type)));
  if (shown.length === 0)
    return (
      <p className="text-muted">
        No type of home had enough sales in a year for a median price, so there’s nothing to draw.
      </p>
    );
  const { top, step } = findScale(Math.max(...prices));
  const levels = Array.from({ length: Math.round(top / step) + 1 }, (_, nth) => top - nth * step);
  const last = Math.max(1, years.length - 1);
  const toX = (nth: number) => (nth / last) * width;
  const toY = (price: number) => height - (price / top) * height;
  return (
    <figure aria-label="Median prices by year; the table below has the numbers">
      <div
        className="mt-4 mb-4 grid grid-cols-[auto_minmax(0,1fr)] gap-2 pr-6 text-sm text-muted"
        aria-hidden
      >
        <div className="tabular flex flex-col justify-between text-right">
          {levels.map((level) => (
            <span key={level} className="grid h-0.5 content-center">
              {formatLevel(level)}
            </span>
          ))}
        </div>
        <div className="relative h-56">
          <div className="flex h-full flex-col justify-between">
            {levels.map((level) => (
              <div key={level} className="h-0.5 border-t border-line" />
            ))}
          </div>
          <svg
            viewBox={`0 0 ${width} ${height}`}
            preserveAspectRatio="none"
            className="absolute inset-0 size-full"
          >
            {shown.map((type) => (
              <path
                key={type}
                d={drawLine(years, type, (nth, price) => `${toX(nth)},${toY(price)}`)}
                fill="none"
                stroke="currentColor"
                strokeWidth={2.5}
                strokeLinejoin="round"
                strokeLinecap="round"
                strokeDasharray={looks[type].dashes}
                vectorEffect="non-scaling-stroke"
                className={looks[type].colour}
              />
            ))}
          </svg>
        </div>
        <span />
        <div className="tabular flex justify-between whitespace-nowrap">
          {years.map((year) => (
            <span key={year.year} className="flex w-px justify-center">
              <span className="text-center">
                {year.year}
                {isUnfinished(year) && <span className="block">so far</span>}
              </span>
            </span>
          ))}
        </div>
      </div>
      <Legend types={shown} />
    </figure>
  );
}

/** A year without a price ends the line, which begins again after it; a year between two such is a dot. */
function drawLine(
  years: readonly SoldYear[],
  type: SoldType,
  toPoint: (nth: number, price: number) => string,
): string {
  const points = years.map((year, nth) => {
    const median = findMedian(year, type)?.median;
    return median === undefined ? undefined : toPoint(nth, median);
  });
  return points
    .map((point, nth) => {
      if (point === undefined) return '';
      if (points[nth - 1] !== undefined) return `L${point}`;
      return points[nth + 1] === undefined ? `M${point}h0` : `M${point}`;
    })
    .join(' ');
}

/** `£250k`, `£1.5m` */
function formatLevel(price: number): string {
  if (price === 0) return '£0';
  return price < 1_000_000 ? `${formatPounds(price / 1_000)}k` : `£${price / 1_000_000}m`;
}

const Legend = ({ types }: { readonly types: readonly SoldType[] }) => (
  <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
    {types.map((type) => (
      <li key={type} className="flex items-center gap-2">
        <svg viewBox="0 0 28 4" width="28" height="4" className={looks[type].colour} aria-hidden>
          <path d="M0 2H28" stroke="currentColor" strokeWidth={3} strokeDasharray={looks[type].dashes} />
        </svg>
        {soldTypeNames[type]}
      </li>
    ))}
  </ul>
);
