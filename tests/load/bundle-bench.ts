import { execFileSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { buildFunctions } from '../../infra/build.ts';
import type { BenchRow } from './search-bench.ts';

const folder = 'dist/functions';
const runs = 7;
const bytesBudget = 900_000;
const importBudget = 80;

// A fresh process each time, as a cold start has one; the environment is what any function has.
const program = (file: string) =>
  `const s=performance.now();require(${JSON.stringify(path.resolve(file))});process.stdout.write(String(performance.now()-s))`;
const environment = {
  ...process.env,
  AWS_REGION: 'eu-west-2',
  TABLE_NAME: 't',
  IDEMPOTENCY_TABLE_NAME: 'i',
  BUS_NAME: 'b',
  MEDIA_BUCKET: 'm',
  MAIL_FROM: 'a@b.example',
  SITE_URL: 'https://gable.example',
  USER_POOL_ID: 'eu-west-2_x',
  USER_POOL_CLIENT_ID: 'c',
  TOKEN_ISSUER: 'https://i.example',
  JWKS_URL: 'https://i.example/k',
  HOSTED_UI_URL: 'https://h.example',
  ADDRESS_LOOKUP_URL: 'https://l.example',
  ADDRESS_LOOKUP_SECRET_ARN: 'arn:x',
};
const importMs = (file: string) =>
  Number(execFileSync(process.execPath, ['-e', program(file)], { encoding: 'utf8', env: environment }));

/** Size and import time of each function's bundle; the least of several runs, for the machine is shared. */
export async function benchBundles(): Promise<BenchRow[]> {
  await buildFunctions({ native: false });
  return readdirSync(folder).flatMap((name) => {
    const file = path.join(folder, name, 'index.js');
    const times = Array.from({ length: runs }, () => importMs(file));
    return [
      { name: `bundle ${name}, size`, figure: statSync(file).size, unit: 'bytes', budget: bytesBudget },
      { name: `bundle ${name}, import`, figure: Math.min(...times), unit: 'ms', budget: importBudget },
    ];
  });
}
