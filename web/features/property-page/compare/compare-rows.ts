import {
  formatArea,
  formatDate,
  formatFeature,
  formatPence,
  formatPounds,
  formatPropertyStatus,
  formatPropertyType,
  formatTenure,
} from '../../../lib/format.ts';
import type { PropertyPage } from '../../../entities/property/property.ts';
import { createCostPlan, calculateCosts } from '../cost/purchase-costs.ts';
import { formatList, factWords } from '../labels.ts';
import * as words from './words.ts';
import { fillText } from '../../../lib/fill.ts';

/** One fact of all compared homes, in the order of the homes; undefined where the seller has not answered. */
export interface CompareRow {
  readonly label: string;
  readonly values: readonly (string | undefined)[];
  readonly differs: boolean;
}

const squareFeet = 10.7639;
const formatYearly = (pence: number | undefined): string | undefined =>
  pence === undefined ? undefined : fillText(words.penceAYear, { pence: formatPence(pence) });
const formatYesNo = (value: boolean | undefined): string | undefined =>
  value === undefined ? undefined : value ? words.yes : 'No';

function formatLease(home: PropertyPage, say: (lease: Lease) => string | undefined): string | undefined {
  const { leasehold } = home.keyFacts;
  if (leasehold) return say(leasehold);
  return home.tenure === 'leasehold' ? undefined : words.noLease;
}
type Lease = NonNullable<PropertyPage['keyFacts']['leasehold']>;

function formatTaxBand({ keyFacts, address }: PropertyPage): string | undefined {
  const { councilTaxBand: band, councilTaxPence, domesticRatesPence } = keyFacts;
  if (address.nation === 'northern_ireland') return formatYearly(domesticRatesPence);
  if (band === undefined || band === 'unknown') return undefined;
  return [fillText(words.bandBand, { band }), formatYearly(councilTaxPence)].filter(Boolean).join(', ');
}

function formatPriceCut({ history }: PropertyPage): string {
  const cuts = history.filter(
    ({ price, before }) => price !== undefined && before !== undefined && price < before,
  );
  const total = cuts.reduce((sum, { price = 0, before = 0 }) => sum + before - price, 0);
  return total === 0
    ? words.noneText
    : `${formatPounds(total)} in ${cuts.length === 1 ? 'one step' : `${cuts.length} steps`}`;
}

type FactReader = (home: PropertyPage, today: string) => string | undefined;

const facts: readonly (readonly [label: string, read: FactReader])[] = [
  [words.status, ({ status }) => formatPropertyStatus(status)],
  [
    words.pricePerSqFt,
    ({ price, floorAreaSqm }) =>
      floorAreaSqm === undefined ? undefined : formatPounds(Math.round(price / (floorAreaSqm * squareFeet))),
  ],
  [words.priceCutsSoFar, formatPriceCut],
  [
    words.costAMonth,
    (home, today) => formatPounds(Math.round(calculateUsualCosts(home, today).monthlyPence / 100)),
  ],
  [
    words.upfront,
    (home, today) => formatPounds(Math.round(calculateUsualCosts(home, today).upfrontPence / 100)),
  ],
  [words.bedrooms, ({ noOfBedrooms }) => (noOfBedrooms === 0 ? words.studio : String(noOfBedrooms))],
  [words.bathrooms, ({ noOfBathrooms }) => String(noOfBathrooms)],
  [
    words.receptions,
    ({ noOfReceptions }) => (noOfReceptions === undefined ? undefined : String(noOfReceptions)),
  ],
  [words.type, ({ propertyType }) => formatPropertyType(propertyType)],
  [
    words.floorArea,
    ({ floorAreaSqm }) => (floorAreaSqm === undefined ? undefined : formatArea(floorAreaSqm)),
  ],
  [words.tenure, ({ tenure }) => formatTenure(tenure)],
  [words.yearsLeftOnTheLease, (home) => formatLease(home, ({ yearsLeft }) => String(yearsLeft))],
  [
    words.serviceCharge,
    (home) => formatLease(home, ({ serviceChargePence }) => formatYearly(serviceChargePence)),
  ],
  [words.groundRent, (home) => formatLease(home, ({ groundRentPence }) => formatYearly(groundRentPence))],
  [words.councilTaxOrRates, formatTaxBand],
  [words.energyRating, ({ epcCertificate }) => epcCertificate?.rating],
  [words.heating, ({ keyFacts }) => formatList(keyFacts.heating, factWords.heating, words.noneText)],
  [words.broadband, ({ keyFacts }) => formatList(keyFacts.broadband, factWords.broadband, words.noneText)],
  [words.parking, ({ keyFacts }) => formatList(keyFacts.parking, factWords.parking, words.noneText)],
  [words.outsideSpace, ({ keyFacts }) => formatList(keyFacts.outside, factWords.outside, words.noneText)],
  [words.floodedInFiveYears, ({ keyFacts }) => formatYesNo(keyFacts.floodedInFiveYears)],
  [words.noOnwardChain, ({ chainFree }) => formatYesNo(chainFree)],
  ['New build', ({ newBuild }) => formatYesNo(newBuild ?? false)],
  ['Retirement home', ({ retirement }) => formatYesNo(retirement ?? false)],
  ['Sold by auction', ({ auction }) => formatYesNo(auction ?? false)],
  [
    'Shared ownership',
    ({ keyFacts: { sharedOwnershipPercent: percent } }) =>
      percent === undefined ? 'No' : `${percent}% is for sale`,
  ],
  [
    'Features',
    ({ features = [] }) => (features.length === 0 ? words.noneText : features.map(formatFeature).join(', ')),
  ],
  [
    words.firstOnSale,
    ({ firstListedAt }) => (firstListedAt === undefined ? undefined : formatDate(firstListedAt)),
  ],
];

const calculateUsualCosts = (home: PropertyPage, today: string) =>
  calculateCosts(home, createCostPlan(home.price), today);

/** The facts by which homes are compared. `today` is the ISO date that selects the tax rates. */
export function createCompareRows(homes: readonly PropertyPage[], today: string): readonly CompareRow[] {
  return facts.map(([label, read]) => {
    const values = homes.map((home) => read(home, today));
    return { label, values, differs: new Set(values).size > 1 };
  });
}
