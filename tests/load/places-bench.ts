import { readSearch, suggestForText } from '../../functions/finding/search/domain/read-search.ts';
import { parseSearchText } from '../../functions/finding/search/domain/search-text.ts';
import { towns } from '../../functions/people/places/domain/towns.ts';
import { type BenchRow, getPercentile } from './bench-rows.ts';

const p99Budget = 5;

/** What people type into the place box: every beginning of names, codes, wishes and typing errors. */
function* listTyped(): Generator<string> {
  for (const { name } of towns.filter((_, nth) => nth % 20 === 0))
    for (let length = 2; length <= name.length; length++) yield name.slice(0, length);
  for (const text of [
    '3 bed terraced Leeds',
    'flat under 200k near M1',
    'LS6 3HN',
    'Newport, Gwent',
    'Kingston upon Hul',
    'Leedss',
    'Birmnigham',
    'Edinborough',
    'garden flat in Manchestr',
    'nothing that is called so',
    'Yorkshire',
    'South West England',
  ])
    for (let length = 2; length <= text.length; length++) yield text.slice(0, length);
}

const timeOf = (work: () => unknown): number => {
  const start = performance.now();
  work();
  return performance.now() - start;
};

/** The times of the suggestions of places and of reading a search, in the process of the function. */
export function benchPlaces(): Promise<BenchRow[]> {
  const typed = [...listTyped()];
  const measure = (name: string, work: (text: string) => unknown): BenchRow => {
    for (const text of typed) work(text);
    const times = typed.map((text) =>
      Math.min(
        timeOf(() => work(text)),
        timeOf(() => work(text)),
      ),
    );
    return {
      name: `places: ${name}, p99`,
      figure: getPercentile(times, 0.99),
      unit: 'ms',
      budget: p99Budget,
    };
  };
  return Promise.resolve([
    measure('suggestions', suggestForText),
    measure('reading a search', (q) => readSearch({ q, page: 1, per_page: 12, view: 'list' })),
    measure('wishes alone', parseSearchText),
  ]);
}
