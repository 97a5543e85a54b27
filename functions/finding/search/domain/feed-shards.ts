/**
 * Partitions of the feed. A partition of DynamoDB takes 1,000 write units a second; a change of a row of 3 kB takes
 * six of them in the index, so two take an import of some 330 homes a second. Each is a query of every instance of the
 * search twice a second, which is what a search costs that comes after a pause.
 */
export const feedShardCount = 2;
/**
 * Release 0.1.0 had so many. A row of it stays in its partition until its property changes, which every listing does at
 * its end: a year after that release, or later where its clock stood still. Once partitions 2 to 7 of a stage hold no
 * home that is shown, this and `allFeedShards` go, and so does the reading of all of them once a minute.
 */
const formerShardCount = 8;

/** The shard of a property: always the same one. */
export function selectFeedShard(propertyId: string): string {
  let hash = 0;
  for (const character of propertyId) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) >>> 0;
  return String(hash % feedShardCount);
}

const listShards = (count: number): string[] => Array.from({ length: count }, (_, shard) => String(shard));

/** The shards with the changes from now on. */
export const feedShards: readonly string[] = listShards(feedShardCount);
/** The shards with all rows. */
export const allFeedShards: readonly string[] = listShards(formerShardCount);

interface Positioned {
  readonly position: number;
}

/** A shard with the rows that were read and not yet passed on. */
interface ShardReader<T> {
  readonly pages: AsyncIterator<readonly T[]>;
  waiting: readonly T[];
  isOver: boolean;
}

async function fill<T>(reader: ShardReader<T>): Promise<void> {
  while (!reader.isOver && reader.waiting.length === 0) {
    const { done = false, value } = await reader.pages.next();
    if (done) reader.isOver = true;
    else reader.waiting = value;
  }
}

/** No later page of any shard has a row before this position. */
const findSafePosition = <T extends Positioned>(readers: readonly ShardReader<T>[]): number =>
  Math.min(
    ...readers.map(({ isOver, waiting }) => (isOver ? Infinity : (waiting.at(-1)?.position ?? -Infinity))),
  );

/**
 * Merges shards, each in the order of its positions, into one feed in that order. When a shard fails, everything
 * before the last row that was passed on has been passed on, so that a reader can go on from there.
 */
export async function* mergeShards<T extends Positioned>(
  shards: readonly AsyncIterable<readonly T[]>[],
): AsyncGenerator<T[]> {
  const readers: ShardReader<T>[] = shards.map((shard) => ({
    pages: shard[Symbol.asyncIterator](),
    waiting: [],
    isOver: false,
  }));
  for (;;) {
    await Promise.all(readers.map(fill));
    const safe = findSafePosition(readers);
    const ready: T[] = [];
    for (const reader of readers) {
      const end = reader.waiting.findIndex(({ position }) => position > safe);
      const count = end < 0 ? reader.waiting.length : end;
      ready.push(...reader.waiting.slice(0, count));
      reader.waiting = reader.waiting.slice(count);
    }
    if (ready.length > 0) yield ready.toSorted((a, b) => a.position - b.position);
    if (readers.every(({ isOver, waiting }) => isOver && waiting.length === 0)) return;
  }
}
