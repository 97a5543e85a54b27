import type { OfferCloseReason, SaleEndReason } from '../../../functions/deals/offers/domain/offer.ts';
import { keysOf } from '../../../functions/kernel/keys.ts';
import { formatPropertyStatus } from '../../../functions/listings/properties/domain/home-status.ts';
import { formatPounds } from '../../lib/format.ts';
import type { Offer, OfferChange, OfferRejection } from './api.ts';

type Status = Offer['status'];
type Tone = 'neutral' | 'green' | 'brick' | 'amber' | 'red';

type End = NonNullable<Offer['end']>;
type OpenStatus = 'pending' | 'countered' | 'on_hold' | 'accepted';

const openStatuses: Readonly<Record<OpenStatus, readonly [words: string, tone: Tone]>> = {
  pending: ['Waiting for an answer', 'amber'],
  countered: ['Counter-offer', 'amber'],
  on_hold: ['Backup', 'neutral'],
  accepted: ['Accepted', 'green'],
};
const ends: Readonly<Record<End, readonly [words: string, tone: Tone]>> = {
  sold: ['Sold to another buyer', 'neutral'],
  passed_over: ['Another buyer was chosen', 'neutral'],
  off_market: ['No longer for sale', 'neutral'],
  declined: ['Declined', 'neutral'],
  withdrawn: ['Withdrawn', 'neutral'],
  closed: ['Closed', 'neutral'],
  expired: ['Expired', 'neutral'],
  fallen_through: ['Fallen through', 'brick'],
  // Each nation calls the last step otherwise.
  completed: ['Sold', 'green'],
};

const isOpenStatus = (status: Status): status is OpenStatus => status in openStatuses;

type Round = NonNullable<Offer['round']>;

/** What the badge of an offer is about: its state, how it ended, and a round that asks for final offers. */
export type OfferState = Pick<Offer, 'status' | 'nation'> &
  Partial<Pick<Offer, 'end' | 'reconfirmBy' | 'sealed' | 'side'>> & {
    /** The desk knows of a round no more than that it is open. */
    readonly round?: (Pick<Round, 'open'> & Partial<Round>) | undefined;
  };

const describeRoundState = ({ sealed, side }: OfferState): string =>
  sealed ? 'Final offer sent' : side === 'seller' ? 'Final offer to come' : 'Final offer asked for';

/** The same at a closing date, in Scotland. */
const describeBidState = ({ sealed, side }: OfferState): string =>
  sealed ? 'Bid sent' : side === 'seller' ? 'Bid to come' : 'Closing date set';

export function describeOfferStatus(offer: OfferState): string {
  const { status, end, nation, reconfirmBy, round, side } = offer;
  if (end === 'completed' && side === 'buyer') return 'Bought';
  if (end) return ends[end][0];
  if (reconfirmBy !== undefined) return 'Needs confirming again';
  if (status === 'exchanged') return formatPropertyStatus('exchanged', nation);
  if (round?.open && status !== 'on_hold')
    return nation === 'scotland' ? describeBidState(offer) : describeRoundState(offer);
  return isOpenStatus(status) ? openStatuses[status][0] : 'Closed';
}
export function getOfferStatusTone({ status, end }: OfferState): Tone {
  if (end) return ends[end][1];
  if (status === 'exchanged') return 'green';
  return isOpenStatus(status) ? openStatuses[status][1] : 'neutral';
}

export function isOpenOffer({ status }: Pick<Offer, 'status'>): boolean {
  return status === 'exchanged' || isOpenStatus(status);
}

/** Whether the buyer waits for the seller: nothing was answered, and nothing more is asked of the buyer. */
export function isWithSeller({ status, reconfirmBy, round, sealed }: Offer): boolean {
  if (status === 'on_hold') return true;
  return status === 'pending' && reconfirmBy === undefined && (sealed || round?.open !== true);
}

const binding: ReadonlySet<Status> = new Set(['exchanged', 'completed']);

/** Whether the seller accepted it, and it goes on. */
export function isAgreedOffer(offer: Pick<Offer, 'status'>): boolean {
  return offer.status === 'accepted' || isBindingOffer(offer);
}

/** Whether it binds both sides. */
export function isBindingOffer({ status }: Pick<Offer, 'status'>): boolean {
  return binding.has(status);
}

