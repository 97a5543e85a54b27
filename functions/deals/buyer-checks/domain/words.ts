import type { BuyerCheckKind, BuyerGate, CheckReturnReason } from '../../../../events/vocabulary.ts';
import { formatLondonDate } from '../../../kernel/london-time.ts';
import type { BuyerBadge } from './buyer-badge.ts';
import type { ChainPosition } from './buyer-check.ts';
import type { MissingCheck } from './proceedable.ts';

export const kindTexts: Readonly<Record<BuyerCheckKind, string>> = {
  agreement_in_principle: 'Agreement in principle',
  proof_of_funds: 'Proof of funds',
  chain: 'Chain',
};

export const positionTexts: Readonly<Record<ChainPosition, string>> = {
  first_time_buyer: 'First-time buyer',
  nothing_to_sell: 'Nothing to sell',
  sold_subject_to_contract: 'Own home under offer',
};

/** The reasons for staff to choose from. */
export const checkReturnNames: Readonly<Record<CheckReturnReason, string>> = {
  unreadable: 'Can’t be read',
  wrong_document: 'Wrong document',
  name_differs: 'Name differs',
  amount_differs: 'Amount or date differs',
  out_of_date: 'Out of date',
  not_genuine: 'Not genuine',
  other: 'Something else',
};

/** The reasons for the buyer to read. */
export const checkReturnTexts: Readonly<Record<CheckReturnReason, string>> = {
  unreadable: 'We couldn’t read the document. Send a clearer copy.',
  wrong_document: 'This isn’t the document we need.',
  name_differs: 'The name on the document isn’t the one on your account.',
  amount_differs: 'The amount or a date doesn’t match the document.',
  out_of_date: 'The document is out of date.',
  not_genuine: 'We couldn’t confirm that the document is genuine.',
  other: 'Something else needs to change; see the note.',
};

const basisTexts: Readonly<Record<BuyerBadge['basis'], string>> = {
  document: 'checked',
  declaration: 'declared',
  bank: 'checked with the bank',
};

/** `Agreement in principle checked, valid until 3 Mar 2027`, or how else it is known. */
export function toBadgeText({ kind, validUntil, position, basis }: BuyerBadge): string {
  const subject = position ? `${positionTexts[position]}:` : kindTexts[kind];
  return `${subject} ${basisTexts[basis]}, valid until ${formatLondonDate(validUntil, 'short')}`;
}

/** The seller's choice of who may book or offer. */
export const gateTexts: Readonly<Record<BuyerGate, string>> = {
  everyone: 'Everyone',
  identity_checked: 'Buyers whose identity we checked',
  proceedable: 'Buyers who have shown that they can proceed',
};

const missingTexts: Readonly<Record<MissingCheck, string>> = {
  identity: 'an identity check',
  funding: 'an agreement in principle or proof of funds that we checked',
  chain: 'your position in the chain, checked by us',
};

/** `an identity check`; several are joined with “and”. */
export function toMissingText(missing: readonly MissingCheck[]): string {
  return missing.map((part) => missingTexts[part]).join(' and ');
}
