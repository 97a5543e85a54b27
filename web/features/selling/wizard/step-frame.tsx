import { ArrowLeft } from 'lucide-react';
import { type ReactNode, type Ref, Suspense, useEffect, useRef } from 'react';
import { toWizardQuery } from '../../../entities/own-home/wizard-query.ts';
import { useLocation } from '../../../lib/router.ts';
import { paths } from '../../../site/paths.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { Problems } from '../draft-form-values.ts';
import type { DraftSession, SessionState } from '../draft-session.ts';
import { EditorProvider } from '../editor.tsx';
import { useFieldFocus } from '../focus-field.ts';
import { findPreviousStep, newDraft, type WizardStep, stepWords } from '../steps.ts';
import { WizardBottomBar } from './bottom-bar.tsx';
import { CardPreview } from './card-preview.tsx';
import { FieldsSkeleton } from './fields-skeleton.tsx';
import { SaveNotice } from './save-notice.tsx';
import { stepForms } from './step-forms.tsx';
import { StepSummary } from './step-summary.tsx';
import type { WizardEditor } from './use-wizard-editor.ts';

/** Props of every step's page. */
export interface WizardStepProps {
  readonly session: DraftSession;
  readonly state: SessionState;
  readonly step: WizardStep;
  /** The state of saving, and a link to other drafts. */
  readonly head: ReactNode;
}
interface Props extends WizardStepProps {
  readonly wizard: WizardEditor;
  /** Questions that have to be answered before the next step. */
  readonly doubts?: Problems;
  /** Number of presses of the main action that found problems. */
  readonly attempt: number;
  readonly onSubmit: () => void;
  readonly onSkip?: () => void;
  /** The main action. */
  readonly action: ReactNode;
  readonly children?: ReactNode;
}

/** A step's form: title, save notice, fields and main action. */
export function StepFrame({
  session,
  state,
  step,
  head,
  wizard,
  doubts,
  attempt,
  onSubmit,
  onSkip,
  action,
  children,
}: Props) {
  const form = useRef<HTMLFormElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useTitleFocus(title);
  useFieldFocus(form);
  const previous = findPreviousStep(step);
  const draft = state.draft?.id ?? newDraft;
  return (
    <EditorProvider value={wizard.editor}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- listens to its fields */}
      <form
        ref={form}
        noValidate
        onBlur={wizard.onBlur}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
        className="grid min-w-0 grid-cols-1 content-start gap-7"
      >
        <div className="grid gap-1">
          <WizardStepTitle ref={title} step={step} />
          {head}
        </div>
        <SaveNotice session={session} state={state} />
        <StepSummary open={{ ...wizard.open, ...doubts }} attempt={attempt} onSkip={onSkip} />
        {/* What follows the fields comes with them, so that they don’t move it. */}
        <Suspense fallback={<FieldsSkeleton step={step} />}>
          {stepForms[step]}
          {children}
          <PhonePreview state={state} />
        </Suspense>
        <WizardBottomBar>
          {previous && (
            <LinkButton
              to={paths.addProperty + toWizardQuery(draft, previous)}
              variant="quiet"
              className="sm:-ml-3"
            >
              <Icon as={ArrowLeft} size={18} />
              Back
            </LinkButton>
          )}
          {action}
        </WizardBottomBar>
      </form>
    </EditorProvider>
  );
}

const WizardStepTitle = ({
  step,
  ref,
}: {
  readonly step: WizardStep;
  readonly ref: Ref<HTMLHeadingElement>;
}) => (
  <>
    <p className="text-sm font-semibold text-muted sm:hidden">
      {`Step ${step} of 6: ${stepWords[step].name}`}
    </p>
    <h1 ref={ref} tabIndex={-1} className="text-2xl outline-none">
      {stepWords[step].title}
    </h1>
  </>
);

const PhonePreview = ({ state: { data, pictures } }: Pick<Props, 'state'>) => (
  <details className="group rounded-md border border-line bg-surface lg:hidden">
    <summary className="flex min-h-12 items-center px-4">
      <span className="link">What buyers will see</span>
    </summary>
    <div className="max-w-96 px-4 pb-4">
      <CardPreview data={data} pictures={pictures} />
    </div>
  </details>
);

/** Focuses the title when the step changes. */
function useTitleFocus(title: { readonly current: HTMLElement | null }): void {
  const { key } = useLocation();
  const isFirst = useRef(key === 'default');
  useEffect(() => {
    if (!isFirst.current) title.current?.focus({ preventScroll: true });
  }, [title]);
}
