import { now } from '../../../kernel/clock.ts';
import { minuteMs } from '../../../kernel/time.ts';
import { listFeedAfter } from '../adapters/search-repository.ts';
import { findRebuildTime } from '../adapters/snapshot-store.ts';
import { toHomeChange } from '../domain/feed-row.ts';
import { allFeedShards, feedShards } from '../domain/feed-shards.ts';
import { applyChanges, limitVersion, rebuild, type SearchIndex } from '../index/index.ts';
import { loadSnapshotIndex } from './load-snapshot-index.ts';

/** Milliseconds that an answer may lag behind the feed. */
const maxStaleMs = 500;
/** Microseconds: writers' clocks differ and a row may arrive after a later one, so the last seconds are read again. */
const overlap = 5_000_000;
const rebuildAt = 10_000;
/** Milliseconds after which an instance looks for a rebuilt snapshot, and into all shards. */
const rebuildCheckMs = minuteMs;

interface LiveIndexState {
  index: SearchIndex;
  /** Whether the next read is of all shards: the first one, and once a minute, as the release before may still write. */
  isAllDue: boolean;
  /** Where the next read of all shards begins. Reads of some take the index itself further. */
  allReadTo: number;
  /** On the process's monotonic clock. */
  checkedAt: number;
  rebuiltAt: string | undefined;
  /** When it last looked for a rebuilt snapshot, in milliseconds since 1970. */
  lookedAt: number;
}

let loading: Promise<LiveIndexState> | undefined;
let catching: Promise<void> | undefined;

async function loadIndex(): Promise<LiveIndexState> {
  const snapshot = await loadSnapshotIndex();
  return {
    ...snapshot,
    isAllDue: true,
    allReadTo: snapshot.index.version,
    checkedAt: -maxStaleMs,
    lookedAt: now().getTime(),
  };
}

/** The index, at most half a second old; the first call loads it. */
export async function getLiveIndex(): Promise<SearchIndex> {
  loading ??= loadIndex().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  const live = await loading;
  if (performance.now() - live.checkedAt >= maxStaleMs)
    await (catching ??= catchUp(live).finally(() => (catching = undefined)));
  return live.index;
}

async function catchUp(live: LiveIndexState): Promise<void> {
  const asked = performance.now();
  await takeRebuiltIndex(live);
  if (live.isAllDue) await readAllShards(live);
  else await followFeed(live.index, { shards: feedShards });
  if (live.index.changes >= rebuildAt) live.index = await foldDelta(live.index);
  live.checkedAt = asked;
}

async function readAllShards(live: LiveIndexState): Promise<void> {
  const present = now().getTime() * 1000;
  await followFeed(live.index, { from: live.allReadTo });
  live.allReadTo = present - overlap;
  live.isAllDue = false;
}

/** Replaces the index once a snapshot was rebuilt, as following the feed mends nothing that is wrong already. */
async function takeRebuiltIndex(live: LiveIndexState): Promise<void> {
  const time = now().getTime();
  if (time - live.lookedAt < rebuildCheckMs) return;
  live.lookedAt = time;
  live.isAllDue = true;
  if ((await findRebuildTime()) === live.rebuiltAt) return;
  const { index, rebuiltAt } = await loadSnapshotIndex();
  Object.assign(live, { index, rebuiltAt, allReadTo: index.version });
}

/** The scheduled snapshot contains most changes already; they are merged here only when it is late. */
async function foldDelta(grown: SearchIndex): Promise<SearchIndex> {
  const { index } = await loadIndex();
  await followFeed(index);
  if (index.changes < grown.changes / 2) return index;
  rebuild(grown);
  return grown;
}

interface FeedSpan {
  readonly shards?: readonly string[];
  /** The position after which these shards were not read. */
  readonly from?: number;
}

/**
 * Applies the rest of the feed to an index, and the rows that may have arrived after later ones again. A row of a writer
 * whose clock is ahead takes the index no further than the present, so that it hides none that follow; neither does it
 * in a snapshot of the index. Once the clock has gone back, what the index has seen is not known, and it is given the
 * whole feed. Positions are microseconds.
 */
export async function followFeed(
  index: SearchIndex,
  { shards = allFeedShards, from = index.version }: FeedSpan = {},
): Promise<void> {
  const present = now().getTime() * 1000;
  const hasGoneBack = index.version > present + overlap;
  const start = hasGoneBack ? 0 : Math.min(from, present - overlap);
  for await (const rows of listFeedAfter(Math.max(0, start), hasGoneBack ? allFeedShards : shards)) {
    for (const row of rows) applyChanges(index, toHomeChange(row));
  }
  limitVersion(index, present);
}
