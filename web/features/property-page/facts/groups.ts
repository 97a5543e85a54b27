import { formatPence, formatTenure } from '../../../lib/format.ts';
import type { Page } from '../api.ts';
import { list, words } from '../words.ts';

/** One fact; `value` is undefined when the seller has not answered. */
export interface Fact {
  readonly label: string;
  readonly value: string | undefined;
  readonly note?: string | undefined;
}
export interface Group {
  readonly title: string;
  readonly facts: readonly Fact[];
}
type Facts = Page['keyFacts'];

const yesNo = (value: boolean | undefined, yes: string, no: string): string | undefined =>
  value === undefined ? undefined : value ? yes : no;

function tenure({ tenure, keyFacts }: Page): readonly Fact[] {
  const { leasehold, sharedOwnershipPercent } = keyFacts;
  const shared =
    sharedOwnershipPercent === undefined
      ? []
      : [
          {
            label: 'Shared ownership',
            value: `${sharedOwnershipPercent}% is for sale, rent is paid on the rest`,
          },
        ];
  const isLease = tenure === 'leasehold' || leasehold !== undefined;
  const lease: readonly Fact[] = isLease
    ? [
        { label: 'Years left on the lease', value: leasehold && String(leasehold.yearsLeft) },
        {
          label: 'Ground rent',
          value: leasehold && `${formatPence(leasehold.groundRentPence)} a year`,
          note: leasehold?.groundRentReview,
        },
        {
          label: 'Service charge',
          value: leasehold && `${formatPence(leasehold.serviceChargePence)} a year`,
          note: leasehold?.serviceChargeReview,
        },
      ]
    : [];
  return [{ label: 'Tenure', value: formatTenure(tenure) }, ...shared, ...lease];
}

function localTax({ keyFacts, address }: Page): Fact {
  const { councilTaxBand, councilTaxReason, councilTaxPence, domesticRatesPence } = keyFacts;
  if (address.nation === 'northern_ireland')
    return {
      label: 'Domestic rates',
      value: domesticRatesPence === undefined ? undefined : `${formatPence(domesticRatesPence)} a year`,
    };
  const amount = councilTaxPence === undefined ? '' : `, ${formatPence(councilTaxPence)} a year`;
  const isKnown = councilTaxBand !== undefined && councilTaxBand !== 'unknown';
  return {
    label: 'Council tax',
    value: isKnown ? `Band ${councilTaxBand}${amount}` : undefined,
    note: councilTaxReason,
  };
}

const supplies = (facts: Facts): readonly Fact[] => [
  { label: 'Heating', value: list(facts.heating, words.heating, 'None') },
  { label: 'Electricity', value: list(facts.electricity, words.electricity, 'None') },
  { label: 'Water', value: list(facts.water, words.water, 'None') },
  { label: 'Sewerage', value: list(facts.sewerage, words.sewerage, 'None') },
  { label: 'Broadband', value: list(facts.broadband, words.broadband, 'None') },
  { label: 'Mobile signal', value: facts.mobile && words.mobile[facts.mobile] },
];

const outside = (facts: Facts): readonly Fact[] => [
  { label: 'Parking', value: list(facts.parking, words.parking, 'None') },
  { label: 'Outside space', value: list(facts.outside, words.outside, 'None') },
  { label: 'Accessibility', value: list(facts.accessibility, words.accessibility, 'No special features') },
];

const rights = (facts: Facts): readonly Fact[] => [
  {
    label: 'Restrictions',
    value: list(facts.restrictions, words.restrictions, 'None that the seller knows of'),
  },
  { label: 'Rights of others', value: list(facts.rights, words.rights, 'None that the seller knows of') },
  { label: 'Planning', value: facts.planning },
];

function flooding({ floodedInFiveYears, floodSources, floodDefences }: Facts): Fact {
  const from = list(floodSources, words.floodSources);
  const defences = yesNo(floodDefences, 'There are flood defences.', 'There are no flood defences.');
  return {
    label: 'Flooding in the last five years',
    value: yesNo(floodedInFiveYears, from ? `Yes, from ${from}` : 'Yes', 'No'),
    note: defences,
  };
}

const risks = (facts: Facts): readonly Fact[] => [
  flooding(facts),
  { label: 'Construction', value: facts.construction && words.construction[facts.construction] },
  { label: 'Building safety', value: facts.buildingSafety },
  {
    label: 'Coastal erosion',
    value: yesNo(facts.coastalErosion, 'In an area at risk', 'Not in an area at risk'),
  },
  { label: 'Mining', value: yesNo(facts.miningArea, 'In a mining area', 'Not in a mining area') },
];

const homeReports = { ready: 'Ready', exempt: 'Not needed for this home' } as const;

/** The material information for a buyer, in groups and plain words. */
export function groups(home: Page): readonly Group[] {
  const { keyFacts, address, homeReport } = home;
  const report: readonly Fact[] =
    address.nation === 'scotland'
      ? [{ label: 'Home Report', value: homeReport && homeReports[homeReport] }]
      : [];
  return [
    { title: 'Ownership and costs', facts: [...tenure(home), localTax(home), ...report] },
    { title: 'Heating, supplies and connection', facts: supplies(keyFacts) },
    { title: 'Parking, outside and access', facts: outside(keyFacts) },
    { title: 'Rights, restrictions and planning', facts: rights(keyFacts) },
    { title: 'Building and risks', facts: risks(keyFacts) },
  ];
}
