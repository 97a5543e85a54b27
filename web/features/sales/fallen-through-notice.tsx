import { formatPropertyStatus } from '../../../functions/listings/properties/domain/home-status.ts';
import { isPublic } from '../../../functions/listings/properties/domain/transitions.ts';
import { toSimilarPath } from '../../entities/offer/similar-link.tsx';
import type { Sale } from '../../entities/sale/api.ts';
import { describeSaleEnd } from '../../entities/sale/labels.ts';
import { formatDate, formatDay, formatName } from '../../lib/format.ts';
import { paths } from '../../site/paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

interface Props {
  readonly sale: Sale;
}

/** Why the sale ended, in the words of who ended it, and what either side can do now. */
export default function FallenThroughNotice({ sale }: Props) {
  const { side, fellThrough, reservation } = sale;
  const last = reservation?.last;
  return (
    <Notice kind="warning" title="This sale fell through">
      {fellThrough && (
        <p>
          {`${nameWhoCalledOff(sale)} called it off on ${formatDay(fellThrough.at)}. The reason given was ${describeSaleEnd(fellThrough.reason)}.`}
        </p>
      )}
      {fellThrough?.note !== undefined && (
        <blockquote className="border-l-3 border-line pl-3 wrap-anywhere whitespace-pre-line">
          {fellThrough.note}
        </blockquote>
      )}
      {last?.contestBy !== undefined && last.can.includes('contest') && (
        <p>
          Your reservation agreement names that reason.{' '}
          <a href="#reservation" className="link">
            {`You can dispute it until ${formatDate(last.contestBy)}`}
          </a>
          .
        </p>
      )}
      {side === 'seller' ? <SellerNextSteps sale={sale} /> : <BuyerNextSteps sale={sale} />}
    </Notice>
  );
}

function nameWhoCalledOff({ side, fellThrough, counterpart }: Sale): string {
  if (fellThrough?.by === 'system') return 'Gable';
  return fellThrough?.by === side ? 'You' : formatName(counterpart, `The ${fellThrough?.by}`);
}

function SellerNextSteps({ sale: { card, nation, propertyId } }: Props) {
  // It may be on sale again by now, or sold to another buyer.
  const canRelist = card.status === 'fallen_through';
  return (
    <>
      <p>
        {canRelist
          ? 'Tell your solicitor. Then put your home back on sale for free: we keep its history, and your package carries on with the days it had left. We’ve asked any buyers with backup offers whether they’re still interested.'
          : `The home is now: ${formatPropertyStatus(card.status, nation)}.`}
      </p>
      <div className="mt-2 flex flex-wrap gap-3">
        <LinkButton to={paths.ownListing(propertyId)}>
          {canRelist ? 'Put back on sale' : 'Your listing'}
        </LinkButton>
        <LinkButton to={paths.ownOffers(propertyId)} variant="secondary">
          See the offers
        </LinkButton>
      </div>
    </>
  );
}

function BuyerNextSteps({ sale: { card } }: Props) {
  const isBack = card.status === 'live';
  return (
    <>
      <p>
        Tell your solicitor and lender if you haven’t yet, so you don’t run up more costs. The next buyer may
        want your searches and survey; ask your solicitor.
      </p>
      {isBack && <p>The home is for sale again.</p>}
      <div className="mt-2 flex flex-wrap gap-3">
        <LinkButton to={toSimilarPath(card)}>See homes like it</LinkButton>
        {isPublic(card.status) && (
          <LinkButton to={paths.property(card)} variant="secondary">
            {isBack ? 'See this home again' : 'See its page'}
          </LinkButton>
        )}
      </div>
    </>
  );
}
