import { log } from '../../../kernel/observability/log.ts';
import { findLatestSnapshot } from '../adapters/snapshot-store.ts';
import { createIndex, fromSnapshot, type SearchIndex } from '../index/index.ts';

export interface SnapshotIndex {
  readonly index: SearchIndex;
  /** When an operator last had the index rebuilt. */
  readonly rebuiltAt: string | undefined;
}

/** The index of the newest snapshot. It is empty without a readable one, so that the whole feed is read. */
export async function loadSnapshotIndex(): Promise<SnapshotIndex> {
  const snapshot = await findLatestSnapshot();
  const index = snapshot?.bytes && parseSnapshot(snapshot.bytes);
  return { index: index ?? createIndex([]), rebuiltAt: snapshot?.rebuiltAt };
}

function parseSnapshot(bytes: Uint8Array): SearchIndex | undefined {
  try {
    return fromSnapshot(bytes);
  } catch (error) {
    log.error('The search snapshot is unreadable; the index is built from the feed', { error });
    return undefined;
  }
}
