import { MessageSquare } from 'lucide-react';
import { CheckBadges } from '../../entities/buyer-check/check-badges.tsx';
import type { Offer } from '../../entities/offer/api.ts';
import { isBindingOffer, isOpenOffer } from '../../entities/offer/labels.ts';
import { OfferActions } from '../../entities/offer/offer-actions.tsx';
import { OfferDetails } from '../../entities/offer/offer-details.tsx';
import { OfferSum } from '../../entities/offer/offer-sum.tsx';
import { StrengthList } from '../../entities/offer/strength.tsx';
import { formatPersonName } from '../../lib/format.ts';
import { formatNearMoment } from '../../lib/near-date.ts';
import { paths } from '../../site/paths.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';

/** An offer for its seller: buyer, sum, strength and next step. */
export function OfferRow({ offer }: { readonly offer: Offer }) {
  const name = formatPersonName(offer.counterpart);
  return (
    <article
      aria-label={`${name}’s offer`}
      className="grid gap-4 rounded-md border border-line bg-surface p-4 sm:p-5"
    >
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="grid gap-1">
          <OfferSum offer={offer} large />
          <SentLine offer={offer} />
        </div>
        <div className="flex items-center gap-3">
          <Avatar name={name} src={offer.counterpart.avatar} size="sm" />
          <div className="grid">
            <span className="font-semibold">{name}</span>
            <Link
              to={paths.chat(offer.propertyId, offer.buyerId)}
              className="flex min-h-6 items-center gap-1.5 text-sm underline underline-offset-3"
            >
              <Icon as={MessageSquare} size={16} />
              Message
              <span className="sr-only"> {name}</span>
            </Link>
          </div>
        </div>
      </div>
      <CheckBadges checks={offer.counterpart.checks} coversOffer={offer.coversOffer} />
      {isOpenOffer(offer) && <StrengthList parts={offer.strength} viewings={offer.buyerViewings} />}
      {offer.change && <p className="border-l-3 border-amber pl-3 wrap-anywhere">{offer.change.reason}</p>}
      <p className="font-medium">{offer.next.text}</p>
      <OfferActions offer={offer} of={name} />
      <OfferDetails offer={offer} />
      {isOpenOffer(offer) && !isBindingOffer(offer) && <p className="text-sm text-muted">{offer.legal}</p>}
    </article>
  );
}

/** When the buyer made the offer, and when they last raised it. */
function SentLine({ offer: { createdAt, history } }: { readonly offer: Offer }) {
  const raised = history.findLast(({ kind }) => kind === 'raised');
  return (
    <p className="text-sm text-muted">
      {'Sent '}
      <time dateTime={createdAt}>{formatNearMoment(createdAt)}</time>
      {raised && (
        <>
          {' · raised '}
          <time dateTime={raised.at}>{formatNearMoment(raised.at)}</time>
        </>
      )}
    </p>
  );
}
