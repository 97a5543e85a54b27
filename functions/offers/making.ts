import { OfferMade, OfferRaised } from '../../events/offer.ts';
import type { OfferId, UserId } from '../../events/vocabulary.ts';
import { refused as homeRefused } from '../properties/market.ts';
import type { Property } from '../properties/property.ts';
import { AppError } from '../shared/errors.ts';
import { formatPounds } from '../shared/money.ts';
import { dayMs, hourMs } from '../shared/time.ts';
import { type Change, guardStep, invalid, type Moment, type SideOf, stepped } from './decision.ts';
import { lowShare, type Offer, OfferTerms, proofDays } from './offer.ts';
import { type BestAndFinal, isRunning } from './round.ts';

/** How far ahead an offer's own end may lie. */
const standsMost = 90 * dayMs;

/** Where offers arrive: on sale, and as backups until contracts are exchanged. */
const takesOffers: ReadonlySet<Property['status']> = new Set(['live', 'under_offer', 'sold_stc']);

export interface Proposal {
  readonly id: OfferId;
  readonly buyerId: UserId;
  readonly home: Property;
  readonly round: BestAndFinal | undefined;
  readonly terms: OfferTerms;
  readonly amount: number;
  readonly confirmLow: boolean;
  readonly expiresAt?: string | undefined;
  readonly message?: string | undefined;
}

/**
 * A buyer's first sum. After an acceptance it arrives as a backup; during a best-and-final round it is sealed.
 * @throws 409 for the own home or one that takes no offers, 422 for what is not right with the sum or the dates
 */
export function make(proposal: Proposal, moment: Moment): Change {
  const { id, buyerId, home, amount, expiresAt, message } = proposal;
  const at = moment.now.toISOString();
  if (home.ownerId === buyerId)
    throw new AppError('conflict', 'You can not make an offer on your own home.', { state: home.status });
  if (!takesOffers.has(home.status)) throw homeRefused(home.status);
  guardSum(amount, home.price, proposal.confirmLow);
  guardEnd(expiresAt, moment.now, standsMost);
  const terms = provenTerms(proposal.terms, moment.now);
  const backup = home.status !== 'live';
  const seal = sealOf(proposal.round, moment.now);
  const note = home.address.nation === 'scotland';
  const offer: Offer = {
    id,
    messageId: moment.messageId(),
    propertyId: home.id,
    sellerId: home.ownerId,
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
  return stepped(offer, moment, { by: 'buyer', kind: 'made', amount, ...until(seal) }, (ids) =>
    OfferMade.of({ ...ids, amount, sealed, backup, note }),
  );
}

export interface Raise {
  readonly amount?: number | undefined;
  readonly terms: Partial<OfferTerms>;
  readonly note?: string | undefined;
}

/**
 * A higher sum or other terms. It answers a counter-offer and reconfirms a backup that came back; within a
 * best-and-final round it is sealed, and the seller goes on seeing what was open before.
 * @throws 409 by the table, 422 for a sum below the one that stands
 */
export function raise(
  offer: Offer,
  change: Raise,
  side: SideOf,
  round: BestAndFinal | undefined,
  moment: Moment,
): Change {
  guardStep(offer, 'raise', side);
  const given = Object.entries(change.terms).filter(([, value]) => value !== undefined);
  if (change.amount === undefined && given.length === 0) throw invalid('amount', 'Say what changes');
  const floor = offer.openAmount ?? offer.amount;
  const amount = change.amount ?? offer.amount;
  if (amount < floor)
    throw invalid('amount', `Your offer stands at ${formatPounds(floor)}. Withdraw it to make a lower one.`);
  const terms = provenTerms(OfferTerms.parse({ ...offer.terms, ...Object.fromEntries(given) }), moment.now);
  const seal = offer.status === 'on_hold' ? undefined : sealOf(round, moment.now);
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
    ...(seal && !isSecret(offer) && { openAmount: open ?? before, openTerms: shown ?? offer.terms }),
  };
  const { note } = change;
  return stepped(
    next,
    moment,
    { by: 'buyer', kind: 'raised', amount, ...until(seal), ...(note !== undefined && { note }) },
    (ids) => OfferRaised.of({ ...ids, amount, before, sealed: seal !== undefined }),
  );
}

const until = (seal: { sealedUntil: string } | undefined) => seal && { sealedUntil: seal.sealedUntil };

/** Made within the round: the seller never saw a sum of it. */
const isSecret = ({ sealedUntil, openAmount }: Offer): boolean =>
  sealedUntil !== undefined && openAmount === undefined;

const sealOf = (round: BestAndFinal | undefined, now: Date) =>
  isRunning(round, now) ? { sealedUntil: round.deadline, sealedRound: round.number } : undefined;

function guardSum(amount: number, price: number, confirmed: boolean): void {
  if (amount >= price * lowShare || confirmed) return;
  throw invalid(
    'confirmLow',
    `${formatPounds(amount)} is under half the asking price of ${formatPounds(price)}. Confirm that you mean it.`,
  );
}

/** @throws 422 where an end is given that comes within the hour or too far ahead */
export function guardEnd(expiresAt: string | undefined, now: Date, most: number): void {
  if (expiresAt === undefined) return;
  const ahead = Date.parse(expiresAt) - now.getTime();
  if (ahead < hourMs || ahead > most)
    throw invalid('expiresAt', `Choose a time between an hour and ${most / dayMs} days from now`);
}

/** A proof of funds without an end of its own counts for a while, not for good. */
function provenTerms(terms: OfferTerms, now: Date): OfferTerms {
  const today = now.toISOString().slice(0, 10);
  if (terms.targetExchange !== undefined && terms.targetExchange < today)
    throw invalid('targetExchange', 'Choose a day that is still to come');
  if (terms.proofDocId === undefined || terms.proofExpires !== undefined) return terms;
  return { ...terms, proofExpires: new Date(now.getTime() + proofDays * dayMs).toISOString().slice(0, 10) };
}
