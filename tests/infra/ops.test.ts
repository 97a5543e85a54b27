import { describe, expect, test } from 'vitest';
import { parseTime, parsePence, parseWholeNumber } from '../../infra/ops/values.ts';

describe('a sum of money', () => {
  test.each([
    ['10', 1000],
    ['£10', 1000],
    ['10.50', 1050],
    ['0.99', 99],
    ['1000p', 1000],
    ['5P', 5],
  ])('is parsed from %s to %i pence', (typed, pence) => {
    expect(parsePence(typed)).toBe(pence);
  });
  test.each(['', 'ten', '10.5', '10.505', '1,000', '-10', '10 ', '£10p', '1e3'])(
    'is rejected for %j',
    (typed) => {
      expect(() => parsePence(typed)).toThrow('is no sum of money');
    },
  );
});

describe('a whole number', () => {
  test.each([
    ['1', 1],
    ['250', 250],
  ])('is parsed from %s', (typed, whole) => {
    expect(parseWholeNumber(typed, 'uses')).toBe(whole);
  });
  test.each(['', '0', '-1', '1.5', '01', '1e3', '20%', '9999999999'])('is rejected for %j', (typed) => {
    expect(() => parseWholeNumber(typed, 'uses')).toThrow(`--uses needs a whole number, not ${typed}.`);
  });
});

describe('a point in time', () => {
  test.each([
    ['2026-12-31', '2026-12-31T00:00:00.000Z', '2027-01-01T00:00:00.000Z'],
    ['2028-02-29', '2028-02-29T00:00:00.000Z', '2028-03-01T00:00:00.000Z'],
    ['2026-12-31T18:00Z', '2026-12-31T18:00:00.000Z', '2026-12-31T18:00:00.000Z'],
    ['2026-07-01T18:00:30+01:00', '2026-07-01T17:00:30.000Z', '2026-07-01T17:00:30.000Z'],
  ])('for %s starts at %s and ends at %s', (typed, start, end) => {
    expect([parseTime(typed), parseTime(typed, true)]).toEqual([start, end]);
  });
  test.each([
    '',
    'tomorrow',
    '31 December 2026',
    '31/12/2026',
    '2026',
    '2026-12',
    '2026-02-29',
    '2026-02-30',
    '2026-13-01',
    '2026-02-30T10:00Z',
    '2026-12-31T25:00Z',
    '2026-12-31T18:00',
    '2026-12-31 18:00Z',
  ])('is rejected for %j', (typed) => {
    expect(() => parseTime(typed)).toThrow('is no day');
    expect(() => parseTime(typed, true)).toThrow('is no day');
  });
});
