import { formatCount, formatDay } from '../../../lib/format.ts';
import type { Page } from '../api.ts';

type Day = NonNullable<Page['owner']>['views'][number];
const height = 72;
const step = 12;
const bar = 8;

/** Visits by day as bars; the same numbers stand in a table for those who do not see them. */
export function ViewsChart({ days }: { readonly days: readonly Day[] }) {
  const most = Math.max(1, ...days.map(({ views }) => views));
  const [first] = days;
  const last = days.at(-1);
  if (!first || !last) return <p className="text-sm text-muted">Nobody has looked at it yet.</p>;
  return (
    <figure>
      <svg
        viewBox={`0 0 ${days.length * step} ${height}`}
        preserveAspectRatio="none"
        className="h-20 w-full fill-action"
        aria-hidden
      >
        {days.map(({ day, views }, nth) => {
          const tall = Math.max(1, (views / most) * (height - 2));
          return (
            <rect
              key={day}
              x={nth * step + (step - bar) / 2}
              y={height - tall}
              width={bar}
              height={tall}
              rx={1.5}
            >
              <title>{`${formatDay(day)}: ${views}`}</title>
            </rect>
          );
        })}
      </svg>
      <figcaption className="mt-1 flex justify-between text-sm text-muted">
        <span>{formatDay(first.day)}</span>
        <span>most in a day: {formatCount(most)}</span>
        <span>{formatDay(last.day)}</span>
      </figcaption>
      <table className="sr-only">
        <caption>Visits by day</caption>
        <tbody>
          {days.map(({ day, views }) => (
            <tr key={day}>
              <th>{formatDay(day)}</th>
              <td>{views}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
