import type { Home, Query } from '../../search/index/index.ts';
import { toAlertFilter } from './alert-filter.ts';
import { toQueryAt } from './filter-query.ts';
import { createMatcher } from './home-matcher.ts';
import type { RowAnswer } from './row-matcher.ts';

/**
 * Decides whether searches find a home, from the answers of their rows and, where these are not sure, from their
 * parameters: equal ones are read once, as many people look for the same.
 */
export function createSearchMatcher(home: Home, now: Date): (answer: RowAnswer, query: string) => boolean {
  const known = new Map<string, boolean>();
  let isMatch: ((query: Query) => boolean) | undefined;
  return (answer, query) => {
    if (answer !== 'unsure') return answer === 'finds';
    isMatch ??= createMatcher(home);
    const found = known.get(query) ?? isMatch(toQueryAt(toAlertFilter(query, now), now));
    known.set(query, found);
    return found;
  };
}
