import type * as z from 'zod';
import {
  OfferAccepted,
  OfferChangeAgreed,
  OfferChangeRequested,
  OfferChangeDeclined,
  OfferFellThrough,
} from '../../../../events/offer.ts';
import type { Actor } from '../../../../events/vocabulary.ts';
import { createFieldError } from '../../../kernel/errors.ts';
import { formatPounds } from '../../../kernel/money.ts';
import type { OwnersAgreement } from '../../../listings/joint-owners/domain/agreement.ts';
import { type BestAndFinal, assertNoRoundRunning, type OfferTurn } from './best-and-final.ts';
import {
  type OfferDecision,
  assertStepAllowed,
  type OfferStamp,
  createOfferConflictError,
  type OfferSide,
  applyStep,
} from './offer-decision.ts';
import type { Offer, SaleEndReason } from './offer.ts';
import { assertReconfirmed, clearPendingAnswer } from './responses.ts';

export interface AcceptanceOptions {
  /** Whether booked viewings are cancelled. */
  readonly stopViewings: boolean;
  /** Whether other buyers' offers are kept as backups. */
  readonly keepBackups: boolean;
  /** For a property with joint owners: who of them agreed. */
  readonly owners?: OwnersAgreement;
}

/** The seller accepts the buyer's amount. */
export function applyOfferAcceptance(
  offer: Offer,
  how: AcceptanceOptions,
  { side, round }: OfferTurn,
  stamp: OfferStamp,
): OfferDecision {
  assertStepAllowed(offer, 'accept', side);
  assertNoRoundRunning(round, stamp.now);
  assertReconfirmed(offer);
  return applyAgreement(offer, { by: 'seller', amount: offer.amount }, how, stamp);
}

/** The buyer accepts the seller's counter-offer, which agrees the sale. */
export function applyCounterAcceptance(
  offer: Offer,
  side: OfferSide,
  round: BestAndFinal | undefined,
  stamp: OfferStamp,
): OfferDecision {
  assertStepAllowed(offer, 'accept_counter', side);
  assertNoRoundRunning(round, stamp.now);
  const { counter } = offer;
  if (!counter) throw createOfferConflictError(offer);
  const terms = { ...offer.terms, conditions: [...offer.terms.conditions, ...counter.conditions] };
  const how = { stopViewings: true, keepBackups: true };
  return applyAgreement({ ...offer, terms }, { by: 'buyer', amount: counter.amount }, how, stamp);
}

const applyAgreement = (
  offer: Offer,
  { by, amount }: { readonly by: OfferSide; readonly amount: number },
  how: AcceptanceOptions,
  stamp: OfferStamp,
): OfferDecision =>
  applyStep(
    { ...clearPendingAnswer(offer), status: 'accepted', amount, acceptedAt: stamp.now.toISOString() },
    stamp,
    { by, kind: 'accepted', amount, ...(how.owners && { owners: how.owners }) },
    (ids) => OfferAccepted.of({ ...ids, amount, by, ...how }),
  );

/** One side requests another price after acceptance. The agreed price holds until the other side agrees. */
export function requestPriceChange(
  offer: Offer,
  by: OfferSide,
  { amount, reason }: { amount: number; reason: string },
  stamp: OfferStamp,
): OfferDecision {
  assertStepAllowed(offer, 'ask_change', by);
  if (offer.change && offer.change.by !== by)
    throw createOfferConflictError(offer, 'The other side has asked for a change. Answer that first.');
  const before = offer.amount;
  if (amount === before)
    throw createFieldError('amount', `The agreed price is ${formatPounds(before)} already`);
  return applyStep(
    { ...offer, change: { by, amount, reason, askedAt: stamp.now.toISOString() } },
    stamp,
    { by, kind: 'change_requested', amount, reason },
    (ids) => OfferChangeRequested.of({ ...ids, by, amount, before, reason }),
  );
}

/** The other side agrees, and the price changes. */
export function agreePriceChange(offer: Offer, by: OfferSide, stamp: OfferStamp): OfferDecision {
  const { amount } = assertPriceChangeRequested(offer, 'agree_change', by);
  const { change: _, ...rest } = offer;
  return applyStep({ ...rest, amount }, stamp, { by, kind: 'change_agreed', amount }, (ids) =>
    OfferChangeAgreed.of({ ...ids, by, amount }),
  );
}

export function declinePriceChange(offer: Offer, by: OfferSide, stamp: OfferStamp): OfferDecision {
  assertPriceChangeRequested(offer, 'decline_change', by);
  const { change: _, ...rest } = offer;
  return applyStep(rest, stamp, { by, kind: 'change_declined' }, (ids) =>
    OfferChangeDeclined.of({ ...ids, by }),
  );
}

function assertPriceChangeRequested(offer: Offer, verb: 'agree_change' | 'decline_change', by: OfferSide) {
  assertStepAllowed(offer, verb, by);
  if (!offer.change) throw createOfferConflictError(offer, 'No change was asked for.');
  if (offer.change.by === by)
    throw createOfferConflictError(offer, 'You asked for this change. The other side answers it.');
  return offer.change;
}

/**
 * The sale is off: the buyer withdrew after acceptance, the seller released the buyer, or the property left
 * the market.
 * @throws 409 by the transition table, 422 if a person gives no reason
 */
export function applyOfferFallThrough(
  offer: Offer,
  by: z.output<typeof Actor>,
  { reason, note }: { reason: SaleEndReason | undefined; note?: string | undefined },
  stamp: OfferStamp,
): OfferDecision {
  if (by !== 'system') assertStepAllowed(offer, by === 'buyer' ? 'withdraw' : 'release', by);
  if (offer.status !== 'accepted') throw createOfferConflictError(offer);
  if (reason === undefined) throw createFieldError('reason', 'Say why the sale won’t go ahead');
  const { change: _, ...rest } = offer;
  return applyStep(
    { ...rest, status: 'fallen_through' },
    stamp,
    { by, kind: 'fallen_through', reason, ...(note !== undefined && note !== '' && { note }) },
    (ids) => OfferFellThrough.of({ ...ids, by, reason }),
  );
}

/** Contracts are exchanged. Returns no event: the sale publishes its own. */
export function applyExchange(offer: Offer, now: Date): Offer {
  if (offer.status !== 'accepted') throw createOfferConflictError(offer);
  const { change: _, ...rest } = offer;
  return applySaleProgress(rest, 'exchanged', now);
}

export function applyOfferCompletion(offer: Offer, now: Date): Offer {
  if (offer.status !== 'exchanged') throw createOfferConflictError(offer);
  return applySaleProgress(offer, 'completed', now);
}

function applySaleProgress(offer: Offer, to: 'exchanged' | 'completed', now: Date): Offer {
  const at = now.toISOString();
  const step = { at, by: 'system', kind: to, amount: offer.amount } as const;
  return {
    ...offer,
    status: to,
    history: [...offer.history, step],
    version: offer.version + 1,
    updatedAt: at,
  };
}
