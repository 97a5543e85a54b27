import { globSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { readModel } from '@gable/local-cloud/template';
import { build } from 'esbuild';
import { expect, onTestFinished, test, vi } from 'vitest';
import {
  apis,
  searchClusterFunctions,
  sitePages,
  sockets,
  subscribers,
  triggers,
} from '../../functions/delivery/manifest/index.ts';
import type { Route } from '../../functions/kernel/http/contract.ts';
import { bundleOptions } from '../../infra/bundle/bundle-options.ts';
import { startWorker } from '../../infra/local-cloud/aws/lambda/worker.ts';
import { createClock } from '../../infra/local-cloud/base/clock.ts';
import { getApplicationAssembly } from '../support/assembly.ts';

const { functions } = readModel(await getApplicationAssembly());

/** Functions with PDFKit or the fonts of its PDFs, which is fine in the background. */
const makesPapers = new Set<string>(
  Object.values(subscribers)
    .filter(
      ({ needs, entry }) =>
        needs.includes('papers:write') ||
        needs.includes('share-cards') ||
        // Draws the memorandum again for its mail.
        entry.endsWith('on-memorandum-issued-send-mail.ts'),
    )
    .map(({ entry }) => entry),
);
/** They draw for a person who waits: events would draw brochures that nobody asks for, and consents that nobody signs. */
const drawsWhilePeopleWait: readonly string[] = [apis.brochures.entry, apis.jointOwners.entry];
for (const entry of drawsWhilePeopleWait) makesPapers.add(entry);

/** It reads the numbers of solicitors, encrypts their links, mails them and judges reviews, each with a library or rules. */
const largest: string = apis.sales.entry;

test('bundles every function into less than 1.16 MB, unless it draws PDFs or cards', () => {
  expect(functions.filter(({ bundle }) => bundle === undefined).map(({ id }) => id)).toEqual([]);
  const sizes = functions.map(
    ({ id, entry, bundle = '' }) => [id, relative('.', entry), statSync(bundle).size] as const,
  );
  const most = (entry: string) => (entry === largest ? 1_225_000 : 1_160_000);
  expect(sizes.filter(([, entry, bytes]) => bytes >= most(entry) && !makesPapers.has(entry))).toEqual([]);
  expect(sizes.filter(([, , bytes]) => bytes >= 2_200_000)).toEqual([]);
  expect(makesPapers.size).toBe(9);
});

test('puts the fonts of papers next to each bundle that reads them', () => {
  const reading = functions.filter(({ bundle = '' }) => readFileSync(bundle, 'utf8').includes('.ttf.br'));
  const entries = reading.map(({ entry }) => relative('.', entry));
  expect(entries).toContain('functions/deals/sales/subscribers/on-paper-issued.ts');
  expect(entries.filter((entry) => !makesPapers.has(entry))).toEqual([]);
  const packed = globSync('functions/kernel/pdf/fonts/*').map((file) => basename(file));
  for (const { bundle = '' } of reading)
    expect(readdirSync(join(dirname(bundle), 'fonts'))).toEqual(expect.arrayContaining(packed));
});

/** Of OpenSearch's client alone. */
const clusterClient = 'OpenSearchAPI';

test('keeps the client of OpenSearch out of stages that search in memory', () => {
  const withClient = functions.filter(({ bundle = '' }) =>
    readFileSync(bundle, 'utf8').includes(clusterClient),
  );
  expect(withClient.map(({ id }) => id)).toEqual([]);
});

test('bundles the search of a stage with a cluster into less than 1.5 MB', async () => {
  const { entry } = searchClusterFunctions.search;
  const { outputFiles } = await build({
    ...bundleOptions,
    entryPoints: [entry],
    outdir: 'dist',
    metafile: false,
    write: false,
  });
  const [bundle] = outputFiles;
  expect(bundle?.text).toContain(clusterClient);
  expect(bundle?.contents.length).toBeLessThan(1_500_000);
});

test('keeps PDFKit out of functions that a person waits for, but for brochures and consents', () => {
  const answering = new Set<string>(
    [apis, { sitePages, sockets }, triggers].flatMap((group) =>
      Object.values<{ entry: string }>(group).map(({ entry }) => entry),
    ),
  );
  for (const entry of drawsWhilePeopleWait) answering.delete(entry);
  const bundles = functions.filter(({ entry }) => answering.has(relative('.', entry)));
  expect(bundles.length).toBeGreaterThan(20);
  const making = bundles.filter(({ bundle = '' }) => readFileSync(bundle, 'utf8').includes('PDFKit'));
  expect(making.map(({ id }) => id)).toEqual([]);
});

test('names the source line of an error in a bundle', async () => {
  const accounts = functions.find(({ entry }) => entry.endsWith('functions/delivery/api/accounts.ts'));
  if (!accounts) throw new Error('The stacks have no function for accounts');
  const worker = startWorker(accounts, {
    compileCache: 'node_modules/.cache/node',
    environments: new Map(),
    clock: createClock().shared,
    print: () => undefined,
    report: () => undefined,
  });
  onTestFinished(() => worker.close());
  await expect(worker.ready).rejects.toMatchObject({
    message: 'The environment lacks TABLE_NAME',
    trace: expect.arrayContaining([expect.stringMatching(/functions\/kernel\/env\.ts:\d+/)]),
  });
});

/** Variables that only some routes need: those open to visitors and users alike, or repeatable ones. */
const forSome = new Map<string, (access: string, method: string) => boolean>([
  ['TOKEN_CLIENT_IDS', (access) => access === 'anyone'],
  ['TOKEN_ISSUER', (access) => access === 'anyone'],
  ['JWKS_URL', (access) => access === 'anyone'],
  ['IDEMPOTENCY_TABLE_NAME', (_access, method) => method === 'POST'],
]);

test('sets the variables that the bundle of each function reads', () => {
  const variables = [...new Set(functions.flatMap(({ environment }) => Object.keys(environment)))];
  const groups = Object.values(apis);
  const missing = functions.flatMap(({ entry, bundle = '', environment }) => {
    const text = readFileSync(bundle, 'utf8');
    const group = groups.find((one) => one.entry === relative('.', entry));
    const routes = Object.values<Route>(group?.routes ?? {});
    return variables
      .filter((name) => !(name in environment) && text.includes(`"${name}"`))
      .filter((name) => {
        const needed = forSome.get(name);
        return !group || !needed || routes.some(({ access, method }) => needed(access, method));
      })
      .map((name) => `${relative('.', entry)} lacks ${name}`);
  });
  expect(missing).toEqual([]);
});

test('sets each variable to one value for all functions, which tests run in one thread', () => {
  const values = new Map<string, Set<string>>();
  for (const [name, value] of functions.flatMap(({ environment }) => Object.entries(environment)))
    values.set(name, (values.get(name) ?? new Set<string>()).add(value));
  const differing = [...values].filter(([, found]) => found.size > 1).map(([name]) => name);
  // Each function's own name in its log.
  expect(differing).toEqual(['POWERTOOLS_SERVICE_NAME']);
});

test('loads every repository from source, which validates its models', async () => {
  vi.stubEnv('TABLE_NAME', 'test');
  vi.stubEnv('RECORDS_TABLE_NAME', 'test');
  const repositories = globSync('functions/*/*/adapters/*-repository.ts').map((file) => resolve(file));
  expect(repositories.length).toBeGreaterThan(50);
  await Promise.all(repositories.map((file) => import(file)));
});
