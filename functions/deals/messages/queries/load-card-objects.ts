import { OfferId, type UserId, ViewingId, getOtherSide, sideOf } from '../../../../events/vocabulary.ts';
import { findAcceptedOffer, listOffersById, findOpenOffer } from '../../offers/adapters/offer-repository.ts';
import { loadOfferViews } from '../../offers/queries/load-offer-views.ts';
import { findSale } from '../../sales/adapters/sale-repository.ts';
import { findOpenViewing, listViewingsById } from '../../viewings/adapters/viewing-repository.ts';
import { loadViewingViews } from '../../viewings/queries/load-viewing-views.ts';
import type { Chat } from '../contract.ts';
import type { Message } from '../domain/message.ts';
import { type Parties, getPersonOn } from '../domain/thread.ts';

type CardObjects = Pick<Chat, 'viewings' | 'offers' | 'sale'>;

/** The present state of the objects of a page's cards, with the open viewing and offer of the two people. */
export async function loadCardObjects(
  parties: Parties,
  messages: readonly Message[],
  callerId: UserId,
  now: Date,
): Promise<CardObjects> {
  const [viewings, offers, sale] = await Promise.all([
    loadViewings(parties, messages),
    loadOffers(parties, messages),
    findSaleBetween(parties, callerId),
  ]);
  const [viewingViews, offerViews] = await Promise.all([
    loadViewingViews(viewings, callerId, now),
    loadOfferViews(offers, callerId, now),
  ]);
  return { viewings: viewingViews, offers: offerViews, ...(sale && { sale }) };
}

const listCardIds = (messages: readonly Message[], type: 'viewing' | 'offer'): string[] => [
  ...new Set(messages.flatMap(({ card }) => (card?.type === type ? [card.id] : []))),
];

async function loadViewings({ buyerId, propertyId }: Parties, messages: readonly Message[]) {
  const ids = listCardIds(messages, 'viewing').map((id) => ViewingId.parse(id));
  const [named, open] = await Promise.all([listViewingsById(ids), findOpenViewing(buyerId, propertyId)]);
  return withOpen(named, open);
}

async function loadOffers({ buyerId, propertyId }: Parties, messages: readonly Message[]) {
  const ids = listCardIds(messages, 'offer').map((id) => OfferId.parse(id));
  const [named, open] = await Promise.all([listOffersById(ids), findOpenOffer(propertyId, buyerId)]);
  return withOpen(named, open);
}

/** The open object is read consistently and replaces its copy from the batch read. */
const withOpen = <T extends { readonly id: string }>(named: readonly T[], open: T | undefined): T[] =>
  open ? [open, ...named.filter(({ id }) => id !== open.id)] : [...named];

async function findSaleBetween(parties: Parties, callerId: UserId): Promise<CardObjects['sale']> {
  const accepted = await findAcceptedOffer(parties.propertyId);
  const side = sideOf(parties, callerId);
  if (accepted?.buyerId !== parties.buyerId || !side) return undefined;
  const sale = await findSale(accepted.id);
  return { status: sale?.status ?? 'under_offer', toUserId: getPersonOn(parties, getOtherSide(side)) };
}
