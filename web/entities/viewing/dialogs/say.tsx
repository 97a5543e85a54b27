import { useState } from 'react';
import { Field } from '../../../ui/field.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { changing, type StepProps, useStep } from '../use-step.ts';
import { formatSpan } from '../words.ts';
import { StepDialog } from '../../../ui/step-dialog.tsx';

/** Reports or disputes a missed viewing. */
export default function SayDialog({ viewing, verb, onClose }: StepProps) {
  return verb === 'dispute' ? (
    <Dispute viewing={viewing} verb={verb} onClose={onClose} />
  ) : (
    <NoShow viewing={viewing} verb={verb} onClose={onClose} />
  );
}

function NoShow({ viewing, onClose }: StepProps) {
  const step = useStep(() => 'Saved. We’ve told the buyer.', onClose);
  return (
    <StepDialog
      title="Did no one come?"
      action="No one came"
      danger
      busy={step.isPending}
      error={step.error}
      onSend={() => step.mutate(changing(viewing, { status: 'no_show' }))}
      onClose={onClose}
    >
      <p>{formatSpan(viewing)}</p>
      <p>We’ll tell the buyer, who has 48 hours to say otherwise.</p>
    </StepDialog>
  );
}

function Dispute({ viewing, onClose }: StepProps) {
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const step = useStep(() => 'Saved. The seller will see what you say.', onClose);
  const send = () => {
    setTried(true);
    if (reason.trim() !== '') step.mutate(changing(viewing, { status: 'disputed', reason: reason.trim() }));
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
      <p>The seller said that no one came on {formatSpan(viewing)}.</p>
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
