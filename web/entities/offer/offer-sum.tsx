import { cx } from '../../lib/cx.ts';
import { formatPounds } from '../../lib/format.ts';
import { Badge } from '../../ui/badge.tsx';
import type { Offer } from './api.ts';
import { formatShareOfPrice, getOfferStatusTone, describeOfferStatus } from './labels.ts';

/**
 * The sum that stands in an offer with its state: the seller's once they made a counter-offer, with the buyer's below it.
 * A sealed offer shows that its sum is sealed.
 */
export function OfferSum({ offer, large = false }: { readonly offer: Offer; readonly large?: boolean }) {
  const { amount, sealed, side, counter, card } = offer;
  const price = card?.price;
  const standing = counter?.amount ?? amount;
  return (
    <div className="grid justify-items-start gap-1">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className={cx('tabular font-bold tracking-tight', large ? 'text-2xl' : 'text-xl')}>
          {standing === undefined ? 'Sealed' : formatPounds(standing)}
        </span>
        <Badge tone={getOfferStatusTone(offer)}>{describeOfferStatus(offer)}</Badge>
        {sealed && <Badge>{side === 'seller' ? 'New sum sealed' : 'Sealed'}</Badge>}
      </div>
      {standing !== undefined && price !== undefined && (
        <span className="text-sm text-muted">{formatShareOfPrice(standing, price)}</span>
      )}
      {counter && amount !== undefined && (
        <span>
          {side === 'buyer' ? 'You offered' : 'The buyer offered'}{' '}
          <span className="tabular font-semibold">{formatPounds(amount)}</span>
        </span>
      )}
    </div>
  );
}
