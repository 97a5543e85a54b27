import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { formatEngineFigures } from '../load/engine-figures.ts';
import { calculateLoad, listLimits, formatNation, thirtyMillion } from '../load/nation.ts';
import { formatSearchCostTable } from '../load/search-cost.ts';

const scale = readFileSync(new URL('../../docs/scale.md', import.meta.url), 'utf8');

test('docs/scale.md has the figures of both engines that were saved, and what follows from them', () => {
  expect(scale).toContain(formatEngineFigures());
  expect(scale).toContain(formatSearchCostTable());
});

describe('the limits of a nation', () => {
  test('are those of docs/scale.md', () => {
    expect(scale).toContain(formatNation(thirtyMillion));
  });

  test('are met at half as many times the load with twice the visits, where visits make the load', () => {
    const twice = listLimits({ ...thirtyMillion, visits: 2 * thirtyMillion.visits });
    for (const { part, load } of listLimits(thirtyMillion)) {
      const other = twice.find((one) => one.part === part);
      const grows = ['Calls', 'Search', 'Feed, reading', 'Sockets', 'Counters of views'].includes(part);
      expect(other?.load).toBeCloseTo(grows ? 2 * load : load);
    }
  });

  test('count a tenth of a day in its busiest hour', () => {
    const { visits, searches } = calculateLoad(thirtyMillion);
    expect(visits * 3_600 * 10 * 30).toBeCloseTo(30_000_000);
    expect(searches).toBeCloseTo(3 * visits);
  });
});
