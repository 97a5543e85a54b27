import { useState } from 'react';
import { toWizardQuery } from '../../../entities/own-home/wizard-query.ts';
import { describeError } from '../../../lib/api-error.ts';
import { findFieldError } from '../../../lib/field-errors.ts';
import { paths } from '../../../site/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { StepFrame, type WizardStepProps } from '../wizard/step-frame.tsx';
import { useWizardEditor } from '../wizard/use-wizard-editor.ts';
import { PublishReview } from './publish-review.tsx';
import { usePublish } from './use-publish.ts';

/** The last step: the documents, what is missing, and the button to the package. */
export default function FinalPage(props: WizardStepProps) {
  const { session, state, step } = props;
  const wizard = useWizardEditor(session, state, step);
  const [attempt, setAttempt] = useState(0);
  const { isBusy, failure, publish } = usePublish();

  const submit = async () => {
    const isKept = await session.flush();
    await wizard.findOpen();
    const { draft, problems } = session.state();
    const isReady = draft?.obstacles.length === 0 && Object.keys(problems).length === 0;
    if (draft && isKept && isReady) return publish(draft.id);
    wizard.showAll();
    setAttempt((count) => count + 1);
  };
  const isOpenElsewhere = state.draft?.obstacles.some((obstacle) => obstacle.step !== step);
  const isWhole = Object.keys(wizard.open).length === 0;
  return (
    <StepFrame
      {...props}
      wizard={wizard}
      attempt={attempt}
      onSubmit={() => void (isBusy || submit())}
      action={
        <Button type="submit" busy={isBusy} className="min-w-36 max-sm:grow">
          Continue
        </Button>
      }
    >
      <PublishReview draft={state.draft} />
      {failure !== undefined && (
        <Notice kind="error" title="It couldn’t be submitted" alert>
          <p>{describeError(failure)}</p>
          {state.draft && findFieldError(failure, 'confirmedPrice') && (
            <Link
              to={paths.addProperty + toWizardQuery(state.draft.id, 2)}
              state={{ field: 'confirmedPrice' }}
              className="link inline-flex min-h-11 items-center"
            >
              Type the price once more
            </Link>
          )}
        </Notice>
      )}
      {attempt > 0 && isWhole && isOpenElsewhere && (
        <Notice kind="warning" alert>
          There’s still something to do in another step. Follow the list above.
        </Notice>
      )}
    </StepFrame>
  );
}
