import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  GetSecretValueCommand,
  PutSecretValueCommand,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import { OriginSecret } from '../../functions/kernel/http/origin-header.ts';
import { buildFunctions } from '../../infra/bundle/build-functions.ts';
import { findProviderSecretFields } from '../../infra/local-cloud/providers/index.ts';
import { providers } from '../../infra/local/third-party/index.ts';
import { type Site, siteFile } from './cloud.ts';
import { createDeployer, credentials, type Outputs, region } from './deployment.ts';
import { openEdge } from './edge.ts';
import { folder, openEmulator } from './emulator.ts';
import { listErrorLines, listLeftMessages } from './leftovers.ts';
import { listSuites } from './suites.ts';

/**
 * `npm run test:localstack [-- <name>...]` deploys all stacks to an emulator of AWS that is not ours, twice, and runs
 * the API suites (those whose path contains a name) and the journey through all calls against it.
 */
const names = process.argv.slice(2).filter((name) => !name.startsWith('--'));
const stop = new AbortController();
const times: string[] = [];
const failures: string[] = [];

/** Runs a step and notes its seconds. */
async function run<T>(step: string, work: () => Promise<T>): Promise<T> {
  const since = performance.now();
  console.log(`\n${step}`);
  try {
    return await work();
  } finally {
    times.push(`${String(Math.round((performance.now() - since) / 1000)).padStart(4)} s  ${step}`);
  }
}

/** Fills in the secrets of the providers, and returns the one that the edge sends. */
async function fillSecrets(endpoint: string, outputs: Outputs): Promise<string> {
  const client = new SecretsManagerClient({ endpoint, region, credentials });
  let origin: string | undefined;
  for (const [output, SecretId] of Object.entries(outputs)) {
    const id = /^ForeignSecret(.+)$/.exec(output)?.[1];
    if (id === undefined) continue;
    if (id.startsWith('Origin')) {
      const { SecretString = '' } = await client.send(new GetSecretValueCommand({ SecretId }));
      origin = OriginSecret.parse(JSON.parse(SecretString)).current;
    }
    const fields = findProviderSecretFields(providers, id);
    if (!fields) continue;
    await client.send(new PutSecretValueCommand({ SecretId, SecretString: JSON.stringify(fields) }));
  }
  if (origin === undefined) throw new Error('The stacks have no origin secret');
  return origin;
}

function findApi(outputs: Outputs): string {
  const id = outputs['ForeignApiHttp'];
  if (id === undefined) throw new Error('The stacks have no HTTP API');
  return id;
}

async function runTests(suites: readonly string[]): Promise<void> {
  const args = [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--config',
    'tests/foreign/vitest.config.ts',
    ...suites,
  ];
  const child = spawn(process.execPath, args, { stdio: 'inherit', signal: stop.signal });
  const [code]: unknown[] = await once(child, 'exit');
  if (code !== 0) failures.push('Tests failed');
}

process.env['NODE_NO_WARNINGS'] = '1';
mkdirSync(folder, { recursive: true });
rmSync(join(folder, 'deployment.log'), { force: true });
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(name, () => process.exit(130));
const emulator = await run('Start the emulator', openEmulator);
process.once('exit', () => {
  stop.abort();
  emulator.close();
});
const edge = await openEdge();
await run('Build the functions', () => buildFunctions({ native: false, target: join(folder, 'functions') }));
const { endpoint } = emulator;
const deployer = createDeployer(endpoint, edge.providers, stop.signal);
await run('Bootstrap', deployer.bootstrap);
console.log((await run('Deploy', deployer.deploy)).join('\n'));
const outputs = deployer.readOutputs();
const host = `${findApi(outputs)}.execute-api.localhost`;
edge.serve({ url: new URL(endpoint), host, secret: await fillSecrets(endpoint, outputs) });
const changed = (await run('Deploy again', deployer.deploy)).filter((line) => !line.includes('(no changes)'));
failures.push(...changed.map((line) => `The second deployment changed ${line}`));
const site: Site = { endpoint, edge: edge.url, providers: edge.providers, outputs };
writeFileSync(siteFile, JSON.stringify(site));
const journeys = ['tests/foreign/smoke.foreign.ts', 'tests/foreign/journey.foreign.ts'];
const all = [...listSuites(), ...journeys];
const chosen = all.filter((suite) => names.length === 0 || names.some((name) => suite.includes(name)));
await run(`Run ${chosen.length} suites`, () => runTests(chosen));
await run('Look at what is left', async () => {
  failures.push(...(await listLeftMessages(endpoint)), ...(await listErrorLines(endpoint)));
});
console.log(
  `\n${times.join('\n')}\n\n${failures.length === 0 ? 'Passed' : `Failed:\n${failures.join('\n')}`}`,
);
process.exit(failures.length === 0 ? 0 : 1);
