import { now } from '../kernel/clock.ts';
import { apply, createIndex, fromSnapshot, rebuild, type SearchIndex } from './index/index.ts';
import { latest } from './snapshots.ts';
import { since } from './store.ts';

/** Milliseconds for which an answer may be behind the feed. */
const freshMs = 500;
/** Writers' clocks differ and a row may arrive behind a later one, so the last seconds are read again. */
const overlapMs = 5_000;
const rebuildAt = 10_000;

interface Live {
  index: SearchIndex;
  /** On the process's own steady clock. */
  checkedAt: number;
}

let loading: Promise<Live> | undefined;
let catching: Promise<void> | undefined;

async function load(): Promise<Live> {
  const snapshot = await latest();
  return { index: snapshot ? fromSnapshot(snapshot.bytes) : createIndex([]), checkedAt: -freshMs };
}

/** The index, not older than the last half second; the first call loads it. */
export async function liveIndex(): Promise<SearchIndex> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  const live = await loading;
  if (performance.now() - live.checkedAt >= freshMs)
    await (catching ??= catchUp(live).finally(() => (catching = undefined)));
  return live.index;
}

async function catchUp(live: Live): Promise<void> {
  const asked = performance.now();
  await follow(live.index);
  if (live.index.changes >= rebuildAt) live.index = await renewed(live.index);
  live.checkedAt = asked;
}

/** The schedule's snapshot has most changes folded in already; only where it is late are they folded in here. */
async function renewed(grown: SearchIndex): Promise<SearchIndex> {
  const { index } = await load();
  await follow(index);
  if (index.changes < grown.changes / 2) return index;
  rebuild(grown);
  return grown;
}

/** Where to read on from: what is further behind than the overlap cannot come any more. Positions are microseconds. */
const startOf = (version: number, time: Date): number =>
  Math.max(0, version - overlapMs * 1000, Math.min(version, (time.getTime() - overlapMs) * 1000));

/** Brings an index up to the end of the feed. */
export async function follow(index: SearchIndex): Promise<void> {
  for await (const rows of since(startOf(index.version, now()))) {
    for (const { propertyId: id, position: version, home } of rows) apply(index, { id, version, home });
  }
}
