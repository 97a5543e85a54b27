import type { Client } from '@opensearch-project/opensearch';
import { now } from '../../kernel/clock.ts';
import { log } from '../../kernel/observability/log.ts';
import { addWrittenIndex, switchToIndex } from '../adapters/home-indexes.ts';
import { createOpenSearchEngine } from '../adapters/opensearch-engine.ts';
import { listFeedAfter } from '../adapters/search-repository.ts';
import { toHomeChange } from '../domain/feed-row.ts';
import type { HomeChange } from '../index/index.ts';
import { retryWhileAway, writeHomes } from './write-homes.ts';

/** Microseconds: rows of the last seconds may arrive after later ones, as writers' clocks differ. */
const overlap = 5_000_000;

type WriteChanges = (changes: readonly HomeChange[]) => Promise<void>;

/** Returns the last position of the feed, or `position` for one without later rows. */
async function copyFeedAfter(position: number, write: WriteChanges): Promise<number> {
  let last = position;
  for await (const rows of listFeedAfter(Math.max(0, position - overlap))) {
    await write(rows.map((row) => toHomeChange(row)));
    last = Math.max(last, rows.at(-1)?.position ?? last);
  }
  return last;
}

/** Writes the rows after a position of the feed, in microseconds since 1970. */
export async function writeFeedAfter(client: Client, position: number): Promise<void> {
  await copyFeedAfter(position, (changes) => writeHomes(client, changes));
}

/**
 * Fills a new index from the feed while changes go to it and to the present one, then lets searches read it, so that no
 * search finds less meanwhile. Returns its number of homes on the market.
 */
export async function reindexHomes(client: Client): Promise<number> {
  const index = `homes-${now().toISOString().replaceAll(/\D/g, '')}`;
  await addWrittenIndex(client, index);
  const engine = createOpenSearchEngine(client, index);
  const write: WriteChanges = (changes) => retryWhileAway(() => engine.saveChanges(changes));
  const filled = await copyFeedAfter(0, write);
  // What came while the feed was read, from a writer that did not know the index yet.
  await copyFeedAfter(filled, write);
  await switchToIndex(client, index);
  const { size } = await engine.getHealth();
  log.info('Searches read a new index', { index, homes: size });
  return size;
}
