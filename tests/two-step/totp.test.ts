import { describe, expect, test } from 'vitest';
import {
  createTotp,
  isTotp,
  calculateStep,
  toOtpauthUri,
} from '../../functions/people/two-step/domain/totp.ts';

// `12345678901234567890`, the secret of RFC 6238.
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

describe('createTotp', () => {
  test.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('gives the code of RFC 6238 at second %i', async (seconds, code) => {
    const now = new Date(seconds * 1000);
    expect(await createTotp(secret, calculateStep(now))).toBe(code);
    expect(await isTotp(secret, code, now)).toBe(true);
  });

  test('gives a code that is accepted one step before and after its own', async () => {
    const now = new Date('2026-11-22T12:00:00Z');
    const codes = await Promise.all(
      [-2, -1, 0, 1, 2].map((apart) => createTotp(secret, calculateStep(now) + apart)),
    );
    const taken = await Promise.all(codes.map((code) => isTotp(secret, code, now)));
    expect(taken).toEqual([false, true, true, true, false]);
  });
});

test('names site and person in the key URI', () => {
  const uri = new URL(toOtpauthUri(secret, 'ada+home@example.com'));
  expect(decodeURIComponent(uri.pathname)).toBe('/Gable:ada+home@example.com');
  expect(Object.fromEntries(uri.searchParams)).toEqual({ secret, issuer: 'Gable' });
});
