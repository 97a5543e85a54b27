import { formatCounted } from '../../../kernel/counts.ts';
import { formatLondonDate } from '../../../kernel/london-time.ts';
import { formatPounds } from '../../../kernel/money.ts';
import type { PrintableDocument, DocumentSection } from '../../../kernel/pdf/printable-document.ts';
import { formatTenure } from '../../../listings/properties/domain/property-words.ts';
import { saleWordsOf } from '../../../listings/properties/domain/sale-words.ts';
import { legalWordingOf } from '../domain/legal-wording.ts';
import type { MissingDetail } from '../domain/memorandum-readiness.ts';
import type { Memorandum, MemorandumParty } from '../domain/memorandum.ts';
import type { SolicitorDetails } from '../domain/solicitor.ts';

const fundingTexts: Readonly<Record<Memorandum['funding'], string>> = {
  cash: 'Cash',
  mortgage: 'Mortgage',
  mixed: 'Cash and mortgage',
};
const positionTexts: Readonly<Record<Memorandum['position'], string>> = {
  ftb: 'First-time buyer, nothing to sell',
  nothing_to_sell: 'Nothing to sell',
  sold_stc: 'Own home under offer',
  on_market: 'Own home on the market',
  not_on_market: 'Own home not on the market yet',
};
const notGiven = 'Not given yet';

/**
 * The contents of the memorandum, in the order that conveyancers expect.
 * @param operator the company that runs the marketplace, if known
 */
export function toMemorandumPaper(memorandum: Memorandum, operator?: string): PrintableDocument {
  const { document, legal, binding } = legalWordingOf(memorandum.nation);
  const { version, issuedAt, why, seller, buyer } = memorandum;
  return {
    title: document,
    about: memorandum.address,
    stamp: legal,
    issued: `Version ${version}, issued on ${formatLondonDate(issuedAt)}. ${why}`,
    sections: [
      toPropertySection(memorandum),
      toPartySection('Seller', seller),
      toSolicitorSection('Seller’s solicitor', seller.solicitor),
      toPartySection('Buyer', buyer),
      toSolicitorSection('Buyer’s solicitor', buyer.solicitor),
      toMoneySection(memorandum),
      toTermsSection(memorandum),
    ],
    footnotes: [
      binding,
      'Both sides gave these details themselves. Gable hasn’t checked them and gives no legal advice.',
      'No bank details are given here. Before paying, ring the solicitor on a number that you looked up yourself.',
      ...(operator === undefined ? [] : [operator]),
    ],
  };
}

/** The paper of a memorandum that is not issued, marked as a draft wherever a reader looks. */
export function toDraftPaper(
  memorandum: Memorandum,
  missing: readonly MissingDetail[],
  operator?: string,
): PrintableDocument {
  const { title, stamp, ...paper } = toMemorandumPaper(memorandum, operator);
  return {
    ...paper,
    title: `DRAFT: ${title}`,
    stamp: `DRAFT, not issued and sent to no one. ${stamp}`,
    issued: `As of ${formatLondonDate(memorandum.issuedAt)}. Still missing: ${formatMissing(missing)}.`,
  };
}

const missingTexts: Readonly<Record<MissingDetail, string>> = {
  seller_solicitor: 'the seller’s solicitor',
  buyer_solicitor: 'the buyer’s solicitor',
  seller_names: 'the seller’s full name',
  buyer_names: 'the buyer’s full name',
  title_number: 'the title number',
};
const formatMissing = (missing: readonly MissingDetail[]): string =>
  new Intl.ListFormat('en-GB').format(missing.map((detail) => missingTexts[detail]));

function toPropertySection({
  address,
  price,
  details,
  tenure,
  yearsLeft,
  nation,
}: Memorandum): DocumentSection {
  const years = yearsLeft === undefined ? '' : `, ${formatCounted(yearsLeft, 'year')} left`;
  return {
    heading: 'The property',
    rows: [
      ['Address', address],
      [
        'Agreed price',
        `${formatPounds(price)}, ${nation === 'scotland' ? 'not a contract' : 'subject to contract'}`,
      ],
      [
        'Title number',
        details.titleNumber || (details.isWithoutTitleNumber ? 'None, or not known to the seller' : notGiven),
      ],
      ['Tenure', `${formatTenure(tenure, nation)}${years}`],
    ],
  };
}

const toPartySection = (
  heading: string,
  { names, lacksLegalNames, email, phone, correspondence }: MemorandumParty,
): DocumentSection => ({
  heading,
  rows: [
    [`${names.length > 1 ? 'Names' : 'Name'}${lacksLegalNames ? ' on Gable' : ''}`, names.join(', ')],
    ...(lacksLegalNames ? ([['Full legal name', notGiven]] as const) : []),
    ['Email', email ?? notGiven],
    ['Phone', phone ?? notGiven],
    ...(correspondence ? ([['Address for letters', correspondence]] as const) : []),
  ],
});

const toSolicitorSection = (heading: string, solicitor: SolicitorDetails | undefined): DocumentSection => ({
  heading,
  rows: solicitor
    ? [
        ['Firm', solicitor.firm],
        ['Contact', solicitor.contact],
        ['Email', solicitor.email],
        ['Phone', solicitor.phone],
        ['Address', solicitor.address],
        ...(solicitor.sraOrClcNo ? ([['Regulator’s number', solicitor.sraOrClcNo]] as const) : []),
        ...(solicitor.reference ? ([['Reference', solicitor.reference]] as const) : []),
      ]
    : [['Firm', 'Not named yet']],
});

function toMoneySection({ details, funding, aip, position, seller, buyer }: Memorandum): DocumentSection {
  return {
    heading: 'Money and chain',
    rows: [
      ['Buyer’s own money', details.deposit === undefined ? notGiven : formatPounds(details.deposit)],
      ['Funding', fundingTexts[funding]],
      [
        'Agreement in principle',
        aip
          ? `${formatPounds(aip.amount)} from ${aip.lender}, until ${formatLondonDate(aip.expires)}`
          : funding === 'cash'
            ? 'Not needed'
            : notGiven,
      ],
      ['Buyer’s position', positionTexts[position]],
      ['Buyer’s chain', buyer.chain || notGiven],
      ['Seller’s onward purchase', seller.chain || notGiven],
    ],
  };
}

function toTermsSection({ details, conditions, nation }: Memorandum): DocumentSection {
  const { fixtures, specialConditions, targetExchange, targetCompletion } = details;
  const { targetToBind, targetToComplete } = saleWordsOf(nation);
  return {
    heading: 'Terms and dates',
    rows: [
      ['Fixtures and contents', fixtures || notGiven],
      ...(conditions.length > 0 ? ([['Conditions of the offer', conditions.join('; ')]] as const) : []),
      ['Special conditions', specialConditions || 'None'],
      [targetToBind, targetExchange ? formatLondonDate(targetExchange) : notGiven],
      [targetToComplete, targetCompletion ? formatLondonDate(targetCompletion) : notGiven],
    ],
  };
}
