import { globSync, readFileSync, statSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import {
  apis,
  communityReactions,
  marketReactions,
  moneyReactions,
  sockets,
  triggers,
} from '../../functions/manifest/index.ts';
import type { Subscriber } from '../../functions/manifest/types.ts';
import type { Route } from '../../functions/kernel/http/contract.ts';
import { createClock } from '../../infra/local/runtime/clock.ts';
import { startWorker } from '../../infra/local/aws/lambda/worker.ts';
import { readModel } from '../../infra/local/template/model.ts';
import { applicationAssembly } from '../support/assembly.ts';

const { functions } = readModel(await applicationAssembly());

/** They bring PDFKit and its fonts, which is fine in the background. */
const makesPapers = new Set<string>(
  Object.values<Subscriber>({ ...communityReactions, ...marketReactions, ...moneyReactions })
    .filter(({ needs }) => needs.includes('papers:write'))
    .map(({ entry }) => entry),
);

test('every function of the stacks runs here from a bundle of less than 900 kB, or makes papers', () => {
  expect(functions.filter(({ bundle }) => bundle === undefined).map(({ id }) => id)).toEqual([]);
  const sizes = functions.map(
    ({ id, entry, bundle = '' }) => [id, relative('.', entry), statSync(bundle).size] as const,
  );
  expect(sizes.filter(([, entry, bytes]) => bytes >= 900_000 && !makesPapers.has(entry))).toEqual([]);
  expect(sizes.filter(([, , bytes]) => bytes >= 2_000_000)).toEqual([]);
  expect(makesPapers.size).toBe(3);
});

test('no function that a person waits for brings the maker of PDFs', () => {
  const answering = new Set<string>(
    [apis, { sockets }, triggers].flatMap((group) =>
      Object.values<{ entry: string }>(group).map(({ entry }) => entry),
    ),
  );
  const bundles = functions.filter(({ entry }) => answering.has(relative('.', entry)));
  expect(bundles.length).toBeGreaterThan(20);
  const making = bundles.filter(({ bundle = '' }) => readFileSync(bundle, 'utf8').includes('PDFKit'));
  expect(making.map(({ id }) => id)).toEqual([]);
});

test('what fails in a bundle names the line of its source', async () => {
  const accounts = functions.find(({ entry }) => entry.endsWith('functions/accounts/handler.ts'));
  if (!accounts) throw new Error('The stacks have no function for accounts');
  const worker = startWorker(accounts, {
    environment: {},
    clock: createClock().shared,
    print: () => undefined,
  });
  onTestFinished(() => worker.close());
  await expect(worker.ready).rejects.toMatchObject({
    message: 'The environment lacks TABLE_NAME',
    trace: expect.arrayContaining([expect.stringMatching(/functions\/kernel\/env\.ts:\d+/)]),
  });
});

/** What only a call needs that visitors may make as well as people who are logged in, or a repeatable one. */
const forSome = new Map<string, (access: string, method: string) => boolean>([
  ['USER_POOL_CLIENT_ID', (access) => access === 'anyone'],
  ['TOKEN_ISSUER', (access) => access === 'anyone'],
  ['JWKS_URL', (access) => access === 'anyone'],
  ['IDEMPOTENCY_TABLE_NAME', (_access, method) => method === 'POST'],
]);

test('every function has the variables that its bundle reads', () => {
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

test('a variable has one value for all functions, which tests let share a thread', () => {
  const values = new Map<string, Set<string>>();
  for (const [name, value] of functions.flatMap(({ environment }) => Object.entries(environment)))
    values.set(name, (values.get(name) ?? new Set<string>()).add(value));
  const differing = [...values].filter(([, found]) => found.size > 1).map(([name]) => name);
  // Each function's own name in its log.
  expect(differing).toEqual(['POWERTOOLS_SERVICE_NAME']);
});

// Bundles leave out ElectroDB's check of the models.
test('every repository loads from source, where its models are checked', async () => {
  vi.stubEnv('TABLE_NAME', 'test');
  const repositories = globSync('functions/*/{*store,adapters/*-repository}.ts').map((file) => resolve(file));
  expect(repositories.length).toBeGreaterThan(50);
  await Promise.all(repositories.map((file) => import(file)));
});
