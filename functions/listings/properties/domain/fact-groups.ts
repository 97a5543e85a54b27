import { formatPence } from '../../../kernel/money.ts';
import { sellerDoesNotKnow } from './fact-answers.ts';
import { listKeyFactLines } from './key-fact-text.ts';
import { formatTenure } from './property-words.ts';
import type { PropertyPage } from './views.ts';

/** One fact; `value` is undefined when the seller has not answered. */
export interface HomeFact {
  readonly label: string;
  readonly value: string | undefined;
  readonly note?: string | undefined;
}
export interface HomeFactGroup {
  readonly title: string;
  readonly facts: readonly HomeFact[];
}

const formatYesNo = (value: boolean | undefined, yes: string, no: string): string | undefined =>
  value === undefined ? undefined : value ? yes : no;

function listTenureFacts({ tenure, keyFacts, address }: PropertyPage): readonly HomeFact[] {
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
  const lease: readonly HomeFact[] = isLease
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
  return [{ label: 'Tenure', value: formatTenure(tenure, address.nation) }, ...shared, ...lease];
}

function toLocalTaxFact({ keyFacts, address }: PropertyPage): HomeFact {
  const { councilTaxBand, councilTaxReason, councilTaxPence, domesticRatesPence } = keyFacts;
  if (address.nation === 'northern_ireland')
    return {
      label: 'Domestic rates',
      value: domesticRatesPence === undefined ? undefined : `${formatPence(domesticRatesPence)} a year`,
    };
  const amount = councilTaxPence === undefined ? '' : `, ${formatPence(councilTaxPence)} a year`;
  return {
    label: 'Council tax',
    value:
      councilTaxBand === 'unknown' ? sellerDoesNotKnow : councilTaxBand && `Band ${councilTaxBand}${amount}`,
    note: councilTaxReason,
  };
}

const homeReports = {
  ready: 'Ready; ask for it on the home’s page',
  exempt: 'Not needed for this home',
} as const;

const auctionNote =
  'The winning bid binds straight away or after a reservation fee. The legal pack has the date and all fees: ask the seller for it before you bid.';

/** How it is sold. A flag that the seller has not set says nothing, except about the chain, which every buyer asks for. */
const listSaleFacts = ({ chainFree, newBuild, retirement, auction }: PropertyPage): readonly HomeFact[] => [
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
export function listFactGroups(home: PropertyPage): readonly HomeFactGroup[] {
  const { keyFacts, address, homeReport } = home;
  const report: readonly HomeFact[] =
    address.nation === 'scotland'
      ? [{ label: 'Home Report', value: homeReport && homeReports[homeReport] }]
      : [];
  return [
    { title: 'The sale', facts: listSaleFacts(home) },
    { title: 'Ownership and costs', facts: [...listTenureFacts(home), toLocalTaxFact(home), ...report] },
    {
      title: 'Heating, supplies and connection',
      facts: listKeyFactLines(['supplies', 'connection'], keyFacts),
    },
    { title: 'Parking, outside and access', facts: listKeyFactLines(['outside', 'access'], keyFacts) },
    { title: 'Rights, restrictions and planning', facts: listKeyFactLines(['rights'], keyFacts) },
    { title: 'Building and risks', facts: listKeyFactLines(['building', 'risks'], keyFacts) },
  ];
}
