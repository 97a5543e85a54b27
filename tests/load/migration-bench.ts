import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Cloud, findFreePort } from '@gable/local-cloud';
import { type Assembly, type FunctionModel, readModel } from '@gable/local-cloud/template';
import { Client } from '@opensearch-project/opensearch';
import * as z from 'zod';
import { createFeedRow, FeedRow } from '../../functions/finding/search/domain/feed-row.ts';
import { homesAlias } from '../../functions/finding/search/domain/opensearch/home-document.ts';
import { createIndex, type Home, type Query } from '../../functions/finding/search/index/index.ts';
import { bootSite } from '../../infra/local/boot-site.ts';
import { findObstacle, type SearchNode, startSearchNode } from '../../infra/local/opensearch/search-node.ts';
import { localCluster } from '../../infra/search-choice.ts';
import { createProperty as onSale, noon } from '../properties/property-examples.ts';
import { getApplicationAssembly, getOpenSearchAssembly, getTrialAssembly } from '../support/assembly.ts';
import { type TestCloud, toTestCloud } from '../support/test-cloud.ts';
import { toApiPath } from './api-queries.ts';
import { type BenchRow, getPercentile } from './bench-rows.ts';
import { createHomes, searchKinds, createRandom } from './search-data.ts';
import { storeHomes, openSearchStore } from './search-feed.ts';
import { storeSnapshot } from './search-snapshot.ts';

const seed = 20_261_121;
/** People who search at once, each with a pause between two searches. */
const people = 4;
const pauseMs = 40;
const changePauseMs = 50;
/** The answers of a phase at the least, the first of which wait for a new function. */
const phaseSearches = 200;
const comparedQueries = 200;

type Phase = 'memory' | 'trial' | 'OpenSearch' | 'outage' | 'memory again';

/** What happens while the engine changes. */
interface Load {
  phase: Phase;
  isOver: boolean;
  /** Milliseconds of each answer, by phase. */
  readonly times: Map<Phase, number[]>;
  readonly failures: unknown[];
  /** The last change of each home that changed. */
  readonly changes: Map<string, { readonly version: number; readonly price: number }>;
}

/**
 * `npm run bench -- migrate`: takes a stage from the index in memory to OpenSearch and back while people search over HTTP
 * and homes change, with an outage of the cluster in between. The stage's function of the searches becomes that of each
 * configuration by turns, as a deployment replaces it; its other functions write, fill and compare.
 * @throws Error where Java or Maven is missing
 */
