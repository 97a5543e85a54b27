import type { Nation, Side } from '../../../events/vocabulary.ts';
import type { DealWait } from '../../../functions/deals/offers/domain/deal-waits.ts';
import { formatCounted } from '../../lib/format.ts';
import { formatNearDay, formatNearMoment } from '../../lib/near-date.ts';
import { describeExpected } from './describe-expected.ts';

interface WaitFacts {
  readonly side: Side;
  /** Who waits, where it is one person with a name. */
  readonly person?: string | undefined;
  /** How many things of the kind wait. */
  readonly count?: number | undefined;
  /** The step of a sale. */
  readonly step?: string | undefined;
  /** Where the home is: a round in Scotland is a closing date, for bids. */
  readonly nation?: Nation | undefined;
}

/** What waits in words: who has to act, by when, and what is lost then. */
export function describeWaiting(wait: DealWait, facts: WaitFacts): string {
  const { side, person, count = 1, step, nation } = facts;
  const { kind, by, since, isOwn } = wait;
  const otherSide = side === 'seller' ? 'The buyer' : 'The seller';
  const sealed = nation === 'scotland' ? 'bid' : 'final offer';
  const answer = (things: string, end: string) => `Answer ${things}${describeEnd(wait, count, end)}`;
  const other = (what: string) =>
    by === undefined
      ? `${otherSide} has yet to ${what}`
      : `${otherSide} has until ${formatNearMoment(by)} to ${what}`;
  switch (kind) {
    case 'offer':
      return isOwn
        ? answer(nameThings('offer', person, count), ', or it expires')
        : other('answer your offer');
    case 'counter':
      return isOwn ? answer('the counter-offer', ', or it expires') : other('answer your counter-offer');
    case 'reconfirm':
      return isOwn
        ? `Confirm your offer again${describeEnd(wait, 1, ', or it expires')}`
        : other('confirm this offer again');
    case 'final_offer':
      return isOwn
        ? `Send your ${sealed}${describeEnd(wait, 1, ' – without one, your offer counts as it is')}`
        : `${side === 'seller' ? 'You see' : 'The seller sees'} the ${sealed}s${by === undefined ? '' : ` on ${formatNearMoment(by)}`}`;
    case 'price_change':
      return isOwn
        ? 'Agree to the new price or decline it – the sale waits for it'
        : other('answer your new price');
    case 'home_report':
      return answer(
        nameThings('request for the Home Report', person, count),
        ' – without an answer, we hand it out',
      );
    case 'viewing_request':
      return isOwn
        ? answer(nameThings('viewing request', person, count), ', or it expires')
        : other('answer your viewing request');
    case 'viewing_time':
      return isOwn
        ? answer(nameNewTimes(person, count), ', or it expires')
        : other('answer the new viewing time');
    case 'attendance':
      return `Say that you’re still coming${by === undefined ? '' : ` – the viewing is on ${formatNearMoment(by)}`}`;
    case 'visit':
      return by === undefined ? 'A viewing is planned' : `Viewing on ${formatNearMoment(by)}`;
    case 'review':
      return `Review ${person ?? otherSide.toLowerCase()}${describeBy(by)}`;
    case 'dispute':
      return `You can dispute ${otherSide.toLowerCase()}’s reason for pulling out${by === undefined ? '' : ` until ${formatNearMoment(by)}`}`;
    case 'messages':
      return `${formatCounted(count, 'unread message')}${since === undefined ? '' : `, since ${formatNearDay(since)}`}`;
    case 'sale_step':
      return `${isOwn ? 'Your step in the sale' : 'Next in the sale'}${step === undefined ? '' : `: ${step}`}${by === undefined ? '' : describeExpected(by)}`;
  }
}

/** `Sam’s offer`, `an offer`, `3 offers` */
function nameThings(thing: string, person: string | undefined, count: number): string {
  if (count > 1) return formatCounted(count, thing);
  return person === undefined ? `${/^[aeiou]/.test(thing) ? 'an' : 'a'} ${thing}` : `${person}’s ${thing}`;
}

const nameNewTimes = (person: string | undefined, count: number): string =>
  person === undefined && count === 1
    ? 'the new viewing time'
    : nameThings('new viewing time', person, count);

/** ` by Tue 3 Dec, 21:00, or it expires`; without an end, since when it waits. */
function describeEnd({ by, since }: DealWait, count: number, end: string): string {
  if (by === undefined) return since === undefined ? '' : ` – waiting since ${formatNearDay(since)}`;
  const time = formatNearMoment(by);
  return count > 1 ? `, the first by ${time}${end}` : ` by ${time}${end}`;
}

const describeBy = (by: string | undefined): string =>
  by === undefined ? '' : ` by ${formatNearMoment(by)}`;
