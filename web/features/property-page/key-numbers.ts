import { formatArea, formatPounds, formatPropertyType, formatTenure } from '../../lib/format.ts';
import type { PropertyPage } from '../../entities/property/property.ts';
import * as words from './words.ts';
import { fillText } from '../../lib/fill.ts';

const squareFeet = 10.7639;

/** The key numbers of a home with their labels, as far as they are known. */
export function listKeyNumbers(home: PropertyPage): readonly (readonly [label: string, value: string])[] {
  const { noOfBedrooms, noOfBathrooms, noOfReceptions, floorAreaSqm, price, epcCertificate, keyFacts } = home;
  const band = keyFacts.councilTaxBand;
  const numbers: (readonly [string, string | undefined])[] = [
    [words.bedrooms, noOfBedrooms === 0 ? words.studio : String(noOfBedrooms)],
    [words.bathrooms, String(noOfBathrooms)],
    [words.receptions, noOfReceptions === undefined ? undefined : String(noOfReceptions)],
    [words.type, formatPropertyType(home.propertyType)],
    [words.tenure, formatTenure(home.tenure)],
    [words.floorArea, floorAreaSqm === undefined ? undefined : formatArea(floorAreaSqm)],
    [
      words.pricePerSqFt,
      floorAreaSqm === undefined ? undefined : formatPounds(Math.round(price / (floorAreaSqm * squareFeet))),
    ],
    [words.energyRating, epcCertificate?.rating],
    [
      words.councilTax,
      band === undefined || band === 'unknown' ? undefined : fillText(words.bandBand, { band }),
    ],
  ];
  return numbers.flatMap(([label, value]) => (value === undefined ? [] : [[label, value] as const]));
}
