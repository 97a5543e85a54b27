import type { UserId } from '../../events/vocabulary.ts';
import { sideOf } from '../offers/decision.ts';
import type { Offer } from '../offers/offer.ts';
import { api } from '../shared/api.ts';
import { now } from '../shared/clock.ts';
import { env } from '../shared/env.ts';
import { AppError } from '../shared/errors.ts';
import { newId } from '../shared/ids.ts';
import { describeOperator, parseOperator } from '../shared/operator.ts';
import { paperPage } from '../shared/paper/paper-page.ts';
import { type Deal, dealAt, dealOf, decideOn, groundOf, isSide, matterOf, momentAt, noSale } from './acts.ts';
import { saleRoutes } from './contract.ts';
import type { Actor, Decision } from './decision.ts';
import { changeDetails } from './details.ts';
import { changeSolicitor, nameSolicitor } from './instructing.ts';
import { issueAgain } from './issuing.ts';
import { isSigned, paperOf as claimOf } from './link-store.ts';
import { inviteSolicitor } from './links.ts';
import { getSaleByLink } from './sale-by-link.ts';
import { paperOf } from './memorandum-sections.ts';
import { memorandum } from './memorandum-store.ts';
import { tick, type Tick } from './progress.ts';
import { saleViewFor } from './showing.ts';
import { insertingSolicitor, offerOfSolicitor, saleOf } from './store.ts';

const actorIn = (offer: Offer, userId: UserId): Actor => {
  const side = sideOf(offer, userId);
  if (!side) throw noSale();
  return { side, solicitor: false };
};
const own = ({ id }: { id: UserId }) => isSide(id);
const plan = (decision: Decision | undefined) => decision && { decision };

async function tickOn(find: () => Promise<Deal>, by: (offer: Offer) => Actor, change: Tick, time: Date) {
  const deal = await decideOn(
    find,
    (deal) => plan(tick(deal.sale, matterOf(deal), change, by(deal.offer), momentAt(time))),
    time,
  );
  return saleViewFor(deal, by(deal.offer), time);
}

export const handler = api(saleRoutes, {
  nameSolicitor: async ({ body: { propertyId, ...details } }, caller) => {
    const time = now();
    const id = newId('sol');
    const { sale, offer } = await decideOn(
      () => dealAt(propertyId, own(caller)),
      async (deal) => {
        const { side } = actorIn(deal.offer, caller.id);
        const named = { side, by: caller.id, id, details };
        const decision = nameSolicitor(deal.sale, await groundOf(deal), named, momentAt(time));
        return { decision, also: [insertingSolicitor(id, deal.sale.offerId)] };
      },
      time,
    );
    return solicitorIn(sale, actorIn(offer, caller.id));
  },

  changeSolicitor: async ({ params: { id }, body: { propertyId: _, ...details } }, caller) => {
    const time = now();
    const offerId = await offerOfSolicitor(id);
    if (!offerId) throw new AppError('not_found', 'There is no such solicitor.');
    const { sale, offer } = await decideOn(
      () => dealOf(offerId),
      async (deal) =>
        plan(
          changeSolicitor(deal.sale, await groundOf(deal), { id, by: caller.id, details }, momentAt(time)),
        ),
      time,
    );
    return solicitorIn(sale, actorIn(offer, caller.id));
  },

  sale: async ({ params: { propertyId, toUserId } }, caller) => {
    const isBetween = (offer: Offer) => isSide(caller.id)(offer) && isSide(toUserId)(offer);
    if (toUserId === caller.id) throw noSale();
    const deal = await dealAt(propertyId, isBetween);
    return saleViewFor(deal, actorIn(deal.offer, caller.id), now());
  },

  changeDetails: async ({ params: { propertyId }, body }, caller) => {
    const time = now();
    const deal = await decideOn(
      () => dealAt(propertyId, own(caller)),
      ({ sale, offer }) => plan(changeDetails(sale, actorIn(offer, caller.id).side, body, momentAt(time))),
      time,
    );
    return saleViewFor(deal, actorIn(deal.offer, caller.id), time);
  },

  issueMemorandum: async ({ params: { propertyId } }, caller) => {
    const time = now();
    const deal = await decideOn(
      () => dealAt(propertyId, own(caller)),
      async (deal) => {
        const { sale, offer } = deal;
        const version = sale.memoranda.at(-1)?.version;
        const last = version === undefined ? undefined : await memorandum(sale.offerId, version);
        const { side } = actorIn(offer, caller.id);
        return plan(issueAgain(sale, await groundOf(deal), side, last, momentAt(time)));
      },
      time,
    );
    return saleViewFor(deal, actorIn(deal.offer, caller.id), time);
  },

  milestone: ({ params: { propertyId }, body }, caller) =>
    tickOn(
      () => dealAt(propertyId, own(caller)),
      (offer) => actorIn(offer, caller.id),
      body,
      now(),
    ),

  inviteSolicitor: ({ params: { propertyId } }, caller) =>
    inviteSolicitor(() => dealAt(propertyId, own(caller)), { by: caller.id, propertyId }, now()),

  saleByLink: async ({ body: { token } }, _caller, { ip }) => {
    const time = now();
    const { deal, by } = await getSaleByLink(token, ip, time);
    return saleViewFor(deal, by, time);
  },

  milestoneByLink: async ({ body: { token, ...change } }, _caller, { ip }) => {
    const time = now();
    const { by } = await getSaleByLink(token, ip, time);
    const find = async () => (await getSaleByLink(token, ip, time)).deal;
    return tickOn(find, () => by, change, time);
  },

  memorandum: async ({ params: { key } }) => {
    const claimed = claimOf(key);
    const secret = claimed && (await saleOf(claimed.offerId))?.secret;
    if (!claimed || secret === undefined || !isSigned(key, secret))
      throw new AppError('not_found', 'There is no such paper.');
    if (claimed.until * 1000 < now().getTime())
      throw new AppError('gone', 'This link has ended. Open the paper from the sale’s page.');
    const issued = await memorandum(claimed.offerId, claimed.version);
    if (!issued) throw new AppError('not_found', 'There is no such paper.');
    return paperPage(paperOf(issued, describeOperator(parseOperator(env('OPERATOR')))));
  },
});

function solicitorIn({ solicitors }: Deal['sale'], { side }: Actor) {
  const named = solicitors[side];
  if (!named) throw noSale();
  return named;
}
