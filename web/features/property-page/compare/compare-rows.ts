import { formatPropertyStatus } from '../../../../functions/listings/properties/domain/home-status.ts';
import { formatKeyFact } from '../../../../functions/listings/properties/domain/key-fact-text.ts';
import type { PropertyPage } from '../../../entities/property/property.ts';
import {
  formatArea,
  formatDate,
  formatFeature,
  formatPence,
  formatPounds,
  formatPropertyType,
  formatTenure,
} from '../../../lib/format.ts';
import { createCostPlan, calculateCosts } from '../cost/purchase-costs.ts';

/** One fact of all compared homes, in the order of the homes; undefined where the seller has not answered. */
export interface CompareRow {
  readonly label: string;
  readonly values: readonly (string | undefined)[];
  readonly differs: boolean;
}

const squareFeet = 10.7639;
const formatYearly = (pence: number | undefined): string | undefined =>
  pence === undefined ? undefined : `${formatPence(pence)} a year`;
const formatYesNo = (value: boolean | undefined): string | undefined =>
  value === undefined ? undefined : value ? 'Yes' : 'No';

function formatLease(home: PropertyPage, say: (lease: Lease) => string | undefined): string | undefined {
  const { leasehold } = home.keyFacts;
  if (leasehold) return say(leasehold);
  return home.tenure === 'leasehold' ? undefined : 'No lease';
}
type Lease = NonNullable<PropertyPage['keyFacts']['leasehold']>;

function formatTaxBand({ keyFacts, address }: PropertyPage): string | undefined {
  const { councilTaxBand: band, councilTaxPence, domesticRatesPence } = keyFacts;
  if (address.nation === 'northern_ireland') return formatYearly(domesticRatesPence);
  if (band === undefined || band === 'unknown') return undefined;
  return [`Band ${band}`, formatYearly(councilTaxPence)].filter(Boolean).join(', ');
}

function formatPriceCut({ history }: PropertyPage): string {
  const cuts = history.filter(
    ({ price, before }) => price !== undefined && before !== undefined && price < before,
  );
  const total = cuts.reduce((sum, { price = 0, before = 0 }) => sum + before - price, 0);
  return total === 0
    ? 'None'
    : `${formatPounds(total)} in ${cuts.length === 1 ? 'one step' : `${cuts.length} steps`}`;
}

type FactReader = (home: PropertyPage, today: string) => string | undefined;

const facts: readonly (readonly [label: string, read: FactReader])[] = [
  ['Status', ({ status, address }) => formatPropertyStatus(status, address.nation)],
  [
    'Price per sq ft',
    ({ price, floorAreaSqm }) =>
      floorAreaSqm === undefined ? undefined : formatPounds(Math.round(price / (floorAreaSqm * squareFeet))),
  ],
  ['Price cuts so far', formatPriceCut],
  [
    'Cost a month',
    (home, today) => formatPounds(Math.round(calculateUsualCosts(home, today).monthlyPence / 100)),
  ],
  ['Upfront', (home, today) => formatPounds(Math.round(calculateUsualCosts(home, today).upfrontPence / 100))],
  ['Bedrooms', ({ noOfBedrooms }) => (noOfBedrooms === 0 ? 'Studio' : String(noOfBedrooms))],
  ['Bathrooms', ({ noOfBathrooms }) => String(noOfBathrooms)],
  [
    'Reception rooms',
    ({ noOfReceptions }) => (noOfReceptions === undefined ? undefined : String(noOfReceptions)),
  ],
  ['Type', ({ propertyType }) => formatPropertyType(propertyType)],
  ['Floor area', ({ floorAreaSqm }) => (floorAreaSqm === undefined ? undefined : formatArea(floorAreaSqm))],
  ['Tenure', ({ tenure, address }) => formatTenure(tenure, address.nation)],
  ['Years left on the lease', (home) => formatLease(home, ({ yearsLeft }) => String(yearsLeft))],
  [
    'Service charge',
    (home) => formatLease(home, ({ serviceChargePence }) => formatYearly(serviceChargePence)),
  ],
  ['Ground rent', (home) => formatLease(home, ({ groundRentPence }) => formatYearly(groundRentPence))],
  ['Council tax or rates', formatTaxBand],
  ['Energy rating', ({ epcCertificate }) => epcCertificate?.rating],
  ['Heating', ({ keyFacts }) => formatKeyFact('heating', keyFacts)],
  ['Broadband', ({ keyFacts }) => formatKeyFact('broadband', keyFacts)],
  ['Parking', ({ keyFacts }) => formatKeyFact('parking', keyFacts)],
  ['Outside space', ({ keyFacts }) => formatKeyFact('outside', keyFacts)],
  ['Flooded in five years', ({ keyFacts }) => formatKeyFact('floodedInFiveYears', keyFacts)],
  ['No onward chain', ({ chainFree }) => formatYesNo(chainFree)],
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
    ({ features = [] }) => (features.length === 0 ? 'None' : features.map(formatFeature).join(', ')),
  ],
  [
    'First on sale',
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
