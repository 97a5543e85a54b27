import { describe, expect, test } from 'vitest';
import {
  describeBuyersAct,
  describeSellersAct,
} from '../../functions/reach/calendar-feeds/domain/calendar-date.ts';
import { isReadWorthNoting } from '../../functions/reach/calendar-feeds/domain/calendar-feed.ts';

const title = '14 Oak Road, Leeds';

describe('describeBuyersAct', () => {
  test.each([
    ['counter', 'Answer the counter-offer: 14 Oak Road, Leeds'],
    ['reconfirm', 'Confirm that your offer is still on: 14 Oak Road, Leeds'],
    ['final_offer', 'Last day for your best and final offer: 14 Oak Road, Leeds'],
    ['viewing_time', 'Answer the new viewing time: 14 Oak Road, Leeds'],
    ['visit', undefined],
    ['messages', undefined],
  ] as const)('says of %s: %s', (kind, summary) => {
    expect(describeBuyersAct(kind, { title })).toBe(summary);
  });
});

describe('describeSellersAct', () => {
  test.each([
    [{ kind: 'offers', count: 1, person: 'Ann' }, 'Answer the offer from Ann: 14 Oak Road, Leeds'],
    [{ kind: 'offers', count: 1 }, 'Answer the offer: 14 Oak Road, Leeds'],
    [{ kind: 'offers', count: 3 }, 'Answer the first of 3 offers: 14 Oak Road, Leeds'],
    [{ kind: 'viewings', count: 2 }, 'Answer the first of 2 viewing requests: 14 Oak Road, Leeds'],
    [{ kind: 'times', count: 1, person: 'Ann' }, 'Answer the new viewing time from Ann: 14 Oak Road, Leeds'],
    [{ kind: 'messages', count: 4 }, undefined],
  ] as const)('says of %j: %s', (task, summary) => {
    expect(describeSellersAct(task, title)).toBe(summary);
  });
});

describe('isReadWorthNoting', () => {
  const feed = { userId: 'usr_01K9ZX3Q6T4C8V0R2M5N7P9B1E', createdAt: '2026-11-29T08:00:00.000Z' } as const;
  test.each([
    [undefined, true],
    ['2026-11-29T09:30:00.000Z', false],
    ['2026-11-29T09:00:00.000Z', true],
  ])('after a reading at %s: %s', (readAt, expected) => {
    expect(isReadWorthNoting({ ...feed, readAt }, new Date('2026-11-29T10:00:00.000Z'))).toBe(expected);
  });
});
