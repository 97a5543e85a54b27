import { cx } from '../../../lib/cx.ts';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import type { WizardStep } from '../steps.ts';

/** Steps whose fields fill a phone; what follows them begins below the screen, so that it does not move there. */
const longSteps: ReadonlySet<WizardStep> = new Set([2, 3, 4]);

/** In place of the fields of a step while their code is loaded. */
export function FieldsSkeleton({ step }: { readonly step: WizardStep }) {
  return (
    <div className={cx(longSteps.has(step) && 'min-h-dvh')}>
      <SkeletonLines lines={8} />
    </div>
  );
}
