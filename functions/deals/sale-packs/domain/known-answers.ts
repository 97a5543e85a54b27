import * as z from 'zod';
import { formatPence } from '../../../kernel/money.ts';
import type { KeyFactName } from '../../../listings/properties/domain/key-fact-table.ts';
import { formatKeyFact } from '../../../listings/properties/domain/key-fact-text.ts';
import type { Property } from '../../../listings/properties/domain/property.ts';
import { AnswerOrigin, type PackAnswerDetails } from './sale-pack.ts';

/** An answer that the site has already. It counts once the owner confirms it. */
export const KnownAnswer = z.object({
  value: z.string(),
  details: z.string().optional(),
  from: AnswerOrigin,
});
export type KnownAnswer = z.output<typeof KnownAnswer>;
export type KnownAnswers = Readonly<Partial<Record<string, KnownAnswer>>>;

/** What is known of a home beside its listing. */
export interface KnownPapers {
  /** The title at which the register names the seller. */
  readonly registeredTitle?: string | undefined;
  readonly saleTitle?: string | undefined;
  /** As they go into the contract. */
  readonly legalNames?: readonly string[] | undefined;
  readonly fixtures?: string | undefined;
  /** The seller and the joint owners, as their accounts and invitations name them. */
  readonly accountNames?: readonly string[] | undefined;
}

/** The answers that listing, register, sale and account give, by the keys of their questions. */
export function listKnownAnswers(home: Property, papers: KnownPapers): KnownAnswers {
  const listed = Object.entries(listListedAnswers(home)).flatMap(([key, answer]) =>
    answer ? [[key, { ...answer, from: 'listing' as const }] as const] : [],
  );
  return { ...Object.fromEntries(listed), ...listPaperAnswers(papers) };
}

function listPaperAnswers(papers: KnownPapers): KnownAnswers {
  const { registeredTitle, saleTitle, legalNames = [], fixtures, accountNames = [] } = papers;
  const title = registeredTitle || saleTitle;
  const names = legalNames.length > 0 ? legalNames : accountNames;
  return {
    ...(title && { title_number: { value: title, from: registeredTitle ? 'register' : 'sale' } }),
    ...(names.length > 0 && {
      owner_names: { value: names.join(', '), from: legalNames.length > 0 ? 'sale' : 'account' },
    }),
    ...(fixtures && { included: { value: fixtures, from: 'sale' } }),
  };
}

type ListedAnswer = Pick<PackAnswerDetails, 'value' | 'details'>;

function listListedAnswers(home: Property): Record<string, ListedAnswer | undefined> {
  const { keyFacts: facts } = home;
  return {
    lease_term: inWords(facts.leasehold && `${facts.leasehold.yearsLeft} years are left`),
    ground_rent: inWords(describeYearly(facts.leasehold?.groundRentPence, facts.leasehold?.groundRentReview)),
    service_charge: inWords(
      describeYearly(facts.leasehold?.serviceChargePence, facts.leasehold?.serviceChargeReview),
    ),
    protected: listProtection(facts.restrictions),
    solar: facts.electricity && (facts.electricity.includes('solar_pv') ? yes('Solar panels') : no),
    // That there was none in five years does not say that there never was one.
    flooding: facts.floodedInFiveYears
      ? yes(['In the last five years', formatGiven(home, 'floodSources')].filter(Boolean).join(': '))
      : undefined,
    epc: inWords(describeCertificate(home.epcCertificate)),
    utilities: inWords(describeSupplies(home)),
    heating: inWords(formatGiven(home, 'heating')),
    drainage: listDrainage(home),
    broadband: inWords(facts.broadband?.includes('unknown') ? undefined : formatGiven(home, 'broadband')),
    parking: inWords(formatGiven(home, 'parking')),
    council_tax: inWords(describeTax(facts)),
  };
}

const no: ListedAnswer = { value: 'no' };
const yes = (details: string): ListedAnswer => ({ value: 'yes', details });
const inWords = (value: string | undefined): ListedAnswer | undefined => (value ? { value } : undefined);

/** An answer of the listing in words; nothing where the seller does not know it. */
const formatGiven = ({ keyFacts }: Property, name: KeyFactName): string | undefined =>
  keyFacts[name] === undefined ? undefined : formatKeyFact(name, keyFacts);

const describeYearly = (pence: number | undefined, review: string | undefined): string | undefined =>
  pence === undefined
    ? undefined
    : [pence === 0 ? 'None' : `${formatPence(pence)} a year`, review].filter(Boolean).join('. ');

function listProtection(restrictions: Property['keyFacts']['restrictions']): ListedAnswer | undefined {
  if (!restrictions) return undefined;
  const kinds = [
    ...(restrictions.includes('listed') ? ['Listed building'] : []),
    ...(restrictions.includes('conservation_area') ? ['In a conservation area'] : []),
  ];
  return kinds.length > 0 ? yes(kinds.join('. ')) : no;
}

function describeCertificate(epc: Property['epcCertificate']): string | undefined {
  if (epc?.certificateNumber) return epc.certificateNumber;
  if (epc?.status === 'exempt') return ['Exempt', epc.exemptReason].filter(Boolean).join(': ');
  return epc?.status === 'ordered' ? 'Ordered' : undefined;
}

function describeSupplies(home: Property): string | undefined {
  const supplies = (['electricity', 'water'] as const).flatMap((name) => {
    const words = formatGiven(home, name);
    return words ? [`${name === 'water' ? 'Water' : 'Electricity'}: ${words.toLowerCase()}`] : [];
  });
  return supplies.join('. ');
}

function listDrainage(home: Property): ListedAnswer | undefined {
  const { sewerage = [] } = home.keyFacts;
  if (sewerage.length === 0) return undefined;
  return sewerage.includes('mains') ? no : yes(formatGiven(home, 'sewerage') ?? '');
}

function describeTax({
  councilTaxBand: band,
  councilTaxPence: tax,
  domesticRatesPence: rates,
}: Property['keyFacts']): string | undefined {
  if (rates !== undefined) return `Domestic rates of ${formatPence(rates)} a year`;
  if (band === undefined || band === 'unknown') return undefined;
  return tax === undefined ? `Band ${band}` : `Band ${band}, ${formatPence(tax)} a year`;
}

/**
 * Where a saved answer comes from: it is as the site has it, and no document says more. What differs is the owner's
 * own.
 */
export function findOrigin(
  { value, details = '', source }: PackAnswerDetails,
  known: KnownAnswer | undefined,
): AnswerOrigin | undefined {
  return known && source === 'owner' && value === known.value && details === (known.details ?? '')
    ? known.from
    : undefined;
}
