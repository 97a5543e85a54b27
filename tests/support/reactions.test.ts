import { beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../../functions/kernel/data/ids.ts';
import { beginSuite, isResting, suiteReactions } from './reactions.ts';

const bell = 'NotificationsOnEventNotifyFunction9A4AAF65';
const bellMail = 'NotificationsOnEventSendMailFunction0461596D';
const offers = 'OffersOnDeadlineReachedFunctionAD2F57BC';
/** Without an id, an event belongs to the suite in which it comes. */
const event = { detail: {} };
const { wake, wakeAll, assertReadable, assertMailsComplete } = suiteReactions;

beforeEach(() => beginSuite('tests/referrals/referrals-api.test.ts'));

describe.skipIf(process.env['GABLE_REACTIONS'] === 'all')('a suite', () => {
  test('runs the core and the group of its folder', () => {
    expect(
      [offers, 'ReferralsOnReferralDueFunction21D1BCF5', bell].map((id) => isResting(id, event)),
    ).toEqual([false, false, true]);
  });

  test('never lets other functions rest', () => {
    const others = ['Relay3F9A082A', 'PicturesFunction78E0D114', 'SearchEveryHour485CE87C'];
    expect(others.map((id) => isResting(id, event))).toEqual([false, false, false]);
  });

  test('runs what it wakes, until the next one begins', () => {
    wake('notifications');
    expect(isResting(bell, event)).toBe(false);
    beginSuite('tests/offers/offers-api.test.ts');
    expect(isResting(bell, event)).toBe(true);
    wakeAll();
    expect(isResting('AuditOnEventAppendEntryFunction930BD523', event)).toBe(false);
  });

  test('knows what to wake when it reads what rests', () => {
    expect(() => assertReadable('GET', '/api/notifications?page=2')).toThrow(
      "Begin tests/referrals/referrals-api.test.ts with cloud.wake('notifications').",
    );
    expect(() => assertReadable('POST', '/api/live/ticket')).toThrow("cloud.wake('live')");
    wake('notifications');
    assertReadable('GET', '/api/notifications?page=2');
  });

  test('reads what the core writes, and changes whatever it likes', () => {
    for (const [method, path] of [
      ['GET', '/api/property-offers/prp_01K9ZX3Q6T4C8V0R2M5N7P9B1D'],
      ['POST', '/api/messages'],
      ['GET', '/api/user'],
    ] as const)
      expect(() => assertReadable(method, path)).not.toThrow();
  });

  test('reads mails only while no reaction that sends them missed an event', () => {
    isResting(bell, event);
    assertMailsComplete();
    isResting(bellMail, event);
    expect(() => assertMailsComplete()).toThrow(/notifications-on-event-send-mail rested.*'notifications'/);
  });

  test('takes copies of what nothing that is awake looks at, or where it allows them', () => {
    const { isWatched, allowCopies } = suiteReactions;
    beginSuite('tests/offers/offers-api.test.ts');
    expect(isWatched('signUp')).toBe(false);
    expect(isWatched('publishing')).toBe(false);
    wake('staff');
    expect(isWatched('signUp')).toBe(true);
    allowCopies('signUp');
    expect(isWatched('signUp')).toBe(false);
    expect(isWatched('publishing')).toBe(true);
    beginSuite('tests/accounts/login-api.test.ts');
    allowCopies('signUp');
    expect(isWatched('signUp')).toBe(true);
  });

  test('misses nothing by events about copies of earlier files', () => {
    const id = newId('prp');
    suiteReactions.noteIds([id]);
    beginSuite('tests/offers/offers-api.test.ts');
    isResting(bellMail, { detail: { propertyId: id } });
    expect(() => assertMailsComplete()).not.toThrow();
  });

  test('misses nothing by events about what earlier files left', () => {
    const ofEarlierFile = { detail: { data: { propertyId: newId('prp'), sellerId: newId('usr') } } };
    isResting(bell, ofEarlierFile);
    beginSuite('tests/referrals/affiliates-api.test.ts');
    const expired = { detail: { data: { ...ofEarlierFile.detail.data, offerId: newId('off') } } };
    expect(isResting(bellMail, expired)).toBe(true);
    expect(isResting(bellMail, { detail: { data: { offerId: expired.detail.data.offerId } } })).toBe(true);
    assertMailsComplete();
    wake('notifications');
    expect(isResting(bellMail, expired)).toBe(false);
  });

  test('misses events about its own objects, however many', () => {
    const own = { detail: { data: { propertyId: newId('prp') } } };
    isResting(bell, own);
    isResting(bellMail, own);
    expect(() => assertMailsComplete()).toThrow('notifications-on-event-send-mail rested');
  });

  test('cannot wake what missed an event', () => {
    isResting(bell, event);
    expect(() => wake('notifications')).toThrow('notifications-on-event-notify rested');
  });
});
