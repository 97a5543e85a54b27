import { describe, expect, test } from 'vitest';
import { createWait } from '../../../functions/deals/offers/domain/deal-waits.ts';
import type { BuyingItem } from '../../../web/entities/offer/api.ts';
import { listNextTasks } from '../../../web/features/search/home/member/next-tasks.ts';
import { createProperty, ids, noon } from '../../properties/property-examples.ts';
import { createOwnListing } from '../selling/own-listing.ts';

const { id: propertyId, ownerId: sellerId } = createProperty();

const createBuying = (waits: BuyingItem['waits'], change: Partial<BuyingItem> = {}): BuyingItem => ({
  propertyId,
  sellerId,
  stage: 'offer_made',
  unread: 0,
  removable: false,
  lastActivityAt: noon.toISOString(),
  waits,
  ...change,
});
const list = (matters: Partial<Parameters<typeof listNextTasks>[0]>) =>
  listNextTasks({ userId: ids.other, homes: [], drafts: [], buying: [], ...matters }, noon);
const toLines = (tasks: ReturnType<typeof list>) => tasks.map(({ text, to }) => [text, to]);

describe('listNextTasks', () => {
  test('puts what waits for a seller and for a buyer into one order of urgency', () => {
    const offers = { kind: 'offers', count: 1, by: '2026-12-04T19:00:00.000Z', person: 'Sam' } as const;
    const counter = createWait('counter', true, '2026-12-03T19:00:00.000Z', undefined);
    const tasks = list({
      homes: [createOwnListing({ waiting: [offers] })],
      buying: [createBuying([counter])],
    });
    expect(toLines(tasks)).toEqual([
      ['Answer the counter-offer by Thu 3 Dec, 19:00, or it expires', '/my-buying?tab=offers'],
      ['Answer Sam’s offer by Fri 4 Dec, 19:00, or it expires', `/my-listing/${propertyId}/offers`],
    ]);
  });

  test('leaves out what others have to do, but not a viewing that is planned', () => {
    const start = '2026-12-05T14:00:00.000Z';
    const waits = [
      createWait('offer', false, undefined, '2026-11-20T12:00:00.000Z'),
      createWait('visit', false, start, undefined),
    ];
    expect(toLines(list({ buying: [createBuying(waits)] }))).toEqual([
      ['Viewing on Sat 5 Dec, 14:00', '/my-buying?tab=viewings'],
    ]);
    expect(toLines(list({ homes: [createOwnListing({ nextViewing: start })] }))).toEqual([
      ['Viewing on Sat 5 Dec, 14:00', `/my-listing/${propertyId}/viewings`],
    ]);
  });

  test('counts messages about several homes as one task, which waits since the first of them', () => {
    const createUnread = (since: string) =>
      createBuying([createWait('messages', true, undefined, since)], { unread: 2 });
    const [first, second] = ['2026-11-13T12:00:00.000Z', '2026-11-20T12:00:00.000Z'].map(createUnread);
    if (!first || !second) throw new Error('Two homes have messages');
    expect(toLines(list({ buying: [second] }))).toEqual([
      ['2 unread messages, since Fri 20 Nov', `/messages/${propertyId}/${ids.other}`],
    ]);
    expect(toLines(list({ buying: [second, first] }))).toEqual([
      ['Read your messages, the first waiting since Fri 13 Nov', '/messages'],
    ]);
  });
});
