import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BootOptions } from '@gable/local-cloud';
import { bootSite } from '../../infra/local/boot-site.ts';
import { fillCluster } from '../../infra/local/opensearch/local-search.ts';
import { findObstacle, startSearchNode } from '../../infra/local/opensearch/search-node.ts';
import { localCluster } from '../../infra/search-choice.ts';
import { getApplicationAssembly, getClusterAloneAssembly, getSharedAssembly } from '../support/assembly.ts';
import { chooseTestThread } from '../support/shared-thread.ts';
import { type TestCloud, toTestCloud } from '../support/test-cloud.ts';
import { type Meter, startMeter } from './meter.ts';

export type MeteredCloud = TestCloud & { readonly meter: Meter };

type StageOptions = Pick<BootOptions, 'assembly' | 'addresses' | 'chooseThread'>;

/** One bundle and thread for all functions, for what is counted by their names and not timed. */
export async function createSharedStage(): Promise<StageOptions> {
  return { assembly: await getSharedAssembly(), chooseThread: chooseTestThread };
}

/** Runs the work on its own cloud with a metered database, and closes both afterwards. */
export function runOnMeteredCloud<T>(
  work: (cloud: MeteredCloud) => Promise<T>,
  stage?: StageOptions,
): Promise<T> {
  return runInFolder(async (folder) => {
    const meter = await startMeter(folder);
    process.env['LOCAL_DYNAMODB_ENDPOINT'] = meter.endpoint;
    try {
      return await runOnCloud(folder, (cloud) => work({ ...cloud, meter }), stage);
    } finally {
      delete process.env['LOCAL_DYNAMODB_ENDPOINT'];
      await meter.close();
    }
  });
}

/** Runs the work on a cloud as `npm start` runs it, without a demo and with a meter's time in no call. */
export function runOnPlainCloud<T>(work: (cloud: TestCloud) => Promise<T>): Promise<T> {
  return runInFolder((folder) => runOnCloud(folder, work));
}

/** The same with OpenSearch, which answers the searches. @throws Error where Java or Maven is missing */
export async function withSearchCluster<T>(work: (cloud: TestCloud) => Promise<T>): Promise<T> {
  const obstacle = findObstacle();
  if (obstacle !== undefined) throw new Error(obstacle);
  return runInFolder(async (folder) => {
    const node = await startSearchNode({ folder: join(folder, 'search') });
    const addresses = { [localCluster.url]: node.url };
    try {
      return await runOnCloud(
        folder,
        async (cloud) => {
          await fillCluster(cloud);
          return work(cloud);
        },
        { assembly: await getClusterAloneAssembly(), addresses },
      );
    } finally {
      node.close();
    }
  });
}

async function runInFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  process.env['NODE_NO_WARNINGS'] = '1';
  const folder = mkdtempSync(join(tmpdir(), 'gable-bench-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function runOnCloud<T>(
  dataDir: string,
  work: (cloud: TestCloud) => Promise<T>,
  stage?: StageOptions,
): Promise<T> {
  const about = stage ?? { assembly: await getApplicationAssembly() };
  const cloud = await bootSite({ ...about, port: 0, dataDir, timers: false, log: console.error });
  try {
    return await work(toTestCloud(cloud));
  } finally {
    await cloud.close();
  }
}
