import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NetworkOccasion } from '../../events/vocabulary.ts';
import {
  type IpTrace,
  isNewPlace,
  RiskSign,
  scoreTraces,
} from '../../functions/people/ip-traces/domain/trace.ts';

const trace = (different: Partial<IpTrace> = {}): IpTrace => ({
  userId: 'usr_01K9ZX3Q6T4C8V0R2M5N7P9B1E',
  occasion: 'login',
  country: 'GB',
  region: 'England',
  risks: [],
  at: '2026-11-21T10:00:00.000Z',
  ...different,
});
const anyTrace = fc
  .record({
    occasion: fc.constantFrom(...NetworkOccasion.options),
    country: fc.constantFrom('GB', 'DE', 'NL', 'US'),
    risks: fc.uniqueArray(fc.constantFrom(...RiskSign.options)),
  })
  .map(trace);

describe('the place of a login', () => {
  test.each([
    ['is not the first one known of a person', [], 'GB', 'England', false],
    ['is not a region that is known', [trace()], 'GB', 'England', false],
    ['is another region of the country', [trace()], 'GB', 'Scotland', true],
    ['is another country', [trace()], 'DE', undefined, true],
  ] as const)('is new or known: it %s', (_, known, country, region, expected) => {
    expect(isNewPlace({ country, region, risks: [] }, known)).toBe(expected);
  });
});

describe('the fraud score', () => {
  test.each([
    ['is 0 for a person who stays in the UK', [trace(), trace({ region: 'Wales' })], 0],
    ['counts a VPN', [trace({ risks: ['vpn'] })], 20],
    [
      'counts a sign once, however often it was seen',
      [trace({ risks: ['vpn'] }), trace({ risks: ['vpn'] })],
      20,
    ],
    ['counts a payment from abroad', [trace({ occasion: 'payment', country: 'DE' })], 15],
    ['does not count a login from abroad', [trace({ country: 'DE' })], 0],
    ['counts three countries', ['GB', 'DE', 'NL'].map((country) => trace({ country })), 25],
  ] as const)('%s', (_, traces, score) => {
    expect(scoreTraces(traces).score).toBe(score);
  });

  test('is between 0 and 100, never falls with another trace, and has a reason for every point', () => {
    fc.assert(
      fc.property(fc.array(anyTrace, { maxLength: 12 }), anyTrace, (traces, more) => {
        const { score, reasons } = scoreTraces(traces);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(100);
        expect(score > 0).toBe(reasons.length > 0);
        expect(scoreTraces([...traces, more]).score).toBeGreaterThanOrEqual(score);
      }),
    );
  });
});
