import { describe, expect, test } from 'vitest';
import { decideByAnswer, isOfEndedLogin } from '../../functions/reach/push-notices/domain/push-device.ts';

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
    expect(decideByAnswer({ failingSince }, answer, now)).toBe(outcome);
  });
});

test('a device of before the end of its logins is signed out', () => {
  const validFrom = Math.floor(now.getTime() / 1000);
  expect(isOfEndedLogin({ createdAt: ago(1) }, validFrom)).toBe(true);
  expect(isOfEndedLogin({ createdAt: now.toISOString() }, validFrom)).toBe(false);
});
