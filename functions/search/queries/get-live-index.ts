import { minuteMs } from '../../kernel/time.ts';
import { now } from '../../kernel/clock.ts';
import { applyChanges, rebuild, type SearchIndex } from '../index/index.ts';
import { findRebuildTime } from '../adapters/snapshot-store.ts';
import { toHomeChange } from '../domain/feed-row.ts';
import { listFeedAfter } from '../adapters/search-repository.ts';
import { loadSnapshotIndex } from './load-snapshot-index.ts';

/** Milliseconds that an answer may lag behind the feed. */
const maxStaleMs = 500;
/** Writers' clocks differ and a row may arrive after a later one, so the last seconds are read again. */
const overlapMs = 5_000;
const rebuildAt = 10_000;
/** Milliseconds after which an instance looks for a rebuilt snapshot. */
const rebuildCheckMs = minuteMs;

interface LiveIndexState {
  index: SearchIndex;
  /** On the process's monotonic clock. */
  checkedAt: number;
  rebuiltAt: string | undefined;
  /** When it last looked for a rebuilt snapshot, in milliseconds since 1970. */
  lookedAt: number;
}

let loading: Promise<LiveIndexState> | undefined;
let catching: Promise<void> | undefined;

async function loadIndex(): Promise<LiveIndexState> {
  return { ...(await loadSnapshotIndex()), checkedAt: -maxStaleMs, lookedAt: now().getTime() };
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
  await followFeed(live.index);
  if (live.index.changes >= rebuildAt) live.index = await foldDelta(live.index);
  live.checkedAt = asked;
}

/** Replaces the index once a snapshot was rebuilt, as following the feed mends nothing that is wrong already. */
async function takeRebuiltIndex(live: LiveIndexState): Promise<void> {
  const time = now().getTime();
  if (time - live.lookedAt < rebuildCheckMs) return;
  live.lookedAt = time;
  if ((await findRebuildTime()) === live.rebuiltAt) return;
  const { index, rebuiltAt } = await loadSnapshotIndex();
  Object.assign(live, { index, rebuiltAt });
}

/** The scheduled snapshot contains most changes already; they are merged here only when it is late. */
async function foldDelta(grown: SearchIndex): Promise<SearchIndex> {
  const { index } = await loadIndex();
  await followFeed(index);
  if (index.changes < grown.changes / 2) return index;
  rebuild(grown);
  return grown;
}

/**
 * The position to read on from: rows further behind the present than the overlap cannot arrive any more. A writer whose
 * clock is ahead must not hide the rows of all others until its time has come. Positions are microseconds.
 */
const calculateReadStart = (version: number, time: Date): number =>
  Math.max(0, Math.min(version, (time.getTime() - overlapMs) * 1000));

/** Applies the rest of the feed to an index. */
export async function followFeed(index: SearchIndex): Promise<void> {
  for await (const rows of listFeedAfter(calculateReadStart(index.version, now()))) {
    for (const row of rows) applyChanges(index, toHomeChange(row));
  }
}
