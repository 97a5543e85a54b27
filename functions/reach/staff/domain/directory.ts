import * as z from 'zod';
import { accountState, PropertyStatus, UserId } from '../../../../events/vocabulary.ts';
import { formatLondonDay } from '../../../kernel/london-time.ts';
import { formatFullAddress, type PropertyAddress } from '../../../listings/properties/domain/address.ts';
import type { Property } from '../../../listings/properties/domain/property.ts';
import { calculateGrossPence, type Payment } from '../../../money/payments/domain/payment.ts';
import type { Account } from '../../../people/accounts/domain/account.ts';
import type { ReportCase } from '../../../trust/cases/domain/report-case.ts';
import type { Ticket } from '../../../trust/enquiries/domain/ticket.ts';

export const DirectoryKind = z.enum(['person', 'home', 'payment', 'ticket', 'case']);
export type DirectoryKind = z.output<typeof DirectoryKind>;

/** The states by which people are listed. */
export const PersonState = z.enum(['unverified', 'active', 'blocked']);
export type PersonState = z.output<typeof PersonState>;

/** What the desk can list and find, by its id. Its terms are rows of their own. */
export const DirectoryEntry = z.object({
  /** The prefixed id of a person, home, payment, ticket or case. */
  subjectId: z.string(),
  kind: DirectoryKind,
  /** When it began, by which lists have the newest first. */
  since: z.iso.datetime(),
  /** With whose account it leaves the directory. */
  personId: UserId.optional(),
  /** When money of a payment was last given back. */
  refundedAt: z.iso.datetime().optional(),
  /** The state of a person or home, by which their list is filtered. */
  state: z.union([PersonState, PropertyStatus]).optional(),
  /** Whether the identity of a person, or the ownership of a home, was verified. */
  verified: z.boolean().optional(),
  /** Unix seconds after which the subject itself is deleted. */
  expiresAt: z.int().optional(),
  version: z.int().min(1),
});
export type DirectoryEntry = z.output<typeof DirectoryEntry>;

/** A beginning by which a subject is found, and the whole phrase that it is of. */
export interface PhraseTerm {
  readonly term: string;
  readonly phrase: string;
}
/** Money that moved on a day in London. */
export interface SumTerm {
  readonly pence: number;
  readonly day: string;
}

/** What the directory holds of a subject. */
export interface DirectoryTerms extends Pick<
  DirectoryEntry,
  'since' | 'personId' | 'refundedAt' | 'state' | 'verified' | 'expiresAt'
> {
  readonly phrases: readonly PhraseTerm[];
  readonly sums: readonly SumTerm[];
}

const noTerms = { phrases: [], sums: [] } as const;

/** More than this of a phrase tells nothing apart. */
const longestPhrase = 160;

/** A text as it is compared: small letters and digits with single spaces, without accents and apostrophes. */
export function foldPhrase(text: string): string {
  const plain = text.normalize('NFKD').replaceAll(/[\p{M}'’]/gu, '');
  return (plain.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ').slice(0, longestPhrase);
}

/** Every beginning of a text at one of its words, so that a caller may leave out the first ones. */
function listPhraseTerms(text: string): PhraseTerm[] {
  const phrase = foldPhrase(text);
  const words = phrase.split(' ');
  return words
    .map((_, start) => ({ term: words.slice(start).join(' '), phrase }))
    .filter(({ term }) => term.length >= 2);
}

const listUniqueTerms = (texts: readonly string[]): PhraseTerm[] => [
  ...new Map(texts.flatMap(listPhraseTerms).map((found) => [found.term, found])).values(),
];

/** A whole address for mails is found whole alone. */
const toEmailTerms = (email: string): PhraseTerm[] => {
  const term = email.toLowerCase();
  return term === '' ? [] : [{ term, phrase: term }];
};

/**
 * A person by the name on the site and by their own; the address for mails has a key of its own.
 * @returns `undefined` for an erased account
 */
export function toPersonTerms(account: Account): DirectoryTerms | undefined {
  const { id, user_name, firstName, lastName, deletedAt, createdAt: since } = account;
  if (deletedAt) return undefined;
  const own = [firstName, lastName].filter(Boolean).join(' ');
  return {
    ...noTerms,
    since,
    personId: id,
    state: toPersonState(account),
    verified: account.identityCheckedAt !== undefined,
    phrases: listUniqueTerms([user_name ?? '', own]),
  };
}

export function toPersonState({ is_active }: Pick<Account, 'is_active'>): PersonState {
  if (is_active === accountState.blocked) return 'blocked';
  return is_active === accountState.active ? 'active' : 'unverified';
}

type ListedHome = PropertyAddress & Pick<Property, 'createdAt' | 'status'>;

/** @param verified whether its seller has proven to own it */
export function toHomeTerms(home: ListedHome, verified: boolean): DirectoryTerms {
  const { createdAt: since, status: state } = home;
  return { ...noTerms, since, state, verified, phrases: listUniqueTerms([formatFullAddress(home)]) };
}

/** A payment by what was paid and given back, each on its day. */
export function toPaymentTerms(payment: Payment): DirectoryTerms {
  const { totalPence, createdAt, paidAt = createdAt, refunds } = payment;
  const moved = [
    { pence: totalPence, at: paidAt },
    { pence: calculateGrossPence(payment), at: paidAt },
    ...refunds.map(({ amountPence, askedAt }) => ({ pence: amountPence, at: askedAt })),
  ];
  const sums = moved.map(({ pence, at }) => ({ pence, day: formatLondonDay(new Date(at)) }));
  const refundedAt = refunds.at(-1)?.askedAt;
  return {
    ...noTerms,
    since: createdAt,
    sums: [...new Map(sums.map((sum) => [`${sum.pence} ${sum.day}`, sum])).values()],
    ...(refundedAt && { refundedAt }),
  };
}

/**
 * @param expiresAt unix seconds, once the ticket is closed
 * @returns `undefined` for an erased ticket
 */
export function toTicketTerms(
  { name, email, personId, key, createdAt: since }: Ticket,
  expiresAt: number | undefined,
): DirectoryTerms | undefined {
  if (!key) return undefined;
  return {
    ...noTerms,
    since,
    phrases: [...listUniqueTerms([name]), ...toEmailTerms(email)],
    ...(personId && { personId }),
    ...(expiresAt !== undefined && { expiresAt }),
  };
}

/** A case by the address of who reported. */
export function toCaseTerms({ email, reporterId, createdAt: since }: ReportCase): DirectoryTerms {
  return { ...noTerms, since, phrases: toEmailTerms(email), ...(reporterId && { personId: reporterId }) };
}

/** Whether every typed word begins a word of the phrase, in any order. */
export function hasEveryWord(phrase: string, typed: string): boolean {
  const words = phrase.split(' ');
  return typed.split(' ').every((part) => words.some((word) => word.startsWith(part)));
}
