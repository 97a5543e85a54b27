import type * as z from 'zod';
import type { PropertyStatus, UserId } from '../../../../events/vocabulary.ts';
import type { Property } from '../../../listings/properties/domain/property.ts';
import type { PropertyCard } from '../../../listings/properties/domain/views.ts';
import type { BuyerCheck } from '../../buyer-checks/domain/buyer-check.ts';
import { isOfferCovered } from '../../buyer-checks/domain/proceedable.ts';
import type { Counterpart } from '../../viewings/contract.ts';
import type { BuyerViewings } from '../../viewings/domain/buyer-viewings.ts';
import type { OfferView } from '../contract.ts';
import { type BestAndFinal, isRoundRunning } from './best-and-final.ts';
import { toCurrentOffer } from './due-changes.ts';
import { legalText } from './legal-text.ts';
import { describeNextStep } from './next-step.ts';
import { type OfferEnd, resolveOfferEnd } from './offer-end.ts';
import type { Offer, OfferStep, OfferTerms } from './offer.ts';
import { calculateStrength } from './strength.ts';
import { isAgreedStatus, isOpenStatus, type OfferActionKey, selectOfferActions } from './transitions.ts';

/** The facts besides the offer that its view needs. */
export interface OfferViewSource {
  readonly property: Property;
  readonly card: PropertyCard | undefined;
  readonly round: BestAndFinal | undefined;
  readonly counterpart: z.output<typeof Counterpart>;
  /** The staff checks of the buyer while the offer is open; the view shows no sum of them. */
  readonly checks?: readonly BuyerCheck[];
  /** Whole pounds that the buyer has agreed to pay for other homes. */
  readonly otherPurchases?: number;
  /** What the seller of an open offer reads of its buyer's viewings. */
  readonly buyerViewings?: BuyerViewings | undefined;
  /** The buyer of the property's accepted offer. */
  readonly acceptedBuyerId?: UserId | undefined;
  /** Whether one of the two sides has blocked the other. */
  readonly isBlocked?: boolean;
  /** Whether the buyer has made another offer on the property since. */
  readonly hasLaterOffer?: boolean;
}
type Side = OfferView['side'];

/** An offer as one of its two sides sees it. The seller's view contains no part of a sealed amount. */
export function toOfferView(stored: Offer, side: Side, facts: OfferViewSource, now: Date): OfferView {
  const { property, round } = facts;
  const { nation } = property.address;
  const offer = toCurrentOffer(stored, round, now);
  const sealed = offer.sealedUntil !== undefined;
  const hidden = sealed && side === 'seller';
  const {
    amount: own,
    openAmount,
    openTerms,
    sealedRound: _,
    version: __,
    note: ___,
    message,
    ...rest
  } = offer;
  const amount = hidden ? openAmount : own;
  const terms = hidden ? (openTerms ?? removeAmounts(offer.terms)) : offer.terms;
  const covered = resolveCover(amount, terms, facts, now);
  const visibleMessage = hidden && openAmount === undefined ? undefined : message;
  return {
    ...rest,
    ...(amount !== undefined && { amount }),
    ...(visibleMessage !== undefined && { message: visibleMessage }),
    terms,
    history: redactHistory(offer.history, side, now),
    sealed,
    version: stored.version,
    side,
    counterpart: facts.counterpart,
    ...(facts.card && { card: facts.card }),
    propertyStatus: property.status,
    nation,
    strength: calculateStrength({ amount, terms, nation, isCovered: covered }, property.price, now),
    ...(side === 'seller' && covered !== undefined && { coversOffer: covered }),
    ...(facts.buyerViewings && { buyerViewings: facts.buyerViewings }),
    ...toRoundField(offer, round, now),
    can: resolveActions(offer, side, facts, now),
    ...toEndField(offer, property.status),
    next: describeNextStep(
      offer,
      side,
      {
        round,
        nation,
        propertyStatus: property.status,
        acceptedBuyerId: facts.acceptedBuyerId,
        isBlocked: facts.isBlocked ?? false,
        hasLaterOffer: facts.hasLaterOffer ?? false,
      },
      now,
    ),
    legal: legalText[nation],
  };
}

