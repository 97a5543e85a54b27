import { useState } from 'react';
import type { Sale, SaleStep } from '../../../entities/sale/api.ts';
import { describeError } from '../../../lib/api-error.ts';
import { cx } from '../../../lib/cx.ts';
import { formatCounted } from '../../../lib/format.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { toast } from '../../../lib/toast.ts';
import { OnDemand } from '../../../ui/on-demand.tsx';
import { SalePart } from '../sale-part.tsx';
import { StepRow } from './step-row.tsx';
import type { MilestoneMutation } from './use-milestone-mutation.ts';

const TickDialog = lazyPart(() => import('./tick-dialog.tsx'));

/** Every step to completion, shared by both sides and their solicitors: done, due or late, with who did it. */
export function SaleTimeline({ sale, tick }: { readonly sale: Sale; readonly tick: MilestoneMutation }) {
  const [asked, setAsked] = useState<SaleStep>();
  // A sale that was called off before its first step has none.
  if (sale.steps.length === 0) return null;
  const done = sale.steps.filter(({ state }) => state === 'done');
  const open = sale.steps.filter(({ state }) => state !== 'done');
  const undo = ({ key, title }: SaleStep) =>
    tick.mutate(
      { key, done: false },
      {
        onSuccess: () => toast.success(`“${title}” is no longer marked as done.`),
        onError: (error) => toast.failure(describeError(error)),
      },
    );
  const isOff = sale.status === 'fallen_through';
  const toList = (steps: readonly SaleStep[]) => (
    <ol>
      {steps.map((step, index) => (
        <StepRow
          key={step.key}
          step={step}
          sale={sale}
          isLast={index === steps.length - 1}
          onTick={() => setAsked(step)}
          onUndo={() => undo(step)}
        />
      ))}
    </ol>
  );
  return (
    <SalePart
      id="timeline"
      title={isOff ? 'Steps that were done' : 'Steps to completion'}
      // A sale that was called off keeps the steps that were done alone: of how many says nothing.
      aside={!isOff && <p className="text-muted">{`${done.length} of ${sale.steps.length} done`}</p>}
    >
      {open.length > 0 && toList(open)}
      {/* The task comes first; what is done is there to look up. */}
      {done.length > 0 && (
        <details className={cx(open.length > 0 && 'mt-5')}>
          <summary className="flex min-h-11 items-center">
            <span className="link">{`Done: ${formatCounted(done.length, 'step')}`}</span>
          </summary>
          <div className="pt-3">{toList(done)}</div>
        </details>
      )}
      <OnDemand parts={[TickDialog]}>
        {asked && <TickDialog sale={sale} step={asked} tick={tick} onClose={() => setAsked(undefined)} />}
      </OnDemand>
    </SalePart>
  );
}