/**
 * `offer £320,000, subject to contract`: a sum with its kind, for places too small for the full legal text.
 */
export function describeOfferSum(amount: number, offer: Pick<Offer, 'status' | 'nation'>): string {
  const sum = `offer ${formatPounds(amount)}`;
  return offer.nation === 'scotland' || isBindingOffer(offer) ? sum : `${sum}, subject to contract`;
}

export const fundings = [
  { value: 'cash', label: 'Cash', hint: 'No mortgage needed' },
  { value: 'mortgage', label: 'Mortgage', hint: 'Besides your own money' },
  { value: 'mixed', label: 'Part cash, part mortgage', hint: 'A larger share of your own' },
] as const;
/** `Part cash, part mortgage` */
export function formatFunding(funding: (typeof fundings)[number]['value']): string {
  return fundings.find(({ value }) => value === funding)?.label ?? funding;
}
export const positions = [
  { value: 'ftb', label: 'First-time buyer' },
  { value: 'nothing_to_sell', label: 'Nothing to sell' },
  { value: 'sold_stc', label: 'I’ve accepted an offer for my home' },
  { value: 'on_market', label: 'My home is for sale' },
  { value: 'not_on_market', label: 'My home isn’t on the market yet' },
] as const;

type EndReason = Extract<OfferChange, { action: 'release' }>['reason'];

const rejectLabels: Readonly<Record<OfferRejection['reason'], string>> = {
  too_low: 'The offer is too low',
  chain: 'The chain is too long',
  funding: 'The funding isn’t certain enough',
  timing: 'The timing doesn’t suit',
  other_buyer: 'I prefer another buyer',
  not_selling: 'I’m no longer selling',
  other: 'Something else',
};
export const rejectReasons = keysOf(rejectLabels).map((value) => ({ value, label: rejectLabels[value] }));

const endLabels: Readonly<Record<EndReason, string>> = {
  changed_mind: 'A change of mind',
  survey: 'What the survey found',
  mortgage_refused: 'The mortgage was refused, or the valuation was too low',
  chain_broke: 'The chain broke',
  title: 'What the searches or the title showed',
  circumstances: 'A death, a serious illness or a lost job',
  agreement_broken: 'The other side broke the reservation agreement',
  price_reduced: 'The price couldn’t be agreed',
  too_slow: 'It’s taking too long',
  found_another: 'Another home or buyer was found',
  other: 'Something else',
};
/** Why a side calls a sale off, in the order in which it is asked. */
export const endReasons = keysOf(endLabels).map((value) => ({ value, label: endLabels[value] }));

type StepReason = OfferCloseReason | SaleEndReason | 'lapsed';
const given: Readonly<Record<StepReason, string>> = {
  ...rejectLabels,
  ...endLabels,
  not_selling: 'The home is no longer for sale',
  other_buyer: 'Another buyer was chosen',
  sold: 'Sold to another buyer',
  account_closed: 'An account was closed',
  lapsed: 'No one answered in time',
};
const isStepReason = (reason: string): reason is StepReason => Object.hasOwn(given, reason);
/** The text of a reason in the offer's history. */
export function describeHistoryReason(reason: string): string {
  return isStepReason(reason) ? given[reason] : reason;
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
  // Each nation has its own steps.
  exchanged: 'The sale became binding',
  completed: 'The home changed hands',
};
/** What the system does has other words than the same step of a person, who declines or withdraws. */
const systemKinds: Readonly<Partial<Record<HistoryStep['kind'], string>>> = {
  counter_declined: 'Counter-offer expired',
  rejected: 'Closed',
  withdrawn: 'Closed',
};
export function describeHistoryStep({ kind, by }: HistoryStep): string {
  return (by === 'system' ? systemKinds[kind] : undefined) ?? kinds[kind];
}

/** `98.5% of the asking price` */
export function formatShareOfPrice(amount: number, price: number): string {
  return amount === price
    ? 'The asking price'
    : `${Math.round((amount / price) * 1_000) / 10}% of the asking price`;
}

export const strengthPartNames: Readonly<Record<Offer['strength'][number]['part'], string>> = {
  amount: 'Amount',
  funding: 'Funding',
  chain: 'Chain',
  proof: 'Proof',
  timing: 'Timing',
};
