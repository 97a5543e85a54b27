import { ChevronDown } from 'lucide-react';
import {
  type HelpQuestionId,
  helpQuestions,
} from '../../../../functions/reach/site-pages/domain/help/help-questions.ts';
import { paths } from '../../../site/paths.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { NewTabLink } from '../fields/new-tab-link.tsx';
import type { WizardStep } from '../steps.ts';

/** What sellers ask at each step. */
const questionsOfStep: Readonly<Record<WizardStep, readonly HelpQuestionId[]>> = {
  1: ['what-i-need', 'who-sees-address', 'import-home', 'with-agent'],
  2: ['asking-price', 'change-listing', 'joint-owners'],
  3: ['what-i-need', 'change-listing'],
  4: ['photos', 'change-listing'],
  5: ['photos', 'change-listing'],
  6: ['energy-certificate', 'joint-owners', 'prices', 'package-days'],
};

interface Props {
  readonly step: WizardStep;
  readonly onClose: () => void;
}

/** Answers for one step, and where to ask. */
export default function HelpDialog({ step, onClose }: Props) {
  return (
    <Dialog
      open
      onClose={onClose}
      title="Help with this step"
      actions={
        <>
          <NewTabLink href={paths.contactUs}>Ask our team</NewTabLink>
          <NewTabLink href={paths.help}>All answers</NewTabLink>
        </>
      }
    >
      <p className="mb-4 text-muted">
        We save as you go. Leave at any time and carry on later, on this device or another one.
      </p>
      <div className="divide-y divide-line border-y border-line">
        {questionsOfStep[step].map((id) => (
          <Answer key={id} id={id} />
        ))}
      </div>
    </Dialog>
  );
}

function Answer({ id }: { readonly id: HelpQuestionId }) {
  const asked = helpQuestions.find((question) => question.id === id);
  return (
    asked && (
      <details className="group">
        <summary className="flex min-h-11 items-center justify-between gap-4 py-3 font-medium hover:text-action">
          {asked.question}
          <Icon as={ChevronDown} size={20} className="shrink-0 text-muted group-open:rotate-180" />
        </summary>
        <div className="grid gap-3 pb-4">
          {asked.answer.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </details>
    )
  );
}
