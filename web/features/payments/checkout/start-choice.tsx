import { dayMs } from '../../../../functions/kernel/time.ts';
import { cx } from '../../../lib/cx.ts';
import { formatDate } from '../../../lib/format.ts';
import { RadioGroup } from '../../../ui/radio-group.tsx';

/** Days after the payment in which a package that hasn't started can be cancelled. */
const waitingDays = 14;

export interface StartPlan {
  /** Undefined until the seller has chosen. */
  readonly startNow: boolean | undefined;
  /** Whether the home is on sale by another package, which goes on until this one starts. */
  readonly isUpgrade: boolean;
}

const getWaitEnd = (): string => formatDate(new Date(Date.now() + waitingDays * dayMs).toISOString());

interface Props extends StartPlan {
  /** What costs nothing starts at once; the choice stays in place, so that nothing below it moves. */
  readonly isOpen: boolean;
  readonly onStartNow: (startNow: boolean) => void;
}

/** When a paid package starts, with what each choice costs; nothing is selected in advance. */
export function StartChoice({ startNow, isUpgrade, isOpen, onStartNow }: Props) {
  const isNow = isOpen ? startNow : true;
  return (
    <div className={cx('min-w-0', !isOpen && '[&_label]:opacity-60')}>
      <RadioGroup
        legend="When should the package start?"
        name="start"
        disabled={!isOpen}
        value={isNow === undefined ? undefined : isNow ? 'now' : 'wait'}
        onValue={(value) => onStartNow(value === 'now')}
        options={[
          {
            value: 'now',
            label: 'Start now',
            hint: `${isUpgrade ? 'It replaces your package at once.' : 'Your home goes on the market at once.'} You ask us to start within the 14 days in which you can cancel, so you give up the full refund once 24 hours have passed: after that, each day that has begun is charged, the first one too.`,
          },
          {
            value: 'wait',
            label: 'Wait 14 days',
            hint: `You keep the full refund until it starts. ${isUpgrade ? 'Your present package goes on' : 'Your home stays off the market'} until ${getWaitEnd()}, or until you start it sooner.`,
          },
        ]}
      />
    </div>
  );
}

/** What pressing the button leads to, beside it. */
export function StartConsequence({ startNow, isUpgrade }: StartPlan) {
  if (startNow === undefined) return <p className="text-sm text-muted">Choose when it starts, then pay.</p>;
  if (startNow)
    return (
      <p className="text-sm text-muted">
        Starts as soon as you’ve paid. Everything back for 24 hours; then each day that has begun is charged.
      </p>
    );
  return (
    <p className="text-sm font-medium text-amber">
      {isUpgrade ? 'Starts on' : 'Your home stays off the market until'} {getWaitEnd()}. Full refund until
      then.
    </p>
  );
}
