import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { describeError } from '../../lib/api-error.ts';
import { type LazyPart, lazyPart } from '../../lib/lazy-part.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { OnDemand } from '../../ui/on-demand.tsx';
import { type Viewing, type ViewingVerb, viewings } from './api.ts';
import { confirmedText } from './labels.ts';
import { loadRivals } from './rivals.ts';
import { useCancelLink } from './use-cancel-link.ts';
import { createViewingUpdate, type ViewingDialogProps, useViewingMutation } from './use-viewing-mutation.ts';

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

const getActionLabel = ({ status, agreed }: Viewing, verb: ViewingVerb): string => {
  if (verb === 'accept' && status === 'reschedule_proposed') return 'Agree to the new time';
  if (verb === 'cancel' && status === 'waitlisted') return 'Leave the waitlist';
  if (status === 'reschedule_proposed' && verb === 'reject')
    return agreed ? 'Keep the old time' : 'Decline this time';
  if (status === 'reschedule_proposed' && verb === 'cancel') return 'Cancel the viewing';
  return viewingActions[verb].label;
};

/** The call of a step without a dialog. */
function createPressCall(viewing: Viewing, verb: ViewingVerb) {
  const { timeSlotId, messageId } = viewing;
  if (verb === 'accept') return () => viewings.acceptViewing({ params: { timeSlotId, messageId } });
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
