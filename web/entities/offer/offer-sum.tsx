import { cx } from '../../lib/cx.ts';
import { formatPounds } from '../../lib/format.ts';
import { Badge } from '../../ui/badge.tsx';
import type { Offer } from './api.ts';
import { formatShareOfPrice, getOfferStatusTone, describeOfferStatus } from './labels.ts';

/**
 * The sum of an offer with its state. A buyer decides on the seller's counter-offer, which leads; a seller's list is in the
 * order of what buyers offer.
 * A sealed offer shows that its sum is sealed.
 */
export function OfferSum({ offer, large = false }: { readonly offer: Offer; readonly large?: boolean }) {
  const { amount, sealed, side, counter, card } = offer;
  const price = card?.price;
  const isCountered = side === 'buyer' && counter !== undefined;
  const leading = isCountered ? counter.amount : amount;
  return (
    <div className="grid justify-items-start gap-1">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className={cx('tabular font-bold tracking-tight', large ? 'text-2xl' : 'text-xl')}>
          {leading === undefined ? 'Sealed' : formatPounds(leading)}
        </span>
        <Badge tone={getOfferStatusTone(offer)}>{describeOfferStatus(offer)}</Badge>
        {sealed && <Badge>{side === 'seller' ? 'New sum sealed' : 'Sealed'}</Badge>}
      </div>
      {leading !== undefined && price !== undefined && (
        <span className="text-sm text-muted">{formatShareOfPrice(leading, price)}</span>
      )}
      {counter && amount !== undefined && (
        <span>
          {isCountered ? 'You offered' : 'You asked for'}{' '}
          <span className="tabular font-semibold">{formatPounds(isCountered ? amount : counter.amount)}</span>
        </span>
      )}
    </div>
  );
}
