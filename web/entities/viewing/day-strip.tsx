import { useId } from 'react';

interface Day {
  /** `Sat 21 Nov 2026` */
  readonly label: string;
  readonly note: string;
}
interface Props {
  readonly days: readonly Day[];
  readonly value: string;
  readonly onValue: (day: string) => void;
}

/** The days with slots, in a row that phones swipe; arrow keys move along it. */
export function DayStrip({ days, value, onValue }: Props) {
  const id = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-semibold">Day</legend>
      <div className="-mx-1 flex snap-x scroll-px-1 gap-2 overflow-x-auto px-1 py-1">
        {days.map(({ label, note }) => {
          const [weekday, day, month] = label.split(' ');
          return (
            <label
              key={label}
              className="grid min-h-16 min-w-24 shrink-0 cursor-pointer snap-start content-center justify-items-center rounded-md border border-edge bg-surface px-3 py-2 text-center leading-tight has-checked:border-action has-checked:bg-action-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-1 has-focus-visible:outline-action"
            >
              <input
                type="radio"
                name={`${id}-day`}
                value={label}
                checked={label === value}
                onChange={() => onValue(label)}
                className="sr-only"
              />
              <span className="font-semibold">
                {weekday} {day} {month}
              </span>
              <span className="text-sm text-muted">{note}</span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
