import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { isSettledSale } from '../../../functions/deals/sales/domain/settled-sale.ts';
import { saleWordsOf } from '../../../functions/listings/properties/domain/sale-words.ts';
import { homeOffersQuery } from '../../entities/offer/api.ts';
import type { Sale } from '../../entities/sale/api.ts';
import { formatCounted, formatDate, formatPounds } from '../../lib/format.ts';
import { Notice } from '../../ui/notice.tsx';

const OfferActions = lazy(async () => ({
  default: (await import('../../entities/offer/offer-actions.tsx')).OfferActions,
}));
const pricing: ReadonlySet<string> = new Set(['agree_change', 'decline_change']);

/** The agreed price, its legal text, the duration so far, and the answer to another price. */
export function PriceBox({ sale }: { readonly sale: Sale }) {
  const { price, legal, change, side, status } = sale;
  const { completed, completion } = saleWordsOf(sale.nation);
  return (
    <section id="price" aria-label="Agreed price" className="scroll-mt-24 grid gap-3">
      <div>
        <p className="text-sm text-muted">Agreed price</p>
        <p className="text-2xl font-bold tracking-tight tabular">{formatPounds(price)}</p>
        {(status === 'under_offer' || status === 'sold_stc') && <p className="text-sm text-muted">{legal}</p>}
        {sale.completionDate && status !== 'fallen_through' && (
          <p className="mt-2">
            {status === 'completed'
              ? `${completed} on `
              : isExchangeDaySet(sale)
                ? `${completion} on `
                : `${completion} proposed for `}
            <strong>{formatDate(sale.completedOn ?? sale.completionDate)}</strong>
          </p>
        )}
      </div>
      {change && (
        <Notice kind="warning" title={`${formatPounds(change.amount)} is asked for`}>
          <p>
            {`${change.by === side ? 'You asked' : `The ${change.by} asks`}${change.reason ? `: “${change.reason}”` : ''}. ${formatPounds(price)} stays until both agree.`}
          </p>
        </Notice>
      )}
      {!sale.byLink && (status === 'under_offer' || status === 'sold_stc') && <PriceActions sale={sale} />}
      {!isSettledSale(sale) && <SalePace sale={sale} />}
    </section>
  );
}

const isExchangeDaySet = ({ steps }: Sale): boolean =>
  steps.some(({ key, state }) => state === 'done' && (key === 'completion_date_set' || key === 'exchanged'));

function PriceActions({ sale }: { readonly sale: Sale }) {
  const { data } = useQuery(homeOffersQuery(sale.propertyId));
  const offer = data?.offers.find(({ id }) => id === sale.offerId);
  const can = offer?.can.filter((verb) => pricing.has(verb)) ?? [];
  if (!offer || can.length === 0) return null;
  return (
    <Suspense>
      <OfferActions offer={{ ...offer, can }} onSalePage />
    </Suspense>
  );
}

/** Compares with the mean of a year, without a judgement. */
const SalePace = ({
  sale: {
    pace: { days, meanDays },
    status,
    nation,
  },
}: {
  readonly sale: Sale;
}) => (
  <div className="grid gap-1.5 border-t border-line pt-3">
    <p className="text-sm">
      {status === 'exchanged'
        ? `${saleWordsOf(nation).bound} after ${formatCounted(days, 'day')}`
        : days === 0
          ? 'Agreed today'
          : `Day ${days}`}
      {meanDays !== undefined && (
        <span className="text-muted">{`. From sale agreed to exchange took ${meanDays} days on average in 2024, says Project 28, the industry’s campaign for faster sales.`}</span>
      )}
    </p>
    {meanDays !== undefined && (
      <div aria-hidden className="h-2 overflow-hidden rounded-full bg-line">
        <div className="h-full bg-action" style={{ width: `${Math.min(100, (100 * days) / meanDays)}%` }} />
      </div>
    )}
  </div>
);
