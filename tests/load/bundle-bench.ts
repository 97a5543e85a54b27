import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { build } from 'esbuild';
import { type Bundles, buildBundles } from '../support/bundles.ts';
import type { BenchRow } from './rows.ts';

const rounds = 12;
const bytesBudget = 900_000;
const importBudget = 80;

/**
 * Something of a function's size and kind, to tell how busy the machine is: it took 54 ms on two idle cores. What a
 * function takes is told as if it were idle now; on an idle machine that changes nothing.
 */
const yardstick = `
  import middy from '@middy/core';
  import * as z from 'zod';
  import { ulid } from 'ulid';
  import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
  import { DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
  const documents = DynamoDBDocumentClient.from(new DynamoDBClient({}));
  const Event = z.object({ id: z.string(), count: z.number() });
  export const handler = middy().handler((event) =>
    documents.send(new GetCommand({ TableName: ulid(), Key: Event.parse(event) })));`;
const yardstickIdle = 54;

async function buildYardstick(folder: string): Promise<string> {
  const outfile = path.join(folder, 'yardstick.js');
  const stdin = { contents: yardstick, resolveDir: '.' };
  await build({
    stdin,
    outfile,
    bundle: true,
    minify: true,
    keepNames: true,
    platform: 'node',
    format: 'cjs',
  });
  return outfile;
}

// A fresh process each time, as a cold start has one, and what its main thread worked rather than how long it waited.
const program = (file: string) =>
  `const before = process.threadCpuUsage(); require(${JSON.stringify(file)});` +
  'const { user, system } = process.threadCpuUsage(before); process.stdout.write(String((user + system) / 1000))';
const variables =
  'TABLE_NAME IDEMPOTENCY_TABLE_NAME BUS_NAME MEDIA_BUCKET MAIL_FROM SITE_URL USER_POOL_ID USER_POOL_CLIENT_ID ' +
  'TOKEN_ISSUER JWKS_URL HOSTED_UI_URL ADDRESS_LOOKUP_URL ADDRESS_LOOKUP_SECRET_ARN';
const anything = variables.split(' ').map((name) => [name, 'https://gable.example']);
const env = { ...process.env, NODE_OPTIONS: '', AWS_REGION: 'eu-west-2', ...Object.fromEntries(anything) };
const importMs = (file: string) =>
  Number(execFileSync(process.execPath, ['-e', program(file)], { encoding: 'utf8', env }));

/** Size and import time of each function's bundle; of the times the least of several, measured by turns. */
export async function benchBundles(): Promise<BenchRow[]> {
  const bundles = await buildBundles();
  try {
    const files = [await buildYardstick(bundles.folder), ...bundles.names.map(bundles.file)];
    const least = new Map<string, number>();
    for (let round = 0; round < rounds; round++)
      for (const file of files) least.set(file, Math.min(least.get(file) ?? Infinity, importMs(file)));
    return rowsOf(bundles, files, (file) => least.get(file) ?? Number.NaN);
  } finally {
    bundles.remove();
  }
}

function rowsOf(
  { names, file, bytes }: Bundles,
  [measure = '']: string[],
  took: (file: string) => number,
): BenchRow[] {
  const busy = Math.max(1, took(measure) / yardstickIdle);
  return [
    { name: 'bundle import: this machine against an idle one', figure: busy, unit: 'times', budget: null },
    ...names.flatMap((name): BenchRow[] => [
      { name: `bundle ${name}: size`, figure: bytes(name), unit: 'bytes', budget: bytesBudget },
      { name: `bundle ${name}: import`, figure: took(file(name)) / busy, unit: 'ms', budget: importBudget },
    ]),
  ];
}
