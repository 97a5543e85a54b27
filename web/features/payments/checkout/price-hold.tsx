import { formatClock } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { isEndingSoon, useTimeLeft } from './use-time-left.ts';

interface Props {
  readonly until: string;
  readonly busy: boolean;
  readonly onAgain: () => void;
}

/** How long a coupon's price is held: an ordinary price isn't going away. Shown as a clock in the last five minutes, with a button to hold it again afterwards. */
export function PriceHold({ until, busy, onAgain }: Props) {
  const left = useTimeLeft(until);
  if (left === 0)
    return (
      <Notice kind="warning" title="We held the price for 30 minutes, and that time is up" live>
        <p>You haven’t been charged. We’ve kept your choice.</p>
        <p>
          <Button variant="secondary" size="sm" className="mt-1 min-h-11" busy={busy} onClick={onAgain}>
            Get a new price
          </Button>
        </p>
      </Notice>
    );
  if (!isEndingSoon(left))
    return (
      <p className="tabular text-sm text-muted">
        We’re holding your coupon’s price until {formatClock(until)}.
      </p>
    );
  const seconds = Math.ceil(left / 1_000);
  const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <p className="tabular rounded-md bg-amber-soft px-3 py-2 text-sm text-amber">
      We’re holding this price for another{' '}
      <span role="timer" className="font-semibold">
        {clock}
      </span>
    </p>
  );
}
