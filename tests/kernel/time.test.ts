import { describe, expect, test } from 'vitest';
import { toUnixSeconds } from '../../functions/kernel/time.ts';

describe('toUnixSeconds', () => {
  test('rounds a time down to whole seconds', () => {
    expect(toUnixSeconds(new Date(1_999))).toBe(1);
    expect(toUnixSeconds('1970-01-02T00:00:00.999Z')).toBe(86_400);
  });
});
