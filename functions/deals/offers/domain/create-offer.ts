import { OfferMade, OfferRaised } from '../../../../events/offer.ts';
import type { OfferId, UserId } from '../../../../events/vocabulary.ts';
import { AppError, createFieldError } from '../../../kernel/errors.ts';
import { formatPounds } from '../../../kernel/money.ts';
import { dayMs, hourMs } from '../../../kernel/time.ts';
import { createMoveRefusal as homeRefused } from '../../../listings/properties/domain/market.ts';
import type { Property } from '../../../listings/properties/domain/property.ts';
import { type AmountConfirmation, assertAmountMeant } from './amount-confirmation.ts';
import { type BestAndFinal, isRoundRunning, type OfferTurn } from './best-and-final.ts';
import { type OfferDecision, assertStepAllowed, type OfferStamp, applyStep } from './offer-decision.ts';
import { type Offer, OfferTerms, proofDays } from './offer.ts';

/** How far ahead `expiresAt` may be. */
const maxOfferValidityMs = 90 * dayMs;

/** Statuses that take offers: on sale, and as backups until contracts are exchanged. */
const offerableStatuses: ReadonlySet<Property['status']> = new Set(['live', 'under_offer', 'sold_stc']);

export interface OfferProposal {
  readonly id: OfferId;
  readonly buyerId: UserId;
  readonly property: Property;
  readonly round: BestAndFinal | undefined;
  readonly terms: OfferTerms;
  readonly amount: number;
  readonly confirmation: AmountConfirmation;
  readonly expiresAt?: string | undefined;
  readonly message?: string | undefined;
}

/**
 * A buyer's first amount. After an acceptance it arrives as a backup; during a best-and-final round it is
 * sealed.
 * @throws 409 for the buyer's own property or one that takes no offers, 422 for an invalid amount or date
 */
export function createOffer(proposal: OfferProposal, stamp: OfferStamp): OfferDecision {
  const { id, buyerId, property, amount, expiresAt, message } = proposal;
  const at = stamp.now.toISOString();
  if (property.ownerId === buyerId)
    throw new AppError('conflict', 'You can’t make an offer on your own home.', { state: property.status });
  if (!offerableStatuses.has(property.status)) throw homeRefused(property.status);
  assertAmountMeant(amount, property.price, proposal.confirmation);
  assertExpiry(expiresAt, stamp.now, maxOfferValidityMs);
  const terms = withProofExpiry(proposal.terms, stamp.now);
  const backup = property.status !== 'live';
  const seal = resolveSeal(proposal.round, stamp.now);
  const note = property.address.nation === 'scotland';
  const offer: Offer = {
    id,
    messageId: stamp.messageId(),
    propertyId: property.id,
    sellerId: property.ownerId,
    buyerId,
    status: backup ? 'on_hold' : 'pending',
    amount,
    terms,
    ...seal,
    ...(expiresAt !== undefined && { expiresAt }),
    note,
    ...(message !== undefined && message !== '' && { message }),
    history: [],
    version: 1,
    createdAt: at,
    updatedAt: at,
  };
  const sealed = seal !== undefined;
  return applyStep(offer, stamp, { by: 'buyer', kind: 'made', amount, ...toSealFields(seal) }, (ids) =>
    OfferMade.of({ ...ids, amount, sealed, backup, note }),
  );
}

export interface OfferRevision {
  readonly amount?: number | undefined;
  readonly terms: Partial<OfferTerms>;
  readonly note?: string | undefined;
}

/**
 * A higher amount or other terms. It answers a counter-offer and reconfirms a reopened backup; within a
 * best-and-final round it is sealed, and the seller still sees the earlier amount and terms.
 * @throws 409 by the transition table, 422 for an amount below the present one
 */
export function reviseOffer(
  offer: Offer,
  change: OfferRevision,
  { side, round }: OfferTurn,
  stamp: OfferStamp,
): OfferDecision {
  assertStepAllowed(offer, 'raise', side);
  const given = Object.entries(change.terms).filter(([, value]) => value !== undefined);
  if (change.amount === undefined && given.length === 0) throw createFieldError('amount', 'Say what changes');
  const floor = offer.openAmount ?? offer.amount;
  const amount = change.amount ?? offer.amount;
  if (amount < floor)
    throw createFieldError(
      'amount',
      `Your offer is already ${formatPounds(floor)}. Withdraw it to make a lower one.`,
    );
  const terms = withProofExpiry(
    OfferTerms.parse({ ...offer.terms, ...Object.fromEntries(given) }),
    stamp.now,
  );
  const seal = offer.status === 'on_hold' ? undefined : resolveSeal(round, stamp.now);
  const before = offer.amount;
  const {
    counter: _,
    reconfirmBy: __,
    sealedUntil: ___,
    sealedRound: ____,
    openAmount: open,
    openTerms: shown,
    ...rest
  } = offer;
  const next: Offer = {
    ...rest,
    status: offer.status === 'on_hold' ? 'on_hold' : 'pending',
    amount,
    terms,
    ...seal,
    ...(seal && !isSealedSinceMade(offer) && { openAmount: open ?? before, openTerms: shown ?? offer.terms }),
  };
  const { note } = change;
  return applyStep(
    next,
    stamp,
    { by: 'buyer', kind: 'raised', amount, ...toSealFields(seal), ...(note !== undefined && { note }) },
    (ids) => OfferRaised.of({ ...ids, amount, before, sealed: seal !== undefined }),
  );
}

const toSealFields = (seal: { sealedUntil: string } | undefined) => seal && { sealedUntil: seal.sealedUntil };

/** An offer made within the round: the seller has never seen an amount of it. */
const isSealedSinceMade = ({ sealedUntil, openAmount }: Offer): boolean =>
  sealedUntil !== undefined && openAmount === undefined;

const resolveSeal = (round: BestAndFinal | undefined, now: Date) =>
  isRoundRunning(round, now) ? { sealedUntil: round.deadline, sealedRound: round.number } : undefined;

/** @throws 422 for an expiry less than an hour or more than `most` milliseconds ahead */
export function assertExpiry(expiresAt: string | undefined, now: Date, max: number): void {
  if (expiresAt === undefined) return;
  const ahead = Date.parse(expiresAt) - now.getTime();
  if (ahead < hourMs || ahead > max)
    throw createFieldError('expiresAt', `Choose a time between an hour and ${max / dayMs} days from now`);
}

/** A proof of funds without an expiry gets one of `proofDays`. */
function withProofExpiry(terms: OfferTerms, now: Date): OfferTerms {
  const today = now.toISOString().slice(0, 10);
  if (terms.targetExchange !== undefined && terms.targetExchange < today)
    throw createFieldError('targetExchange', 'Choose a day in the future');
  if (terms.entryDate !== undefined && terms.entryDate < today)
    throw createFieldError('entryDate', 'Choose a day in the future');
  if (terms.proofDocId === undefined || terms.proofExpires !== undefined) return terms;
  return { ...terms, proofExpires: new Date(now.getTime() + proofDays * dayMs).toISOString().slice(0, 10) };
}
