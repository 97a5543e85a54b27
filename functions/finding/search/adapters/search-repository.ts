import * as z from 'zod';
import { type LoadOptions, loadRows, toRowKey } from '../../../kernel/data/row-read.ts';
import {
  defineRow,
  indexKey,
  number,
  optionalText,
  parseStored,
  rowKey,
  text,
} from '../../../kernel/data/row.ts';
import { commit, buildPut, ignoreStale } from '../../../kernel/data/table.ts';
import { log, serviceName } from '../../../kernel/observability/log.ts';
import { countMetric } from '../../../kernel/observability/metric.ts';
import { unexpectedError } from '../../../kernel/observability/platform-metrics.ts';
import { FeedRow, HomeRow } from '../domain/feed-row.ts';
import { allFeedShards, mergeShards, selectFeedShard } from '../domain/feed-shards.ts';
import type { RefusedHome } from '../domain/search-engine.ts';

const Rows = defineRow('search-row', {
  columns: {
    propertyId: text,
    version: number,
    position: number,
    /** The position as text that sorts like the number, which is the feed's order. */
    place: text,
    feed: text,
    /** JSON: a map would be unmarshalled attribute by attribute. Rows of earlier releases have maps. */
    home: { type: 'any', required: false },
    card: { type: 'any', required: false },
    newsUntil: optionalText,
    featuredUntil: optionalText,
  },
  indexes: {
    byProperty: rowKey('propertyId'),
    feed: indexKey('gsi1', 'feed', 'place'),
  },
});

const formatPosition = (position: number) => String(position).padStart(16, '0');

/** Saves a row unless a later version of its property is stored. */
export async function saveFeedRow({ home, card, ...row }: FeedRow): Promise<void> {
  const put = Rows.put({
    ...row,
    ...(home && { home: JSON.stringify(home) }),
    ...(card && { card: JSON.stringify(card) }),
    feed: selectFeedShard(row.propertyId),
    place: formatPosition(row.position),
  }).where(({ version }, { lt, notExists }) => `${notExists(version)} OR ${lt(version, row.version)}`);
  await ignoreStale(commit([buildPut(put)]));
}

/** Columns of a row that the index needs; a card is a third of it. */
const homeColumns = ['propertyId', 'position', 'home'] as const;

const StoredHome = z.object({ propertyId: z.string(), position: z.number(), home: z.unknown().optional() });
type StoredHome = z.output<typeof StoredHome>;

interface FeedPage {
  readonly rows: readonly HomeRow[];
  /** Rows that do not say what the index needs; no attempt reads them better. */
  readonly unreadable: readonly RefusedHome[];
}

function parseHomes(stored: readonly StoredHome[]): FeedPage {
  const rows: HomeRow[] = [];
  const unreadable: RefusedHome[] = [];
  for (const { home, ...row } of stored)
    try {
      rows.push(HomeRow.parse({ ...row, home: parseStored(home) ?? null }));
    } catch (error) {
      unreadable.push({ id: row.propertyId, reason: `The row of the feed is unreadable: ${String(error)}` });
    }
  return { rows, unreadable };
}

/** Rows after a position, in the feed's order. Unreadable ones are left out, so that they stop no search. */
export function listFeedAfter(
  position: number,
  shards: readonly string[] = allFeedShards,
): AsyncGenerator<HomeRow[]> {
  return mergeShards(shards.map((feed) => listShardAfter(feed, position)));
}

async function* listShardAfter(feed: string, position: number): AsyncGenerator<HomeRow[]> {
  const later = Rows.query.feed({ feed }).gt({ place: formatPosition(position) });
  for (let cursor: string | null = null; ;) {
    const page: FeedQueryPage = await later.go({ limit: 500, attributes: homeColumns, cursor });
    const { rows, unreadable } = parseHomes(page.data);
    if (unreadable.length > 0) {
      log.error('Rows of the feed are unreadable', { unreadable });
      countMetric(unexpectedError, { Service: serviceName });
    }
    yield [...rows];
    cursor = page.cursor;
    if (cursor === null) return;
  }
}

interface FeedQueryPage {
  readonly data: readonly StoredHome[];
  readonly cursor: string | null;
}

/** The rows that exist of these properties, in the order of the ids. */
async function loadRowsOf(
  ids: readonly string[],
  options: LoadOptions,
): Promise<Readonly<Record<string, unknown>>[]> {
  const keys = ids.map((propertyId) => toRowKey(Rows.get({ propertyId })));
  const find = await loadRows(keys, options);
  return keys.map(find).filter((row) => row !== undefined);
}

/** The rows of these properties, as they are after every write that was acknowledged. */
export async function listFeedRows(ids: readonly string[]): Promise<FeedPage> {
  if (ids.length === 0) return { rows: [], unreadable: [] };
  const rows = await loadRowsOf(ids, { consistent: true, columns: homeColumns });
  return parseHomes(z.array(StoredHome).parse(rows));
}

const CardRow = FeedRow.pick({
  propertyId: true,
  position: true,
  card: true,
  newsUntil: true,
  featuredUntil: true,
});
export type CardRow = z.output<typeof CardRow>;
const cardColumns = Object.keys(CardRow.shape);

/** The cards of these properties, in the order of the ids; columns that only the index needs are not read. */
export async function listCards(ids: readonly string[]): Promise<CardRow[]> {
  if (ids.length === 0) return [];
  const rows = await loadRowsOf(ids, { columns: cardColumns });
  return rows.map(({ card, ...row }) => CardRow.parse({ ...row, card: parseStored(card) ?? null }));
}
