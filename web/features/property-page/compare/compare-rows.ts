import {
  formatArea,
  formatDate,
  formatPence,
  formatPounds,
  formatPropertyStatus,
  formatPropertyType,
  formatTenure,
} from '../../../lib/format.ts';
import type { Page } from '../api.ts';
import { createPlan, sums } from '../cost/sums.ts';
import { list, words } from '../words.ts';

/** One fact of all compared homes, in the order of the homes; undefined where the seller has not said it. */
export interface CompareRow {
  readonly label: string;
  readonly values: readonly (string | undefined)[];
  readonly differs: boolean;
}

const squareFeet = 10.7639;
const yearly = (pence: number | undefined): string | undefined =>
  pence === undefined ? undefined : `${formatPence(pence)} a year`;
const yesNo = (value: boolean | undefined): string | undefined =>
  value === undefined ? undefined : value ? 'Yes' : 'No';

function formatLease(home: Page, say: (lease: Lease) => string | undefined): string | undefined {
  const { leasehold } = home.keyFacts;
  if (leasehold) return say(leasehold);
  return home.tenure === 'leasehold' ? undefined : 'No lease';
}
type Lease = NonNullable<Page['keyFacts']['leasehold']>;

function formatTaxBand({ keyFacts, address }: Page): string | undefined {
  const { councilTaxBand: band, councilTaxPence, domesticRatesPence } = keyFacts;
  if (address.nation === 'northern_ireland') return yearly(domesticRatesPence);
  if (band === undefined || band === 'unknown') return undefined;
  return [`Band ${band}`, yearly(councilTaxPence)].filter(Boolean).join(', ');
}

function formatPriceCut({ history }: Page): string {
  const cuts = history.filter(
    ({ price, before }) => price !== undefined && before !== undefined && price < before,
  );
  const total = cuts.reduce((sum, { price = 0, before = 0 }) => sum + before - price, 0);
  return total === 0
    ? 'None'
    : `${formatPounds(total)} in ${cuts.length === 1 ? 'one step' : `${cuts.length} steps`}`;
}

type Read = (home: Page, today: string) => string | undefined;

const facts: readonly (readonly [label: string, read: Read])[] = [
  ['Status', ({ status }) => formatPropertyStatus(status)],
  [
    'Price per sq ft',
    ({ price, floorAreaSqm }) =>
      floorAreaSqm === undefined ? undefined : formatPounds(Math.round(price / (floorAreaSqm * squareFeet))),
  ],
  ['Price cuts so far', formatPriceCut],
  ['Cost a month', (home, today) => formatPounds(Math.round(sumsOf(home, today).monthlyPence / 100))],
  ['Upfront', (home, today) => formatPounds(Math.round(sumsOf(home, today).upfrontPence / 100))],
  ['Bedrooms', ({ noOfBedrooms }) => (noOfBedrooms === 0 ? 'Studio' : String(noOfBedrooms))],
  ['Bathrooms', ({ noOfBathrooms }) => String(noOfBathrooms)],
  ['Receptions', ({ noOfReceptions }) => (noOfReceptions === undefined ? undefined : String(noOfReceptions))],
  ['Type', ({ propertyType }) => formatPropertyType(propertyType)],
  ['Floor area', ({ floorAreaSqm }) => (floorAreaSqm === undefined ? undefined : formatArea(floorAreaSqm))],
  ['Tenure', ({ tenure }) => formatTenure(tenure)],
  ['Years left on the lease', (home) => formatLease(home, ({ yearsLeft }) => String(yearsLeft))],
  ['Service charge', (home) => formatLease(home, ({ serviceChargePence }) => yearly(serviceChargePence))],
  ['Ground rent', (home) => formatLease(home, ({ groundRentPence }) => yearly(groundRentPence))],
  ['Council tax or rates', formatTaxBand],
  ['Energy rating', ({ epcCertificate }) => epcCertificate?.rating],
  ['Heating', ({ keyFacts }) => list(keyFacts.heating, words.heating, 'None')],
  ['Broadband', ({ keyFacts }) => list(keyFacts.broadband, words.broadband, 'None')],
  ['Parking', ({ keyFacts }) => list(keyFacts.parking, words.parking, 'None')],
  ['Outside space', ({ keyFacts }) => list(keyFacts.outside, words.outside, 'None')],
  ['Flooded in five years', ({ keyFacts }) => yesNo(keyFacts.floodedInFiveYears)],
  ['No onward chain', ({ chainFree }) => yesNo(chainFree)],
  [
    'First on sale',
    ({ firstListedAt }) => (firstListedAt === undefined ? undefined : formatDate(firstListedAt)),
  ],
];

const sumsOf = (home: Page, today: string) => sums(home, createPlan(home.price), today);

/** The facts by which homes are compared. `today` is the ISO date that selects the tax rates. */
export function createCompareRows(homes: readonly Page[], today: string): readonly CompareRow[] {
  return facts.map(([label, read]) => {
    const values = homes.map((home) => read(home, today));
    return { label, values, differs: new Set(values).size > 1 };
  });
}
