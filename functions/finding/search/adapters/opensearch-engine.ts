import type { Client } from '@opensearch-project/opensearch';
import * as z from 'zod';
import { createHomeIndexBody, type IndexLayout, toHomeDocument } from '../domain/opensearch/home-document.ts';
import {
  SearchAnswer,
  StepAnswer,
  StreetsAnswer,
  toEntryCounts,
  toSearchResult,
} from '../domain/opensearch/search-answer.ts';
import {
  createSearchBody,
  createStepBody,
  createStreetsBody,
  maxSkipped,
} from '../domain/opensearch/search-request.ts';
import {
  EngineAwayError,
  type EngineHealth,
  type HomeWriter,
  type RefusedHome,
  type SearchEngine,
} from '../domain/search-engine.ts';
import {
  defaultLimit,
  type HomeChange,
  maxPins,
  type Query,
  type Relaxation,
  type SearchResult,
} from '../index/index.ts';
import { chooseRelaxations, listAttempts, toCountQuery } from '../index/relax.ts';
import { toStreetCounts } from '../index/streets.ts';
import { badRequest, callCluster } from './call-cluster.ts';

/** Documents per request; a request of the bulk API is to stay below some megabytes. */
const bulkSize = 1_000;
/** A change that an index has already in this version or a later one. */
const conflict = 409;

/** Searches in an index of OpenSearch, or an alias of one. */
export function createOpenSearchEngine(client: Client, index: string): SearchEngine & HomeWriter {
  const ask = createAsk(client, index);
  return {
    search: (query) => findHomes(ask, query),
    suggestRelaxations: (query) => loadRelaxations(client, index, query),
    listStreets: async (request) =>
      toStreetCounts(toEntryCounts(await ask(createStreetsBody(request), StreetsAnswer)), request),
    async saveChanges(changes) {
      const refused: RefusedHome[] = [];
      for (let from = 0; from < changes.length; from += bulkSize)
        refused.push(...(await saveChanges(client, index, changes.slice(from, from + bulkSize))));
      return refused;
    },
    getHealth: () => getHealth(client, index),
  };
}

/**
 * The alias that changes of one index are written to. OpenSearch makes an index by itself for a change that comes for a
 * deleted one, but not for an alias.
 */
const toChangesAlias = (index: string) => `${index}-changes`;

/** Makes an index of homes. Returns false, and does nothing, if it exists. @throws EngineAwayError */
export async function createHomeIndex(client: Client, index: string, layout: IndexLayout): Promise<boolean> {
  return callCluster(async () => {
    const { body: exists } = await client.indices.exists({ index });
    if (exists) return false;
    const aliases = { [toChangesAlias(index)]: {} };
    await client.indices.create({ index, body: { ...createHomeIndexBody(layout), aliases } });
    return true;
  });
}

/** Rather no answer than one of some shards, whose totals would be wrong. */
const whole = { allow_partial_search_results: false } as const;

type Ask = <T>(body: object, answer: z.ZodType<T>) => Promise<T>;

const createAsk =
  (client: Client, index: string): Ask =>
  (body, answer) =>
    callCluster(async () => answer.parse((await client.search({ index, ...whole, body })).body));

async function findHomes(ask: Ask, query: Query): Promise<SearchResult> {
  const body = createSearchBody(query);
  const from = Math.max(0, query.offset ?? 0);
  const size = Math.max(0, query.limit ?? defaultLimit);
  const isDeep = from + size > maxSkipped;
  const listHits = async (part: object) =>
    (await ask({ ...body, aggs: {}, ...part }, SearchAnswer)).hits.hits;
  const answer = await ask({ ...body, ...(isDeep ? { size: 0 } : { from, size }) }, SearchAnswer);
  const page = isDeep ? await listHits({ size, ...(await walkTo(ask, query, from)) }) : answer.hits.hits;
  const showsPins = query.clusters !== undefined && answer.hits.total.value <= maxPins;
  const pins = showsPins ? await listHits({ from: 0, size: maxPins }) : [];
  return toSearchResult({ ...answer, hits: { ...answer.hits, hits: page } }, query, pins);
}

