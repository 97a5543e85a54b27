import type { MessageId } from '../../events/vocabulary.ts';
import { declineCounter, expire } from './answering.ts';
import { type Change, joined, type Moment } from './decision.ts';
import type { Offer } from './offer.ts';
import type { BestAndFinal } from './round.ts';

/**
 * The offer after all that is due by now: a counter-offer that nobody answered, an end that has come, a seal whose
 * deadline is over or whose round was called off. Every decision begins with it, so a late schedule never matters.
 */
export function settled(offer: Offer, round: BestAndFinal | undefined, moment: Moment): Change {
  const first = unsealed(offer, round, moment) ?? { offer, events: [] };
  return joined(first, (one) => lapsing(one, moment));
}

function lapsing(offer: Offer, moment: Moment): Change {
  const now = moment.now.toISOString();
  const { status, counter } = offer;
  const answered =
    status === 'countered' && counter !== undefined && counter.expiresAt <= now
      ? declineCounter(offer, 'system', asOf(counter.expiresAt, moment))
      : { offer, events: [] };
  return joined(answered, (one) => {
    const end = endOf(one);
    return end !== undefined && end <= now ? expire(one, asOf(end, moment)) : { offer: one, events: [] };
  });
}

/** The offer as time has left it, its seal as it is: for lists that do not look at rounds. */
export const lapsed = (offer: Offer, now: Date): Offer =>
  lapsing(offer, { now, messageId: () => offer.messageId }).offer;

/** The offer as it stands now, for who only reads it. */
export const present = (offer: Offer, round: BestAndFinal | undefined, now: Date): Offer => {
  const messageId = (): MessageId => offer.messageId;
  return settled(offer, round, { now, messageId }).offer;
};

/** When an offer that waits for an answer runs out. */
const endOf = ({ status, reconfirmBy, expiresAt }: Offer): string | undefined =>
  status === 'pending' ? (reconfirmBy ?? expiresAt) : undefined;

/** When something becomes due, if anything does. */
export const dueAt = (offer: Offer): string | undefined =>
  offer.status === 'countered' ? offer.counter?.expiresAt : endOf(offer);

function unsealed(offer: Offer, round: BestAndFinal | undefined, moment: Moment): Change | undefined {
  const { sealedUntil, sealedRound = 0, openAmount, openTerms, ...rest } = offer;
  if (sealedUntil === undefined) return undefined;
  if (!round?.calledOff.includes(sealedRound))
    return sealedUntil <= moment.now.toISOString() ? { offer: rest, events: [] } : undefined;
  // A sum that was promised to stay sealed is never opened where one stood before it.
  const at = round.status === 'cancelled' ? round.updatedAt : moment.now.toISOString();
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

/** What was due is told as of then, however late somebody looks. */
const asOf = (iso: string, { messageId }: Moment): Moment => ({ now: new Date(iso), messageId });
