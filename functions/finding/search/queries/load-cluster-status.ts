import type { Client } from '@opensearch-project/opensearch';
import { findFill } from '../adapters/fill-lease.ts';
import { findSearchedIndex } from '../adapters/home-indexes.ts';
import { createOpenSearchEngine } from '../adapters/opensearch-engine.ts';

/** How far a cluster is. Positions of the feed are microseconds since 1970. */
export interface ClusterStatus {
  /** The index that searches read; without one, what the stage falls back on answers. */
  readonly index: string | undefined;
  /** Its homes on the market. */
  readonly homes: number;
  /** Its newest change; 0 without one. */
  readonly position: number;
  /** The new index that is being filled. */
  readonly fill: { readonly index: string; readonly position: number } | undefined;
}

/** @throws EngineAwayError */
export async function loadClusterStatus(client: Client): Promise<ClusterStatus> {
  const [index, fill] = await Promise.all([findSearchedIndex(client), findFill(client)]);
  const health = index === undefined ? undefined : await createOpenSearchEngine(client, index).getHealth();
  return {
    index,
    homes: health?.size ?? 0,
    position: health?.position ?? 0,
    fill: fill && { index: fill.index, position: fill.position },
  };
}
