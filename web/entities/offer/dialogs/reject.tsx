import { useState } from 'react';
import { Field } from '../../../ui/field.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { StepDialog } from '../../../ui/step-dialog.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { offers, type OfferDialogProps } from '../api.ts';
import { rejectReasons } from '../labels.ts';
import { useOfferMutation } from '../use-offer-mutation.ts';
import { describeOfferSubject } from './offer-subject.ts';

/** The seller declines, with a reason for the buyer. */
export default function RejectOfferDialog({ offer, onClose }: OfferDialogProps) {
  const [reason, setReason] = useState<(typeof rejectReasons)[number]['value']>();
  const [note, setNote] = useState('');
  const [isTried, setTried] = useState(false);
  const step = useOfferMutation(() => 'The buyer sees why.', onClose, 'Offer declined');
  const send = () => {
    setTried(true);
    if (reason === undefined) return;
    const body = { reason, ...(note.trim() && { note: note.trim() }) };
    step.mutate(() => offers.rejectOffer({ params: { id: offer.id }, body }));
  };
  return (
    <StepDialog
      title="Decline this offer?"
      subject={describeOfferSubject(offer)}
      action="Decline it"
      danger
      busy={step.isPending}
      error={step.error}
      onSend={send}
      onClose={onClose}
    >
      <p>We’ll tell the buyer why, and they can make another offer. A counter-offer keeps this one open.</p>
      <RadioGroup
        legend="Why?"
        name="reason"
        options={rejectReasons}
        value={reason}
        onValue={setReason}
        error={isTried && reason === undefined ? 'Choose a reason.' : undefined}
      />
      <Field label="Message to the buyer" optional>
        <Textarea
          rows={2}
          maxLength={1000}
          className="min-h-20"
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </Field>
    </StepDialog>
  );
}
