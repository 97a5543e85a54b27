import type { UserId } from '../../../../events/vocabulary.ts';
import { AppError } from '../../../kernel/errors.ts';
import { findProperty } from '../../../listings/properties/adapters/property-repository.ts';
import { isVisibleTo } from '../../../listings/properties/domain/transitions.ts';
import { findInterestNote } from '../../scottish-homes/adapters/interest-note-repository.ts';
import { isNoted } from '../../scottish-homes/domain/interest-note.ts';
import { findRound } from '../adapters/best-and-final-repository.ts';
import {
  countOpenOffers,
  findOpenOffer,
  listOffersOfBuyer,
  listOffersOfProperty,
} from '../adapters/offer-repository.ts';
import type { OfferView } from '../contract.ts';
import type { BestAndFinal } from '../domain/best-and-final.ts';
import { isRoundRunning } from '../domain/best-and-final.ts';
import type { Offer } from '../domain/offer.ts';
import { compareCertainty } from '../domain/strength.ts';
import { loadOfferViews } from './load-offer-views.ts';

interface OfferListQuery {
  readonly page: number;
  readonly per_page: number;
  readonly sort: 'newest' | 'amount' | 'certainty';
}

const comparators: Readonly<Record<OfferListQuery['sort'], (a: OfferView, b: OfferView) => number>> = {
  newest: () => 0,
  amount: (a, b) => (b.amount ?? 0) - (a.amount ?? 0),
  certainty: (a, b) => compareCertainty(a.strength, b.strength),
};

/** The offers on a property: all of them for its owner, a caller's own for others. */
export async function listOfferViews(
  propertyId: Offer['propertyId'],
  caller: { readonly id: UserId },
  { page, per_page, sort }: OfferListQuery,
  now: Date,
) {
  const property = await findProperty(propertyId);
  const isOwner = property?.ownerId === caller.id;
  const own = isOwner ? await listOffersOfProperty(propertyId) : await listOwnOffers(propertyId, caller.id);
  if (!property || (own.length === 0 && !isVisibleTo(property, caller.id)))
    throw new AppError('not_found', 'We can’t find that home.');
  const [views, round, openOffers] = await Promise.all([
    loadOfferViews(own, caller.id, now),
    findRound(propertyId),
    !isOwner && property.showOfferCount ? countOpenOffers(propertyId) : undefined,
  ]);
  // Sorts by what the caller sees: a sealed amount does not change the seller's order.
  const sorted = views.toSorted(comparators[sort]);
  const invited = isOwner || views.some((view) => view.round !== undefined);
  const isAsked = invited || (round !== undefined && (await isInvited(round, caller.id)));
  return {
    offers: sorted.slice((page - 1) * per_page, page * per_page),
    total: sorted.length,
    page,
    per_page,
    ...(round && isRoundShown(round, invited, now) && { round: toRoundView(round, now, isAsked) }),
    ...(openOffers !== undefined && { openOffers }),
  };
}

/** Whether somebody without an offer was invited to a closing date, or noted interest while it runs. */
async function isInvited(
  { propertyId, invitedIds, isClosingDate }: BestAndFinal,
  id: UserId,
): Promise<boolean> {
  if (invitedIds.includes(id)) return true;
  const note = isClosingDate ? await findInterestNote(propertyId, id) : undefined;
  return note !== undefined && isNoted(note);
}

/** Who has no offer yet learns of a round that runs, as it would seal theirs. */
const isRoundShown = (round: BestAndFinal, invited: boolean, now: Date): boolean =>
  invited ? round.status === 'open' : isRoundRunning(round, now);

/**
 * The caller's own offers, newest first. Reads the open one consistently, so a new offer is never missing.
 */
async function listOwnOffers(propertyId: Offer['propertyId'], buyerId: UserId): Promise<Offer[]> {
  const [open, all] = await Promise.all([findOpenOffer(propertyId, buyerId), listOffersOfBuyer(buyerId)]);
  const past = all.filter((offer) => offer.propertyId === propertyId && offer.id !== open?.id);
  return (open ? [open, ...past] : past).toSorted((a, b) => b.id.localeCompare(a.id));
}

/** A round with the seller's words, which only those who were asked read. */
export function toRoundView(round: BestAndFinal, now: Date, withNote = true) {
  return {
    deadline: round.deadline,
    open: isRoundRunning(round, now),
    ...(withNote && round.note !== undefined && { note: round.note }),
  };
}
