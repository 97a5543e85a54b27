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
} from '../../../../events/offer.ts';
import type { Actor } from '../../../../events/vocabulary.ts';
import { dayMs } from '../../../kernel/time.ts';
import { calculateCounterEnd, calculateReconfirmEnd } from './answer-times.ts';
import { assertNoRoundRunning, type OfferTurn } from './best-and-final.ts';
import { assertExpiry } from './create-offer.ts';
import {
  type OfferDecision,
  assertStepAllowed,
  type OfferStamp,
  createOfferConflictError,
  type OfferSide,
  applyStep,
} from './offer-decision.ts';
import type { Offer, OfferCloseReason } from './offer.ts';
import { awaitsAnswer } from './transitions.ts';

const maxCounterValidityMs = 14 * dayMs;
type OfferActor = z.output<typeof Actor>;

/** Removes the pending counter-offer or reconfirmation, which a new step replaces. */
export function clearPendingAnswer(offer: Offer): Offer {
  const { counter: _, reconfirmBy: __, ...rest } = offer;
  return rest;
}

export interface CounterOfferTerms {
  readonly amount: number;
  readonly conditions?: string[] | undefined;
  readonly expiresAt?: string | undefined;
}

interface CounterOfferTurn extends OfferTurn {
  /** When the package of the home ends. */
  readonly packageEnd?: string | undefined;
}

/** The seller names another amount; by default it ends on the third evening after, or with the home's package. */
export function makeCounterOffer(
  offer: Offer,
  { amount, conditions = [], expiresAt }: CounterOfferTerms,
  { side, round, packageEnd }: CounterOfferTurn,
  stamp: OfferStamp,
): OfferDecision {
  assertStepAllowed(offer, 'counter', side);
  assertNoRoundRunning(round, stamp.now);
  assertReconfirmed(offer);
  assertExpiry(expiresAt, stamp.now, maxCounterValidityMs);
  const ends = expiresAt ?? calculateCounterEnd(stamp.now, packageEnd).toISOString();
  return applyStep(
    { ...offer, status: 'countered', counter: { amount, conditions, expiresAt: ends } },
    stamp,
    { by: 'seller', kind: 'countered', amount },
    (ids) => OfferCountered.of({ ...ids, amount, expiresAt: ends }),
  );
}

/** @throws 409 while the buyer of a reopened backup has not reconfirmed it */
export function assertReconfirmed(offer: Offer): void {
  if (offer.reconfirmBy !== undefined)
    throw createOfferConflictError(
      offer,
      'The buyer has to confirm this offer again first. They were asked to.',
    );
}

/** The counter-offer is declined or expired; the buyer's own amount applies again. */
export function declineCounterOffer(offer: Offer, by: OfferActor, stamp: OfferStamp): OfferDecision {
  assertStepAllowed(offer, 'reject_counter', by === 'system' ? 'buyer' : by);
  const lapsed = by === 'system';
  return applyStep(
    { ...clearPendingAnswer(offer), status: 'pending' },
    stamp,
    { by, kind: 'counter_declined', ...(lapsed && { reason: 'lapsed' }) },
    (ids) => OfferCounterDeclined.of({ ...ids, lapsed }),
  );
}

export function reconfirmOffer(offer: Offer, side: OfferSide, stamp: OfferStamp): OfferDecision {
  assertStepAllowed(offer, 'reconfirm', side);
  if (offer.reconfirmBy === undefined)
    throw createOfferConflictError(offer, 'This offer is open and doesn’t need confirming.');
  return applyStep(clearPendingAnswer(offer), stamp, { by: 'buyer', kind: 'reconfirmed' }, (ids) =>
    OfferReconfirmed.of(ids),
  );
}

const toReasonFields = (reason: string | undefined, note: string | undefined) => ({
  ...(reason !== undefined && { reason }),
  ...(note !== undefined && note !== '' && { note }),
});

/** Only before acceptance; an accepted offer falls through instead. */
export function withdrawOffer(
  offer: Offer,
  by: Exclude<OfferActor, 'seller'>,
  { reason, note }: { reason?: string | undefined; note?: string | undefined },
  stamp: OfferStamp,
): OfferDecision {
  assertStepAllowed(offer, 'withdraw', 'buyer');
  if (offer.status === 'accepted') throw createOfferConflictError(offer);
  return applyStep(
    { ...clearPendingAnswer(offer), status: 'withdrawn' },
    stamp,
    { by, kind: 'withdrawn', ...toReasonFields(reason, note) },
    (ids) => OfferWithdrawn.of({ ...ids, by, reason }),
  );
}

export function applyOfferRejection(
  offer: Offer,
  by: Exclude<OfferActor, 'buyer'>,
  { reason, note }: { reason: OfferCloseReason; note?: string | undefined },
  stamp: OfferStamp,
): OfferDecision {
  assertStepAllowed(offer, 'reject', 'seller');
  return applyStep(
    { ...clearPendingAnswer(offer), status: 'rejected' },
    stamp,
    { by, kind: 'rejected', ...toReasonFields(reason, note) },
    (ids) => OfferRejected.of({ ...ids, by, reason }),
  );
}

/** The offer expires without an answer. */
export function expireOffer(offer: Offer, stamp: OfferStamp): OfferDecision {
  return applyStep(
    { ...clearPendingAnswer(offer), status: 'expired' },
    stamp,
    { by: 'system', kind: 'expired' },
    (ids) => OfferExpired.of(ids),
  );
}

/**
 * Keeps the offer as a backup because another one was accepted. Undefined if it does not wait for an answer.
 */
export function putOfferOnHold(offer: Offer, stamp: OfferStamp): OfferDecision | undefined {
  return awaitsAnswer(offer)
    ? applyStep(
        { ...clearPendingAnswer(offer), status: 'on_hold' },
        stamp,
        { by: 'system', kind: 'on_hold' },
        (ids) => OfferPutOnHold.of(ids),
      )
    : undefined;
}

/** The sale fell through: a backup is pending again, and its buyer has a week to reconfirm. */
export function reopenOffer(offer: Offer, stamp: OfferStamp): OfferDecision | undefined {
  if (offer.status !== 'on_hold') return undefined;
  const reconfirmBy = calculateReconfirmEnd(stamp.now).toISOString();
  // `expiresAt` may have passed while the offer was on hold; `reconfirmBy` replaces it.
  const { expiresAt: _, ...rest } = offer;
  return applyStep(
    { ...rest, status: 'pending', reconfirmBy },
    stamp,
    { by: 'system', kind: 'reopened' },
    (ids) => OfferReopened.of({ ...ids, reconfirmBy }),
  );
}
