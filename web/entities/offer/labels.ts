import { formatPounds } from '../../lib/format.ts';
import type { Offer } from './api.ts';

type Status = Offer['status'];
type Tone = 'neutral' | 'green' | 'brick' | 'amber' | 'red';

const statuses: Readonly<Record<Status, readonly [words: string, tone: Tone]>> = {
  pending: ['Waiting for an answer', 'amber'],
  countered: ['Counter-offer', 'amber'],
  on_hold: ['Backup', 'neutral'],
  accepted: ['Accepted', 'green'],
  rejected: ['Declined', 'neutral'],
  withdrawn: ['Withdrawn', 'neutral'],
  expired: ['Expired', 'neutral'],
  fallen_through: ['Fallen through', 'brick'],
  exchanged: ['Contracts exchanged', 'green'],
  completed: ['Completed', 'green'],
};
export function describeOfferStatus({ status, reconfirmBy }: Pick<Offer, 'status' | 'reconfirmBy'>): string {
  return reconfirmBy === undefined ? statuses[status][0] : 'Needs confirming again';
}
export function getOfferStatusTone(status: Status): Tone {
  return statuses[status][1];
}

const open: ReadonlySet<Status> = new Set(['pending', 'countered', 'on_hold', 'accepted', 'exchanged']);
export function isOpenOffer({ status }: Pick<Offer, 'status'>): boolean {
  return open.has(status);
}

const binding: ReadonlySet<Status> = new Set(['exchanged', 'completed']);
/**
 * `offer £320,000, subject to contract`: a sum with its kind, for places too small for the full legal text.
 */
export function describeOfferSum(amount: number, { status, note }: Pick<Offer, 'status' | 'note'>): string {
  const sum = `${note ? 'note of interest' : 'offer'} ${formatPounds(amount)}`;
  return note || binding.has(status) ? sum : `${sum}, subject to contract`;
}

export const fundings = [
  { value: 'cash', label: 'Cash', hint: 'No mortgage needed' },
  { value: 'mortgage', label: 'Mortgage', hint: 'With a deposit' },
  { value: 'mixed', label: 'Part cash, part mortgage', hint: 'A larger share of your own' },
] as const;
export const positions = [
  { value: 'ftb', label: 'First-time buyer' },
  { value: 'nothing_to_sell', label: 'Nothing to sell' },
  { value: 'sold_stc', label: 'My home is sold, subject to contract' },
  { value: 'on_market', label: 'My home is for sale' },
  { value: 'not_on_market', label: 'My home isn’t on the market yet' },
] as const;

export const rejectReasons = [
  { value: 'too_low', label: 'The offer is too low' },
  { value: 'chain', label: 'The chain is too long' },
  { value: 'funding', label: 'The funding isn’t certain enough' },
  { value: 'timing', label: 'The timing doesn’t suit' },
  { value: 'other_buyer', label: 'I prefer another buyer' },
  { value: 'not_selling', label: 'I’m no longer selling' },
  { value: 'other', label: 'Something else' },
] as const;

export const endReasons = [
  { value: 'changed_mind', label: 'A change of mind' },
  { value: 'survey', label: 'What the survey found' },
  { value: 'mortgage_refused', label: 'The mortgage was refused' },
  { value: 'chain_broke', label: 'The chain broke' },
  { value: 'price_reduced', label: 'The price couldn’t be agreed' },
  { value: 'too_slow', label: 'It’s taking too long' },
  { value: 'found_another', label: 'Another home or buyer was found' },
  { value: 'other', label: 'Something else' },
] as const;

const given: Readonly<Record<string, string>> = {
  ...Object.fromEntries([...rejectReasons, ...endReasons].map(({ value, label }) => [value, label])),
  not_selling: 'The home is no longer for sale',
  other_buyer: 'Another buyer was chosen',
  account_closed: 'An account was closed',
  lapsed: 'No one answered in time',
};
/** The text of a reason in the offer's history. */
export function describeHistoryReason(reason: string): string {
  return given[reason] ?? reason;
}

type HistoryStep = Offer['history'][number];
const kinds: Readonly<Record<HistoryStep['kind'], string>> = {
  made: 'Offer made',
  raised: 'Offer changed',
  countered: 'Counter-offer',
  counter_declined: 'Counter-offer declined',
  accepted: 'Accepted',
  rejected: 'Declined',
  withdrawn: 'Withdrawn',
  expired: 'Expired',
  on_hold: 'Kept as a backup',
  reopened: 'Home available again',
  reconfirmed: 'Confirmed again',
  change_requested: 'Price change requested',
  change_agreed: 'Price change agreed',
  change_declined: 'Price change declined',
  fallen_through: 'Sale fell through',
  round_cancelled: 'Offer round called off',
  exchanged: 'Contracts exchanged',
  completed: 'Completed',
};
export function describeHistoryStep({ kind, by }: HistoryStep): string {
  return kind === 'counter_declined' && by === 'system' ? 'Counter-offer expired' : kinds[kind];
}

/** `98.5% of the asking price` */
export function formatShareOfPrice(amount: number, price: number): string {
  return amount === price
    ? 'The asking price'
    : `${Math.round((amount / price) * 1_000) / 10}% of the asking price`;
}

export const strengthPartNames: Readonly<Record<Offer['strength'][number]['part'], string>> = {
  amount: 'Sum',
  funding: 'Funding',
  chain: 'Chain',
  proof: 'Proof',
  timing: 'Timing',
};
