import { cx } from '../../lib/cx.ts';
import { formatPounds } from '../../lib/format.ts';
import { Badge } from '../../ui/badge.tsx';
import type { Offer } from './api.ts';
import { formatShareOfPrice, getOfferStatusTone, describeOfferStatus } from './labels.ts';

/** The sum of an offer with its state; a sealed offer shows that its sum is sealed. */
export function OfferSum({ offer, large = false }: { readonly offer: Offer; readonly large?: boolean }) {
  const { amount, sealed, side, counter, card } = offer;
  const price = card?.price;
  return (
    <div className="grid justify-items-start gap-1">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className={cx('tabular font-bold tracking-tight', large ? 'text-2xl' : 'text-xl')}>
          {amount === undefined ? 'Sealed' : formatPounds(amount)}
        </span>
        <Badge tone={getOfferStatusTone(offer)}>{describeOfferStatus(offer)}</Badge>
        {sealed && <Badge>{side === 'seller' ? 'New sum sealed' : 'Sealed'}</Badge>}
      </div>
      {amount !== undefined && price !== undefined && (
        <span className="text-sm text-muted">{formatShareOfPrice(amount, price)}</span>
      )}
      {counter && (
        <span>
          Counter-offer <span className="tabular font-semibold">{formatPounds(counter.amount)}</span>
        </span>
      )}
    </div>
  );
}