/**
 * Walks to a page that is too deep to be skipped to, by the sort values of the last home before it. Returns where the
 * page begins; a page after the last home is of size 0.
 */
async function walkTo(ask: Ask, query: Query, from: number): Promise<object> {
  const body = createStepBody(query);
  let after: object = {};
  for (let left = from; left > 0; left -= maxSkipped) {
    const step = Math.min(left, maxSkipped);
    const { hits } = (await ask({ ...body, ...after, size: step }, StepAnswer)).hits;
    if (hits.length < step) return { size: 0 };
    after = { search_after: hits.at(-1)?.sort };
  }
  return after;
}

const Counts = z.object({
  responses: z.array(z.object({ hits: z.object({ total: z.object({ value: z.int() }) }) })),
});

/** Counts all attempts in one request. */
async function loadRelaxations(client: Client, index: string, query: Query): Promise<Relaxation[]> {
  const attempts = listAttempts(query);
  const all = [...attempts.wider.flat(), ...attempts.dropped];
  if (all.length === 0) return [];
  // The index is in the path, by which roles are granted.
  const body = all.flatMap((attempt) => [
    whole,
    { ...createSearchBody(toCountQuery(query, attempt)), size: 0 },
  ]);
  const { responses } = await callCluster(async () =>
    Counts.parse((await client.msearch({ index, body })).body),
  );
  const totals = new Map(all.map((attempt, nth) => [attempt, responses[nth]?.hits.total.value ?? 0]));
  return chooseRelaxations(attempts, (attempt) => totals.get(attempt) ?? 0);
}

const BulkAnswer = z.object({
  items: z.array(
    z.record(z.string(), z.object({ _id: z.string(), status: z.int(), error: z.unknown().optional() })),
  ),
});

/**
 * The positions of the feed are the versions of the documents, so that a late or repeated change is refused. A home that
 * left the market keeps its document: OpenSearch forgets the version of a deleted one after a minute.
 */
async function saveChanges(
  client: Client,
  index: string,
  changes: readonly HomeChange[],
): Promise<readonly RefusedHome[]> {
  const body = changes.flatMap((change) => [
    { index: { _id: change.id, version: change.version, version_type: 'external' } },
    toHomeDocument(change),
  ]);
  const target = { index: toChangesAlias(index), require_alias: true };
  const { items } = await callCluster(async () =>
    BulkAnswer.parse((await client.bulk({ ...target, body })).body),
  );
  const failed = items
    .flatMap((item) => Object.values(item))
    .filter(({ status }) => status >= 300 && status !== conflict);
  // A full disk, a busy node or an index that was just replaced: the same home may be taken a moment later.
  const late = failed.find(({ status }) => status !== badRequest);
  if (late) throw new EngineAwayError(JSON.stringify(late.error));
  return failed.map(({ _id: id, error }) => ({ id, reason: JSON.stringify(error) }));
}

const HealthAnswer = z.object({
  hits: z.object({ total: z.object({ value: z.int() }) }),
  aggregations: z.object({ position: z.object({ value: z.number().nullable() }) }),
});

async function getHealth(client: Client, index: string): Promise<EngineHealth> {
  const body: object = {
    size: 0,
    track_total_hits: true,
    query: { bool: { must_not: [{ term: { status: 'off' } }] } },
    aggs: { position: { max: { field: 'position' } } },
  };
  try {
    const answer = await callCluster(async () =>
      HealthAnswer.parse((await client.search({ index, ...whole, body })).body),
    );
    return {
      answers: true,
      position: answer.aggregations.position.value ?? 0,
      size: answer.hits.total.value,
    };
  } catch (error) {
    if (error instanceof EngineAwayError) return { answers: false, position: 0, size: 0 };
    throw error;
  }
}
