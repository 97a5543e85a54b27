import { useQueryClient } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { toWizardQuery } from '../../../entities/own-home/wizard-query.ts';
import { useNavigate } from '../../../lib/router.ts';
import { waitForPaint } from '../../../lib/wait-for-paint.ts';
import { paths } from '../../../site/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { loadPriceProblems, usePriceDoubt } from '../records/price-doubt.ts';
import { findNextStep, newDraft, type WizardStep } from '../steps.ts';
import { StepFrame, type WizardStepProps } from './step-frame.tsx';
import { useWizardEditor } from './use-wizard-editor.ts';

const priceStep: WizardStep = 2;

/** A step before the last. It asks once for missing fields, which can be skipped; a doubted price can't. */
export function StepPage(props: WizardStepProps) {
  const { session, state, step } = props;
  const navigate = useNavigate();
  const queries = useQueryClient();
  const doubts = usePriceDoubt(step === priceStep ? state.data : {}).problems;
  const wizard = useWizardEditor(session, state, step, doubts);
  const [attempt, setAttempt] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const next = findNextStep(step);
  const goTo = (target: WizardStep) =>
    navigate(paths.addProperty + toWizardQuery(session.state().draft?.id ?? newDraft, target));

  const findProblems = async () => {
    await waitForPaint();
    await session.flush();
    const [found, doubted] = await Promise.all([
      wizard.findOpen(),
      step === priceStep ? loadPriceProblems(queries, session.state().data) : {},
    ]);
    return { ...found, ...doubted };
  };
  const submit = async () => {
    setBusy(true);
    const problems = await findProblems().finally(() => setBusy(false));
    if (next && Object.keys(problems).length === 0) return goTo(next);
    wizard.showAll();
    setAttempt((count) => count + 1);
  };
  const isEmptyPlan = step === 5 && !state.data.floorPlan;
  return (
    <StepFrame
      {...props}
      wizard={wizard}
      doubts={doubts}
      attempt={attempt}
      onSubmit={() => void (isBusy || submit())}
      {...(next && Object.keys(doubts).length === 0 && { onSkip: () => void goTo(next) })}
      action={
        <Button type="submit" busy={isBusy} className="min-w-36 max-sm:grow">
          {isEmptyPlan ? 'Continue without a plan' : 'Continue'}
          <Icon as={ArrowRight} size={18} />
        </Button>
      }
    />
  );
}
