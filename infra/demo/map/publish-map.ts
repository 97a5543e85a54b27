import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Cloud } from '../../local/runtime/cloud.ts';
import { secretAccessKey } from '../../local/runtime/credentials.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../../..');

/** Draws the demo's streets and publishes them with the operators' command, as a stage gets its map. */
export async function publishDemoMap({ awsEndpoint }: Cloud): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'gable-demo-map-'));
  const path = join(folder, 'demo.pmtiles');
  try {
    await run(process.execPath, [join(import.meta.dirname, 'write-map.ts'), path]);
    await run(process.execPath, [join(root, 'infra/ops/main.ts'), 'map', 'publish', path], {
      env: {
        ...process.env,
        AWS_ENDPOINT_URL: awsEndpoint,
        AWS_ACCESS_KEY_ID: 'operator',
        AWS_SECRET_ACCESS_KEY: secretAccessKey,
      },
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
