import { Check } from 'lucide-react';
import { toWizardQuery } from '../../../entities/own-home/wizard-query.ts';
import { cx } from '../../../lib/cx.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import type { SessionState } from '../draft-session.ts';
import { isStepDone, isStepOpen, newDraft, type WizardStep, wizardSteps, stepWords } from '../steps.ts';

interface Props {
  /** Missing until it is saved once. */
  readonly draft: SessionState['draft'];
  readonly here: WizardStep;
}

/** The six steps: the present one, those with nothing left to do, and links to what can be opened. */
export function StepNav({ draft, here }: Props) {
  const { id = newDraft, data = {} } = draft ?? {};
  return (
    <nav aria-label="Steps">
      <ol className="flex justify-between gap-1 sm:gap-2">
        {wizardSteps.map((step) => (
          <li key={step} className="grow basis-0">
            <StepLink
              step={step}
              isHere={step === here}
              isDone={draft !== undefined && isStepDone(step, draft)}
              to={isStepOpen(step, data, here) ? toWizardQuery(id, step) : undefined}
            />
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface LinkProps {
  readonly step: WizardStep;
  readonly isHere: boolean;
  readonly isDone: boolean;
  readonly to: string | undefined;
}

function StepLink({ step, isHere, isDone, to }: LinkProps) {
  const { name } = stepWords[step];
  const looks = cx(
    'grid min-h-11 content-start gap-1.5 rounded-sm border-t-4 pt-2 text-sm',
    isHere ? 'border-action font-semibold text-ink' : isDone ? 'border-action/60' : 'border-line',
    !isHere && 'text-muted',
    to !== undefined && !isHere && 'hover:text-ink',
  );
  const words = (
    <span className="flex items-center justify-center gap-1 sm:justify-start">
      {isDone && !isHere ? (
        <Icon as={Check} size={15} className="text-action" />
      ) : (
        <span aria-hidden className="tabular">
          {step}
        </span>
      )}
      <span className="sr-only sm:not-sr-only sm:truncate">{name}</span>
      {isDone && <span className="sr-only">, done</span>}
    </span>
  );
  if (to === undefined) return <span className={looks}>{words}</span>;
  return (
    <Link to={to} aria-current={isHere ? 'step' : undefined} className={looks}>
      {words}
    </Link>
  );
}
