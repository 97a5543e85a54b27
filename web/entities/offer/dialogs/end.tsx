import { useState } from 'react';
import { breachGiven } from '../../../../functions/deals/sales/domain/reservation-words.ts';
import { Field } from '../../../ui/field.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { StepDialog } from '../../../ui/step-dialog.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { offers, type OfferDialogProps } from '../api.ts';
import { endReasons } from '../labels.ts';
import { useOfferMutation } from '../use-offer-mutation.ts';
import { AgreementWarning } from './agreement-warning.tsx';
import { describeOfferSubject } from './offer-subject.ts';
import { useAgreement } from './use-agreement.ts';

/** Without a reservation agreement, nobody can break one. */
const reasonsWithout = endReasons.filter(({ value }) => value !== breachGiven);

/** Withdraws an offer, or ends an agreed sale, which needs a reason. */
export default function EndDialog({ offer, verb, onClose }: OfferDialogProps) {
  const isAgreed = offer.status === 'accepted';
  const [reason, setReason] = useState<(typeof endReasons)[number]['value']>();
  const [note, setNote] = useState('');
  const [isTried, setTried] = useState(false);
  const agreement = useAgreement(offer);
  const isLoading = agreement === 'loading';
  const step = useOfferMutation(
    () => (isAgreed ? 'The sale is off. We’ve told everyone involved.' : 'You’ve withdrawn your offer.'),
    onClose,
    isAgreed ? 'Sale called off' : 'Offer withdrawn',
  );
  const send = () => {
    setTried(true);
    const words = note.trim() && { note: note.trim() };
    const { id } = offer;
    if (verb === 'release' && reason)
      step.mutate(() =>
        offers.changeOffer({ params: { id }, body: { action: 'release', reason, ...words } }),
      );
    else if (reason || !isAgreed)
      step.mutate(() =>
        offers.changeOffer({
          params: { id },
          body: { action: 'withdraw', ...(reason && { reason }), ...words },
        }),
      );
  };
  return (
    <StepDialog
      title={isAgreed ? 'Call the sale off?' : 'Withdraw your offer?'}
      subject={describeOfferSubject(offer)}
      action={isAgreed ? 'Call it off' : 'Withdraw it'}
      danger
      busy={step.isPending || isLoading}
      error={step.error}
      onSend={send}
      onClose={onClose}
    >
      <p>
        {isAgreed
          ? 'The sale ends here for both sides. We’ll ask the buyers with backup offers whether they’re still interested.'
          : 'We’ll tell the seller. You can make another offer later.'}
      </p>
      {isAgreed && (
        <RadioGroup
          legend="Why?"
          name="reason"
          options={agreement === undefined || isLoading ? reasonsWithout : endReasons}
          value={reason}
          onValue={setReason}
          error={isTried && !reason ? 'Choose a reason.' : undefined}
        />
      )}
      {agreement !== undefined && !isLoading && <AgreementWarning agreement={agreement} given={reason} />}
      <Field label="Anything else to add" optional>
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
