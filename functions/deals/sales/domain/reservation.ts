import * as z from 'zod';
import { ReservationClosed } from '../../../../events/reservation.ts';
import { Nation, Pounds, Side } from '../../../../events/vocabulary.ts';
import { keysOf } from '../../../kernel/keys.ts';
import { addDays, formatLondonDay } from '../../../kernel/london-time.ts';
import { formatPence } from '../../../kernel/money.ts';
import { reservationAnswerDays, reservationBounds, reservationReasons } from './reservation-words.ts';

/** What a side can do about the agreement beside proposing terms and signing. */
export const reservationActions = [
  'accept',
  'decline',
  'take_back',
  'ask_end',
  'agree_end',
  'drop_end',
  'contest',
] as const;
export type ReservationAction = (typeof reservationActions)[number];

const { weeks, costsPence } = reservationBounds;
const ReservationReason = z.enum(keysOf(reservationReasons));

/** What one side proposes and the other agrees to. */
export const ReservationTerms = z.object({
  /** From the second signature. */
  weeks: z
    .int()
    .min(weeks.least, `Choose ${weeks.least} weeks or more`)
    .max(weeks.most, `Choose ${weeks.most} weeks or fewer`),
  /** What a side owes the other at most. */
  costsPence: z
    .int()
    .min(costsPence.least, `Enter at least ${formatPence(costsPence.least)}`)
    .max(costsPence.most, `Enter at most ${formatPence(costsPence.most)}`),
  /** For which a side may pull out without owing anything. */
  reasons: z.array(ReservationReason).max(ReservationReason.options.length),
});
export type ReservationTerms = z.output<typeof ReservationTerms>;

/** What the paper has besides the terms, as it was when they were agreed. */
export const ReservationPaper = z.object({
  agreedAt: z.iso.datetime(),
  nation: Nation,
  address: z.string(),
  price: Pounds,
  seller: z.object({ names: z.array(z.string()) }),
  buyer: z.object({ names: z.array(z.string()) }),
});
export type ReservationPaper = z.output<typeof ReservationPaper>;

const closingWay = ReservationClosed.detail.shape.how;

/** One version of a reservation agreement, from the proposal on; the next proposal is the next version. */
export const Reservation = z.object({
  version: z.int().min(1),
  by: Side,
  terms: ReservationTerms,
  /** Of the words; the first agreements have none. */
  wording: z.int().min(2).optional(),
  status: z.enum(['proposed', 'agreed', 'in_force', 'closed']),
  proposedAt: z.iso.datetime(),
  paper: ReservationPaper.optional(),
  /** One of each side at most. */
  signatures: z.array(z.object({ side: Side, name: z.string(), at: z.iso.datetime() })),
  /** When the second side signed; an agreement that has ended keeps it. */
  inForceAt: z.iso.datetime().optional(),
  /** Its last day. */
  until: z.iso.date().optional(),
  /** A side asks the other to end it. */
  endAsked: z.object({ by: Side, at: z.iso.datetime() }).optional(),
  /** When each side asked last, in London. */
  askedOn: z.object({ seller: z.iso.date(), buyer: z.iso.date() }).partial().optional(),
  closed: z
    .object({
      how: closingWay,
      at: z.iso.datetime(),
      by: Side.optional(),
      /** Of the agreement, by which a side pulled out without owing anything. */
      reason: z.enum([...ReservationReason.options, 'breach']).optional(),
      contestedAt: z.iso.datetime().optional(),
    })
    .optional(),
});
export type Reservation = z.output<typeof Reservation>;
export type ReservationWay = z.output<typeof closingWay>;

/** The last day on which it stays as it is, if nobody acts. */
export function findReservationDay({
  status,
  proposedAt,
  paper,
  until,
}: Pick<Reservation, 'status' | 'proposedAt' | 'paper' | 'until'>): string | undefined {
  const toAnswerDay = (at: string) => addDays(formatLondonDay(new Date(at)), reservationAnswerDays);
  switch (status) {
    case 'proposed':
      return toAnswerDay(proposedAt);
    case 'agreed':
      return paper && toAnswerDay(paper.agreedAt);
    case 'in_force':
      return until;
    case 'closed':
      return undefined;
  }
}

/** What is over by its own days: a proposal or a paper lapses, an agreement in force expires. Undefined otherwise. */
export function findDueEnd(
  reservation: Reservation,
  today: string,
): { readonly how: 'lapsed' | 'expired'; readonly day: string } | undefined {
  const day = findReservationDay(reservation);
  if (day === undefined || today <= day) return undefined;
  return { how: reservation.status === 'in_force' ? 'expired' : 'lapsed', day };
}
