import { describe, expect, test } from 'vitest';
import { calculateCost, type FixedParts, priceList, formatCost } from '../load/cost-model.ts';
import { estimateFigure } from '../load/engine-figures.ts';
import {
  chooseDomain,
  findBreakEven,
  findMostSearches,
  maxHomesInMemory,
  priceCluster,
  priceDomain,
  priceMemory,
  toSearchDomain,
} from '../load/search-cost.ts';

const nothing: FixedParts = {
  alarmMetrics: 0,
  compositeAlarms: 0,
  secrets: 0,
  keys: 0,
  firewalls: 0,
  tableCopies: 0,
  objectCopies: 0,
};
const idle = { listings: 0, visits: 0, people: 0 };
const sum = (lines: ReturnType<typeof calculateCost>) =>
  lines.reduce((total, { dollars }) => total + dollars, 0);
const find = (lines: ReturnType<typeof calculateCost>, group: string, name: string) =>
  lines.find((line) => line.group === group && line.name === name);

describe('the cost of a month', () => {
  test('is that of the stored tables without visitors', () => {
    const lines = calculateCost(idle, nothing);
    expect(lines.filter(({ dollars }) => dollars > 0).map(({ name }) => name)).toEqual([
      'tableGb',
      'tablePitrGb',
    ]);
  });

  test('counts three views of seven write units in a visit', () => {
    const lines = calculateCost({ ...idle, visits: 100_000 }, nothing);
    expect(find(lines, 'visits', 'write')?.units).toBe(100_000 * 3 * 7);
    expect(find(lines, 'visits', 'httpCall')?.units).toBe(1_100_000);
  });

  test('counts the whole rows of the index of photos', () => {
    const lines = calculateCost({ ...idle, listings: 1_000 }, nothing);
    // 183 entries of 79 bytes are four units to read and fifteen to write.
    expect(find(lines, 'listings', 'read')?.units).toBeGreaterThan(10_000 * 2 * 136 * 4);
    expect(find(lines, 'listings', 'write')?.units).toBeGreaterThan(10_000 * 4 * 2 * 15);
  });

  test('grows with visits and listings', () => {
    const base = sum(calculateCost({ listings: 1_000, visits: 100_000, people: 0 }, nothing));
    expect(base).toBeGreaterThan(5);
    expect(base).toBeLessThan(40);
    expect(sum(calculateCost({ listings: 2_000, visits: 100_000, people: 0 }, nothing))).toBeGreaterThan(
      base,
    );
    expect(sum(calculateCost({ listings: 1_000, visits: 200_000, people: 0 }, nothing))).toBeGreaterThan(
      base,
    );
  });

  test('charges people beyond the free ones, and no unit below zero', () => {
    const people = (count: number) =>
      find(calculateCost({ ...idle, people: count }, nothing), 'listings', 'activePerson')?.dollars;
    expect(people(9_000)).toBe(0);
    expect(people(20_000)).toBeCloseTo(150);
  });

  test('is printed with a sum for each group', () => {
    expect(formatCost(calculateCost(idle, { ...nothing, secrets: 5 }))).toMatch(/ {2}secret +5 +2\.00\n/);
  });
});

test('every price has a source and a day', () => {
  for (const { source, seen } of Object.values(priceList.prices)) {
    expect(source).not.toBe('');
    expect(seen <= new Date().toISOString().slice(0, 10)).toBe(true);
  }
});

describe('the cost of a search domain', () => {
  const size = { nodes: 2, zones: 2, instanceType: 'r7g.large.search', volumeGb: 50 } as const;

  test('has its data nodes, the three that manage it and all volumes', () => {
    const searchDomain = toSearchDomain(size);
    expect(searchDomain).toEqual({
      nodes: { 'r7g.large.search': 2, 'm7g.medium.search': 3 },
      volumeGb: 100,
    });
    const more = sum(calculateCost(idle, { ...nothing, searchDomain })) - sum(calculateCost(idle, nothing));
    expect(more).toBeCloseTo(priceDomain(searchDomain));
  });

  test('grows with homes and searches', () => {
    const priceFor = (homes: number, perSecond: number) => {
      const domain = chooseDomain({ homes, perSecond });
      return domain ? priceDomain(toSearchDomain(domain)) : Infinity;
    };
    expect(priceFor(20_000_000, 0)).toBeGreaterThan(priceFor(100_000, 0));
    expect(priceFor(100_000, 2_000)).toBeGreaterThan(priceFor(100_000, 0));
    expect(priceFor(100_000, 1e6)).toBe(Infinity);
  });

  test.each([1_000_000, 10_000_000, maxHomesInMemory.most])(
    'with %i homes pays at no smaller load than the one from which it costs less',
    (homes) => {
      const from = findBreakEven(homes);
      const isCheaper = (perSecond: number): boolean =>
        (priceCluster({ homes, perSecond }) ?? Infinity) < (priceMemory({ homes, perSecond }) ?? Infinity);
      const before = (from ?? findMostSearches(homes) + 1) - 1;
      expect(Array.from({ length: before }, (_, nth) => isCheaper(nth + 1)).filter(Boolean)).toEqual([]);
      if (from !== undefined) expect(isCheaper(from)).toBe(true);
    },
  );

  test('never pays while the index needs no more memory, and always where no function holds it', () => {
    expect(findBreakEven(100_000)).toBeUndefined();
    expect(findBreakEven(maxHomesInMemory.most + 100_000)).toBe(0);
  });

  test('ends at the load that its largest domain takes', () => {
    const homes = 1_000_000;
    const most = findMostSearches(homes);
    expect(chooseDomain({ homes, perSecond: most })?.nodes).toBe(12);
    expect(chooseDomain({ homes, perSecond: most + 1 })).toBeUndefined();
  });
});

describe('figures between the sizes that were measured', () => {
  test('are those of a size, on a line to the next one, and on the last line beyond', () => {
    const at = (homes: number) => estimateFigure('clusterSearchMs', homes);
    expect(at(550_000)).toBeCloseTo((at(100_000) + at(1_000_000)) / 2);
    expect(at(1_900_000) - at(1_000_000)).toBeCloseTo(at(1_000_000) - at(100_000));
    expect(at(0)).toBeGreaterThanOrEqual(0);
  });
});
