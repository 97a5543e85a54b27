import { describe, expect, test } from 'vitest';
import {
  changePushChoice,
  defaultPushChoice,
  isQuiet,
  measureLifetime,
} from '../../functions/reach/push-notices/domain/push-choice.ts';

const quiet = (quietFrom: string, quietTo: string) => ({ quiet: true, quietFrom, quietTo });
const night = quiet('22:00', '07:00');
const off = { ...night, quiet: false };

describe('isQuiet', () => {
  test.each([
    ['at their beginning', night, '2026-11-29T22:00:00Z', true],
    ['past midnight', night, '2026-11-29T03:00:00Z', true],
    ['at their end', night, '2026-11-29T07:00:00Z', false],
    ['before them', night, '2026-11-29T21:59:00Z', false],
    ['by the clock of a London summer', night, '2026-07-01T21:00:00Z', true],
    ['on a London summer’s morning', night, '2026-07-01T06:00:00Z', false],
    ['within one day', quiet('12:00', '13:30'), '2026-11-29T13:29:00Z', true],
    ['after hours of one day', quiet('12:00', '13:30'), '2026-11-29T13:30:00Z', false],
    ['when they are off', off, '2026-11-29T03:00:00Z', false],
  ])('%s', (_, hours, now, expected) => {
    expect(isQuiet(hours, new Date(now))).toBe(expected);
  });
});

describe('measureLifetime', () => {
  test.each([
    ['never reaches into quiet hours', night, '2026-11-29T21:30:00Z', 1_800],
    ['is six hours at most', night, '2026-11-29T09:00:00Z', 21_600],
    ['counts an hour less on the night in spring', quiet('03:00', '07:00'), '2026-03-29T00:30:00Z', 5_400],
    ['counts an hour more in autumn', quiet('03:00', '07:00'), '2026-10-24T23:30:00Z', 12_600],
    ['is six hours without them', off, '2026-11-29T21:30:00Z', 21_600],
  ])('%s', (_, hours, now, seconds) => {
    expect(measureLifetime(hours, new Date(now))).toBe(seconds);
  });
});

describe('changePushChoice', () => {
  test('changes what is given', () => {
    expect(changePushChoice(defaultPushChoice, { offers: false, quietTo: '08:00' })).toEqual({
      ...defaultPushChoice,
      offers: false,
      quietTo: '08:00',
    });
  });
  test('refuses hours that end when they begin, unless they are off', () => {
    expect(() => changePushChoice(defaultPushChoice, { quietTo: '22:00' })).toThrow(
      expect.objectContaining({ extras: { errors: { quietTo: [expect.any(String)] } } }),
    );
    expect(changePushChoice(defaultPushChoice, { quietTo: '22:00', quiet: false }).quiet).toBe(false);
  });
});
