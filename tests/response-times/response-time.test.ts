import { expect, test } from 'vitest';
import {
  createResponseTime,
  toExpirySecond,
} from '../../functions/deals/response-times/domain/response-time.ts';

const userId = 'usr_01K9ZX3Q6T4C8V0R2M5N7P9B1B';
const answer = (minutes: number, day: string) => ({
  minutes,
  expiresAt: toExpirySecond(`2026-05-${day}T09:00:00.000Z`),
});

test('createResponseTime holds until its oldest answer is 90 days old, and ends with its newest', () => {
  const first = createResponseTime(userId, [answer(20, '04')], undefined);
  expect(first).toMatchObject({ minutes: null, version: 1 });
  const answers = [answer(20, '04'), answer(7, '09'), answer(10, '02')];
  expect(createResponseTime(userId, answers, first)).toEqual({
    userId,
    minutes: 10,
    holdsUntil: Date.parse('2026-07-31T09:00:00.000Z') / 1000,
    expiresAt: Date.parse('2026-08-07T09:00:00.000Z') / 1000,
    version: 2,
  });
});
