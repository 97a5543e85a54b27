import type { PropertyPage } from '../../../entities/property/property.ts';
import { formatPence, formatTenure } from '../../../lib/format.ts';
import { formatList, factWords } from '../labels.ts';

/** One fact; `value` is undefined when the seller has not answered. */
export interface Fact {
  readonly label: string;
  readonly value: string | undefined;
  readonly note?: string | undefined;
}
export interface FactGroup {
  readonly title: string;
  readonly facts: readonly Fact[];
}
type Facts = PropertyPage['keyFacts'];

const formatYesNo = (value: boolean | undefined, yes: string, no: string): string | undefined =>
  value === undefined ? undefined : value ? yes : no;

function listTenureFacts({ tenure, keyFacts }: PropertyPage): readonly Fact[] {
  const { leasehold, sharedOwnershipPercent } = keyFacts;
  const shared =
    sharedOwnershipPercent === undefined
      ? []
      : [
          {
            label: 'Shared ownership',
            value: `${sharedOwnershipPercent}% is for sale; you pay rent on the rest`,
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

function toLocalTaxFact({ keyFacts, address }: PropertyPage): Fact {
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

const listSupplyFacts = (facts: Facts): readonly Fact[] => [
  { label: 'Heating', value: formatList(facts.heating, factWords.heating, 'None') },
  { label: 'Electricity', value: formatList(facts.electricity, factWords.electricity, 'None') },
  { label: 'Water', value: formatList(facts.water, factWords.water, 'None') },
  { label: 'Sewerage', value: formatList(facts.sewerage, factWords.sewerage, 'None') },
  { label: 'Broadband', value: formatList(facts.broadband, factWords.broadband, 'None') },
  { label: 'Mobile signal', value: facts.mobile && factWords.mobile[facts.mobile] },
];

const listOutsideFacts = (facts: Facts): readonly Fact[] => [
  { label: 'Parking', value: formatList(facts.parking, factWords.parking, 'None') },
  { label: 'Outside space', value: formatList(facts.outside, factWords.outside, 'None') },
  {
    label: 'Accessibility',
    value: formatList(facts.accessibility, factWords.accessibility, 'No special features'),
  },
];

const listRightFacts = (facts: Facts): readonly Fact[] => [
  {
    label: 'Restrictions',
    value: formatList(facts.restrictions, factWords.restrictions, 'None that the seller knows of'),
  },
  {
    label: 'Rights of others',
    value: formatList(facts.rights, factWords.rights, 'None that the seller knows of'),
  },
  { label: 'Planning', value: facts.planning },
];

function toFloodFact({ floodedInFiveYears, floodSources, floodDefences }: Facts): Fact {
  const from = formatList(floodSources, factWords.floodSources);
  const defences = formatYesNo(floodDefences, 'There are flood defences.', 'There are no flood defences.');
  return {
    label: 'Flooding in the last five years',
    value: formatYesNo(floodedInFiveYears, from ? `Yes, from ${from}` : 'Yes', 'No'),
    note: defences,
  };
}

const listRiskFacts = (facts: Facts): readonly Fact[] => [
  toFloodFact(facts),
  { label: 'Construction', value: facts.construction && factWords.construction[facts.construction] },
  { label: 'Building safety', value: facts.buildingSafety },
  {
    label: 'Coastal erosion',
    value: formatYesNo(facts.coastalErosion, 'In an area at risk', 'Not in an area at risk'),
  },
  { label: 'Mining', value: formatYesNo(facts.miningArea, 'In a mining area', 'Not in a mining area') },
];

const homeReports = { ready: 'Ready', exempt: 'Not needed for this home' } as const;

const auctionNote =
  'The winning bid binds straight away or after a reservation fee. The legal pack has the date and all fees: ask the seller for it before you bid.';

/** How it is sold. A flag that the seller has not set says nothing, except about the chain, which every buyer asks for. */
const listSaleFacts = ({ chainFree, newBuild, retirement, auction }: PropertyPage): readonly Fact[] => [
  {
    label: 'Onward chain',
    value: formatYesNo(chainFree, 'No onward chain', 'The seller may need to buy another home first'),
  },
  ...(newBuild ? [{ label: 'New build', value: 'Yes, no one has lived in it yet' }] : []),
  ...(retirement
    ? [
        {
          label: 'Retirement home',
          value: 'Yes, for people over a certain age',
          note: 'Ask the seller which.',
        },
      ]
    : []),
  ...(auction ? [{ label: 'Auction', value: 'Sold by auction', note: auctionNote }] : []),
];

/** The material information for a buyer, in groups and plain words. */
export function listFactGroups(home: PropertyPage): readonly FactGroup[] {
  const { keyFacts, address, homeReport } = home;
  const report: readonly Fact[] =
    address.nation === 'scotland'
      ? [{ label: 'Home Report', value: homeReport && homeReports[homeReport] }]
      : [];
  return [
    { title: 'The sale', facts: listSaleFacts(home) },
    { title: 'Ownership and costs', facts: [...listTenureFacts(home), toLocalTaxFact(home), ...report] },
    { title: 'Heating, supplies and connection', facts: listSupplyFacts(keyFacts) },
    { title: 'Parking, outside and access', facts: listOutsideFacts(keyFacts) },
    { title: 'Rights, restrictions and planning', facts: listRightFacts(keyFacts) },
    { title: 'Building and risks', facts: listRiskFacts(keyFacts) },
  ];
}
