import { mkdirSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import type { Dynamo } from '../aws/dynamodb/index.ts';
import type { WorkerFilter } from '../aws/lambda/index.ts';
import type { Clock } from '../base/clock.ts';
import type { Database } from '../base/database.ts';
import type { Compute } from './compute.ts';
import type { Services } from './services.ts';

export interface SnapshotParts {
  readonly state: Database;
  readonly compute: Compute;
  readonly dynamo: Dynamo;
  readonly services: Services;
  readonly clock: Clock;
}

export interface Snapshot {
  /** Restores all state, drops work in progress and restarts every function except the `kept` ones. */
  readonly restore: (kept?: WorkerFilter) => Promise<void>;
}

/** Copies the state of every part into a new folder below the data folder. */
export async function takeSnapshot(dataDir: string, parts: SnapshotParts): Promise<Snapshot> {
  const { state, compute, dynamo, services, clock } = parts;
  const folder = join(dataDir, 'snapshots');
  mkdirSync(folder, { recursive: true });
  const here = mkdtempSync(join(folder, 'at-'));
  const stateful = Object.entries({ ...services, dynamo });
  await Promise.all(stateful.map(([name, part]) => part.snapshot(join(here, name))));
  state.snapshot(join(here, 'local.sqlite'));
  return {
    async restore(kept) {
      await compute.stop(kept);
      clock.reset();
      compute.bus.log.clear();
      await Promise.all(stateful.map(([name, part]) => part.restore(join(here, name))));
      state.restore(join(here, 'local.sqlite'));
      compute.start(dynamo.call);
    },
  };
}
