import { describe, expect, test } from 'vitest';
import { ShortlistId, UserId } from '../../events/vocabulary.ts';
import {
  acceptShortlist,
  assertMayInvite,
  assertSeen,
  createEndEvents,
  createShortlist,
  findPartnerId,
  type Shortlist,
  toCurrentShortlist,
} from '../../functions/deals/shortlists/domain/shortlist.ts';

const now = new Date('2026-11-29T12:00:00.000Z');
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);
const toUser = (sign: string) => UserId.parse(`usr_01K9ZX3Q6T4C8V0R2M5N7P9B1${sign}`);
const [alex, sam, kim] = [toUser('A'), toUser('B'), toUser('C')];
const toId = (sign: string) => ShortlistId.parse(`shl_01K9ZX3Q6T4C8V0R2M5N7P9B1${sign}`);

const { shortlist: pending } = createShortlist(
  { id: toId('A'), inviterId: alex, email: 'sam@example.com', key: 'k'.repeat(24) },
  now,
);
const { shortlist: shared } = acceptShortlist(pending, { userId: sam, own: undefined }, now);
const ofKim: Shortlist = { ...pending, id: toId('C'), inviterId: kim };

describe('createShortlist', () => {
  test('waits for an answer for 14 days', () => {
    expect(toCurrentShortlist(pending, inDays(13.9)).status).toBe('pending');
    expect(toCurrentShortlist(pending, inDays(14)).status).toBe('expired');
    expect(toCurrentShortlist(shared, inDays(14)).status).toBe('shared');
  });
});

describe('assertMayInvite', () => {
  test.each([
    ['a waiting invitation', pending, 'pending'],
    ['a shared shortlist', shared, 'shared'],
  ])('refuses a second one beside %s', (_, present, state) => {
    expect(() => assertMayInvite(present, now)).toThrow(
      expect.objectContaining({ code: 'conflict', extras: { state } }),
    );
  });

  test('allows one after an expired one', () => {
    expect(() => assertMayInvite(pending, inDays(15))).not.toThrow();
    expect(() => assertMayInvite(undefined, now)).not.toThrow();
  });
});

describe('acceptShortlist', () => {
  test('shares it with who accepts, and forgets the address', () => {
    const { shortlist, events } = acceptShortlist(pending, { userId: sam, own: undefined }, now);
    expect(shortlist).toMatchObject({ status: 'shared', partnerId: sam, email: '', version: 2 });
    expect(events).toMatchObject([{ name: 'shortlist.shared.v1', detail: { userId: alex, byId: sam } }]);
  });

  test.each([
    ['its sender', pending, alex, undefined, now, 'conflict', 'own'],
    ['an expired one', pending, sam, undefined, inDays(14), 'gone', undefined],
    ['one that someone else accepted', shared, kim, undefined, now, 'gone', undefined],
    ['who shares with someone else', ofKim, sam, shared, now, 'conflict', 'shared'],
  ] as const)('refuses %s', (_, invited, userId, own, at, code, state) => {
    expect(() => acceptShortlist(invited, { userId, own }, at)).toThrow(
      expect.objectContaining({ code, extras: state === undefined ? {} : { state } }),
    );
  });

  test('lets a person accept whose own invitation still waits', () => {
    expect(acceptShortlist(ofKim, { userId: alex, own: pending }, now).shortlist.partnerId).toBe(alex);
  });
});

describe('assertSeen', () => {
  test.each([
    ['an invitation that waits', pending, 'pending'],
    ['one that has run out', toCurrentShortlist(pending, inDays(15)), 'pending'],
    ['what is shared', shared, 'shared'],
  ] as const)('lets %s end', (_, present, seen) => {
    expect(() => assertSeen(present, seen)).not.toThrow();
  });

  test.each([
    ['an invitation that was accepted meanwhile', shared, 'pending', 'shared'],
    ['what ended meanwhile, beside a new invitation', pending, 'shared', 'pending'],
  ] as const)('refuses %s', (_, present, seen, state) => {
    expect(() => assertSeen(present, seen)).toThrow(
      expect.objectContaining({ code: 'conflict', extras: { state } }),
    );
  });
});

describe('createEndEvents', () => {
  test('tells nobody of an invitation that is taken back', () => {
    expect(createEndEvents(pending, { byId: alex, cause: 'stopped' })).toEqual([]);
  });

  test.each([
    [alex, sam],
    [sam, alex],
  ])('tells the other one of the two', (byId, userId) => {
    const events = createEndEvents(shared, { byId, cause: 'stopped' });
    expect(events).toMatchObject([{ detail: { userId, byId, cause: 'stopped' } }]);
  });
});

test.each([
  [pending, alex, undefined],
  [shared, alex, sam],
  [shared, sam, alex],
])('findPartnerId finds the other one', (shortlist, userId, partnerId) => {
  expect(findPartnerId(shortlist, userId)).toBe(partnerId);
});
