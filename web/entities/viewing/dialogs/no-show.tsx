import { useState } from 'react';
import { Field } from '../../../ui/field.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { createViewingUpdate, type ViewingDialogProps, useViewingMutation } from '../use-viewing-mutation.ts';
import { formatSpan } from '../labels.ts';
import { StepDialog } from '../../../ui/step-dialog.tsx';
import * as words from '../words.ts';
import { fillText } from '../../../lib/fill.ts';

/** Reports or disputes a missed viewing. */
export default function NoShowDialog({ viewing, verb, onClose }: ViewingDialogProps) {
  return verb === 'dispute' ? (
    <DisputeNoShow viewing={viewing} verb={verb} onClose={onClose} />
  ) : (
    <ReportNoShow viewing={viewing} verb={verb} onClose={onClose} />
  );
}

function ReportNoShow({ viewing, onClose }: ViewingDialogProps) {
  const step = useViewingMutation(() => words.savedWeveInformedTheBuyer, onClose);
  return (
    <StepDialog
      title={words.didNoOneCome}
      action={words.noOneCame}
      danger
      busy={step.isPending}
      error={step.error}
      onSend={() => step.mutate(createViewingUpdate(viewing, { status: 'no_show' }))}
      onClose={onClose}
    >
      <p>{formatSpan(viewing)}</p>
      <p>{words.wellInformTheBuyerWho}</p>
    </StepDialog>
  );
}

function DisputeNoShow({ viewing, onClose }: ViewingDialogProps) {
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const step = useViewingMutation(() => words.savedTheSellerWillSee, onClose);
  const send = () => {
    setTried(true);
    if (reason.trim() !== '')
      step.mutate(createViewingUpdate(viewing, { status: 'disputed', reason: reason.trim() }));
  };
  return (
    <StepDialog
      title={words.wereYouThere}
      action={words.send}
      busy={step.isPending}
      error={step.error}
      onSend={send}
      onClose={onClose}
    >
      <p>{fillText(words.theSellerStatedThatNo, { span: formatSpan(viewing) })}</p>
      <Field
        label={words.whatHappened}
        error={isTried && reason.trim() === '' ? words.sayInAFewWords : undefined}
      >
        <Textarea
          rows={3}
          maxLength={500}
          className="min-h-24"
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </Field>
    </StepDialog>
  );
}
