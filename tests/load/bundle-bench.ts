import { execFileSync } from 'node:child_process';
import { buildBundles } from '../support/bundles.ts';
import type { BenchRow } from './rows.ts';

const runs = 9;
const bytesBudget = 900_000;
const importBudget = 80;

// A fresh process each time, as a cold start has one. What its main thread worked, not what the clock on the wall says:
// on a quiet machine that is the same, on a busy one it leaves out the waiting.
const program = (file: string) =>
  `const before = process.threadCpuUsage(); require(${JSON.stringify(file)});` +
  'const { user, system } = process.threadCpuUsage(before); process.stdout.write(String((user + system) / 1000))';
const anything = [
  'TABLE_NAME',
  'IDEMPOTENCY_TABLE_NAME',
  'BUS_NAME',
  'MEDIA_BUCKET',
  'MAIL_FROM',
  'SITE_URL',
  'USER_POOL_ID',
  'USER_POOL_CLIENT_ID',
  'TOKEN_ISSUER',
  'JWKS_URL',
  'HOSTED_UI_URL',
  'ADDRESS_LOOKUP_URL',
  'ADDRESS_LOOKUP_SECRET_ARN',
].map((name) => [name, 'https://gable.example']);
const env = { ...process.env, NODE_OPTIONS: '', AWS_REGION: 'eu-west-2', ...Object.fromEntries(anything) };
const importMs = (file: string) =>
  Number(execFileSync(process.execPath, ['-e', program(file)], { encoding: 'utf8', env }));

/** Size and import time of each function's bundle; of the times the least of several. */
export async function benchBundles(): Promise<BenchRow[]> {
  const bundles = await buildBundles();
  try {
    return bundles.names.flatMap((name) => [
      { name: `bundle ${name}: size`, figure: bundles.bytes(name), unit: 'bytes', budget: bytesBudget },
      {
        name: `bundle ${name}: import`,
        figure: Math.min(...Array.from({ length: runs }, () => importMs(bundles.file(name)))),
        unit: 'ms',
        budget: importBudget,
      },
    ]);
  } finally {
    bundles.remove();
  }
}
