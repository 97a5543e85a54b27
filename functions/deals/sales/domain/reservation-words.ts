import type { Nation, Side } from '../../../../events/vocabulary.ts';
import { keysOf } from '../../../kernel/keys.ts';
import { formatPence } from '../../../kernel/money.ts';
import { capitaliseFirst } from '../../../kernel/text.ts';
import { saleWordsOf } from '../../../listings/properties/domain/sale-words.ts';

// Read by the site as well, whose pages load without zod.

export const reservationTitle = 'Reservation agreement';

/** Why a side may pull out without owing anything, each by the reason that it gives when it calls the sale off. */
export const reservationReasons = {
  survey: {
    sides: ['buyer'],
    given: 'survey',
    label: 'The survey',
    clause: 'the buyer, where a survey finds a serious defect that the buyer didn’t know of',
  },
  title: {
    sides: ['buyer'],
    given: 'title',
    label: 'The searches or the title',
    clause: 'the buyer, where the searches or the title show a serious problem that can’t be put right',
  },
  mortgage: {
    sides: ['seller', 'buyer'],
    given: 'mortgage_refused',
    label: 'The mortgage or the valuation',
    clause: 'either side, where a lender refuses the buyer’s mortgage or values the home below the price',
  },
  chain: {
    sides: ['seller', 'buyer'],
    given: 'chain_broke',
    label: 'The chain',
    clause: 'either side, where another sale or purchase in the chain falls through',
  },
  circumstances: {
    sides: ['seller', 'buyer'],
    given: 'circumstances',
    label: 'Death, serious illness or a lost job',
    clause: 'either side, where one of its people dies, falls seriously ill or loses their job',
  },
} as const satisfies Readonly<
  Record<
    string,
    {
      readonly sides: readonly Side[];
      /** The code by which a side gives it. */
      readonly given: string;
      readonly label: string;
      readonly clause: string;
    }
  >
>;
export type ReservationReason = keyof typeof reservationReasons;

/** The reason that every agreement has, whatever its terms, by the code by which a side gives it. */
export const breachGiven = 'agreement_broken';
export type FreeingReason = ReservationReason | 'breach';

/** A reason as a page names it. */
export function labelReason(reason: FreeingReason): string {
  return reason === 'breach' ? 'The other side broke the agreement' : reservationReasons[reason].label;
}

export const reservationBounds = {
  weeks: { least: 2, most: 16 },
  costsPence: { least: 100_00, most: 2_500_00 },
} as const;
/** Days that the other side has to answer a proposal, and both have to sign it then. */
export const reservationAnswerDays = 14;
/** Days in which the other side can say that it doesn't accept a reason. */
export const reservationContestDays = 14;

/** Of the words of an agreement that is proposed now. An earlier one keeps its own; the first have no number. */
export const currentWording = 2;

export interface ReservationWording {
  readonly weeks: number;
  /** What a side owes at most. */
  readonly costsPence: number;
  readonly reasons: readonly ReservationReason[];
}

/** Scottish sales are bound by missives, between solicitors. */
export function canReserve(nation: Nation): boolean {
  return nation !== 'scotland';
}

const laws: Readonly<Record<Nation, string>> = {
  england: 'England and Wales',
  wales: 'England and Wales',
  northern_ireland: 'Northern Ireland',
  scotland: 'Scotland',
};

/**
 * What both sides agree to, clause by clause, as it is in the paper.
 * @param wording of which it was proposed
 */
