import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { boot } from '../../infra/local/runtime/cloud.ts';
import { applicationAssembly } from '../support/assembly.ts';
import { type TestCloud, withDoors } from '../support/boot.ts';
import { type Meter, startMeter } from './meter.ts';

export type MeteredCloud = TestCloud & { readonly meter: Meter };

/** Runs the work on its own cloud with a metered database, and closes both afterwards. */
export async function withCloud<T>(work: (cloud: MeteredCloud) => Promise<T>): Promise<T> {
  process.env['NODE_NO_WARNINGS'] = '1';
  const folder = mkdtempSync(join(tmpdir(), 'gable-bench-'));
  const meter = await startMeter(folder);
  process.env['LOCAL_DYNAMODB_ENDPOINT'] = meter.endpoint;
  try {
    const cloud = await boot({
      assembly: await applicationAssembly(),
      port: 0,
      dataDir: folder,
      timers: false,
      log: console.error,
    });
    try {
      return await work({ ...withDoors(cloud), meter });
    } finally {
      await cloud.close();
    }
  } finally {
    delete process.env['LOCAL_DYNAMODB_ENDPOINT'];
    await meter.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
