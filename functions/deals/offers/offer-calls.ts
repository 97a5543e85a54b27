import type { UserId } from '../../../events/vocabulary.ts';
import { now } from '../../kernel/clock.ts';
import { signDocumentLink } from '../../kernel/data/signed-links.ts';
import type { Operations } from '../../kernel/http/api.ts';
import { enforceLimit } from '../../kernel/http/rate-limit.ts';
import { daySeconds } from '../../kernel/time.ts';
import { observeNetwork } from '../../people/ip-traces/commands/observe-network.ts';
import { findOffer, listOffersOfBuyer } from './adapters/offer-repository.ts';
import { acceptOfferAsSeller } from './commands/accept-offer.ts';
import { callBestAndFinal, cancelBestAndFinal } from './commands/call-or-cancel-best-and-final.ts';
import { changeOffer } from './commands/change-offer.ts';
import { makeOffer } from './commands/make-offer.ts';
import { rejectOffer } from './commands/reject-offer.ts';
import { createOfferNotFoundError } from './commands/update-offer.ts';
import type { offerRoutes } from './contract.ts';
import { applyExpiry } from './domain/due-changes.ts';
import type { Offer } from './domain/offer.ts';
import { resolveProofName } from './domain/proof-access.ts';
import { listOfferViews, toRoundView } from './queries/list-offers.ts';
import { loadOfferViews } from './queries/load-offer-views.ts';

const maxOffersPerDay = 20;

export const offerCalls = {
  makeOffer: async ({ body }, caller, { ip }) => {
    await enforceLimit({ key: `offers#${caller.id}`, max: maxOffersPerDay, seconds: daySeconds });
    const time = now();
    const offer = await makeOffer(body, caller, time);
    await observeNetwork(caller.id, 'first_offer', ip);
    return getOfferView(offer, caller, time);
  },

  changeOffer: async ({ params: { id: offerId }, body }, caller) => {
    const time = now();
    return getOfferView(await changeOffer({ offerId }, body, caller, time), caller, time);
  },

  acceptOffer: async ({ params: { id: offerId }, body }, caller) => {
    const time = now();
    return getOfferView(await acceptOfferAsSeller({ offerId }, body, caller, time), caller, time);
  },

  rejectOffer: async ({ params: { id: offerId }, body }, caller) => {
    const time = now();
    return getOfferView(await rejectOffer({ offerId }, body, caller, time), caller, time);
  },

  propertyOffers: async ({ params: { id }, query }, caller) => listOfferViews(id, caller, query, now()),

  offerDocument: async ({ params: { id, docId } }, caller) => {
    const offer = await findOffer(id);
    const name = resolveProofName(offer, docId, caller.id, now());
    return signDocumentLink(docId, name);
  },

  callRound: async ({ params: { id }, body }, caller) => {
    const time = now();
    return toRoundView(await callBestAndFinal(id, body, caller, time), time);
  },

  cancelRound: async ({ params: { id } }, caller) => cancelBestAndFinal(id, caller, now()),

  myOffers: async ({ query: { page, per_page, status } }, caller) => {
    const time = now();
    const all = await listOffersOfBuyer(caller.id);
    const wanted = status ? all.filter((offer) => applyExpiry(offer, time).status === status) : all;
    const offers = wanted.slice((page - 1) * per_page, page * per_page);
    const views = await loadOfferViews(offers, caller.id, time, all);
    return { offers: views, total: wanted.length, page, per_page };
  },
} satisfies Partial<Operations<typeof offerRoutes>>;

async function getOfferView(offer: Offer, { id }: { readonly id: UserId }, time: Date) {
  const [view] = await loadOfferViews([offer], id, time);
  if (!view) throw createOfferNotFoundError();
  return view;
}
