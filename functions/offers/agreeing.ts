import type * as z from 'zod';
import {
  OfferAccepted,
  OfferChangeAgreed,
  OfferChangeAsked,
  OfferChangeDeclined,
  OfferFellThrough,
} from '../../events/offer.ts';
import type { OwnersAgreement } from '../joint-owners/domain/agreement.ts';
import type { Actor } from '../../events/vocabulary.ts';
import { formatPounds } from '../shared/money.ts';
import { guardReconfirmed, plain } from './answering.ts';
import { type Change, guardStep, invalid, type Moment, refused, type SideOf, stepped } from './decision.ts';
import type { Offer } from './offer.ts';
import { type BestAndFinal, guardNoRound } from './round.ts';

export interface Acceptance {
  /** Whether viewings that are booked are called off. */
  readonly stopViewings: boolean;
  /** Whether other buyers' offers stay as backups. */
  readonly keepBackups: boolean;
  /** For a home with joint owners: how they stand to it. */
  readonly owners?: OwnersAgreement;
}

/** The seller accepts the buyer's sum. */
export function accept(
  offer: Offer,
  how: Acceptance,
  side: SideOf,
  round: BestAndFinal | undefined,
  moment: Moment,
): Change {
  guardStep(offer, 'accept', side);
  guardNoRound(round, moment.now);
  guardReconfirmed(offer);
  return agreed(offer, 'seller', offer.amount, how, moment);
}

/** The buyer accepts the seller's sum, and with it the sale is agreed: the seller has said yes already. */
export function acceptCounter(
  offer: Offer,
  side: SideOf,
  round: BestAndFinal | undefined,
  moment: Moment,
): Change {
  guardStep(offer, 'accept_counter', side);
  guardNoRound(round, moment.now);
  const { counter } = offer;
  if (!counter) throw refused(offer);
  const terms = { ...offer.terms, conditions: [...offer.terms.conditions, ...counter.conditions] };
  const how = { stopViewings: true, keepBackups: true };
  return agreed({ ...offer, terms }, 'buyer', counter.amount, how, moment);
}

const agreed = (offer: Offer, by: SideOf, amount: number, how: Acceptance, moment: Moment): Change =>
  stepped(
    { ...plain(offer), status: 'accepted', amount, acceptedAt: moment.now.toISOString() },
    moment,
    { by, kind: 'accepted', amount, ...(how.owners && { owners: how.owners }) },
    (ids) => OfferAccepted.of({ ...ids, amount, by, ...how }),
  );

/** One side asks for another price after acceptance. What was agreed stands until the other side agrees. */
export function askChange(
  offer: Offer,
  by: SideOf,
  { amount, reason }: { amount: number; reason: string },
  moment: Moment,
): Change {
  guardStep(offer, 'ask_change', by);
  if (offer.change && offer.change.by !== by)
    throw refused(offer, 'The other side has asked for a change. Answer that first.');
  const before = offer.amount;
  if (amount === before) throw invalid('amount', `The agreed price is ${formatPounds(before)} already`);
  return stepped(
    { ...offer, change: { by, amount, reason, askedAt: moment.now.toISOString() } },
    moment,
    { by, kind: 'change_asked', amount, reason },
    (ids) => OfferChangeAsked.of({ ...ids, by, amount, before, reason }),
  );
}

/** The other side's answer; only now the price changes. */
export function agreeChange(offer: Offer, by: SideOf, moment: Moment): Change {
  const { amount } = askedOf(offer, 'agree_change', by);
  const { change: _, ...rest } = offer;
  return stepped({ ...rest, amount }, moment, { by, kind: 'change_agreed', amount }, (ids) =>
    OfferChangeAgreed.of({ ...ids, by, amount }),
  );
}

export function declineChange(offer: Offer, by: SideOf, moment: Moment): Change {
  askedOf(offer, 'decline_change', by);
  const { change: _, ...rest } = offer;
  return stepped(rest, moment, { by, kind: 'change_declined' }, (ids) =>
    OfferChangeDeclined.of({ ...ids, by }),
  );
}

function askedOf(offer: Offer, verb: 'agree_change' | 'decline_change', by: SideOf) {
  guardStep(offer, verb, by);
  if (!offer.change) throw refused(offer, 'No change was asked for.');
  if (offer.change.by === by) throw refused(offer, 'You asked for this change. The other side answers it.');
  return offer.change;
}

/**
 * The sale is off: the buyer withdrew after acceptance, the seller released the buyer, or the home is gone.
 * @throws 409 by the table, 422 where a person gives no reason
 */
export function fallThrough(
  offer: Offer,
  by: z.output<typeof Actor>,
  { reason, note }: { reason: string | undefined; note?: string | undefined },
  moment: Moment,
): Change {
  if (by !== 'system') guardStep(offer, by === 'buyer' ? 'withdraw' : 'release', by);
  if (offer.status !== 'accepted') throw refused(offer);
  if (reason === undefined) throw invalid('reason', 'Say why the sale will not go ahead');
  const { change: _, ...rest } = offer;
  return stepped(
    { ...rest, status: 'fallen_through' },
    moment,
    { by, kind: 'fallen_through', reason, ...(note !== undefined && note !== '' && { note }) },
    (ids) => OfferFellThrough.of({ ...ids, by, reason }),
  );
}

/** Contracts are exchanged. The sale's own event and card tell of it. */
export function exchange(offer: Offer, now: Date): Offer {
  if (offer.status !== 'accepted') throw refused(offer);
  const { change: _, ...rest } = offer;
  return progressed(rest, 'exchanged', now);
}

export function complete(offer: Offer, now: Date): Offer {
  if (offer.status !== 'exchanged') throw refused(offer);
  return progressed(offer, 'completed', now);
}

function progressed(offer: Offer, to: 'exchanged' | 'completed', now: Date): Offer {
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
