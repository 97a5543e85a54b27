import type * as z from 'zod';
import type { BuyerCheck } from '../buyer-checks/domain/buyer-check.ts';
import { coversOffer } from '../buyer-checks/domain/proceedable.ts';
import type { PropertyCard } from '../properties/views.ts';
import type { Property } from '../properties/property.ts';
import type { Counterpart } from '../viewings/contract.ts';
import type { OfferView } from './contract.ts';
import { nextOf } from './next.ts';
import type { Offer, OfferStep, OfferTerms } from './offer.ts';
import { type BestAndFinal, isRunning } from './round.ts';
import { present } from './settling.ts';
import { strengthOf } from './strength.ts';
import { isAgreed, isOpen, type Verb, verbsOf } from './transitions.ts';
import { legalText } from './words.ts';

/** What a side sees of an offer beside the offer itself. */
export interface Facts {
  readonly home: Property;
  readonly card: PropertyCard | undefined;
  readonly round: BestAndFinal | undefined;
  readonly counterpart: z.output<typeof Counterpart>;
  /** What staff checked of the buyer, where the reader may know. */
  readonly checks?: readonly BuyerCheck[];
}
type Side = OfferView['side'];

/** An offer as one of its two sides sees it. A sealed sum leaves no trace in what the seller gets. */
export function offerView(kept: Offer, side: Side, facts: Facts, now: Date): OfferView {
  const { home, round } = facts;
  const offer = present(kept, round, now);
  const sealed = offer.sealedUntil !== undefined;
  const hidden = sealed && side === 'seller';
  const { amount: own, openAmount, openTerms, sealedRound: _, version: __, message, ...rest } = offer;
  const amount = hidden ? openAmount : own;
  const terms = hidden ? (openTerms ?? withoutSums(offer.terms)) : offer.terms;
  const covered =
    amount === undefined
      ? undefined
      : coversOffer(facts.checks ?? [], { amount, funding: terms.funding }, now);
  const told = hidden && openAmount === undefined ? undefined : message;
  return {
    ...rest,
    ...(amount !== undefined && { amount }),
    ...(told !== undefined && { message: told }),
    terms,
    history: historyFor(offer.history, side, now),
    sealed,
    version: kept.version,
    side,
    counterpart: facts.counterpart,
    ...(facts.card && { card: facts.card }),
    propertyStatus: home.status,
    strength: strengthOf({ amount, terms }, home.price, now),
    ...(covered !== undefined && { coversOffer: covered }),
    ...roundFor(offer, round, now),
    can: abilities(offer, side, facts, now),
    next: nextOf(offer, side, round, now),
    legal: legalText[home.address.nation],
  };
}

/** A deposit or a loan says much of a sum that nobody may know yet. */
function withoutSums({
  deposit: _,
  aip: __,
  conditions: ___,
  fixtures: ____,
  ...terms
}: OfferTerms): OfferTerms {
  return { ...terms, conditions: [] };
}

/** The seller's copy of the history: without sealed sums, and for good without those of a round that was called off. */
function historyFor(history: readonly OfferStep[], side: Side, now: Date): OfferStep[] {
  if (side === 'buyer') return [...history];
  return history.map((step, index) => (isSealed(step, index, history, now) ? blank(step) : step));
}
function isSealed(step: OfferStep, index: number, history: readonly OfferStep[], now: Date): boolean {
  const until = step.sealedUntil;
  if (until === undefined || step.kind === 'round_cancelled') return false;
  const isCalledOff = history
    .slice(index + 1)
    .some(({ kind, sealedUntil }) => kind === 'round_cancelled' && sealedUntil === until);
  if (!isCalledOff) return until > now.toISOString();
  // An offer that was made within the round had no sum before it, and opened when the round was called off.
  return !history.some(({ kind, sealedUntil }) => kind === 'made' && sealedUntil === until);
}
const blank = ({ amount: _, note: __, ...step }: OfferStep): OfferStep => step;

function roundFor(offer: Offer, round: BestAndFinal | undefined, now: Date) {
  if (!isOpen(offer.status) || isAgreed(offer.status) || round?.status !== 'open') return {};
  const { deadline, note } = round;
  const open = isRunning(round, now);
  return { round: { deadline, open, ...(note !== undefined && { note }) } };
}

const onSale = (home: Property): boolean => home.status === 'live' || home.status === 'paused';
const agreeing: ReadonlySet<Verb> = new Set(['accept', 'accept_counter', 'counter']);

/** The table's verbs, less those that something else stands in the way of. */
function abilities(offer: Offer, side: Side, { home, round }: Facts, now: Date): Verb[] {
  const { change, reconfirmBy } = offer;
  const theirs = change !== undefined && change.by !== side;
  const running = isRunning(round, now);
  return verbsOf(offer.status, side).filter((verb) => {
    if (agreeing.has(verb)) return onSale(home) && !running && (verb === 'accept_counter' || !reconfirmBy);
    if (verb === 'reconfirm') return reconfirmBy !== undefined;
    if (verb === 'agree_change' || verb === 'decline_change') return theirs;
    return verb === 'ask_change' ? !theirs : true;
  });
}
