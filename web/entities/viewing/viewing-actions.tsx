import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { describeError } from '../../lib/api-error.ts';
import { useOffline } from '../../lib/connection.ts';
import { type LazyPart, lazyPart } from '../../lib/lazy-part.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { OnDemand } from '../../ui/on-demand.tsx';
import type { Viewing, ViewingVerb } from './api.ts';
import { confirmedText } from './labels.ts';
import { loadRivals } from './rivals.ts';
import { useCancelLink } from './use-cancel-link.ts';
import { createViewingUpdate, type ViewingDialogProps, useViewingMutation } from './use-viewing-mutation.ts';
import { sendViewingAnswer } from './viewing-answer-call.ts';
import { keepViewingAnswer } from './viewing-answer-store.ts';
import { nameAnswer, type ViewingAnswer } from './viewing-answer.ts';

const Confirm = lazyPart(() => import('./dialogs/confirm.tsx'));
const Cancel = lazyPart(() => import('./dialogs/cancel.tsx'));
const Reject = lazyPart(() => import('./dialogs/reject.tsx'));
const Reschedule = lazyPart(() => import('./dialogs/reschedule.tsx'));
const NoShow = lazyPart(() => import('./dialogs/no-show.tsx'));
const Feedback = lazyPart(() => import('./dialogs/feedback.tsx'));

interface ViewingAction {
  readonly label: string;
  readonly variant: 'primary' | 'secondary';
  /** The dialog of the step; absent for a step that needs only a press. */
  readonly Dialog?: LazyPart<ViewingDialogProps>;
}
const viewingActions: Readonly<Record<ViewingVerb, ViewingAction>> = {
  accept: { label: 'Confirm', variant: 'primary' },
  reconfirm: { label: 'Yes, I’m still coming', variant: 'primary' },
  feedback: { label: 'Give feedback', variant: 'primary', Dialog: Feedback },
  complete: { label: 'It went ahead', variant: 'primary' },
  dispute: { label: 'I was there', variant: 'secondary', Dialog: NoShow },
  no_show: { label: 'No one came', variant: 'secondary', Dialog: NoShow },
  reschedule: { label: 'Propose another time', variant: 'secondary', Dialog: Reschedule },
  reject: { label: 'Decline', variant: 'secondary', Dialog: Reject },
  cancel: { label: 'Cancel', variant: 'secondary', Dialog: Cancel },
};
const order = Object.keys(viewingActions);

const getActionLabel = (viewing: Viewing, verb: ViewingVerb): string =>
  isAnswer(verb) ? nameAnswer(viewing, verb) : viewingActions[verb].label;
/** What can wait for a connection, as its conflicts can be told in words. */
const isAnswer = (verb: ViewingVerb): verb is ViewingAnswer['verb'] =>
  verb === 'accept' || verb === 'reject' || verb === 'cancel';

/** The call of a step without a dialog. */
function createPressCall(viewing: Viewing, verb: ViewingVerb) {
  if (verb === 'accept') return () => sendViewingAnswer(viewing, { verb });
  return createViewingUpdate(viewing, { status: verb === 'complete' ? 'completed' : 'reconfirmed' });
}
const pressToasts: Partial<Record<ViewingVerb, string>> = {
  accept: confirmedText,
  reconfirm: 'Thank you. The seller knows you’re coming.',
  complete: 'Saved. We’ll ask the buyer how it went.',
};

interface Props {
  readonly viewing: Viewing;
  /** Those of the reader's actions that are shown. */
  readonly verbs: readonly ViewingVerb[];
  /** The subject for screen readers, when several viewings are listed. */
  readonly of?: string;
}

/** The actions of the reader on a viewing: a press, or a dialog that explains the step. */
export function ViewingActions({ viewing, verbs, of }: Props) {
  const { isAsked, forget } = useCancelLink(viewing);
  const isCancelLinked = isAsked && verbs.includes('cancel');
  const [verb, setVerb] = useState<ViewingVerb | undefined>(isCancelLinked ? 'cancel' : undefined);
  const [tap, setTap] = useState<ViewingVerb>();
  const [rivals, setRivals] = useState<readonly Viewing[]>();
  const queries = useQueryClient();
  const isOffline = useOffline();
  const step = useViewingMutation(() => (tap && pressToasts[tap]) ?? 'Done.');
  const tapStep = (each: ViewingVerb) => {
    setTap(each);
    step.mutate(createPressCall(viewing, each), { onError: (error) => toast.failure(describeError(error)) });
  };
  const check = useMutation({
    mutationFn: () => loadRivals(queries, viewing),
    onSuccess: (found) => (found.length > 0 ? setRivals(found) : tapStep('accept')),
    onError: (error) => toast.failure(describeError(error)),
  });
  if (verbs.length === 0) return null;
  const press = (each: ViewingVerb) => {
    if (viewingActions[each].Dialog) return setVerb(each);
    // Who else wants the time can't be read now; the server decides when it arrives.
    if (each === 'accept' && isOffline) return keepViewingAnswer(viewing, { verb: each });
    if (each === 'accept' && viewing.side === 'seller') return check.mutate();
    return tapStep(each);
  };
  const close = () => {
    setVerb(undefined);
    forget();
  };
  const Step = verb && viewingActions[verb].Dialog;
  const sorted = verbs.toSorted((a, b) => order.indexOf(a) - order.indexOf(b));
  return (
    <div className="flex flex-wrap gap-2">
      {sorted.map((each) => (
        <Button
          key={each}
          variant={viewingActions[each].variant}
          size="sm"
          className="min-h-11"
          disabled={isOffline && !isAnswer(each)}
          busy={(step.isPending && tap === each) || (each === 'accept' && check.isPending)}
          onClick={() => press(each)}
        >
          {getActionLabel(viewing, each)}
          {of !== undefined && <span className="sr-only">, {of}</span>}
        </Button>
      ))}
      <OnDemand parts={verbs.includes('accept') ? [Confirm] : []}>
        {rivals && <Confirm viewing={viewing} rivals={rivals} onClose={() => setRivals(undefined)} />}
      </OnDemand>
      <OnDemand parts={verbs.flatMap((each) => viewingActions[each].Dialog ?? [])}>
        {Step && verb && <Step viewing={viewing} verb={verb} onClose={close} />}
      </OnDemand>
    </div>
  );
}
