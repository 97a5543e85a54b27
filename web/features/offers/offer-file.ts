import { formatLondonDay } from '../../../functions/kernel/london-time.ts';
import { type Offer, offers as offerCalls } from '../../entities/offer/api.ts';
import { describeOfferStatus, formatFunding, positions } from '../../entities/offer/labels.ts';
import type { CsvRow } from '../../lib/csv.ts';
import { formatPersonName } from '../../lib/format.ts';
import { largestPage, loadAllPages } from '../../lib/load-pages.ts';

const toDay = (at: string): string => formatLondonDay(new Date(at));

const toOfferRow = (offer: Offer): CsvRow => {
  const { terms } = offer;
  return [
    formatPersonName(offer.counterpart),
    offer.sealed ? null : (offer.amount ?? null),
    offer.legal,
    describeOfferStatus(offer),
    formatFunding(terms.funding),
    positions.find(({ value }) => value === terms.position)?.label ?? terms.position,
    terms.targetExchange ?? null,
    terms.conditions.join('; '),
    toDay(offer.createdAt),
    toDay(offer.updatedAt),
  ];
};

/** Every offer on a home, as its seller sees them: a sealed sum is not in it. */
export async function loadOfferRows(id: Offer['propertyId']): Promise<CsvRow[]> {
  const found = await loadAllPages(async (page) => {
    const query = { page, per_page: largestPage, sort: 'newest' as const };
    const { total, offers } = await offerCalls.propertyOffers({ params: { id }, query });
    return { total, rows: offers };
  });
  return [
    [
      'Buyer',
      'Offer in pounds',
      'Which is',
      'State',
      'Funding',
      'Position',
      'Hopes for a binding sale',
      'Conditions',
      'Made',
      'Last changed',
    ],
    ...found.map(toOfferRow),
  ];
}
