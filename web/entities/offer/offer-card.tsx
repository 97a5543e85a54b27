import { cx } from '../../lib/cx.ts';
import { CheckBadges } from '../buyer-check/check-badges.tsx';
import type { Offer } from './api.ts';
import { describeBuyerViewings } from './buyer-viewings.ts';
import { isBindingOffer, isOpenOffer } from './labels.ts';
import { OfferActions } from './offer-actions.tsx';
import { OfferSum } from './offer-sum.tsx';
import { SimilarLink } from './similar-link.tsx';

interface Props {
  readonly offer: Offer;
  /** An earlier card of the chat: shows the state without buttons. */
  readonly past?: boolean;
  readonly className?: string;
}

/** A summary of an offer with its state and buttons, for the chat and other lists. */
export function OfferCard({ offer, past = false, className }: Props) {
  return (
    <article
      aria-label="Offer"
      className={cx('grid gap-3 rounded-md border border-line bg-surface p-4', className)}
    >
      <div className="grid gap-1">
        <p className="text-sm font-semibold text-muted">Offer</p>
        <OfferSum offer={offer} />
        <CheckBadges checks={offer.counterpart.checks} coversOffer={offer.coversOffer} />
        {!past && offer.buyerViewings && (
          <p className="text-sm">{describeBuyerViewings(offer.buyerViewings)}</p>
        )}
      </div>
      {!past && (
        <>
          <p>{offer.next.text}</p>
          <OfferActions offer={offer} />
          <SimilarLink offer={offer} />
          {isOpenOffer(offer) && !isBindingOffer(offer) && (
            <p className="text-sm text-muted">{offer.legal}</p>
          )}
        </>
      )}
    </article>
  );
}
