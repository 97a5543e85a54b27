import type { UserId } from '../../events/vocabulary.ts';
import { observeNetwork } from '../ip-traces/commands/observe-network.ts';
import { api } from '../shared/api.ts';
import { now } from '../shared/clock.ts';
import { documentLink } from '../shared/documents.ts';
import { AppError } from '../shared/errors.ts';
import { limit } from '../shared/limit.ts';
import { acceptAsSeller, changeOffer, makeOffer, rejectOffer } from './acts.ts';
import { findRemovalObstacle } from '../buying/domain/activity.ts';
import { hideProperty, unhideProperty } from '../buying/adapters/hidden-property-repository.ts';
import { offerRoutes } from './contract.ts';
import { guardOpenTo } from './documents.ts';
import { notThere } from './ground.ts';
import { offersOn, roundView } from './listing.ts';
import { listBuying, loadActivities } from '../buying/queries/list-buying.ts';
import type { Offer } from './offer.ts';
import { callBestAndFinal, cancelBestAndFinal } from './rounds.ts';
import { lapsed } from './settling.ts';
import { offerViewsFor } from './showing.ts';
import { offerById, offersOfBuyer } from './store.ts';

const offersADay = 20;
const daySeconds = 86_400;

export const handler = api(offerRoutes, {
  makeOffer: async ({ body }, caller, { ip }) => {
    await limit({ key: `offers#${caller.id}`, most: offersADay, seconds: daySeconds });
    const time = now();
    const offer = await makeOffer(body, caller, time);
    await observeNetwork(caller.id, 'first_offer', ip);
    return shown(offer, caller, time);
  },

  changeOffer: async ({ params: { id: offerId }, body }, caller) => {
    const time = now();
    return shown(await changeOffer({ offerId }, body, caller, time), caller, time);
  },

  acceptOffer: async ({ params: { id: offerId }, body }, caller) => {
    const time = now();
    return shown(await acceptAsSeller({ offerId }, body, caller, time), caller, time);
  },

  rejectOffer: async ({ params: { id: offerId }, body }, caller) => {
    const time = now();
    return shown(await rejectOffer({ offerId }, body, caller, time), caller, time);
  },

  propertyOffers: async ({ params: { id }, query }, caller) => offersOn(id, caller, query, now()),

  offerDocument: async ({ params: { id, docId } }, caller) => {
    const offer = await offerById(id);
    const name = guardOpenTo(offer, docId, caller.id, now());
    return documentLink(docId, name);
  },

  callRound: async ({ params: { id }, body }, caller) => {
    const time = now();
    return roundView(await callBestAndFinal(id, body, caller, time), time);
  },

  cancelRound: async ({ params: { id } }, caller) => cancelBestAndFinal(id, caller, now()),

  myOffers: async ({ query: { page, per_page, status } }, caller) => {
    const time = now();
    const all = await offersOfBuyer(caller.id);
    const wanted = status ? all.filter((offer) => lapsed(offer, time).status === status) : all;
    const offers = wanted.slice((page - 1) * per_page, page * per_page);
    return { offers: await offerViewsFor(offers, caller.id, time), total: wanted.length, page, per_page };
  },

  myBuying: async ({ query }, caller) => listBuying(caller.id, query, now()),

  removeFromBuying: async ({ params: { id } }, caller) => {
    const time = now();
    const touch = (await loadActivities(caller.id, time)).find(({ propertyId }) => propertyId === id);
    if (!touch) throw new AppError('not_found', 'You have nothing going on with this home.');
    const hold = findRemovalObstacle(touch, time);
    if (hold !== undefined) throw new AppError('conflict', holdTexts[hold], { state: hold });
    await hideProperty(caller.id, id, time.toISOString());
  },

  restoreToBuying: async ({ params: { id } }, caller) => {
    const touched = await loadActivities(caller.id, now());
    if (!touched.some(({ propertyId }) => propertyId === id))
      throw new AppError('not_found', 'You have nothing going on with this home.');
    await unhideProperty(caller.id, id);
  },
});

const holdTexts = {
  accepted: 'Your offer on this home is accepted, so it stays here.',
  exchanged: 'Contracts are exchanged on this home, so it stays here.',
  viewing_booked: 'You have a viewing of this home. Cancel it first.',
} as const;

async function shown(offer: Offer, { id }: { readonly id: UserId }, time: Date) {
  const [view] = await offerViewsFor([offer], id, time);
  if (!view) throw notThere();
  return view;
}
