import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PropertyType, Tenure } from '../../events/vocabulary.ts';
import { createMatcher } from '../../functions/saved-searches/domain/home-matcher.ts';
import { toQueryAt } from '../../functions/saved-searches/domain/filter-query.ts';
import { flagCodes, tenureCodes, typeCodes } from '../../functions/saved-searches/domain/row-codes.ts';
import { listCellsOfHome } from '../../functions/saved-searches/domain/search-cells.ts';
import {
  createBoundsTest,
  createSearchRows,
  type SearchRow,
  SearchRow as StoredRow,
} from '../../functions/saved-searches/domain/search-row.ts';
import { selectCandidates } from '../../functions/saved-searches/domain/select-candidates.ts';
import { type Home, homeFlags, type Query } from '../../functions/search/index/index.ts';
import { anyHome, toHomeId, anyQuery } from '../search/arbitraries.ts';
import { isFound } from '../search/brute-force.ts';
import { countRuns } from '../support/nightly.ts';

const now = new Date('2026-11-23T09:00:00.000Z');
const owner = 'usr_01K9ZX3Q6T4C8V0R2M5N7P9B1E';

/** What a saved search keeps of a query. */
const toWatched = ({
  sort: _,
  offset: __,
  limit: ___,
  facets: ____,
  clusters: _____,
  ...kept
}: Query): Query => ({
  ...kept,
  ...(kept.maxPrice !== undefined && { maxPrice: Math.max(0, kept.maxPrice) }),
});

const toSearchId = (place: number) => `sch_${toHomeId(place).slice('prp_'.length)}` as const;

/** The searches that a home finds by its cells, with the area of each checked as its command does. */
function findByCells(one: Home, queries: readonly Query[]): number[] {
  const cells = new Map<string, SearchRow[]>();
  queries.forEach((asked, place) => {
    for (const row of createSearchRows({ id: toSearchId(place), ownerId: owner }, { query: asked })) {
      const stored = StoredRow.parse(JSON.parse(JSON.stringify(row)));
      cells.set(row.cell, [...(cells.get(row.cell) ?? []), stored]);
    }
  });
  const matches = createMatcher(one);
  const rows = listCellsOfHome(one)
    .flatMap((cell) => cells.get(cell) ?? [])
    .filter(createBoundsTest(one));
  const ids = selectCandidates(rows, one, now).map(({ searchId }) => searchId);
  expect(new Set(ids).size).toBe(ids.length);
  return queries.flatMap((asked, place) =>
    ids.includes(toSearchId(place)) && matches(toQueryAt({ query: asked }, now)) ? [place] : [],
  );
}

describe('the searches that a changed home finds', () => {
  test('are those that a look at every search finds', () => {
    fc.assert(
      fc.property(
        anyHome,
        fc.array(anyQuery, { minLength: 20, maxLength: 60, size: 'max' }),
        (one, asked) => {
          const queries = asked.map(toWatched);
          const expected = queries.flatMap((each, place) => (isFound(one, each) ? [place] : []));
          expect(findByCells(one, queries)).toEqual(expected);
        },
      ),
      { numRuns: countRuns(40, 1_000) },
    );
  }, 60_000);

  test('are compared by number for every kind, tenure and flag', () => {
    expect(typeCodes).toEqual(PropertyType.options);
    expect(tenureCodes).toEqual(Tenure.options);
    expect(flagCodes).toEqual(homeFlags);
    const filter = {
      query: { types: typeCodes, tenures: tenureCodes, flags: homeFlags, exclude: homeFlags },
    };
    expect(createSearchRows({ id: toSearchId(1), ownerId: owner }, filter)[0]?.other).toBeUndefined();
  });

  test('lie in a few cells each', () => {
    fc.assert(
      fc.property(anyQuery, (asked) => {
        expect(
          createSearchRows({ id: toSearchId(1), ownerId: owner }, { query: asked }).length,
        ).toBeLessThanOrEqual(24);
      }),
    );
  });
});
