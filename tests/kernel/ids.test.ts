import { expect, test } from 'vitest';
import { newId, readIdTime } from '../../functions/kernel/data/ids.ts';

test('an id says when it was made', () => {
  const before = Date.now();
  const made = Date.parse(readIdTime(newId('usr')));
  expect(made).toBeGreaterThanOrEqual(before);
  expect(made).toBeLessThanOrEqual(Date.now());
  expect(readIdTime('usr_01K9ZX3Q6T4C8V0R2M5N7P9B1E')).toMatch(/^2025-11-/);
});
