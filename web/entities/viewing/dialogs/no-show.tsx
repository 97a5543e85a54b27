import { useState } from 'react';
import { Field } from '../../../ui/field.tsx';
import { StepDialog } from '../../../ui/step-dialog.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { formatSpan } from '../labels.ts';
import { createViewingUpdate, type ViewingDialogProps, useViewingMutation } from '../use-viewing-mutation.ts';

/** Reports or disputes a missed viewing. */
export default function NoShowDialog({ viewing, verb, onClose }: ViewingDialogProps) {
  return verb === 'dispute' ? (
    <DisputeNoShow viewing={viewing} verb={verb} onClose={onClose} />
  ) : (
    <ReportNoShow viewing={viewing} verb={verb} onClose={onClose} />
  );
}

function ReportNoShow({ viewing, onClose }: ViewingDialogProps) {
  const step = useViewingMutation(() => 'Saved. We’ve told the buyer.', onClose);
  return (
    <StepDialog
      title="Did no one come?"
      action="No one came"
      danger
      busy={step.isPending}
      error={step.error}
      onSend={() => step.mutate(createViewingUpdate(viewing, { status: 'no_show' }))}
      onClose={onClose}
    >
      <p>{formatSpan(viewing)}</p>
      <p>We’ll tell the buyer, who has two days to say otherwise.</p>
    </StepDialog>
  );
}

function DisputeNoShow({ viewing, onClose }: ViewingDialogProps) {
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const step = useViewingMutation(() => 'Saved. The seller will see what you say.', onClose);
  const send = () => {
    setTried(true);
    if (reason.trim() !== '')
      step.mutate(createViewingUpdate(viewing, { status: 'disputed', reason: reason.trim() }));
  };
  return (
    <StepDialog
      title="Were you there?"
      action="Send"
      busy={step.isPending}
      error={step.error}
      onSend={send}
      onClose={onClose}
    >
      <p>{`The seller said that no one came on ${formatSpan(viewing)}.`}</p>
      <Field
        label="What happened"
        error={isTried && reason.trim() === '' ? 'Say in a few words what happened' : undefined}
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
