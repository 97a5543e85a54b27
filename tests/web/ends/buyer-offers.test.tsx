import { beforeEach, expect, test } from 'vitest';
import { OfferStatus, UserId } from '../../../events/vocabulary.ts';
import { resolveStage } from '../../../functions/buying/domain/activity.ts';
import { offerEnds } from '../../../functions/offers/domain/offer-end.ts';
import { toEndField, toOfferView } from '../../../functions/offers/domain/offer-view.ts';
import { toPropertyCard } from '../../../functions/properties/domain/card.ts';
import { buyer } from '../../notifications/notice-examples.ts';
import { createProperty, ids } from '../../properties/property-examples.ts';
import { resetVisitor, startLogin } from '../app.tsx';
import { type BuyerOfferEnd, buyerOfferEnds } from './buyer-offer-ends.ts';
import { findFaults, readNews, readScreen } from './reading.ts';
import { asSide, chatPath, createChatAnswers } from './threads.ts';

beforeEach(() => {
  resetVisitor();
  startLogin();
});

function createView({ offer, home, acceptedBuyerId }: BuyerOfferEnd) {
  const now = new Date();
  const property = createProperty({ status: home });
  const card = home === 'removed' ? undefined : toPropertyCard(property, now);
  const counterpart = { id: ids.owner, user_name: 'sally seller' };
  const accepted = UserId.optional().parse(acceptedBuyerId);
  return toOfferView(
    offer,
    'buyer',
    { property, card, round: undefined, counterpart, acceptedBuyerId: accepted },
    now,
  );
}

function createBuyingRow({ offer, home }: BuyerOfferEnd) {
  const now = new Date();
  const { id, status, reconfirmBy, amount, note, updatedAt } = offer;
  const activity = {
    propertyId: offer.propertyId,
    sellerId: ids.owner,
    offers: [offer],
    viewings: [],
    thread: undefined,
  };
  return {
    propertyId: ids.property,
    sellerId: ids.owner,
    stage: resolveStage(activity, now),
    ...(home !== 'removed' && { card: toPropertyCard(createProperty({ status: home }), now) }),
    offer: { id, status, ...toEndField(offer, home), reconfirmBy, amount, note, updatedAt },
    unread: 0,
    lastActivityAt: updatedAt,
    removable: true,
  };
}

test('every state of an offer and every way to end it is in the table', () => {
  const states = new Set(buyerOfferEnds.map(({ offer }) => offer.status));
  expect([...states].toSorted()).toEqual(OfferStatus.options.toSorted());
  const ends = new Set(buyerOfferEnds.flatMap(({ offer, home }) => toEndField(offer, home).end ?? []));
  expect([...ends].toSorted()).toEqual([...offerEnds].toSorted());
});

test.each(buyerOfferEnds)('an offer that is $name is told to its buyer', async (row) => {
  const view = createView(row);
  const list = (name: string, item: unknown) => ({
    body: { [name]: [item], total: 1, page: 1, per_page: 24 },
  });
  const answers = {
    ...asSide.buyer,
    'GET /api/my-offers': list('offers', view),
    'GET /api/my-buying': list('buying', createBuyingRow(row)),
  };
  const chat = createChatAnswers('buyer', {
    card: { type: 'offer', id: row.offer.id, moment: row.offer.status },
    offers: [view],
    ...(view.card && { property: view.card }),
  });
  expect([
    ...findFaults('my offers', await readScreen('/my-buying?tab=offers', answers), row.reads, row.never),
    ...findFaults('my buying', await readScreen('/my-buying', answers), row.buying, row.never),
    ...findFaults('chat', await readScreen(chatPath, chat), row.reads, row.never),
    ...row.news.flatMap(([event, change, reads]) => findFaults(event, readNews(event, change, buyer), reads)),
  ]).toEqual([]);
});
