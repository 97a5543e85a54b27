import type { Client } from '@opensearch-project/opensearch';
import { now } from '../../../kernel/clock.ts';
import { log } from '../../../kernel/observability/log.ts';
import { endFill, leaseFill, type LeasedFill, releaseFill, saveFill } from '../adapters/fill-lease.ts';
import { addWrittenIndex, switchToIndex } from '../adapters/home-indexes.ts';
import { createOpenSearchEngine } from '../adapters/opensearch-engine.ts';
import { listFeedAfter } from '../adapters/search-repository.ts';
import { toHomeChange } from '../domain/feed-row.ts';
import type { IndexLayout } from '../domain/opensearch/home-document.ts';
import type { RefusedHome } from '../domain/search-engine.ts';
import type { HomeChange } from '../index/index.ts';
import { retryWhileAway, writeHomes } from './write-homes.ts';

/** Microseconds: rows of the last seconds may arrive after later ones, as writers' clocks differ. */
const overlap = 5_000_000;

type WriteChanges = (changes: readonly HomeChange[]) => Promise<readonly RefusedHome[]>;

/**
 * Passes the changes after a position of the feed on, page by page, with the position that each page reaches: the
 * present at the most, as a row of a clock that is ahead must not hide those that follow.
 */
async function* copyFeedAfter(position: number, write: WriteChanges) {
  let last = position;
  for await (const rows of listFeedAfter(Math.max(0, position - overlap))) {
    const refused = await write(rows.map((row) => toHomeChange(row)));
    const present = now().getTime() * 1000;
    last = Math.max(last, Math.min(rows.at(-1)?.position ?? last, present));
    yield { last, refused };
  }
}

/**
 * Writes the rows after a position of the feed, in microseconds since 1970. Returns the homes that an index refuses for
 * good. @throws EngineAwayError
 */
export async function writeFeedAfter(client: Client, position: number): Promise<RefusedHome[]> {
  const all: RefusedHome[] = [];
  const pages = copyFeedAfter(position, (changes) => writeHomes(client, changes));
  for await (const { refused } of pages) all.push(...refused);
  return all;
}

/** How a run ended: searches read the new index; the next run goes on; or another run is at it. */
export type FillOutcome =
  | { readonly state: 'filled'; readonly homes: number }
  | { readonly state: 'paused'; readonly position: number }
  | { readonly state: 'busy' };

/**
 * Fills a new index from the feed while changes go to it and to the present one, then lets searches read it, so that no
 * search finds less meanwhile. One run does it at a time; a run that has no time left leaves it to the next. Homes that
 * the index refuses are left out.
 * @throws FillLostError when another run has taken the fill over, EngineAwayError
 */
export async function reindexHomes(
  client: Client,
  layout: IndexLayout,
  hasTime: () => boolean,
): Promise<FillOutcome> {
  const newIndex = `homes-${now().toISOString().replaceAll(/\D/g, '')}`;
  const leased = await leaseFill(client, newIndex, now().getTime());
  if (!leased) return { state: 'busy' };
  const isEmpty = await addWrittenIndex(client, leased.index, layout);
  const filled = await fillIndex(client, isEmpty ? { ...leased, position: 0 } : leased, hasTime);
  if (!filled.isComplete) {
    await releaseFill(client, filled.fill);
    log.info('The next run fills the index further', { index: leased.index });
    return { state: 'paused', position: filled.fill.position };
  }
  const { index } = leased;
  await switchToIndex(client, index);
  await endFill(client, filled.fill);
  const { size } = await createOpenSearchEngine(client, index).getHealth();
  log.info('Searches read a new index', { index, homes: size });
  return { state: 'filled', homes: size };
}

async function fillIndex(client: Client, leased: LeasedFill, hasTime: () => boolean) {
  const { index } = leased;
  const engine = createOpenSearchEngine(client, index);
  const write: WriteChanges = (changes) => retryWhileAway(() => engine.saveChanges(changes));
  let fill = leased;
  // The second time takes what came while the feed was read, from a writer that did not know the index yet.
  for (let nth = 0; nth < 2; nth += 1)
    for await (const { last, refused } of copyFeedAfter(fill.position, write)) {
      if (refused.length > 0) log.error('The index refuses homes', { index, refused });
      fill = await saveFill(client, fill, last, now().getTime());
      if (!hasTime()) return { fill, isComplete: false };
    }
  return { fill, isComplete: true };
}
