import { lazy, useState } from 'react';
import type { Sale, Step } from '../../../entities/sale/api.ts';
import { describeError } from '../../../lib/api-error.ts';
import { toast } from '../../../lib/toast.ts';
import { Part } from '../part.tsx';
import { StepRow } from './step-row.tsx';
import type { Ticking } from './use-tick.ts';
import { OnDemand } from '../../../ui/on-demand.tsx';

const TickDialog = lazy(() => import('./tick-dialog.tsx'));

/** Every step to completion, shared by both sides and their solicitors: done, due or late, and by whom. */
export function Timeline({ sale, tick }: { readonly sale: Sale; readonly tick: Ticking }) {
  const [asked, setAsked] = useState<Step>();
  const done = sale.steps.filter(({ state }) => state === 'done').length;
  const undo = ({ key, title }: Step) =>
    tick.mutate(
      { key, done: false },
      {
        onSuccess: () => toast.success(`“${title}” is taken back.`),
        onError: (error) => toast.failure(describeError(error)),
      },
    );
  return (
    <Part
      id="timeline"
      title="Steps to completion"
      aside={
        <p className="text-muted">
          {done} of {sale.steps.length} done
        </p>
      }
    >
      <ol>
        {sale.steps.map((step, index) => (
          <StepRow
            key={step.key}
            step={step}
            sale={sale}
            isLast={index === sale.steps.length - 1}
            onTick={() => setAsked(step)}
            onUndo={() => undo(step)}
          />
        ))}
      </ol>
      <OnDemand>
        {asked && <TickDialog sale={sale} step={asked} tick={tick} onClose={() => setAsked(undefined)} />}
      </OnDemand>
    </Part>
  );
}
