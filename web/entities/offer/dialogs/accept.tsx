import { useState } from 'react';
import { findFieldError } from '../../../lib/field-errors.ts';
import { formatPounds } from '../../../lib/format.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { offers, type OfferDialogProps } from '../api.ts';
import { OwnersConsent } from '../../joint-owner/owners-consent.tsx';
import { useOfferMutation } from '../use-offer-mutation.ts';
import { StepDialog } from '../../../ui/step-dialog.tsx';
import * as words from '../words.ts';
import { fillText } from '../../../lib/fill.ts';

/** The seller accepts, with the consequences and the choices for viewings and other offers. */
export default function AcceptDialog({ offer, onClose }: OfferDialogProps) {
  const [stopViewings, setStop] = useState(true);
  const [keepBackups, setKeep] = useState(true);
  const [ownersAgree, setOwnersAgree] = useState(false);
  const step = useOfferMutation(() => words.theOfferIsAcceptedYour, onClose);
  const sum = offer.amount === undefined ? words.thisOffer : formatPounds(offer.amount);
  const send = () =>
    step.mutate(() =>
      offers.acceptOffer({
        params: { id: offer.id },
        body: { stopViewings, keepBackups, ownersAgree },
      }),
    );
  return (
    <StepDialog
      title={fillText(words.acceptSum, { sum })}
      action={words.acceptTheOffer}
      busy={step.isPending}
      error={step.error}
      fields={['ownersAgree']}
      onSend={send}
      onClose={onClose}
    >
      <p>{words.yourHomeGoesUnderOffer}</p>
      <OwnersConsent
        propertyId={offer.propertyId}
        checked={ownersAgree}
        onChecked={setOwnersAgree}
        error={findFieldError(step.error, 'ownersAgree')}
      />
      <p className="text-sm text-muted">{offer.legal}</p>
      <div>
        <Checkbox
          label={words.stopViewings}
          hint={words.wellCancelBookedViewingsAnd}
          checked={stopViewings}
          onChange={({ target }) => setStop(target.checked)}
        />
        <Checkbox
          label={words.keepOtherOffersAsBackups}
          hint={words.wellInformThoseBuyersAnd}
          checked={keepBackups}
          onChange={({ target }) => setKeep(target.checked)}
        />
      </div>
    </StepDialog>
  );
}
