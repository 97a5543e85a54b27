import { join } from 'node:path';
import type { Cloud } from '@gable/local-cloud';
import { localCluster } from '../../search-choice.ts';
import { findObstacle, startSearchNode } from './search-node.ts';

/** A search cluster for one run of the local cloud. */
export interface LocalSearch {
  /** Where the URLs of the template answer. */
  readonly addresses: Readonly<Record<string, string>>;
  /** Fills the cluster with the homes of a cloud that runs. */
  readonly fill: (cloud: Pick<Cloud, 'invoke' | 'model'>) => Promise<void>;
  readonly close: () => void;
}

/**
 * Starts OpenSearch with its data in the cloud's folder.
 * @throws Error with a sentence for people when the machine cannot run it
 */
export async function startLocalSearch(dataDir: string, say: (line: string) => void): Promise<LocalSearch> {
  const obstacle = findObstacle();
  if (obstacle !== undefined) throw new Error(`${obstacle}. Without --search the site searches in memory.`);
  say('starting OpenSearch; the first time it is fetched from Maven’s registry, some 60 MB');
  const node = await startSearchNode({ folder: join(dataDir, 'opensearch') });
  return {
    addresses: { [localCluster.url]: node.url },
    fill: fillCluster,
    close: node.close,
  };
}

/** Runs the stage's function that fills an empty cluster from the feed. */
export async function fillCluster({ invoke, model }: Pick<Cloud, 'invoke' | 'model'>): Promise<void> {
  const keeper = model.functions.find(({ entry }) =>
    entry.endsWith('search/schedules/every-fifteen-minutes.ts'),
  );
  if (!keeper) throw new Error('The stage has no function that fills a search cluster');
  await invoke(keeper.id, {});
}
