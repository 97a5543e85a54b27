import type { PropertyId } from '../../../../events/vocabulary.ts';
import { findRows } from '../../../kernel/data/row-read.ts';
import { createPropertyRead } from '../../../listings/properties/adapters/property-repository.ts';
import type { Home } from '../../search/index/index.ts';
import { cellUseRead, type IsCellUsed } from '../adapters/cell-use-repository.ts';
import { listRowsOfCell, listSavedSearchesByKeys } from '../adapters/saved-search-repository.ts';
import { createWatchedHomeRead, saveWatchedHome } from '../adapters/watched-home-repository.ts';
import { createRowMatcher, type RowAnswer } from '../domain/row-matcher.ts';
import { listCellsOfHome } from '../domain/search-cells.ts';
import { createSearchMatcher } from '../domain/search-matcher.ts';
import type { SearchRow } from '../domain/search-row.ts';
import {
  findCommonNews,
  findNews,
  type HomeChangeForAlerts,
  isWorthMatching,
  toWatchedHome,
} from '../domain/watched-home.ts';
import { recordMatches, type SearchNews } from './record-matches.ts';

/**
 * Finds the searches to which the present state of a home is news, and collects it for their owners. The state is
 * remembered last: a run that was interrupted is repeated whole, and what it recorded is not recorded again.
 */
export async function matchHome(propertyId: PropertyId, now: Date): Promise<void> {
  const [property, before, isCellUsed] = await findRows(
    createPropertyRead(propertyId),
    createWatchedHomeRead(propertyId),
    cellUseRead,
  );
  if (!property?.firstListedAt || (before && before.version >= property.version)) return;
  const after = toWatchedHome(property, before, now);
  const change = { before, after, now };
  if (after.home && isWorthMatching(change)) {
    const rows = await listRowsOfHome(after.home, isCellUsed);
    const news = await findSearchNews(
      change,
      after.home,
      rows.filter(({ ownerId }) => ownerId !== property.ownerId),
    );
    await recordMatches(propertyId, news, now);
  }
  await saveWatchedHome(after);
}

/** The rows of searches in whose bounds a home is. */
async function listRowsOfHome(home: Home, isCellUsed: IsCellUsed): Promise<SearchRow[]> {
  const cells = listCellsOfHome(home).filter(isCellUsed);
  const rows = await Promise.all(cells.map((cell) => listRowsOfCell(cell, home)));
  return rows.flat();
}

async function findSearchNews(
  change: HomeChangeForAlerts,
  home: Home,
  rows: readonly SearchRow[],
): Promise<SearchNews[]> {
  const { before, now } = change;
  const candidates = selectCandidates(rows, change, home);
  const searches = await listSavedSearchesByKeys(
    candidates.map(({ row: { ownerId, searchId } }) => ({ ownerId, id: searchId })),
  );
  const answers = new Map(candidates.map(({ row, ...answer }) => [row.searchId, answer]));
  const finds = {
    before: before?.home ? createSearchMatcher(before.home, now) : () => false,
    after: createSearchMatcher(home, now),
  };
  return searches.flatMap((search) => {
    const { id, query, status, watchedSince } = search;
    const answer = answers.get(id);
    if (!answer || status !== 'active') return [];
    const found = { before: finds.before(answer.before, query), after: finds.after(answer.after, query) };
    const news = findNews(change, { ...found, watchedSince });
    return news ? [{ search, news }] : [];
  });
}

interface Candidate {
  readonly row: SearchRow;
  readonly before: RowAnswer;
  readonly after: RowAnswer;
}

/** The rows to whose searches the change can be news: an edit of a text is no news to those that found the home before. */
function selectCandidates(rows: readonly SearchRow[], change: HomeChangeForAlerts, home: Home): Candidate[] {
  const { before, now } = change;
  const matchAfter = createRowMatcher(home, now);
  const matchBefore = before?.home ? createRowMatcher(before.home, now) : (): RowAnswer => 'misses';
  const isForAll = findCommonNews(change) !== undefined || before?.onMarket !== true;
  return rows
    .map((row) => ({ row, before: matchBefore(row), after: matchAfter(row) }))
    .filter((answer) => answer.after !== 'misses' && (isForAll || answer.before !== 'finds'));
}
