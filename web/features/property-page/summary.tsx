import {
  formatArea,
  formatDate,
  formatPounds,
  formatPropertyStatus,
  formatTenure,
  formatPropertyType,
} from '../../lib/format.ts';
import { HomeNews } from '../../entities/property/card/news.tsx';
import { Price } from '../../ui/price.tsx';
import type { Page } from './api.ts';
import { Actions } from './actions.tsx';

const squareFeet = 10.7639;

/** The key numbers. */
function numbersOf(home: Page): readonly (readonly [label: string, value: string])[] {
  const { noOfBedrooms, noOfBathrooms, noOfReceptions, floorAreaSqm, price, epcCertificate, keyFacts } = home;
  const band = keyFacts.councilTaxBand;
  const numbers: (readonly [string, string | undefined])[] = [
    ['Bedrooms', noOfBedrooms === 0 ? 'Studio' : String(noOfBedrooms)],
    ['Bathrooms', String(noOfBathrooms)],
    ['Receptions', noOfReceptions === undefined ? undefined : String(noOfReceptions)],
    ['Type', formatPropertyType(home.propertyType)],
    ['Tenure', formatTenure(home.tenure)],
    ['Floor area', floorAreaSqm === undefined ? undefined : formatArea(floorAreaSqm)],
    [
      'Price per sq ft',
      floorAreaSqm === undefined ? undefined : formatPounds(Math.round(price / (floorAreaSqm * squareFeet))),
    ],
    ['Energy rating', epcCertificate?.rating],
    ['Council tax', band === undefined || band === 'unknown' ? undefined : `Band ${band}`],
  ];
  return numbers.flatMap(([label, value]) => (value === undefined ? [] : [[label, value] as const]));
}

/** Price, address, key numbers and actions. */
export function Summary({ home }: { readonly home: Page }) {
  const { address, outcode, postcode, houseNo, listedAt, status } = home;
  const place = [address.line2, address.county].filter(Boolean).join(', ');
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
        <div>
          <h1 className="text-xl">{home.title}</h1>
          <p className="text-muted">{[place, houseNo ? postcode : outcode].filter(Boolean).join(', ')}</p>
        </div>
      </div>
      <dl className="grid grid-cols-3 gap-x-4 gap-y-3 border-y border-line py-4 lg:grid-cols-2">
        {numbersOf(home).map(([label, value]) => (
          <div key={label} className="min-w-0">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="tabular font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <Actions home={home} />
      <p className="text-sm text-muted">
        {status === 'live' && listedAt
          ? `On sale since ${formatDate(listedAt)}, by its owner`
          : `${formatPropertyStatus(status)}${listedAt ? `, first on sale ${formatDate(home.firstListedAt ?? listedAt)}` : ''}`}
      </p>
    </div>
  );
}
