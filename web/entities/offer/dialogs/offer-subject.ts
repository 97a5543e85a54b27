import { formatPersonName } from '../../../lib/format.ts';
import type { Offer } from '../api.ts';
import { describeOfferSum } from '../labels.ts';

/**
 * Which offer a dialog is about, as a list has several: `Grange Walk, Liverpool: your offer £352,000, subject to
 * contract` for its buyer, `Ann’s offer £352,000, subject to contract` for its seller.
 */
export function describeOfferSubject(offer: Offer): string {
  const { side, counterpart, amount, card } = offer;
  const sum = amount === undefined ? 'offer' : describeOfferSum(amount, offer);
  if (side === 'seller') return `${formatPersonName(counterpart)}’s ${sum}`;
  return card ? `${card.title}: your ${sum}` : `Your ${sum}`;
}
