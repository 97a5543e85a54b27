import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { findNextStep, newDraft, type WizardStep, toWizardQuery } from '../steps.ts';
import { StepFrame, type WizardStepProps } from './step-frame.tsx';
import { loadTextCheck } from './text-check.ts';
import { findStepProblems, useWizardEditor } from './use-wizard-editor.ts';
import * as words from './words.ts';

/** A step before the last. It asks once for missing fields, but can be skipped. */
export function StepPage(props: WizardStepProps) {
  const { session, state, step } = props;
  const navigate = useNavigate();
  const wizard = useWizardEditor(session, state, step);
  const [attempt, setAttempt] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const next = findNextStep(step);
  const goTo = (target: WizardStep) =>
    navigate(paths.addProperty + toWizardQuery(session.state().draft?.id ?? newDraft, target));

  const submit = async () => {
    setBusy(true);
    await Promise.all([session.flush(), loadTextCheck()]);
    setBusy(false);
    const now = session.state();
    if (next && Object.keys(findStepProblems(now, step)).length === 0) return goTo(next);
    wizard.showAll();
    setAttempt((count) => count + 1);
  };
  const isEmptyPlan = step === 5 && !state.data.floorPlan;
  return (
    <StepFrame
      {...props}
      wizard={wizard}
      attempt={attempt}
      onSubmit={() => void (isBusy || submit())}
      {...(next && { onSkip: () => void goTo(next) })}
      action={
        <Button type="submit" busy={isBusy} className="min-w-36 max-sm:grow">
          {isEmptyPlan ? words.continueWithoutAPlan : words.continueText}
          <Icon as={ArrowRight} size={18} />
        </Button>
      }
    />
  );
}
