import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { toNetwork } from '../../functions/kernel/http/origin.ts';

const callSites = globSync('functions/**/*.ts')
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
  .filter(({ text }) => /enforce(Limit|Sliding)/.test(text));

describe('the keys of limits', () => {
  test('name the network of a visitor, never the address', () => {
    expect(callSites.length).toBeGreaterThan(25);
    const raw = callSites.flatMap(({ file, text }) =>
      [...text.matchAll(/\$\{([^{}]*)\}/g)]
        .map(([, expression = '']) => expression)
        .filter((expression) => /\bip\b/.test(expression.replaceAll(/(to|hash)Network\([^)]*\)/g, '')))
        .map((expression) => `${file}: ${expression}`),
    );
    expect(raw).toEqual([]);
  });
});

describe('the kinds of limits, which are a dimension of a metric', () => {
  test('are fixed words before the first #', () => {
    const keys = callSites.flatMap(({ text }) =>
      [...text.matchAll(/(?:\bkey: |Key = \(.*\): string => )`([^`]*)`/g)].map(([, key = '']) => key),
    );
    expect(keys.length).toBeGreaterThan(30);
    expect(keys.filter((key) => !/^[a-z-]+#/.test(key))).toEqual([]);
  });
});

describe('toNetwork', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0db8:0001:0002::1', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
  ])('of %s is %s', (ip, network) => {
    expect(toNetwork(ip)).toBe(network);
  });
});
