import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { boot } from '../../infra/local/runtime/cloud.ts';
import { applicationAssembly } from '../support/assembly.ts';
import { type TestCloud, withDoors } from '../support/boot.ts';
import { type Meter, startMeter } from './meter.ts';

export type MeteredCloud = TestCloud & { readonly meter: Meter };

/** Runs the work on its own cloud with a metered database, and closes both afterwards. */
export function withCloud<T>(work: (cloud: MeteredCloud) => Promise<T>): Promise<T> {
  return withFolder(async (folder) => {
    const meter = await startMeter(folder);
    process.env['LOCAL_DYNAMODB_ENDPOINT'] = meter.endpoint;
    try {
      return await runOn(folder, (cloud) => work({ ...cloud, meter }));
    } finally {
      delete process.env['LOCAL_DYNAMODB_ENDPOINT'];
      await meter.close();
    }
  });
}

/** Runs the work on a cloud as `npm start` runs it, without a demo and with a meter's time in no call. */
export const withPlainCloud = <T>(work: (cloud: TestCloud) => Promise<T>): Promise<T> =>
  withFolder((folder) => runOn(folder, work));

async function withFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  process.env['NODE_NO_WARNINGS'] = '1';
  const folder = mkdtempSync(join(tmpdir(), 'gable-bench-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function runOn<T>(dataDir: string, work: (cloud: TestCloud) => Promise<T>): Promise<T> {
  const assembly = await applicationAssembly();
  const cloud = await boot({ assembly, port: 0, dataDir, timers: false, log: console.error });
  try {
    return await work(withDoors(cloud));
  } finally {
    await cloud.close();
  }
}
