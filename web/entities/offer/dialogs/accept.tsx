import { useState } from 'react';
import { legalWordingOf } from '../../../../functions/deals/sales/domain/legal-wording.ts';
import { formatPropertyStatus } from '../../../../functions/listings/properties/domain/home-status.ts';
import { findFieldError } from '../../../lib/field-errors.ts';
import { formatPounds } from '../../../lib/format.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { StepDialog } from '../../../ui/step-dialog.tsx';
import { OwnersConsent } from '../../joint-owner/owners-consent.tsx';
import { offers, type OfferDialogProps } from '../api.ts';
import { useOfferMutation } from '../use-offer-mutation.ts';
import { describeOfferSubject } from './offer-subject.ts';

/** The seller accepts, with the consequences and the choices for viewings and other offers. */
export default function AcceptDialog({ offer, onClose }: OfferDialogProps) {
  const [stopViewings, setStop] = useState(true);
  const [keepBackups, setKeep] = useState(true);
  const [ownersAgree, setOwnersAgree] = useState(false);
  const step = useOfferMutation(() => 'The offer is accepted. Next, name your solicitor.', onClose);
  const sum = offer.amount === undefined ? 'this offer' : formatPounds(offer.amount);
  const send = () =>
    step.mutate(() =>
      offers.acceptOffer({
        params: { id: offer.id },
        body: { stopViewings, keepBackups, ownersAgree },
      }),
    );
  return (
    <StepDialog
      title={`Accept ${sum}?`}
      subject={describeOfferSubject(offer)}
      action="Accept the offer"
      busy={step.isPending}
      error={step.error}
      fields={['ownersAgree']}
      onSend={send}
      onClose={onClose}
    >
      <p>
        {`Your home shows as “${formatPropertyStatus('under_offer', offer.nation)}” straight away. You and the buyer each name a solicitor, and we prepare the ${legalWordingOf(offer.nation).document.toLowerCase()}.`}
      </p>
      <OwnersConsent
        propertyId={offer.propertyId}
        checked={ownersAgree}
        onChecked={setOwnersAgree}
        error={findFieldError(step.error, 'ownersAgree')}
      />
      <p className="text-sm text-muted">{offer.legal}</p>
      <div>
        <Checkbox
          label="Stop viewings"
          hint="We’ll cancel booked viewings, and no one can book new ones."
          checked={stopViewings}
          onChange={({ target }) => setStop(target.checked)}
        />
        <Checkbox
          label="Keep other offers as backups"
          hint="We’ll tell those buyers, and ask them again if this sale falls through. Otherwise we’ll decline their offers."
          checked={keepBackups}
          onChange={({ target }) => setKeep(target.checked)}
        />
      </div>
    </StepDialog>
  );
}
