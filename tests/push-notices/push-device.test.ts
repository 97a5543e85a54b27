import { describe, expect, test } from 'vitest';
import {
  decideByAnswer,
  isDeviceKept,
  isResting,
} from '../../functions/reach/push-notices/domain/push-device.ts';

const now = new Date('2026-11-29T12:00:00.000Z');
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString();

describe('decideByAnswer', () => {
  test.each([
    ['told', undefined, { status: 201 }],
    ['told', ago(20), { status: 201 }],
    ['gone', undefined, { status: 410 }],
    ['gone', undefined, { status: 404 }],
    ['gone', undefined, { failure: 'not_public' }],
    ['again', undefined, { status: 429 }],
    ['again', undefined, { status: 403 }],
    ['again', ago(0.9), { failure: 'too_slow' }],
    ['failed', ago(1), { status: 500 }],
    ['failed', ago(71), { status: 500 }],
    ['gone', ago(72), { status: 500 }],
  ] as const)('%s, failing since %s, by %o', (outcome, failingSince, answer) => {
    expect(decideByAnswer({ failingSince, failedAt: failingSince && ago(0.5) }, answer, now)).toBe(outcome);
  });

  test('takes a failure of days ago for one that has passed', () => {
    const device = { failingSince: ago(80), failedAt: ago(79) };
    expect(decideByAnswer(device, { status: 503 }, now)).toBe('again');
  });
});

test.each([
  ['kept', true, now.toISOString(), 'BKey'],
  ['signed out, as it is of before the end of its logins', false, ago(1), 'BKey'],
  ['one of other keys', false, now.toISOString(), 'BOld'],
])('a device is %s', (_, kept, createdAt, publicKey) => {
  const present = { publicKey: 'BKey', validFrom: Math.floor(now.getTime() / 1000) };
  expect(isDeviceKept({ createdAt, publicKey }, present)).toBe(kept);
});

test.each([
  ['never failed', undefined, false],
  ['failed nine minutes ago', ago(9 / 60), true],
  ['failed ten minutes ago', ago(10 / 60), false],
])('a device that %s rests: %s', (_, failedAt, expected) => {
  expect(isResting({ failedAt }, now)).toBe(expected);
});
