import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PropertyType, Tenure } from '../../events/vocabulary.ts';
import { type AlertFilter, toQueryAt } from '../../functions/finding/saved-searches/domain/filter-query.ts';
import { createMatcher } from '../../functions/finding/saved-searches/domain/home-matcher.ts';
import {
  flagCodes,
  tenureCodes,
  typeCodes,
} from '../../functions/finding/saved-searches/domain/row-codes.ts';
import { createRowMatcher } from '../../functions/finding/saved-searches/domain/row-matcher.ts';
import { listCellsOfHome, toCellKind } from '../../functions/finding/saved-searches/domain/search-cells.ts';
import {
  createSearchRows,
  type SearchRow,
  SearchRow as StoredRow,
} from '../../functions/finding/saved-searches/domain/search-row.ts';
import { type Home, homeFlags, type Query } from '../../functions/finding/search/index/index.ts';
import { anyHome, anyQuery, toHomeId } from '../search/arbitraries.ts';
import { isFound } from '../search/brute-force.ts';
import { countRuns } from '../support/nightly.ts';

/** Some days after the time at which homes were added. */
const now = new Date('1970-01-13T00:00:00.000Z');
const owner = 'usr_01K9ZX3Q6T4C8V0R2M5N7P9B1E';

/** A filter of the parameters of a search, as near to a query of the index as those can be. */
function toFilter(asked: Query): AlertFilter {
  const { addedSince, reducedSince, maxBaths: _, maxSqm: __, ...kept } = asked;
  const query = {
    ...kept,
    lastWordIsPrefix: false,
    types: kept.types?.filter((type) => typeCodes.includes(type)),
    ...(kept.maxPrice !== undefined && { maxPrice: Math.max(0, kept.maxPrice) }),
  };
  return { query, addedDays: addedSince, reducedDays: reducedSince };
}
const filter = anyQuery.map(toFilter);

const toSearchId = (place: number) => `sch_${toHomeId(place).slice('prp_'.length)}` as const;
/** The rows of a search as they are read from the table. */
const toStoredRows = (asked: AlertFilter, place = 1): SearchRow[] =>
  createSearchRows({ id: toSearchId(place), ownerId: owner }, asked).map((row) =>
    StoredRow.parse(JSON.parse(JSON.stringify(row))),
  );

/** Whether the search of a row finds a home: by the row, or else by the search itself. */
const isMatch = (one: Home, row: SearchRow, asked: AlertFilter): boolean => {
  const answer = createRowMatcher(one, now)(row);
  return answer === 'unsure' ? createMatcher(one)(toQueryAt(asked, now)) : answer === 'finds';
};

function findByCells(one: Home, filters: readonly AlertFilter[]): number[] {
  const used = new Set(filters.flatMap(toStoredRows).map(({ cell }) => toCellKind(cell)));
  const cells = new Set(listCellsOfHome(one).filter((cell) => used.has(toCellKind(cell))));
  return filters.flatMap((asked, place) => {
    const rows = toStoredRows(asked, place).filter(({ cell }) => cells.has(cell));
    expect(rows.length).toBeLessThanOrEqual(1);
    return rows.some((row) => isMatch(one, row, asked)) ? [place] : [];
  });
}

test.each([
  ['3/7/-2', '3'],
  ['o/LS6', 'o'],
  ['a/LS', 'a'],
  ['uk/11', 'uk/11'],
])('the cell %s is of the kind %s', (cell, kind) => {
  expect(toCellKind(cell)).toBe(kind);
});

describe('the searches that a changed home finds', () => {
  test('are those that a look at every search finds', () => {
    fc.assert(
      fc.property(
        anyHome,
        fc.array(filter, { minLength: 20, maxLength: 60, size: 'max' }),
        (one, filters) => {
          const expected = filters.flatMap((asked, place) =>
            isFound(one, toQueryAt(asked, now)) ? [place] : [],
          );
          expect(findByCells(one, filters)).toEqual(expected);
        },
      ),
      { numRuns: countRuns(25, 1_000) },
    );
  }, 60_000);

  test('are known from any of their rows, as for the home before its change', () => {
    fc.assert(
      fc.property(anyHome, filter, (one, asked) => {
        const answers = toStoredRows(asked).map((row) => isMatch(one, row, asked));
        const [expected] = answers.length > 0 ? [isFound(one, toQueryAt(asked, now))] : [];
        expect(new Set(answers)).toEqual(new Set(expected === undefined ? [] : [expected]));
      }),
      { numRuns: countRuns(400, 50_000) },
    );
  });

  test('are known at the edge of a circle', () => {
    const circle = fc.record({
      lat: fc.double({ min: 50, max: 60, noNaN: true }),
      lng: fc.double({ min: -7, max: 1.5, noNaN: true }),
      miles: fc.constantFrom(0, 0.25, 1, 3.7, 10, 40, 100),
    });
    const way = fc.oneof(
      fc.double({ min: 0.9, max: 1.1, noNaN: true }),
      fc.constantFrom(0.999_999, 1.000_001),
    );
    const angle = fc.double({ min: 0, max: 2 * Math.PI, noNaN: true });
    fc.assert(
      fc.property(anyHome, circle, way, angle, (any, asked, share, bearing) => {
        const degrees = ((asked.miles || 0.1) * share) / 69.0934;
        const lat = asked.lat + Math.cos(bearing) * degrees;
        const wide = Math.cos((((lat + asked.lat) / 2) * Math.PI) / 180);
        const one = { ...any, lat, lng: asked.lng + (Math.sin(bearing) * degrees) / wide };
        const filtered = { query: { circle: asked, includeStc: true } };
        const [row] = toStoredRows(filtered);
        expect(row && isMatch(one, row, filtered)).toBe(isFound(one, filtered.query));
      }),
      { numRuns: countRuns(400, 50_000) },
    );
  });

  test.each([
    [{ minSqm: 0 }, { sqm: 0 }, 'misses'],
    [{ minSqm: 84.2 }, { sqm: 84.6 }, 'finds'],
    [{ minSqm: 84.8 }, { sqm: 84.6 }, 'finds'],
    [{ epcMin: 'G' }, { epc: '' }, 'misses'],
    [{ words: '– ’' }, { text: '' }, 'finds'],
    [{ words: 'Café, B&Q' }, { text: 'The cafe by the b q' }, 'finds'],
    [{ outcodes: ['LS1'] }, { outcode: 'LS11' }, 'misses'],
  ] as const)('for %o a home with %o %s', (asked, different, answer) => {
    const [any = expect.fail('no home')] = fc.sample(anyHome, 1);
    const one = { ...any, ...different, status: 'live' } as const;
    const [row] = toStoredRows({ query: asked });
    expect(row && createRowMatcher(one, now)(row)).toBe(answer);
    expect(createMatcher(one)(asked)).toBe(answer === 'finds');
  });

  test('are compared by number for every kind, tenure and flag', () => {
    expect(typeCodes).toEqual(PropertyType.options);
    expect(tenureCodes).toEqual(Tenure.options);
    expect(flagCodes).toEqual(homeFlags);
  });

  test('lie in a few cells each', () => {
    fc.assert(
      fc.property(filter, (asked) => {
        expect(toStoredRows(asked).length).toBeLessThanOrEqual(24);
      }),
    );
  });
});
