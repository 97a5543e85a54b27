import type { DomainEvent } from '../../../../events/define.ts';
import type { MessageId } from '../../../../events/vocabulary.ts';
import { AppError } from '../../../kernel/errors.ts';
import type { Offer, OfferStep } from './offer.ts';
import { transitionOf, type OfferActionKey } from './transitions.ts';

export type OfferSide = 'seller' | 'buyer';

/** The time of a decision, and the source of its message card's id. */
export interface OfferStamp {
  readonly now: Date;
  readonly messageId: () => MessageId;
}

/** The result of a decision: the changed offer and its events. The version is raised when it is saved. */
export interface OfferDecision {
  readonly offer: Offer;
  readonly events: readonly DomainEvent[];
}

export function toOfferEventFields({ id, messageId, propertyId, sellerId, buyerId }: Offer) {
  return {
    offerId: id,
    messageId,
    propertyId,
    sellerId,
    buyerId,
  };
}

/** The offer with a new history entry and a new card, and the event of the step. */
export function applyStep(
  offer: Offer,
  { now, messageId }: OfferStamp,
  step: Omit<OfferStep, 'at'>,
  toEvent: (ids: ReturnType<typeof toOfferEventFields>) => DomainEvent,
): OfferDecision {
  const at = now.toISOString();
  const next = {
    ...offer,
    messageId: messageId(),
    history: [...offer.history, { at, ...step }],
    updatedAt: at,
  };
  return { offer: next, events: [toEvent(toOfferEventFields(next))] };
}

/** Chains two decisions and collects the events of both. */
export function combineDecisions(first: OfferDecision, next: (offer: Offer) => OfferDecision): OfferDecision {
  const second = next(first.offer);
  return { offer: second.offer, events: [...first.events, ...second.events] };
}

const statusTexts: Readonly<Record<Offer['status'], string>> = {
  pending: 'This offer is waiting for an answer.',
  countered: 'There’s a counter-offer waiting for the buyer’s answer.',
  on_hold: 'This offer is kept as a backup while another sale goes ahead.',
  accepted: 'This offer is accepted.',
  rejected: 'This offer was declined.',
  withdrawn: 'This offer was withdrawn.',
  expired: 'This offer has expired.',
  fallen_through: 'This sale fell through.',
  exchanged: 'The sale is binding, so this can no longer be changed.',
  completed: 'This sale is completed.',
};

/** 409 with the offer's present status and a text for the user. */
export function createOfferConflictError({ status }: Offer, text = statusTexts[status]): AppError {
  return new AppError('conflict', text, { state: status });
}

/** @throws 409 if the transition table has no such step for this side in the present status */
export function assertStepAllowed(offer: Offer, verb: OfferActionKey, side: OfferSide): void {
  if (!transitionOf(offer.status, verb)?.by.includes(side)) throw createOfferConflictError(offer);
}
