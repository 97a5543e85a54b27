import { formatPropertyStatus } from '../../../functions/listings/properties/domain/home-status.ts';
import type { Sale } from '../../entities/sale/api.ts';
import { describeSaleEnd } from '../../entities/sale/labels.ts';
import { formatDay, formatName } from '../../lib/format.ts';
import { paths } from '../../site/paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

/** Why the sale ended, and what either side can do now. */
export function FallenThroughNotice({ sale }: { readonly sale: Sale }) {
  const { side, fellThrough, counterpart, propertyId } = sale;
  // It may be on sale again by now, or sold to another buyer.
  const canRelist = sale.card.status === 'fallen_through';
  const who =
    fellThrough?.by === 'system'
      ? 'Gable'
      : fellThrough?.by === side
        ? 'You'
        : formatName(counterpart, `The ${fellThrough?.by}`);
  return (
    <Notice kind="warning" title="This sale fell through">
      {fellThrough && (
        <p>
          {`${who} called it off on ${formatDay(fellThrough.at)}. The reason given was ${describeSaleEnd(fellThrough.reason)}.`}
        </p>
      )}
      {side === 'seller' ? (
        <>
          <p>
            {canRelist
              ? 'Put your home back on sale for free: we keep its history, and your package carries on with the days it had left. We’ve asked any buyers with backup offers whether they’re still interested.'
              : `The home is now: ${formatPropertyStatus(sale.card.status, sale.nation)}.`}
          </p>
          <div className="mt-2 flex flex-wrap gap-3">
            <LinkButton to={paths.ownListing(propertyId)}>
              {canRelist ? 'List it again' : 'Your listing'}
            </LinkButton>
            <LinkButton to={paths.ownOffers(propertyId)} variant="secondary">
              {canRelist ? 'See the backups' : 'See the offers'}
            </LinkButton>
          </div>
        </>
      ) : (
        <>
          <p>
            Tell your solicitor and lender today, so you don’t run up more costs. The next buyer may want your
            searches and survey; ask your solicitor.
          </p>
          <div className="mt-2 flex flex-wrap gap-3">
            <LinkButton to={paths.listing}>Look at other homes</LinkButton>
          </div>
        </>
      )}
    </Notice>
  );
}
