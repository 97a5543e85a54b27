import { formatPence, formatTenure } from '../../../lib/format.ts';
import type { PropertyPage } from '../../../entities/property/property.ts';
import { formatList, factWords } from '../labels.ts';
import * as words from './words.ts';
import { fillText } from '../../../lib/fill.ts';

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
            label: words.sharedOwnership,
            value: fillText(words.sharedOwnershipPercentPercentIsForSale, { sharedOwnershipPercent }),
          },
        ];
  const isLease = tenure === 'leasehold' || leasehold !== undefined;
  const lease: readonly Fact[] = isLease
    ? [
        { label: words.yearsLeftOnTheLease, value: leasehold && String(leasehold.yearsLeft) },
        {
          label: words.groundRent,
          value:
            leasehold &&
            fillText(words.groundRentPenceAYear, { groundRentPence: formatPence(leasehold.groundRentPence) }),
          note: leasehold?.groundRentReview,
        },
        {
          label: words.serviceCharge,
          value:
            leasehold &&
            fillText(words.serviceChargePenceAYear, {
              serviceChargePence: formatPence(leasehold.serviceChargePence),
            }),
          note: leasehold?.serviceChargeReview,
        },
      ]
    : [];
  return [{ label: words.tenure, value: formatTenure(tenure) }, ...shared, ...lease];
}

function toLocalTaxFact({ keyFacts, address }: PropertyPage): Fact {
  const { councilTaxBand, councilTaxReason, councilTaxPence, domesticRatesPence } = keyFacts;
  if (address.nation === 'northern_ireland')
    return {
      label: words.domesticRates,
      value:
        domesticRatesPence === undefined
          ? undefined
          : fillText(words.domesticRatesPenceAYear, { domesticRatesPence: formatPence(domesticRatesPence) }),
    };
  const amount =
    councilTaxPence === undefined
      ? ''
      : fillText(words.councilTaxPenceAYear, { councilTaxPence: formatPence(councilTaxPence) });
  const isKnown = councilTaxBand !== undefined && councilTaxBand !== 'unknown';
  return {
    label: words.councilTax,
    value: isKnown ? fillText(words.bandCouncilTaxBandAmount, { councilTaxBand, amount }) : undefined,
    note: councilTaxReason,
  };
}

const listSupplyFacts = (facts: Facts): readonly Fact[] => [
  { label: words.heating, value: formatList(facts.heating, factWords.heating, words.noneText) },
  { label: words.electricity, value: formatList(facts.electricity, factWords.electricity, words.noneText) },
  { label: words.water, value: formatList(facts.water, factWords.water, words.noneText) },
  { label: words.sewerage, value: formatList(facts.sewerage, factWords.sewerage, words.noneText) },
  { label: words.broadband, value: formatList(facts.broadband, factWords.broadband, words.noneText) },
  { label: words.mobileSignal, value: facts.mobile && factWords.mobile[facts.mobile] },
];

const listOutsideFacts = (facts: Facts): readonly Fact[] => [
  { label: words.parking, value: formatList(facts.parking, factWords.parking, words.noneText) },
  { label: words.outsideSpace, value: formatList(facts.outside, factWords.outside, words.noneText) },
  {
    label: words.accessibility,
    value: formatList(facts.accessibility, factWords.accessibility, words.noSpecialFeatures),
  },
];

const listRightFacts = (facts: Facts): readonly Fact[] => [
  {
    label: words.restrictions,
    value: formatList(facts.restrictions, factWords.restrictions, words.noneThatTheSellerKnows),
  },
  {
    label: words.rightsOfOthers,
    value: formatList(facts.rights, factWords.rights, words.noneThatTheSellerKnows),
  },
  { label: words.planning, value: facts.planning },
];

function toFloodFact({ floodedInFiveYears, floodSources, floodDefences }: Facts): Fact {
  const from = formatList(floodSources, factWords.floodSources);
  const defences = formatYesNo(floodDefences, words.thereAreFloodDefences, words.thereAreNoFloodDefences);
  return {
    label: words.floodingInTheLastFive,
    value: formatYesNo(floodedInFiveYears, from ? fillText(words.yesFromFrom, { from }) : words.yes, 'No'),
    note: defences,
  };
}

const listRiskFacts = (facts: Facts): readonly Fact[] => [
  toFloodFact(facts),
  { label: words.construction, value: facts.construction && factWords.construction[facts.construction] },
  { label: words.buildingSafety, value: facts.buildingSafety },
  {
    label: words.coastalErosion,
    value: formatYesNo(facts.coastalErosion, words.inAnAreaAtRisk, words.notInAnAreaAt),
  },
  { label: words.mining, value: formatYesNo(facts.miningArea, words.inAMiningArea, words.notInAMiningArea) },
];

const homeReports = { ready: words.ready, exempt: words.notNeededForThisHome } as const;

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
      ? [{ label: words.homeReport, value: homeReport && homeReports[homeReport] }]
      : [];
  return [
    { title: 'The sale', facts: listSaleFacts(home) },
    { title: words.ownershipAndCosts, facts: [...listTenureFacts(home), toLocalTaxFact(home), ...report] },
    { title: words.heatingSuppliesAndConnection, facts: listSupplyFacts(keyFacts) },
    { title: words.parkingOutsideAndAccess, facts: listOutsideFacts(keyFacts) },
    { title: words.rightsRestrictionsAndPlanning, facts: listRightFacts(keyFacts) },
    { title: words.buildingAndRisks, facts: listRiskFacts(keyFacts) },
  ];
}
