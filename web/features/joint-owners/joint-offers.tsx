import type { JointHomePage } from '../../entities/joint-owner/api.ts';
import { describeOfferStatus, getOfferStatusTone, isOpenOffer } from '../../entities/offer/labels.ts';
import { StrengthList } from '../../entities/offer/strength.tsx';
import { formatDate, formatMoment, formatPounds } from '../../lib/format.ts';
import { Badge } from '../../ui/badge.tsx';

interface Props {
  readonly offers: JointHomePage['offers'];
  readonly isOver: boolean;
}

/** Every offer with its sum and terms, as the seller reads them, and without its buyer's name. */
export function JointOffers({ offers, isOver }: Props) {
  return (
    <section aria-labelledby="offers" className="grid gap-2">
      <h2 id="offers" className="text-xl">
        Offers
      </h2>
      {offers.length === 0 ? (
        <p className="text-muted">{isOver ? 'No offers were made.' : 'There are no offers yet.'}</p>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {offers.map((offer) => (
            <JointOfferRow key={`${offer.buyer} ${offer.madeAt}`} offer={offer} />
          ))}
        </ul>
      )}
    </section>
  );
}

function JointOfferRow({ offer }: { readonly offer: Props['offers'][number] }) {
  const { buyer, status, end, nation, amount, counterAmount, strength, conditions, expiresAt, madeAt } =
    offer;
  const state = { status, nation, ...(end && { end }) };
  return (
    <li className="grid gap-3 py-4">
      <div className="tabular flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <p className="grid gap-0.5">
          <span className="text-lg font-semibold">
            {amount === undefined ? 'Sealed until the deadline' : formatPounds(amount)}
          </span>
          <span className="text-sm text-muted">{`Buyer ${buyer}, made on ${formatDate(madeAt)}`}</span>
        </p>
        <Badge tone={getOfferStatusTone(state)}>{describeOfferStatus(state)}</Badge>
      </div>
      {counterAmount !== undefined && (
        <p className="tabular">{`The seller asked for ${formatPounds(counterAmount)} in return.`}</p>
      )}
      {isOpenOffer(offer) && (
        <>
          <StrengthList parts={strength} />
          {conditions.length > 0 && (
            <div className="grid gap-1">
              <h3 className="text-base">Conditions</h3>
              <ul className="list-disc pl-5">
                {conditions.map((condition) => (
                  <li key={condition}>{condition}</li>
                ))}
              </ul>
            </div>
          )}
          {status === 'pending' && expiresAt !== undefined && (
            <p className="tabular text-sm text-muted">{`It can be answered until ${formatMoment(expiresAt)}.`}</p>
          )}
        </>
      )}
    </li>
  );
}
