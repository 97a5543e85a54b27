import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Cloud, secretAccessKey } from '@gable/local-cloud';

const run = promisify(execFile);
const operatorProgram = join(import.meta.dirname, '../ops/main.ts');

/** A PMTiles file with the streets that the demo's homes are on; none of them exists. */
export const streetsFile = join(import.meta.dirname, 'streets.pmtiles');

/** Publishes the demo's streets with the operators' command, as a stage gets its map. */
export async function publishDemoMap({ awsEndpoint }: Cloud): Promise<void> {
  await run(process.execPath, [operatorProgram, 'map', 'publish', streetsFile], {
    env: {
      ...process.env,
      AWS_ENDPOINT_URL: awsEndpoint,
      AWS_ACCESS_KEY_ID: 'operator',
      AWS_SECRET_ACCESS_KEY: secretAccessKey,
    },
  });
}
