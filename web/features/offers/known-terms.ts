import type { User } from '../../entities/account/user.ts';
import type { OwnBuyerCheck } from '../../entities/buyer-check/api.ts';
import type { NewOffer, Offer } from '../../entities/offer/api.ts';

type Funding = NewOffer['funding'];
type Position = NewOffer['position'];
type Profile = NonNullable<User['buyerProfile']>;

/** Where a term was given before. */
export type TermSource = 'checked' | 'profile' | 'last_offer';

interface KnownTerm<T> {
  readonly value: T;
  readonly source: TermSource;
}

/** A sum that staff checked, in pounds, and its last day. The seller reads that it is checked, and never the sum. */
export interface CheckedSum {
  readonly kind: 'agreement_in_principle' | 'proof_of_funds';
  /** The lender of an agreement, while no renewal waits for staff. */
  readonly lender?: string | undefined;
  readonly amount: number;
  readonly validUntil: string;
}

/** What the buyer has said before and the offer need not ask again. */
export interface KnownTerms {
  readonly funding?: KnownTerm<Funding> | undefined;
  readonly position?: KnownTerm<Position> | undefined;
  readonly deposit?: KnownTerm<number> | undefined;
  /** Of an earlier offer, until its last day; a checked one takes its place. */
  readonly aip?: KnownTerm<NonNullable<Offer['terms']['aip']>> | undefined;
  /** The sum and the last day of the profile, where no other agreement is known. */
  readonly profileAip?: Pick<Profile, 'aipAmount' | 'aipExpiry'> | undefined;
  readonly checkedSums: readonly CheckedSum[];
}

interface Memory {
  readonly profile: Profile | undefined;
  readonly checks: readonly OwnBuyerCheck[];
  readonly lastOffer: Pick<Offer, 'terms'> | undefined;
}

/** What staff checked comes first, then the profile, then the last offer. `today` is an ISO date. */
export function findKnownTerms({ profile, checks, lastOffer }: Memory, today: string): KnownTerms {
  const { terms } = lastOffer ?? {};
  const valid = checks.filter(({ approval }) => approval !== undefined && approval.validUntil >= today);
  const checkedSums = valid.flatMap(toCheckedSum);
  const agreement = checkedSums.find(({ kind }) => kind === 'agreement_in_principle');
  const checkedPosition = valid.flatMap(({ approval }) => approval?.position ?? [])[0];
  const aip = agreement || terms?.aip === undefined || terms.aip.expires < today ? undefined : terms.aip;
  return {
    funding:
      know(profile && toFunding(profile), 'profile') ??
      know(terms?.funding, 'last_offer') ??
      know(agreement && 'mortgage', 'checked'),
    position:
      know(checkedPosition && checkedPositions[checkedPosition], 'checked') ??
      know(profile && toPosition(profile), 'profile') ??
      know(terms?.position, 'last_offer'),
    deposit: know(terms?.deposit, 'last_offer'),
    aip: know(aip, 'last_offer'),
    profileAip: agreement || aip || (profile?.aipExpiry ?? today) < today ? undefined : profile,
    checkedSums,
  };
}

/** Whether all that an offer needs besides its sum is known, so that only the sum is asked. */
export function isComplete({ funding, position, profileAip }: KnownTerms): boolean {
  if (!funding || !position) return false;
  // The profile names no lender, which an offer with an agreement has to.
  return funding.value === 'cash' || profileAip?.aipAmount === undefined;
}

const know = <T>(value: T | undefined, source: TermSource): KnownTerm<T> | undefined =>
  value === undefined ? undefined : { value, source };

function toCheckedSum({ kind, status, evidence, approval }: OwnBuyerCheck): CheckedSum[] {
  if (kind === 'chain' || approval?.amountPence === undefined) return [];
  // A renewal that waits for staff may be another lender’s.
  const isOfApproval = status === 'approved' && evidence.kind === 'agreement_in_principle';
  const lender = isOfApproval ? evidence.lender : undefined;
  const { amountPence, validUntil } = approval;
  return [{ kind, lender, amount: Math.floor(amountPence / 100), validUntil }];
}

const checkedPositions = {
  first_time_buyer: 'ftb',
  nothing_to_sell: 'nothing_to_sell',
  sold_subject_to_contract: 'sold_stc',
} as const satisfies Readonly<Record<string, Position>>;

const toFunding = ({ status }: Profile): Funding => (status === 'cash' ? 'cash' : 'mortgage');

function toPosition({ status, chainStatus }: Profile): Position | undefined {
  if (status === 'ftb') return 'ftb';
  if (chainStatus !== undefined) return chainStatus === 'no_chain' ? 'nothing_to_sell' : chainStatus;
  return status === 'mortgage' ? 'nothing_to_sell' : undefined;
}
