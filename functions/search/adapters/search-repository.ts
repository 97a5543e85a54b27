import type * as z from 'zod';
import { defineRow, indexKey, number, optionalText, rowKey, text } from '../../kernel/data/row.ts';
import { commit, buildPut, ignoreStale } from '../../kernel/data/table.ts';
import type { PropertyCard } from '../../properties/domain/views.ts';
import { FeedRow } from '../domain/feed-row.ts';
import { feedShards, mergeShards, selectFeedShard } from '../domain/feed-shards.ts';
import type { Home } from '../index/index.ts';

const kept = <T>() =>
  ({ type: 'any', required: false }) as const satisfies { type: 'any'; required: boolean; default?: T };

const Rows = defineRow('search-row', {
  columns: {
    propertyId: text,
    version: number,
    position: number,
    /** The position as text that sorts like the number, which is the feed's order. */
    place: text,
    feed: text,
    home: kept<Home>(),
    card: kept<PropertyCard>(),
    newsUntil: optionalText,
    featuredUntil: optionalText,
  },
  indexes: {
    byProperty: rowKey('propertyId'),
    feed: indexKey('gsi1', 'feed', 'place'),
  },
});

const placeOf = (position: number) => String(position).padStart(16, '0');

/** Saves a row unless a later version of its property is stored. */
export async function saveFeedRow(row: FeedRow): Promise<void> {
  const put = Rows.put({
    ...row,
    feed: selectFeedShard(row.propertyId),
    place: placeOf(row.position),
  }).where(({ version }, { lt, notExists }) => `${notExists(version)} OR ${lt(version, row.version)}`);
  await ignoreStale(commit([buildPut(put.params())]));
}

/** Rows after a position, in the feed's order. */
export function listFeedAfter(position: number): AsyncGenerator<FeedRow[]> {
  return mergeShards(feedShards.map((feed) => listShardAfter(feed, position)));
}

async function* listShardAfter(feed: string, position: number): AsyncGenerator<FeedRow[]> {
  let cursor: string | null = null;
  do {
    const page: { data: unknown[]; cursor: string | null } = await Rows.query
      .feed({ feed })
      .gt({ place: placeOf(position) })
      .go({ cursor, limit: 500 });
    yield page.data.map((row) => FeedRow.parse(row));
    ({ cursor } = page);
  } while (cursor !== null);
}

/** The rows of these properties, as they are after every write that was acknowledged. */
export async function listFeedRows(ids: readonly string[]): Promise<FeedRow[]> {
  if (ids.length === 0) return [];
  const { data } = await Rows.get(ids.map((propertyId) => ({ propertyId }))).go({ consistent: true });
  return data.map((row) => FeedRow.parse(row));
}

const CardRow = FeedRow.pick({
  propertyId: true,
  position: true,
  card: true,
  newsUntil: true,
  featuredUntil: true,
});
export type CardRow = z.output<typeof CardRow>;

/** The cards of these properties, in the order of the ids; columns that only the index needs are not read. */
export async function listCards(ids: readonly string[]): Promise<CardRow[]> {
  if (ids.length === 0) return [];
  const { data } = await Rows.get(ids.map((propertyId) => ({ propertyId }))).go({
    attributes: ['propertyId', 'position', 'card', 'newsUntil', 'featuredUntil'],
  });
  const found = new Map(data.map((row) => [row.propertyId, CardRow.parse(row)]));
  return ids.flatMap((id) => found.get(id) ?? []);
}
