import { formatPounds } from '../shared/money.ts';
import type { Paper, Section } from '../shared/paper/paper.ts';
import type { Memorandum, Party } from './memorandum.ts';
import type { SolicitorDetails } from './solicitor.ts';
import { wordingOf } from './wording.ts';

const day = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
const dayText = (date: string): string => day.format(new Date(date));

const tenures: Readonly<Record<Memorandum['tenure'], string>> = {
  freehold: 'Freehold',
  leasehold: 'Leasehold',
  share_of_freehold: 'Share of freehold',
  commonhold: 'Commonhold',
};
const fundings: Readonly<Record<Memorandum['funding'], string>> = {
  cash: 'Cash',
  mortgage: 'Mortgage',
  mixed: 'Cash and mortgage',
};
const positions: Readonly<Record<Memorandum['position'], string>> = {
  ftb: 'First-time buyer, nothing to sell',
  nothing_to_sell: 'Nothing to sell',
  sold_stc: 'Own home sold subject to contract',
  on_market: 'Own home on the market',
  not_on_market: 'Own home not on the market yet',
};
const notSaid = 'Not given yet';

/**
 * What the memorandum says, in the order in which conveyancers look for it.
 * @param operator who runs the marketplace, where that is known
 */
export function paperOf(memorandum: Memorandum, operator?: string): Paper {
  const { document, legal, binding } = wordingOf(memorandum.nation);
  const { version, issuedAt, why, seller, buyer } = memorandum;
  return {
    title: document,
    about: memorandum.address,
    stamp: legal,
    issued: `Version ${version}, issued on ${dayText(issuedAt)}. ${why}`,
    sections: [
      homeSection(memorandum),
      partySection('Seller', seller),
      solicitorSection('Seller’s solicitor', seller.solicitor),
      partySection('Buyer', buyer),
      solicitorSection('Buyer’s solicitor', buyer.solicitor),
      moneySection(memorandum),
      termsSection(memorandum),
    ],
    footnotes: [
      binding,
      'Both sides gave these details themselves. Gable has not checked them and gives no legal advice.',
      'No bank details are given here. Before paying, ring the solicitor on a number that you looked up yourself.',
      ...(operator === undefined ? [] : [operator]),
    ],
  };
}

function homeSection({ address, price, details, tenure, yearsLeft, nation }: Memorandum): Section {
  const years = yearsLeft === undefined ? '' : `, ${yearsLeft} years left`;
  const scottish = nation === 'scotland' && tenure === 'freehold';
  return {
    heading: 'The property',
    rows: [
      ['Address', address],
      [
        'Agreed price',
        `${formatPounds(price)}, ${nation === 'scotland' ? 'not a contract' : 'subject to contract'}`,
      ],
      ['Title number', details.titleNumber || notSaid],
      ['Tenure', scottish ? 'Ownership' : `${tenures[tenure]}${years}`],
    ],
  };
}

const partySection = (heading: string, { names, email, phone, correspondence }: Party): Section => ({
  heading,
  rows: [
    [names.length > 1 ? 'Names' : 'Name', names.join(', ')],
    ['Email', email ?? notSaid],
    ['Phone', phone ?? notSaid],
    ...(correspondence ? ([['Address for letters', correspondence]] as const) : []),
  ],
});

const solicitorSection = (heading: string, solicitor: SolicitorDetails | undefined): Section => ({
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

function moneySection({ details, funding, aip, position, seller, buyer }: Memorandum): Section {
  return {
    heading: 'Money and chain',
    rows: [
      ['Deposit', details.deposit === undefined ? notSaid : formatPounds(details.deposit)],
      ['Funding', fundings[funding]],
      [
        'Agreement in principle',
        aip
          ? `${formatPounds(aip.amount)} from ${aip.lender}, until ${dayText(aip.expires)}`
          : funding === 'cash'
            ? 'Not needed'
            : notSaid,
      ],
      ['Buyer’s position', positions[position]],
      ['Buyer’s chain', buyer.chain || notSaid],
      ['Seller’s onward purchase', seller.chain || notSaid],
    ],
  };
}

function termsSection({ details, conditions, nation }: Memorandum): Section {
  const { fixtures, specialConditions, targetExchange, targetCompletion } = details;
  const scottish = nation === 'scotland';
  return {
    heading: 'Terms and dates',
    rows: [
      ['Fixtures and contents', fixtures || notSaid],
      ...(conditions.length > 0 ? ([['Conditions of the offer', conditions.join('; ')]] as const) : []),
      ['Special conditions', specialConditions || 'None'],
      [
        scottish ? 'Target for missives' : 'Target for exchange',
        targetExchange ? dayText(targetExchange) : notSaid,
      ],
      [
        scottish ? 'Target date of entry' : 'Target for completion',
        targetCompletion ? dayText(targetCompletion) : notSaid,
      ],
    ],
  };
}
