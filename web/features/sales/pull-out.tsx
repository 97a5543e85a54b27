import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { saleWordsOf } from '../../../functions/listings/properties/domain/sale-words.ts';
import { homeOffersQuery } from '../../entities/offer/api.ts';
import type { Sale } from '../../entities/sale/api.ts';

const OfferActions = lazy(async () => ({
  default: (await import('../../entities/offer/offer-actions.tsx')).OfferActions,
}));
const ending: ReadonlySet<string> = new Set(['ask_change', 'withdraw', 'release']);

/** Asks for another price or ends the sale, with the consequences for both sides; not available once the sale is binding. */
export function PullOutAction({ sale }: { readonly sale: Sale }) {
  const { data } = useQuery({
    ...homeOffersQuery(sale.propertyId),
    enabled: sale.status === 'under_offer' || sale.status === 'sold_stc',
  });
  const offer = data?.offers.find(({ id }) => id === sale.offerId);
  const can = offer?.can.filter((verb) => ending.has(verb)) ?? [];
  if (!offer || can.length === 0) return null;
  return (
    <details className="border-t border-line pt-4">
      <summary className="link inline-flex min-h-11 items-center">If something has changed</summary>
      <div className="mt-2 grid max-w-prose gap-3">
        <p>
          {sale.reservation?.last?.status === 'in_force'
            ? 'Your reservation agreement is in force: its terms above say when pulling out costs you something. It ends the sale for both, and the chain may break.'
            : `Until ${saleWordsOf(sale.nation).isBound}, either side can pull out without a penalty. It ends the sale for both: money spent on solicitors, searches and surveys is lost, and the chain may break.`}{' '}
          If the price or a date is the problem, ask to change it first.
        </p>
        <Suspense>
          <OfferActions offer={{ ...offer, can }} onSalePage />
        </Suspense>
      </div>
    </details>
  );
}
