import { expect, test } from 'vitest';
import { OwnershipCheckRequested, OwnershipVerified } from '../../events/ownership.ts';
import { dayMs } from '../../functions/kernel/time.ts';
import { readAhead } from '../../infra/local/event-clock.ts';

/** The cloud's clock can be months ahead of the machine's. */
const now = Date.now() + 90 * dayMs;
const at = (name: string, ms: number) => ({
  'detail-type': name,
  detail: { meta: { time: new Date(ms).toISOString() }, data: {} },
});

test('a register answers on the day that it is asked', () => {
  expect(readAhead(at(OwnershipCheckRequested.name, now - 40 * dayMs), now)).toBe(-40 * dayMs);
  expect(readAhead(at(OwnershipCheckRequested.name, now + dayMs), now)).toBe(0);
});

test('everything else reacts at the present', () => {
  expect(readAhead(at(OwnershipVerified.name, now - 40 * dayMs), now)).toBe(0);
});
