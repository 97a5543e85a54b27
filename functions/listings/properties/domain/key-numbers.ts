import { formatPence, formatPounds } from '../../../kernel/money.ts';
import { formatArea, formatPropertyType, formatTenure, squareFeet } from './property-words.ts';
import type { PropertyPage } from './views.ts';

/** What the numbers are made of. */
type Numbered = Pick<
  PropertyPage,
  | 'noOfBedrooms'
  | 'noOfBathrooms'
  | 'noOfReceptions'
  | 'propertyType'
  | 'tenure'
  | 'floorAreaSqm'
  | 'price'
  | 'epcCertificate'
  | 'keyFacts'
  | 'address'
>;

/** The key numbers of a home with their labels, as far as they are known. */
export function listKeyNumbers(home: Numbered): readonly (readonly [label: string, value: string])[] {
  const { noOfBedrooms, noOfBathrooms, noOfReceptions, floorAreaSqm, price, epcCertificate, keyFacts } = home;
  const { nation } = home.address;
  const { councilTaxBand: band, domesticRatesPence: rates } = keyFacts;
  const numbers: (readonly [string, string | undefined])[] = [
    ['Bedrooms', noOfBedrooms === 0 ? 'Studio' : String(noOfBedrooms)],
    ['Bathrooms', String(noOfBathrooms)],
    ['Reception rooms', noOfReceptions === undefined ? undefined : String(noOfReceptions)],
    ['Type', formatPropertyType(home.propertyType)],
    ['Tenure', formatTenure(home.tenure, nation)],
    ['Floor area', floorAreaSqm === undefined ? undefined : formatArea(floorAreaSqm)],
    [
      'Price per sq ft',
      floorAreaSqm === undefined ? undefined : formatPounds(Math.round(price / (floorAreaSqm * squareFeet))),
    ],
    ['Energy rating', epcCertificate?.rating],
    nation === 'northern_ireland'
      ? ['Rates', rates === undefined ? undefined : `${formatPence(rates)} a year`]
      : ['Council tax', band === undefined || band === 'unknown' ? undefined : `Band ${band}`],
  ];
  return numbers.flatMap(([label, value]) => (value === undefined ? [] : [[label, value] as const]));
}