/** Whether what staff checked covers the sum; `undefined` where the sum or the checks are missing. */
function resolveCover(
  amount: number | undefined,
  { funding }: OfferTerms,
  { checks = [], otherPurchases }: OfferViewSource,
  now: Date,
): boolean | undefined {
  return amount === undefined ? undefined : isOfferCovered(checks, { amount, funding, otherPurchases }, now);
}

/** How an offer that is over ended. */
export function toEndField(
  offer: Pick<Offer, 'status' | 'history'>,
  propertyStatus: PropertyStatus,
): { end?: OfferEnd } {
  const end = resolveOfferEnd(offer, propertyStatus);
  return end ? { end } : {};
}

/** Drops the deposit, the loan and free texts, which would reveal much of a sealed amount. */
function removeAmounts({
  deposit: _,
  aip: __,
  conditions: ___,
  fixtures: ____,
  ...terms
}: OfferTerms): OfferTerms {
  return { ...terms, conditions: [] };
}

/** The seller's history: without sealed amounts, and never with the amounts of a cancelled round. */
function redactHistory(history: readonly OfferStep[], side: Side, now: Date): OfferStep[] {
  if (side === 'buyer') return [...history];
  return history.map((step, index) => (isSealedStep(step, index, history, now) ? removeAmount(step) : step));
}
function isSealedStep(step: OfferStep, index: number, history: readonly OfferStep[], now: Date): boolean {
  const until = step.sealedUntil;
  if (until === undefined || step.kind === 'round_cancelled') return false;
  const isCalledOff = history
    .slice(index + 1)
    .some(({ kind, sealedUntil }) => kind === 'round_cancelled' && sealedUntil === until);
  if (!isCalledOff) return until > now.toISOString();
  // An offer made within the round had no earlier amount, so it was opened when the round was cancelled. A
  // later round may have the same deadline: amounts raised in it stay sealed.
  const made = history.findIndex(({ kind, sealedUntil }) => kind === 'made' && sealedUntil === until);
  return (
    made < 0 ||
    history
      .slice(made, index)
      .some(({ kind, sealedUntil }) => kind === 'round_cancelled' && sealedUntil === until)
  );
}
const removeAmount = ({ amount: _, note: __, ...step }: OfferStep): OfferStep => step;

function toRoundField(offer: Offer, round: BestAndFinal | undefined, now: Date) {
  if (!isOpenStatus(offer.status) || isAgreedStatus(offer.status) || round?.status !== 'open') return {};
  const { deadline, note } = round;
  const open = isRoundRunning(round, now);
  return { round: { deadline, open, ...(note !== undefined && { note }) } };
}

const isOnSale = (property: Property): boolean => property.status === 'live' || property.status === 'paused';
const agreementActions: ReadonlySet<OfferActionKey> = new Set(['accept', 'accept_counter', 'counter']);

/** The actions of the transition table that round, property and pending change also allow. */
function resolveActions(
  offer: Offer,
  side: Side,
  { property, round }: OfferViewSource,
  now: Date,
): OfferActionKey[] {
  const { change, reconfirmBy } = offer;
  const theirs = change !== undefined && change.by !== side;
  const running = isRoundRunning(round, now);
  return selectOfferActions(offer.status, side).filter((verb) => {
    if (agreementActions.has(verb))
      return isOnSale(property) && !running && (verb === 'accept_counter' || !reconfirmBy);
    if (verb === 'reconfirm') return reconfirmBy !== undefined;
    if (verb === 'agree_change' || verb === 'decline_change') return theirs;
    return verb === 'ask_change' ? !theirs : true;
  });
}
