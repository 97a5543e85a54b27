import { listKeyNumbers } from '../../../functions/listings/properties/domain/key-numbers.ts';
import { listSaleTraits } from '../../../functions/listings/properties/domain/sale-facts.ts';
import { isListingOver } from '../../../functions/listings/properties/domain/transitions.ts';
import { HomeNews } from '../../entities/property/card/news.tsx';
import type { PropertyPage } from '../../entities/property/property.ts';
import { formatDate, formatPounds } from '../../lib/format.ts';
import { Price } from '../../ui/price.tsx';
import { PropertyActions } from './actions.tsx';
import { calculateCommonMonth, commonPlan } from './cost/mortgage.ts';
import { OwnerCheck } from './owner-check.tsx';
import { SectionLink } from './section-links.tsx';

/** Price, address, key numbers and actions. */
export function PropertySummary({ home }: { readonly home: PropertyPage }) {
  const { address, outcode, postcode, houseNo, listedAt, status } = home;
  const place = [address.line2, address.county].filter(Boolean).join(', ');
  const traits = listSaleTraits(home);
  return (
    <div className="grid content-start gap-5">
      <div className="grid justify-items-start gap-2">
        <HomeNews home={home} />
        {/* What it sold for is between the two sides until the register has it. */}
        {status === 'completed' && <p className="text-sm text-muted">Last asking price</p>}
        <Price
          amount={home.price}
          qualifier={home.priceQualifier}
          previous={home.previousPrice}
          className="text-3xl"
        />
        {home.priceQualifier !== 'poa' && !isListingOver(status) && <MonthlyCost price={home.price} />}
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
      {status === 'completed' && (
        <p>
          {/* By an address that the site's documents know alone. */}
          <a href={`/homes-for-sale/near/${home.id}`} className="link">
            {`Homes for sale in ${address.town}`}
          </a>
        </p>
      )}
    </div>
  );
}

/** What the price is a month, with the way to the costs, which the reader can change. */
const MonthlyCost = ({ price }: { readonly price: number }) => (
  <p className="text-sm text-muted">
    <SectionLink id="costs" className="link">
      {`Mortgage about ${formatPounds(calculateCommonMonth(price))} a month`}
    </SectionLink>
    {` with a ${commonPlan.depositShare * 100}% deposit, at ${commonPlan.ratePercent}% over ${commonPlan.years} years`}
  </p>
);
