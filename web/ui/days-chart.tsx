import { dayMs } from '../../functions/kernel/time.ts';
import { formatCounted, formatDay } from '../lib/format.ts';

/** The counts of one day; days without any can be missing. */
export interface DayCounts {
  readonly day: string;
  readonly views: number;
  readonly enquiries: number;
  readonly viewings: number;
  readonly offers: number;
}
interface Props {
  readonly days: readonly DayCounts[];
  /** Number of days shown, up to today. */
  readonly length?: number;
}

const step = 12;
const bar = 8;
const height = 48;

const listLastDays = (length: number): string[] =>
  Array.from({ length }, (_, back) =>
    new Date(Date.now() - (length - 1 - back) * dayMs).toISOString().slice(0, 10),
  );

/** Views and enquiries by day, each scaled to its own maximum; all numbers are in a table as well. */
export function DaysChart({ days, length = 30 }: Props) {
  const byDay = new Map(days.map((dayCounts) => [dayCounts.day, dayCounts]));
  const shown = listLastDays(length);
  const of = (name: 'views' | 'enquiries') => shown.map((day) => byDay.get(day)?.[name] ?? 0);
  const [first, last] = [shown[0], shown.at(-1)];
  const recent = days.filter(({ day }) => first !== undefined && day >= first);
  if (recent.length === 0)
    return <p className="text-sm text-muted">{`No one has viewed it in the last ${length} days.`}</p>;
  return (
    <figure className="grid gap-3">
      <figcaption className="text-sm text-muted">{`In the last ${length} days`}</figcaption>
      <Strip words={(total) => formatCounted(total, 'view')} values={of('views')} fill="fill-action" />
      <Strip
        words={(total) => formatCounted(total, 'enquiry', 'enquiries')}
        values={of('enquiries')}
        fill="fill-brick"
      />
      <p className="tabular -mt-2 flex justify-between text-sm text-muted">
        <span>{first && formatDay(first)}</span>
        <span>{last && formatDay(last)}</span>
      </p>
      <DaysTable days={recent} />
    </figure>
  );
}

interface StripProps {
  readonly words: (total: number) => string;
  readonly values: readonly number[];
  readonly fill: string;
}

function Strip({ words, values, fill }: StripProps) {
  const most = Math.max(0, ...values);
  const total = values.reduce((sum, value) => sum + value, 0);
  return (
    <div className="grid gap-1">
      <p className="tabular flex items-baseline justify-between gap-3 text-sm">
        <span className="font-semibold">{words(total)}</span>
        {most > 0 && <span className="text-muted">{`most in a day: ${most}`}</span>}
      </p>
      {most > 0 && <Bars values={values} most={most} fill={fill} />}
    </div>
  );
}

interface BarsProps extends Pick<StripProps, 'values' | 'fill'> {
  readonly most: number;
}

const Bars = ({ values, most, fill }: BarsProps) => (
  <svg
    viewBox={`0 0 ${values.length * step} ${height}`}
    preserveAspectRatio="none"
    className={`h-12 w-full border-b border-line ${fill}`}
    aria-hidden
  >
    {values.map((value, nth) => {
      const tall = (value / most) * height;
      return (
        <rect
          // oxlint-disable-next-line react/no-array-index-key -- a day is known by its place
          key={nth}
          x={nth * step + (step - bar) / 2}
          y={height - tall}
          width={bar}
          height={tall}
        />
      );
    })}
  </svg>
);

const head = 'py-2 pl-3 text-right font-semibold first:pl-0 first:text-left';
const cell = 'py-2 pl-3 text-right';

const DaysTable = ({ days }: { readonly days: readonly DayCounts[] }) => (
  <details className="text-sm">
    <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold underline underline-offset-3">
      Day by day
    </summary>
    <table className="tabular w-full">
      <caption className="sr-only">What happened by day, the latest first</caption>
      <thead>
        <tr className="border-b border-line">
          {['Day', 'Views', 'Enquiries', 'Viewings', 'Offers'].map((name) => (
            <th key={name} scope="col" className={head}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {days.toReversed().map(({ day, views, enquiries, viewings, offers }) => (
          <tr key={day} className="border-b border-line">
            <th scope="row" className="py-2 text-left font-normal whitespace-nowrap">
              {formatDay(day)}
            </th>
            <td className={cell}>{views}</td>
            <td className={cell}>{enquiries}</td>
            <td className={cell}>{viewings}</td>
            <td className={cell}>{offers}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </details>
);