export async function benchMigration(size: number): Promise<BenchRow[]> {
  const obstacle = findObstacle();
  if (obstacle !== undefined) throw new Error(obstacle);
  const folder = mkdtempSync(join(tmpdir(), 'gable-migrate-'));
  const port = await findFreePort();
  const startNode = () => startSearchNode({ folder: join(folder, 'search'), port });
  const node = await startNode();
  const cloud = await bootSite({
    assembly: await getTrialAssembly(),
    port: 0,
    dataDir: join(folder, 'cloud'),
    timers: false,
    addresses: { [localCluster.url]: node.url },
    log: console.error,
  });
  try {
    return await migrate({ cloud: toTestCloud(cloud), node, startNode, size });
  } finally {
    await cloud.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

interface Migration {
  readonly cloud: TestCloud;
  readonly node: SearchNode;
  readonly startNode: () => Promise<SearchNode>;
  readonly size: number;
}

const Filled = z.object({ state: z.literal('filled'), homes: z.int() });
const Compared = z.object({ compared: z.int(), differences: z.array(z.unknown()) });

async function migrate({ cloud, node, startNode, size }: Migration): Promise<BenchRow[]> {
  const homes = [...createHomes(seed, size)];
  await fillStage(cloud, homes);
  const searches = await loadSearches(cloud);
  await cloud.replaceFunction(searches.memory);
  const load = createLoad();
  const running = startLoad(load, cloud, homes);
  await waitForSearches(load);

  await cloud.replaceFunction(searches.trial);
  load.phase = 'trial';
  const begun = performance.now();
  const filled = Filled.parse(await run(cloud, 'every-fifteen-minutes.ts', {}));
  const fillMs = performance.now() - begun;
  const first = await compare(cloud);

  await cloud.replaceFunction(searches.OpenSearch);
  load.phase = 'OpenSearch';
  await waitForSearches(load);

  load.phase = 'outage';
  node.close();
  await waitForSearches(load);
  const again = await startNode();
  await run(cloud, 'every-fifteen-minutes.ts', {});
  await waitForSearches(load);

  await cloud.replaceFunction(searches.memory);
  load.phase = 'memory again';
  await waitForSearches(load);
  load.isOver = true;
  await running;
  await cloud.idle();
  const missing = await countMissing(again.url, load);
  const last = await compare(cloud);
  again.close();
  return report({ load, size, filled: filled.homes, fillMs, differences: [first, last], missing });
}

/** The rows of the feed, and the snapshot that instances start from. */
async function fillStage(cloud: TestCloud, homes: readonly Home[]): Promise<void> {
  const position = (Date.now() - 60_000) * 1_000;
  await storeHomes(cloud, homes, position);
  await storeSnapshot(cloud, createIndex(homes, position));
  await cloud.idle();
}

/** The stage's function of the searches as each configuration has it. */
async function loadSearches({
  model,
}: TestCloud): Promise<Record<'memory' | 'trial' | 'OpenSearch', FunctionModel>> {
  const present = findSearch(model);
  const read = (assembly: Assembly): FunctionModel => {
    const { entry, bundle, environment } = findSearch(readModel(assembly));
    return { ...present, entry, bundle, environment: { ...present.environment, ...environment } };
  };
  return {
    memory: read(await getApplicationAssembly()),
    trial: present,
    OpenSearch: read(await getOpenSearchAssembly()),
  };
}

function findSearch({ functions }: Pick<Cloud['model'], 'functions'>): FunctionModel {
  const found = functions.find(({ entry }) =>
    /functions\/finding\/search\/(?:compared-|opensearch-)?handler\.ts$/.test(entry),
  );
  if (!found) throw new Error('The stage has no function of the searches');
  return found;
}

const createLoad = (): Load => ({
  phase: 'memory',
  isOver: false,
  times: new Map(),
  failures: [],
  changes: new Map(),
});

async function startLoad(load: Load, cloud: TestCloud, homes: readonly Home[]): Promise<void> {
  const { saveFeedRow } = await openSearchStore(cloud);
  const sample = createFeedRow(onSale(), 1, noon);
  const random = createRandom(seed);
  const person = async () => {
    while (!load.isOver) {
      const kind = searchKinds[Math.floor(random() * searchKinds.length)];
      const { phase } = load;
      const asked = performance.now();
      try {
        await search(cloud.origin, kind?.query(random) ?? {});
        load.times.set(phase, [...(load.times.get(phase) ?? []), performance.now() - asked]);
      } catch (error) {
        load.failures.push(error);
      }
      await wait(pauseMs);
    }
  };
  const change = async () => {
    for (let version = sample.version + 1; !load.isOver; version += 1) {
      const home = homes[Math.floor(random() * homes.length)];
      if (!home) return;
      const price = 100_000 + version;
      const row = { ...sample, version, position: Date.now() * 1_000, propertyId: home.id };
      const card = sample.card && { ...sample.card, id: home.id, price };
      await saveFeedRow(FeedRow.parse({ ...row, home: { ...home, price }, card }));
      load.changes.set(home.id, { version, price });
      await wait(changePauseMs);
    }
  };
  await Promise.all([change(), ...Array.from({ length: people }, person)]);
}

const Found = z.object({ total: z.int(), properties: z.array(z.object({ id: z.string() })) });

/** @throws Error unless the answer is a list of homes */
async function search(origin: string, query: Query): Promise<void> {
  const answer = await fetch(origin + toApiPath({ ...query, limit: 24 }));
  const text = await answer.text();
  if (!answer.ok) throw new Error(`A search answered ${answer.status}: ${text}`);
  Found.parse(JSON.parse(text));
}

/** Waits until so many more searches are answered in this phase. */
async function waitForSearches({ phase, times, failures }: Load): Promise<void> {
  const count = () => (times.get(phase)?.length ?? 0) + failures.length;
  for (const end = count() + phaseSearches; count() < end;) await wait(pauseMs);
}

/** Runs a function of the stage by the file of its source. */
async function run({ model, invoke }: Pick<Cloud, 'model' | 'invoke'>, file: string, event: object) {
  const found = model.functions.find(({ entry }) => entry.includes('search/') && entry.endsWith(file));
  if (!found) throw new Error(`The stage has no function of ${file}`);
  return invoke(found.id, event);
}

async function compare(cloud: TestCloud): Promise<number> {
  const report = Compared.parse(await run(cloud, 'on-search-sampled.ts', { compare: comparedQueries }));
  return report.differences.length;
}

const Documents = z.object({
  docs: z.array(
    z.object({ _id: z.string(), _source: z.object({ price: z.number().optional() }).optional() }),
  ),
});

/** Homes whose last change the cluster does not have. */
async function countMissing(url: string, { changes }: Load): Promise<number> {
  const client = new Client({ node: url });
  const { body } = await client.mget({ index: homesAlias, body: { ids: [...changes.keys()] } });
  await client.close();
  const known = new Map(Documents.parse(body).docs.map(({ _id, _source }) => [_id, _source?.price]));
  return [...changes].filter(([id, { price }]) => known.get(id) !== price).length;
}

interface Outcome {
  readonly load: Load;
  readonly size: number;
  readonly filled: number;
  readonly fillMs: number;
  readonly differences: readonly number[];
  readonly missing: number;
}

function report({ load, size, filled, fillMs, differences, missing }: Outcome): BenchRow[] {
  const label = `migrate ${size.toLocaleString('en-GB')}`;
  const row = (name: string, figure: number, unit = '', budget: number | null = null): BenchRow => ({
    name: `${label}: ${name}`,
    figure,
    unit,
    budget,
  });
  const { times, failures, changes } = load;
  return [
    row('homes on the market after the fill', filled),
    row('fill', fillMs / 1_000, 's'),
    ...[...times].flatMap(([phase, list]) => [
      row(`${phase}, searches`, list.length),
      row(`${phase}, p50`, getPercentile(list, 0.5), 'ms'),
      row(`${phase}, p99`, getPercentile(list, 0.99), 'ms'),
    ]),
    row('searches that failed', printFailures(failures), '', 0),
    row('homes that changed', changes.size),
    row('changes that the cluster misses', missing, '', 0),
    // Without a budget: changes are on their way to the cluster.
    row(`of ${comparedQueries} searches, answered differently before the switch`, differences[0] ?? 0),
    row(`of ${comparedQueries} searches, answered differently at the end`, differences[1] ?? 0, '', 0),
  ];
}

function printFailures(failures: readonly unknown[]): number {
  for (const failure of failures.slice(0, 5)) console.error(failure);
  return failures.length;
}
