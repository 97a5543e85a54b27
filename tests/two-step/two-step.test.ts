import { randomBytes } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  createRecoveryCode,
  hashRecoveryCode,
  normalizeRecoveryCode,
} from '../../functions/people/two-step/domain/recovery-code.ts';
import {
  assertOn,
  assertPending,
  replaceRecoveryCodeHashes,
  startTwoStep,
  toTwoStepView,
  enableTwoStep,
  consumeRecoveryCode,
} from '../../functions/people/two-step/domain/two-step.ts';

const userId = 'usr_01K9ZX3Q6T4C8V0R2M5N7P9B1E';
const now = new Date('2026-11-22T12:00:00Z');
const pending = startTwoStep(undefined, { userId, sealedSecret: 'sealed' }, now);
const { twoStep: on } = enableTwoStep(pending, ['a', 'b'], now);

describe('two-step sign-in', () => {
  test('stays pending until a first code, and a later scanned app replaces it', () => {
    expect(pending).toMatchObject({ state: 'pending', version: 1 });
    expect(startTwoStep(pending, { userId, sealedSecret: 'other' }, now)).toMatchObject({
      sealedSecret: 'other',
      version: 2,
    });
    expect(toTwoStepView(pending)).toEqual({ on: false, recoveryCodesLeft: 0, passkeys: [] });
  });

  test.each([
    ['begins while it is on', 'on', () => startTwoStep(on, { userId, sealedSecret: 'x' }, now)],
    ['is confirmed before an app was scanned', 'off', () => assertPending(undefined)],
    ['is confirmed twice', 'on', () => enableTwoStep(on, [], now)],
    ['ends while no app is on', 'off', () => assertOn(pending)],
    ['gets new codes before it is on', 'off', () => replaceRecoveryCodeHashes(pending, [])],
  ])('throws a conflict when it %s', (_, state, act) => {
    expect(act).toThrow(expect.objectContaining({ code: 'conflict', extras: { state } }));
  });

  test('counts the remaining recovery codes', () => {
    expect(toTwoStepView(on)).toEqual({
      on: true,
      since: now.toISOString(),
      recoveryCodesLeft: 2,
      passkeys: [],
    });
    expect(toTwoStepView(undefined)).toEqual({ on: false, recoveryCodesLeft: 0, passkeys: [] });
  });
});

describe('a recovery code', () => {
  test('works once', () => {
    const used = consumeRecoveryCode(on, 'a');
    expect(used).toMatchObject({
      twoStep: { codeHashes: ['b'], version: 3 },
      events: [{ detail: { left: 1 } }],
    });
    expect(used && consumeRecoveryCode(used.twoStep, 'a')).toBeUndefined();
    expect(consumeRecoveryCode(on, 'c')).toBeUndefined();
  });

  test('of a replaced set is invalid', () => {
    const { twoStep } = replaceRecoveryCodeHashes(on, ['c']);
    expect(consumeRecoveryCode(twoStep, 'a')).toBeUndefined();
    expect(consumeRecoveryCode(twoStep, 'c')).toBeDefined();
  });

  test('has sixteen unambiguous characters', () => {
    const codes = Array.from({ length: 200 }, () => createRecoveryCode(randomBytes));
    expect(new Set(codes).size).toBe(codes.length);
    for (const code of codes) expect(code).toMatch(/^([0-9a-hjkmnp-tv-z]{4}-){3}[0-9a-hjkmnp-tv-z]{4}$/);
  });

  test('is recognised however it is typed', () => {
    const mixed = fc.array(fc.tuple(fc.boolean(), fc.constantFrom('', ' ', '-')), {
      minLength: 16,
      maxLength: 16,
    });
    fc.assert(
      fc.property(mixed, (ways) => {
        const code = normalizeRecoveryCode(createRecoveryCode(randomBytes));
        const typed = Array.from(code, (sign, at) => {
          const [isCapital = false, gap = ''] = ways[at] ?? [];
          return `${isCapital ? sign.toUpperCase() : sign}${gap}`;
        });
        expect(normalizeRecoveryCode(typed.join(''))).toBe(code);
      }),
    );
    expect(normalizeRecoveryCode('OIL0')).toBe('0110');
  });

  test('has a different hash for each person', async () => {
    const one = await hashRecoveryCode(userId, 'k7mq-2xhd-9vtr-4c0e');
    expect(await hashRecoveryCode(userId, 'K7MQ 2XHD 9VTR 4COE')).toBe(one);
    expect(await hashRecoveryCode('usr_01K9ZX3Q6T4C8V0R2M5N7P9B1F', 'k7mq-2xhd-9vtr-4c0e')).not.toBe(one);
  });
});
