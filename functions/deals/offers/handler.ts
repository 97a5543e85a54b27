import type { UserId } from '../../../events/vocabulary.ts';
import { observeNetwork } from '../../people/ip-traces/commands/observe-network.ts';
import { api } from '../../kernel/http/api.ts';
import { now } from '../../kernel/clock.ts';
import { signDocumentLink } from '../../kernel/data/signed-links.ts';
import { AppError } from '../../kernel/errors.ts';
import { enforceLimit } from '../../kernel/http/rate-limit.ts';
import { daySeconds } from '../../kernel/time.ts';
import { acceptOfferAsSeller } from './commands/accept-offer.ts';
import { changeOffer } from './commands/change-offer.ts';
import { makeOffer } from './commands/make-offer.ts';
import { rejectOffer } from './commands/reject-offer.ts';
import { findRemovalObstacle } from '../buying/domain/activity.ts';
import { hideProperty, unhideProperty } from '../buying/adapters/hidden-property-repository.ts';
import { offerRoutes } from './contract.ts';
import { resolveProofName } from './domain/proof-access.ts';
import { createOfferNotFoundError } from './commands/update-offer.ts';
import { listOfferViews, toRoundView } from './queries/list-offers.ts';
import { listBuying, loadActivities } from '../buying/queries/list-buying.ts';
import type { Offer } from './domain/offer.ts';
import { callBestAndFinal, cancelBestAndFinal } from './commands/call-or-cancel-best-and-final.ts';
import { applyExpiry } from './domain/due-changes.ts';
import { loadOfferViews } from './queries/load-offer-views.ts';
import { findOffer, listOffersOfBuyer } from './adapters/offer-repository.ts';

const maxOffersPerDay = 20;

export const handler = api(offerRoutes, {
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
    return { offers: await loadOfferViews(offers, caller.id, time), total: wanted.length, page, per_page };
  },

  myBuying: async ({ query }, caller) => listBuying(caller.id, query, now()),

  removeFromBuying: async ({ params: { id } }, caller) => {
    const time = now();
    const touch = (await loadActivities(caller.id, time)).find(({ propertyId }) => propertyId === id);
    if (!touch) throw new AppError('not_found', 'You have nothing going on with this home.');
    const hold = findRemovalObstacle(touch, time);
    if (hold !== undefined) throw new AppError('conflict', obstacleTexts[hold], { state: hold });
    await hideProperty(caller.id, id, time.toISOString());
  },

  restoreToBuying: async ({ params: { id } }, caller) => {
    const touched = await loadActivities(caller.id, now());
    if (!touched.some(({ propertyId }) => propertyId === id))
      throw new AppError('not_found', 'You have nothing going on with this home.');
    await unhideProperty(caller.id, id);
  },
});

const obstacleTexts = {
  accepted: 'Your offer on this home is accepted, so it stays here.',
  exchanged: 'Contracts are exchanged on this home, so it stays here.',
  viewing_booked: 'You have a viewing of this home. Cancel it first.',
} as const;

async function getOfferView(offer: Offer, { id }: { readonly id: UserId }, time: Date) {
  const [view] = await loadOfferViews([offer], id, time);
  if (!view) throw createOfferNotFoundError();
  return view;
}
