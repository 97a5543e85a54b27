import { expect, test } from 'vitest';
import { isFreshLogin } from '../../functions/people/accounts/domain/fresh-login.ts';

test.each([
  ['2026-07-01T10:00:00.000Z', true],
  ['2026-07-01T10:09:59.999Z', true],
  ['2026-07-01T10:10:00.000Z', false],
])('a login of ten o’clock is recent at %s: %s', (now, fresh) => {
  const signedInAt = Date.parse('2026-07-01T10:00:00.000Z') / 1_000;
  expect(isFreshLogin({ signedInAt }, new Date(now))).toBe(fresh);
});
