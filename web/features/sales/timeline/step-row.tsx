import { Check, CircleAlert, CircleDashed, CircleDot, Contrast } from 'lucide-react';
import type { Sale, SaleStep } from '../../../entities/sale/api.ts';
import { cx } from '../../../lib/cx.ts';
import { formatDay } from '../../../lib/format.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { describeConfirmations, describeStepOwner, describeWait } from '../labels.ts';

const marks = {
  done: { icon: Check, looks: 'bg-action text-on-action border-action', name: 'Done' },
  half_done: {
    icon: Contrast,
    looks: 'bg-action-soft text-action-strong border-action',
    name: 'Half done',
  },
  due: { icon: CircleDot, looks: 'bg-surface text-action border-action', name: 'Due' },
  overdue: { icon: CircleAlert, looks: 'bg-amber-soft text-amber border-amber', name: 'Late' },
  later: { icon: CircleDashed, looks: 'bg-surface text-muted border-line', name: 'Later' },
} as const;

interface Props {
  readonly step: SaleStep;
  readonly sale: Sale;
  readonly isLast: boolean;
  readonly onTick: () => void;
  readonly onUndo: () => void;
}

/** One step: who does it, its state, and the reader's button. */
export function StepRow({ step, sale, isLast, onTick, onUndo }: Props) {
  const { key, title, state, date, note, mine, undoable, ahead } = step;
  const { icon, looks, name } = marks[state];
  return (
    <li id={`step-${key}`} className="grid scroll-mt-24 grid-cols-[2rem_minmax(0,1fr)] gap-x-3">
      <span className="flex flex-col items-center" aria-hidden>
        <span className={cx('grid size-8 shrink-0 place-items-center rounded-full border', looks)}>
          <Icon as={icon} size={18} />
        </span>
        {!isLast && <span className="w-px grow bg-edge" />}
      </span>
      <div
        className={cx(
          'flex min-w-0 flex-wrap items-start justify-between gap-x-4 gap-y-2',
          isLast ? '' : 'pb-5',
        )}
      >
        <div className="grid min-w-0 gap-0.5 pt-0.5">
          <h3
            className={cx(
              'flex flex-wrap items-center gap-2',
              state === 'later' ? 'font-normal text-muted' : 'font-semibold',
            )}
          >
            <span className="sr-only">{name}: </span>
            {title}
            {state === 'overdue' && <Badge tone="amber">Late</Badge>}
          </h3>
          <p className="text-sm text-muted">
            {describeStepOwner(step, sale)}
            {date !== undefined && (ahead || state === 'done') && (
              <>
                {' · '}
                <time dateTime={date}>
                  {(ahead && state !== 'done' ? 'proposed for ' : '') + formatDay(date)}
                </time>
              </>
            )}
            {describeWait(step)}
          </p>
          {step.confirmedBy.length > 0 && step.owner === 'both' && (
            <p className="text-sm">{describeConfirmations(step, sale)}</p>
          )}
          {note !== undefined && (
            <p className="border-l-2 border-line pl-3 text-sm whitespace-pre-line">{note}</p>
          )}
        </div>
        {(mine || undoable) && (
          <span className="flex gap-2 print:hidden">
            {mine && (
              <Button
                size="sm"
                variant={state === 'later' ? 'secondary' : 'primary'}
                className="min-h-11"
                onClick={onTick}
              >
                {step.owner === 'both' && step.confirmedBy.length > 0 ? 'Confirm' : 'Mark as done'}
                <span className="sr-only"> {title}</span>
              </Button>
            )}
            {undoable && (
              <Button size="sm" variant="secondary" className="min-h-11" onClick={onUndo}>
                Undo
                <span className="sr-only"> {title}</span>
              </Button>
            )}
          </span>
        )}
      </div>
    </li>
  );
}
