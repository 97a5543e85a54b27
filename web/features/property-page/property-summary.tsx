import { listKeyNumbers } from '../../../functions/listings/properties/domain/key-numbers.ts';
import { listSaleTraits } from '../../../functions/listings/properties/domain/sale-facts.ts';
import { HomeNews } from '../../entities/property/card/news.tsx';
import type { PropertyPage } from '../../entities/property/property.ts';
import { formatDate } from '../../lib/format.ts';
import { Price } from '../../ui/price.tsx';
import { PropertyActions } from './actions.tsx';
import { OwnerCheck } from './owner-check.tsx';

/** Price, address, key numbers and actions. */
export function PropertySummary({ home }: { readonly home: PropertyPage }) {
  const { address, outcode, postcode, houseNo, listedAt, status } = home;
  const place = [address.line2, address.county].filter(Boolean).join(', ');
  const traits = listSaleTraits(home);
  return (
    <div className="grid content-start gap-5">
      <div className="grid justify-items-start gap-2">
        <HomeNews home={home} />
        <Price
          amount={home.price}
          qualifier={home.priceQualifier}
          previous={home.previousPrice}
          className="text-3xl"
        />
        <OwnerCheck home={home} />
        <div>
          <h1 className="text-xl">{home.title}</h1>
          <p className="text-muted">{[place, houseNo ? postcode : outcode].filter(Boolean).join(', ')}</p>
        </div>
        {traits.length > 0 && <p className="font-semibold">{traits.join(' · ')}</p>}
      </div>
      <dl className="grid grid-cols-3 gap-x-4 gap-y-3 border-y border-line py-4 lg:grid-cols-2">
        {listKeyNumbers(home).map(([label, value]) => (
          <div key={label} className="min-w-0">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="tabular font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <PropertyActions home={home} />
      <p className="text-sm text-muted">
        {status === 'live' && listedAt
          ? `On sale since ${formatDate(listedAt)}`
          : `${home.badge ?? ''}${listedAt ? `, first on sale ${formatDate(home.firstListedAt ?? listedAt)}` : ''}`}
      </p>
    </div>
  );
}
