import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { build } from 'esbuild';

const source = `
  import middy from '@middy/core';
  import * as z from 'zod';
  import { ulid } from 'ulid';
  import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
  import { DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
  const documents = DynamoDBDocumentClient.from(new DynamoDBClient({}));
  const Event = z.object({ id: z.string(), count: z.number() });
  export const handler = middy().handler((event) =>
    documents.send(new GetCommand({ TableName: ulid(), Key: Event.parse(event) })));`;

/** Milliseconds of the yardstick's import on two idle cores. */
export const idleImportMs = 54;

/**
 * Builds a bundle of a function's size and kind, to measure the load of the machine. Figures are divided by
 * that load, so that they compare with an idle machine.
 */
export async function buildYardstick(folder: string): Promise<string> {
  const outfile = path.join(folder, 'yardstick.js');
  const stdin = { contents: source, resolveDir: '.' };
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

const variables =
  'TABLE_NAME RECORDS_TABLE_NAME IDEMPOTENCY_TABLE_NAME BUS_NAME MEDIA_BUCKET MAIL_FROM SITE_URL USER_POOL_ID SITE_CLIENT_ID SERVER_CLIENT_ID SET_UP_CLIENT_ID TOKEN_CLIENT_IDS ' +
  'TOKEN_ISSUER JWKS_URL HOSTED_UI_URL ADDRESS_LOOKUP_URL ADDRESS_LOOKUP_SECRET_ARN';
const anything = variables.split(' ').map((name) => [name, 'https://gable.example']);
const env = { ...process.env, NODE_OPTIONS: '', AWS_REGION: 'eu-west-2', ...Object.fromEntries(anything) };
const clocks = {
  /** CPU time of the main thread. */
  work: '(({ user, system }) => (user + system) / 1000)(process.threadCpuUsage())',
  /** Elapsed time. */
  wall: 'performance.now()',
} as const;

/** Milliseconds to import a file in a new process, like a cold start. */
export function measureImport(file: string, clock: keyof typeof clocks): number {
  const now = clocks[clock];
  const program = `const begun = ${now}; require(${JSON.stringify(file)}); process.stdout.write(String(${now} - begun))`;
  return Number(execFileSync(process.execPath, ['-e', program], { encoding: 'utf8', env }));
}