export function describeReservation(
  { weeks, costsPence, reasons }: ReservationWording,
  nation: Nation,
  wording = 1,
): readonly (readonly [heading: string, text: string])[] {
  const { isBound } = saleWordsOf(nation);
  // In Northern Ireland the seller’s solicitor provides the searches, which the first wording left to the buyer.
  const areSearchesSellers = nation === 'northern_ireland' && wording > 1;
  const most = formatPence(costsPence);
  return [
    [
      'When it counts',
      `From the moment both sides have signed it, for ${weeks} weeks. It binds the people who sign it.`,
    ],
    [
      'The seller promises',
      `Not to accept another offer, not to negotiate with anyone else, and not to send anyone else a contract in that time.${areSearchesSellers ? ' To instruct a solicitor and provide the searches without delay.' : ''}`,
    ],
    [
      'The buyer promises',
      `To instruct a solicitor${areSearchesSellers ? '' : ', order the searches'} and apply for any mortgage without delay.`,
    ],
    [
      'Nobody has to sell or buy',
      `It isn’t the contract for the home. Until ${isBound}, either side can pull out, on the terms below.`,
    ],
    ['Pulling out without owing anything', describeReasons(reasons)],
    [
      'Pulling out otherwise',
      `Whoever pulls out for another reason pays what the other side spent on this sale since both signed (solicitor, searches, survey and mortgage fees), as shown by bills, up to ${most}, within 14 days of getting the bills.`,
    ],
    [
      'Breaking it',
      `A side that breaks one of its promises owes the other side the same, whether the sale goes on or not. No side owes more than ${most} in all.`,
    ],
    [
      'If you disagree',
      `A side that pulls out gives its reason on Gable. ${describeNamedReason('a side that gives one of the reasons above', 'the other side')} Gable doesn’t decide who’s right: that’s for the two of you, your solicitors or a court.`,
    ],
    [
      'How it ends',
      `It ends when ${isBound}, at the end of its last day, or when both sides agree to end it; nobody owes anything then. It ends as well when the sale falls through. A side that takes the home off the market or closes its account pulls out. If Gable closes the listing, neither side has pulled out: what that means is for the two of you, your solicitors or a court.`,
    ],
    ['Another price', 'If both sides agree another price on Gable, it goes on with that price.'],
    ['No deposit', 'Nobody pays a deposit under it, and Gable holds no money for either side.'],
    ['Law', `It follows the law of ${laws[nation]}.`],
  ];
}

function describeReasons(reasons: readonly ReservationReason[]): string {
  const named = keysOf(reservationReasons)
    .filter((reason) => reasons.includes(reason))
    .map((reason) => reservationReasons[reason].clause);
  return [...named, 'either side, where the other has broken one of the promises above']
    .map((clause) => `${capitaliseFirst(clause)}.`)
    .join(' ');
}

/**
 * What a reason that an agreement names means, the same in the paper, in mails and on pages.
 * @param leaver who pulls out, in the middle of a sentence: `you`, a name, or a role
 * @param other who can dispute the reason
 */
export function describeNamedReason(leaver: string, other: string): string {
  const owe = leaver === 'you' ? 'owe' : 'owes';
  const they = other === 'you' ? 'you' : 'they';
  return `${capitaliseFirst(leaver)} ${owe} nothing under the agreement if the reason is true. ${capitaliseFirst(other)} can dispute it on Gable within ${reservationContestDays} days. If ${they} don’t, the reason counts as accepted.`;
}

/** What follows where a side pulls out because `other` broke the agreement. */
export function describeBreach(leaver: string, other: string): string {
  return `If it’s true that ${other} broke the agreement, ${other} ${other === 'you' ? 'owe' : 'owes'} ${leaver} what ${leaver === 'you' ? 'you' : 'they'} spent on this sale since both signed, as shown by bills, up to the sum in it.`;
}

/** What an agreement in force means once the operator has closed the listing. */
export const listingClosedWords =
  'Gable closed the listing. Ask your solicitor what that means for the agreement.';

/** The reason under an agreement that a side gives by calling the sale off for `given`; undefined for any other. */
export function findReservationReason(
  reasons: readonly ReservationReason[],
  given: string,
  side: Side,
): FreeingReason | undefined {
  if (given === breachGiven) return 'breach';
  return reasons.find((reason) => {
    const { sides, given: code }: { sides: readonly Side[]; given: string } = reservationReasons[reason];
    return code === given && sides.includes(side);
  });
}
