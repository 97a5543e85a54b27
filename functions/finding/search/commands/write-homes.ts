import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from '@opensearch-project/opensearch';
import { listWrittenIndexes } from '../adapters/home-indexes.ts';
import { createOpenSearchEngine } from '../adapters/opensearch-engine.ts';
import { EngineAwayError, type RefusedHome } from '../domain/search-engine.ts';
import type { HomeChange } from '../index/index.ts';

const attempts = 4;
const firstPauseMs = 200;

/**
 * Writes changes to every index that takes them. Before the first index there is nothing to write to; that one is filled
 * from the whole feed. Returns the homes that an index refuses for good.
 * @throws EngineAwayError when the cluster does not take them after some attempts
 */
export function writeHomes(client: Client, changes: readonly HomeChange[]): Promise<RefusedHome[]> {
  return retryWhileAway(async () => {
    const refused = new Map<string, RefusedHome>();
    for (const index of await listWrittenIndexes(client))
      for (const home of await createOpenSearchEngine(client, index).saveChanges(changes))
        refused.set(home.id, home);
    return [...refused.values()];
  });
}

/** Tries again with pauses that double, each shortened at random so that instances do not keep step. */
export async function retryWhileAway<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof EngineAwayError) || attempt === attempts) throw error;
      await wait(firstPauseMs * 2 ** (attempt - 1) * (0.5 + Math.random() / 2));
    }
}
