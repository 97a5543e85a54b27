import type * as z from 'zod';
import {
  OfferCounterDeclined,
  OfferCountered,
  OfferExpired,
  OfferPutOnHold,
  OfferReconfirmed,
  OfferRejected,
  OfferReopened,
  OfferWithdrawn,
} from '../../events/offer.ts';
import type { Actor } from '../../events/vocabulary.ts';
import { dayMs, hourMs } from '../shared/time.ts';
import { type Change, guardStep, type Moment, refused, type SideOf, stepped } from './decision.ts';
import { guardEnd } from './making.ts';
import { counterHours, type Offer, type RejectReason, reconfirmDays } from './offer.ts';
import { type BestAndFinal, guardNoRound } from './round.ts';

const countersMost = 14 * dayMs;
type By = z.output<typeof Actor>;

/** What ends with the round of answers that it belongs to. */
export function plain(offer: Offer): Offer {
  const { counter: _, reconfirmBy: __, ...rest } = offer;
  return rest;
}

export interface Counter {
  readonly amount: number;
  readonly conditions?: string[] | undefined;
  readonly expiresAt?: string | undefined;
}

/** The seller names another sum, for 72 hours unless said. */
export function counter(
  offer: Offer,
  { amount, conditions = [], expiresAt }: Counter,
  side: SideOf,
  round: BestAndFinal | undefined,
  moment: Moment,
): Change {
  guardStep(offer, 'counter', side);
  guardNoRound(round, moment.now);
  guardReconfirmed(offer);
  guardEnd(expiresAt, moment.now, countersMost);
  const ends = expiresAt ?? new Date(moment.now.getTime() + counterHours * hourMs).toISOString();
  return stepped(
    { ...offer, status: 'countered', counter: { amount, conditions, expiresAt: ends } },
    moment,
    { by: 'seller', kind: 'countered', amount },
    (ids) => OfferCountered.of({ ...ids, amount, expiresAt: ends }),
  );
}

/** @throws 409 while a backup that came back has not been reconfirmed by its buyer */
export function guardReconfirmed(offer: Offer): void {
  if (offer.reconfirmBy !== undefined)
    throw refused(offer, 'The buyer has to confirm this offer again first. They were asked to.');
}

/** The counter-offer is declined, or nobody answered it: the buyer's own sum stands again. */
export function declineCounter(offer: Offer, by: By, moment: Moment): Change {
  guardStep(offer, 'reject_counter', by === 'system' ? 'buyer' : by);
  const lapsed = by === 'system';
  return stepped(
    { ...plain(offer), status: 'pending' },
    moment,
    { by, kind: 'counter_declined', ...(lapsed && { reason: 'lapsed' }) },
    (ids) => OfferCounterDeclined.of({ ...ids, lapsed }),
  );
}

export function reconfirm(offer: Offer, side: SideOf, moment: Moment): Change {
  guardStep(offer, 'reconfirm', side);
  if (offer.reconfirmBy === undefined) throw refused(offer, 'This offer stands and needs no confirmation.');
  return stepped(plain(offer), moment, { by: 'buyer', kind: 'reconfirmed' }, (ids) =>
    OfferReconfirmed.of(ids),
  );
}

const why = (reason: string | undefined, note: string | undefined) => ({
  ...(reason !== undefined && { reason }),
  ...(note !== undefined && note !== '' && { note }),
});

/** Before acceptance; an accepted offer falls through instead. */
export function withdraw(
  offer: Offer,
  by: Exclude<By, 'seller'>,
  { reason, note }: { reason?: string | undefined; note?: string | undefined },
  moment: Moment,
): Change {
  guardStep(offer, 'withdraw', 'buyer');
  if (offer.status === 'accepted') throw refused(offer);
  return stepped(
    { ...plain(offer), status: 'withdrawn' },
    moment,
    { by, kind: 'withdrawn', ...why(reason, note) },
    (ids) => OfferWithdrawn.of({ ...ids, by, reason }),
  );
}

export function reject(
  offer: Offer,
  by: Exclude<By, 'buyer'>,
  { reason, note }: { reason: z.output<typeof RejectReason>; note?: string | undefined },
  moment: Moment,
): Change {
  guardStep(offer, 'reject', 'seller');
  return stepped(
    { ...plain(offer), status: 'rejected' },
    moment,
    { by, kind: 'rejected', ...why(reason, note) },
    (ids) => OfferRejected.of({ ...ids, by, reason }),
  );
}

/** Its time is over without an answer. */
export const expire = (offer: Offer, moment: Moment): Change =>
  stepped({ ...plain(offer), status: 'expired' }, moment, { by: 'system', kind: 'expired' }, (ids) =>
    OfferExpired.of(ids),
  );

/** Another offer was accepted: this one is kept as a backup. Nothing where it does not wait for an answer. */
export const putOnHold = (offer: Offer, moment: Moment): Change | undefined =>
  offer.status === 'pending' || offer.status === 'countered'
    ? stepped({ ...plain(offer), status: 'on_hold' }, moment, { by: 'system', kind: 'on_hold' }, (ids) =>
        OfferPutOnHold.of(ids),
      )
    : undefined;

/** The sale is off: a backup counts again, and its buyer says within days whether they are still there. */
export function reopen(offer: Offer, moment: Moment): Change | undefined {
  if (offer.status !== 'on_hold') return undefined;
  const reconfirmBy = new Date(moment.now.getTime() + reconfirmDays * dayMs).toISOString();
  // Its own end may have passed while it had to wait; the buyer is asked anew.
  const { expiresAt: _, ...rest } = offer;
  return stepped(
    { ...rest, status: 'pending', reconfirmBy },
    moment,
    { by: 'system', kind: 'reopened' },
    (ids) => OfferReopened.of({ ...ids, reconfirmBy }),
  );
}
