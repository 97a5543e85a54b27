import type { UserId } from '../../../events/vocabulary.ts';
import type { Message, Thread } from '../../messages/message.ts';
import { messagesAfter } from '../../messages/message-store.ts';
import { threadsOf } from '../../messages/store.ts';
import type { Offer } from '../../offers/offer.ts';
import { offersOfBuyer, offersOfProperty } from '../../offers/store.ts';
import { homesOf } from '../../properties/property-store.ts';
import { salesOf } from '../../sales/store.ts';
import { viewingsOfBuyer, viewingsOfSeller } from '../../viewings/store.ts';
import { toOwnMessage, toOwnOffer, toOwnSale, toOwnViewing } from '../domain/own-parts.ts';

async function listOffersOfBothSides(userId: UserId): Promise<Offer[]> {
  const homes = await homesOf(userId);
  const found = await Promise.all([offersOfBuyer(userId), ...homes.map(({ id }) => offersOfProperty(id))]);
  return found.flat();
}

export async function loadOwnOffers(userId: UserId) {
  return (await listOffersOfBothSides(userId)).map((offer) => toOwnOffer(offer, userId));
}

export async function loadOwnSales(userId: UserId) {
  const offers = await listOffersOfBothSides(userId);
  const sales = await salesOf(offers.map(({ id }) => id));
  return [...sales.values()].map((sale) => toOwnSale(sale, userId));
}

export async function loadOwnViewings(userId: UserId, now: Date) {
  const found = await Promise.all([viewingsOfBuyer(userId, { now }), viewingsOfSeller(userId, { now })]);
  return found.flat().map((viewing) => toOwnViewing(viewing, userId));
}

export async function loadOwnMessages(userId: UserId) {
  const threads = await threadsOf(userId, ['unread', 'read', 'archived']);
  const own: Message[] = [];
  for (const thread of threads) own.push(...(await listOwnMessages(thread, userId)));
  return own.map(toOwnMessage);
}

async function listOwnMessages(thread: Thread, userId: UserId): Promise<Message[]> {
  const all = await messagesAfter(thread, 'msg_');
  return all.filter(({ fromId }) => fromId === userId);
}
