import { beforeEach, describe, expect, test } from 'vitest';
import { beginSuite, rests, suiteReactions } from './reactions.ts';

const bell = 'NotificationsOnEventNotifyFunction9A4AAF65';
const bellMail = 'NotificationsOnEventSendMailFunction0461596D';
const offers = 'OffersOnAcceptanceFunctionAD2F57BC';
const { wake, wakeAll, assertReadable, assertMailsComplete } = suiteReactions;

beforeEach(() => beginSuite('tests/referrals/referrals-api.test.ts'));

describe.skipIf(process.env['GABLE_REACTIONS'] === 'all')('a suite', () => {
  test('runs the core and the group of its folder', () => {
    expect([offers, 'ReferralsOnDueFunction21D1BCF5', bell].map(rests)).toEqual([false, false, true]);
  });

  test('never lets other functions rest', () => {
    expect(['Relay3F9A082A', 'PicturesFunction78E0D114', 'SearchEveryHour485CE87C'].map(rests)).toEqual(
      Array(3).fill(false),
    );
  });

  test('runs what it wakes, until the next one begins', () => {
    wake('notifications');
    expect(rests(bell)).toBe(false);
    beginSuite('tests/offers/offers-api.test.ts');
    expect(rests(bell)).toBe(true);
    wakeAll();
    expect(rests('AuditOnEventAppendEntryFunction930BD523')).toBe(false);
  });

  test('is told what to wake when it reads what rests', () => {
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
    rests(bell);
    assertMailsComplete();
    rests(bellMail);
    expect(() => assertMailsComplete()).toThrow(/notifications-on-event-send-mail rested.*'notifications'/);
  });

  test('can not wake what missed an event', () => {
    rests(bell);
    expect(() => wake('notifications')).toThrow('notifications-on-event-notify rested');
  });
});
