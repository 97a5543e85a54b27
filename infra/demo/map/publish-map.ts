import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { calculateFingerprint } from '../../local/runtime/assembly-cache.ts';
import { createUnfinishedEntry, finishEntry, removeAllButNewest } from '../../local/runtime/cache-folder.ts';
import type { Cloud } from '../../local/runtime/cloud.ts';
import { secretAccessKey } from '../../local/runtime/credentials.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../../..');
const cache = join(root, 'node_modules/.cache/gable-demo-map');
const sources = ['infra/demo/map', 'infra/demo/homes', 'package-lock.json'];

/** Twice of what it holds at a time; it takes thrice as much from a machine that lets it, and is slower for it. */
const heapOptions = ['--max-old-space-size=320', '--max-semi-space-size=8'];

/** Publishes the demo's streets with the operators' command, as a stage gets its map. */
export async function publishDemoMap({ awsEndpoint }: Cloud): Promise<void> {
  await run(process.execPath, [join(root, 'infra/ops/main.ts'), 'map', 'publish', await drawMap()], {
    env: {
      ...process.env,
      AWS_ENDPOINT_URL: awsEndpoint,
      AWS_ACCESS_KEY_ID: 'operator',
      AWS_SECRET_ACCESS_KEY: secretAccessKey,
    },
  });
}

/** The file of the streets, drawn once for each version of its sources. */
async function drawMap(): Promise<string> {
  const folder = join(cache, calculateFingerprint(sources));
  if (!existsSync(folder)) {
    const making = createUnfinishedEntry(cache);
    const program = join(import.meta.dirname, 'write-map.ts');
    await run(process.execPath, [...heapOptions, program, join(making, 'demo.pmtiles')]);
    finishEntry(making, folder);
    removeAllButNewest(cache, 1, (name) => !name.startsWith('making-'));
  }
  return join(folder, 'demo.pmtiles');
}
