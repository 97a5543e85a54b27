import type { MessageId } from '../../../../events/vocabulary.ts';
import type { BestAndFinal } from './best-and-final.ts';
import { type OfferDecision, combineDecisions, type OfferStamp } from './offer-decision.ts';
import type { Offer } from './offer.ts';
import { declineCounterOffer, expireOffer } from './responses.ts';

/**
 * Applies all due changes to an offer: an expired counter-offer, an expiry, a seal whose deadline has passed
 * or whose round was cancelled. Every decision begins with it, so a late schedule does not matter.
 */
export function applyDueChanges(
  offer: Offer,
  round: BestAndFinal | undefined,
  stamp: OfferStamp,
): OfferDecision {
  const first = decideUnsealing(offer, round, stamp) ?? { offer, events: [] };
  return combineDecisions(first, (one) => decideExpiry(one, stamp));
}

function decideExpiry(offer: Offer, stamp: OfferStamp): OfferDecision {
  const now = stamp.now.toISOString();
  const { status, counter } = offer;
  const answered =
    status === 'countered' && counter !== undefined && counter.expiresAt <= now
      ? declineCounterOffer(offer, 'system', createStampAt(counter.expiresAt, stamp))
      : { offer, events: [] };
  return combineDecisions(answered, (one) => {
    const end = expiryOf(one);
    // A final offer outlasts its round: nobody can answer it before.
    return end !== undefined && end <= now && end > (one.sealedUntil ?? '')
      ? expireOffer(one, createStampAt(end, stamp))
      : { offer: one, events: [] };
  });
}

/** Applies expiries only and keeps the seal, for lists that do not load rounds. */
export function applyExpiry(offer: Offer, now: Date): Offer {
  return decideExpiry(offer, { now, messageId: () => offer.messageId }).offer;
}

/** The offer with all due changes applied, for reads. */
export function toCurrentOffer(offer: Offer, round: BestAndFinal | undefined, now: Date): Offer {
  const messageId = (): MessageId => offer.messageId;
  return applyDueChanges(offer, round, { now, messageId }).offer;
}

/** When an offer that waits for an answer expires. */
const expiryOf = ({ status, reconfirmBy, expiresAt }: Offer): string | undefined =>
  status === 'pending' ? (reconfirmBy ?? expiresAt) : undefined;

/** When the next change is due, unless a seal outlasts it then; undefined if nothing is due. */
export function calculateOfferDueAt(offer: Offer): string | undefined {
  return offer.status === 'countered' ? offer.counter?.expiresAt : expiryOf(offer);
}

function decideUnsealing(
  offer: Offer,
  round: BestAndFinal | undefined,
  stamp: OfferStamp,
): OfferDecision | undefined {
  const { sealedUntil, sealedRound = 0, openAmount, openTerms, ...rest } = offer;
  if (sealedUntil === undefined) return undefined;
  if (!round?.calledOff.includes(sealedRound))
    return sealedUntil <= stamp.now.toISOString()
      ? { offer: removeEndBefore(sealedUntil, rest), events: [] }
      : undefined;
  // An amount sealed in a cancelled round is never revealed if the offer had an open amount before it.
  const at = round.status === 'cancelled' ? round.updatedAt : stamp.now.toISOString();
  const amount = openAmount ?? rest.amount;
  const history: Offer['history'] = [
    ...offer.history,
    { at, by: 'system', kind: 'round_cancelled', amount, sealedUntil },
  ];
  return {
    offer: { ...rest, amount, terms: openTerms ?? rest.terms, history, updatedAt: at },
    events: [],
  };
}

/** An end that the seal outlasted says nothing about the final offer. */
function removeEndBefore(sealedUntil: string, offer: Offer): Offer {
  const { expiresAt, ...rest } = offer;
  return expiresAt !== undefined && expiresAt <= sealedUntil ? rest : offer;
}

/** A stamp at the time at which the change was due. */
const createStampAt = (iso: string, { messageId }: OfferStamp): OfferStamp => ({
  now: new Date(iso),
  messageId,
});
