import { beforeEach, describe, expect, test } from 'vitest';
import { type Side, ViewingStatus } from '../../../events/vocabulary.ts';
import {
  findNextViewing,
  listActivityWaits,
  findRemovalObstacle,
  resolveStage,
} from '../../../functions/deals/buying/domain/activity.ts';
import { toViewingView } from '../../../functions/deals/viewings/domain/viewing-view.ts';
import type { Viewing } from '../../../functions/deals/viewings/domain/viewing.ts';
import { toPropertyCard } from '../../../functions/listings/properties/domain/card.ts';
import { buyer, seller } from '../../notifications/notice-examples.ts';
import { createProperty, ids } from '../../properties/property-examples.ts';
import { startLogin } from '../app.tsx';
import { calls, createAnswers } from '../payments/samples.ts';
import { findFaults, readNews, readScreen } from './reading.ts';
import { asSide, chatPath, createChatAnswers } from './threads.ts';
import type { ViewingEnd } from './viewing-end.ts';
import { viewingEnds } from './viewing-ends.ts';

beforeEach(startLogin);

const toList = (name: string, ...items: unknown[]) => ({
  body: { [name]: items, total: items.length, page: 1, per_page: 50 },
});
const timesCall = `GET /api/properties/time-slots/${ids.property}`;
const noTimes = { body: { ...toList('slots').body, days: [], stopped: false } };

function createView({ viewing, home }: ViewingEnd, side: Side) {
  const counterpart = { id: side === 'buyer' ? ids.owner : ids.other, user_name: 'sam jones' };
  const property = createProperty({ status: home });
  return toViewingView(
    viewing,
    ids[side === 'buyer' ? 'other' : 'owner'],
    { property, counterpart },
    new Date(),
  );
}

/** The buyer’s row of the home, as the API makes it. */
function createBuyingRow(viewing: Viewing, home: ViewingEnd['home']) {
  const now = new Date();
  const activity = {
    propertyId: viewing.propertyId,
    buyerId: viewing.buyerId,
    sellerId: ids.owner,
    offers: [],
    viewings: [viewing],
    thread: undefined,
  };
  const next = findNextViewing(activity, now);
  return {
    propertyId: ids.property,
    sellerId: ids.owner,
    stage: resolveStage(activity, now),
    ...(home !== 'removed' && { card: toPropertyCard(createProperty({ status: home }), now) }),
    ...(next && { nextViewing: { id: next.id, start: next.start, status: next.status } }),
    unread: 0,
    waits: listActivityWaits(activity, 'buyer', { propertyStatus: home }, now),
    lastActivityAt: viewing.updatedAt,
    removable: findRemovalObstacle(activity, now) === undefined,
  };
}

test('every state of a viewing is in the table', () => {
  expect(Object.keys(viewingEnds).toSorted()).toEqual(ViewingStatus.options.toSorted());
  for (const [status, rows] of Object.entries(viewingEnds))
    expect(new Set(rows.map(({ viewing }) => viewing.status)), status).toEqual(new Set([status]));
});

const rows = Object.values(viewingEnds).flat();
const cardOf = ({ id, status }: Viewing) => ({ type: 'viewing', id, moment: status }) as const;

describe('a viewing', () => {
  test.each(rows)('$viewing.status, $name, is told to its seller', async (row) => {
    const view = createView(row, 'seller');
    const viewings = await readScreen(`/my-listing/${ids.property}/viewings`, {
      ...asSide.seller,
      ...createAnswers(row.home),
      'GET /api/my-viewing': toList('viewings', view),
      [timesCall]: noTimes,
    });
    const chat = await readScreen(
      chatPath,
      createChatAnswers('seller', { card: cardOf(row.viewing), viewings: [view] }),
    );
    expect([
      ...findFaults('viewings', viewings, row.seller, row.never),
      ...findFaults('chat', chat, row.seller, row.never),
    ]).toEqual([]);
  });

  test.each(rows)('$viewing.status, $name, is told to its buyer', async (row) => {
    const view = createView(row, 'buyer');
    const answers = { ...asSide.buyer, 'GET /api/my-viewing': toList('viewings', view) };
    const viewings = await readScreen('/viewings', answers);
    const chat = await readScreen(
      chatPath,
      createChatAnswers('buyer', { card: cardOf(row.viewing), viewings: [view] }),
    );
    const buying = await readScreen('/my-buying', {
      ...answers,
      'GET /api/my-interest': { body: { homes: [] } },
      'GET /api/my-buying': toList('buying', createBuyingRow(row.viewing, row.home)),
    });
    expect([
      ...findFaults('viewings', viewings, row.buyer, row.never),
      ...findFaults('chat', chat, row.buyer, row.never),
      ...findFaults('buying', buying, row.buying, row.never),
    ]).toEqual([]);
  });

  test.each(rows.filter(({ news }) => news.length > 0))('$viewing.status, $name, has news', ({ news }) => {
    expect(
      news.flatMap(([event, change, to, reads]) =>
        findFaults(event, readNews(event, change, to === 'seller' ? seller : buyer), reads),
      ),
    ).toEqual([]);
  });
});

test('viewings that the seller stopped with an offer offer no times to either side', async () => {
  const stopped = { [timesCall]: { body: { ...noTimes.body, stopped: true } } };
  const own = await readScreen(`/my-listing/${ids.property}/viewings`, {
    ...asSide.seller,
    ...createAnswers('under_offer'),
    'GET /api/my-viewing': toList('viewings'),
    ...stopped,
  });
  const { owner: _, ...body } = createAnswers('under_offer')[calls.home].body;
  const sheet = await readScreen(`/property-details/${ids.property}?book`, {
    ...asSide.buyer,
    [calls.home]: { body: { ...body, isOwner: false } },
    ...stopped,
  });
  expect([
    ...findFaults('viewings', own, /You stopped viewings when you accepted the offer/, [/Add viewing times/]),
    ...findFaults('sheet', sheet, /takes no more viewings/, [/Days that suit you/]),
  ]).toEqual([]);
});
