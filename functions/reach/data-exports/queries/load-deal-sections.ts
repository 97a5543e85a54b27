import type { UserId } from '../../../../events/vocabulary.ts';
import { listTiesOfPerson } from '../../../deals/chains/adapters/tie-repository.ts';
import { listMessagesAfter } from '../../../deals/messages/adapters/message-repository.ts';
import { listThreadsOfUser } from '../../../deals/messages/adapters/thread-repository.ts';
import type { Message, Thread } from '../../../deals/messages/domain/message.ts';
import { listOffersOfBuyer, listOffersOfProperty } from '../../../deals/offers/adapters/offer-repository.ts';
import type { Offer } from '../../../deals/offers/domain/offer.ts';
import { loadSales } from '../../../deals/sales/adapters/sale-repository.ts';
import { listInterestNotesOfBuyer } from '../../../deals/scottish-homes/adapters/interest-note-repository.ts';
import {
  listReportRequestsOfBuyer,
  listReportRequestsOfHome,
} from '../../../deals/scottish-homes/adapters/report-request-repository.ts';
import {
  listViewingsOfBuyer,
  listViewingsOfSeller,
} from '../../../deals/viewings/adapters/viewing-repository.ts';
import { listPropertiesOfOwner } from '../../../listings/properties/adapters/property-repository.ts';
import { listSignaturesOfSigner } from '../../../people/signatures/adapters/signature-records.ts';
import {
  toOwnMessage,
  toOwnOffer,
  toOwnSale,
  toOwnSignature,
  toOwnTie,
  toOwnViewing,
} from '../domain/own-parts.ts';

async function listOffersOfBothSides(userId: UserId): Promise<Offer[]> {
  const homes = await listPropertiesOfOwner(userId);
  const found = await Promise.all([
    listOffersOfBuyer(userId),
    ...homes.map(({ id }) => listOffersOfProperty(id)),
  ]);
  return found.flat();
}

export async function loadOwnOffers(userId: UserId) {
  const homes = await listPropertiesOfOwner(userId);
  const [offers, notes, asked, ...handedOut] = await Promise.all([
    listOffersOfBothSides(userId),
    listInterestNotesOfBuyer(userId),
    listReportRequestsOfBuyer(userId),
    ...homes.map(({ id }) => listReportRequestsOfHome(id)),
  ]);
  return [
    ...offers.map((offer) => toOwnOffer(offer, userId)),
    ...[...asked, ...handedOut.flat()].map(({ version: _, ...homeReport }) => ({ homeReport })),
    ...notes.map(({ version: _, toldOf: __, ...noteOfInterest }) => ({ noteOfInterest })),
  ];
}

export async function loadOwnSales(userId: UserId) {
  const offers = await listOffersOfBothSides(userId);
  const [sales, ties, signatures] = await Promise.all([
    loadSales(offers.map(({ id }) => id)),
    listTiesOfPerson(userId),
    listSignaturesOfSigner(userId),
  ]);
  return [...sales.values()].map((sale) => ({
    ...toOwnSale(sale, userId),
    signatures: signatures.flatMap((signature) =>
      signature.paper !== 'consent' && signature.offerId === sale.offerId ? [toOwnSignature(signature)] : [],
    ),
    chain: ties.flatMap((tie) =>
      tie.saleId === sale.offerId || tie.purchaseId === sale.offerId ? [toOwnTie(tie)] : [],
    ),
  }));
}

export async function loadOwnViewings(userId: UserId, now: Date) {
  const found = await Promise.all([
    listViewingsOfBuyer(userId, { now }),
    listViewingsOfSeller(userId, { now }),
  ]);
  return found.flat().map((viewing) => toOwnViewing(viewing, userId));
}

export async function loadOwnMessages(userId: UserId) {
  const threads = await listThreadsOfUser(userId, ['unread', 'read', 'archived']);
  const messages: Message[] = [];
  for (const thread of threads) messages.push(...(await listOwnMessages(thread, userId)));
  return messages.map(toOwnMessage);
}

async function listOwnMessages(thread: Thread, userId: UserId): Promise<Message[]> {
  const all = await listMessagesAfter(thread, 'msg_');
  return all.filter(({ fromId }) => fromId === userId);
}
