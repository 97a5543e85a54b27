import { useState } from 'react';
import { Field } from '../../../ui/field.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { offers, type OfferDialogProps } from '../api.ts';
import { useOfferMutation } from '../use-offer-mutation.ts';
import { rejectReasons } from '../labels.ts';
import { StepDialog } from '../../../ui/step-dialog.tsx';
import * as words from '../words.ts';

/** The seller declines, with a reason for the buyer. */
export default function RejectOfferDialog({ offer, onClose }: OfferDialogProps) {
  const [reason, setReason] = useState<(typeof rejectReasons)[number]['value']>();
  const [note, setNote] = useState('');
  const [isTried, setTried] = useState(false);
  const step = useOfferMutation(() => words.youveDeclinedTheOfferThe, onClose);
  const send = () => {
    setTried(true);
    if (reason === undefined) return;
    const body = { reason, ...(note.trim() && { note: note.trim() }) };
    step.mutate(() => offers.rejectOffer({ params: { id: offer.id }, body }));
  };
  return (
    <StepDialog
      title={words.declineThisOffer}
      action={words.declineIt}
      danger
      busy={step.isPending}
      error={step.error}
      onSend={send}
      onClose={onClose}
    >
      <p>{words.wellInformTheBuyerWhy}</p>
      <RadioGroup
        legend={words.why}
        name="reason"
        options={rejectReasons}
        value={reason}
        onValue={setReason}
        error={isTried && reason === undefined ? words.chooseAReason : undefined}
      />
      <Field label={words.messageToTheBuyer} optional>
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
