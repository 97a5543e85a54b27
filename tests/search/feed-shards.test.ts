import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  feedShardCount,
  feedShards,
  mergeShards,
  selectFeedShard,
} from '../../functions/finding/search/domain/feed-shards.ts';

interface Row {
  readonly id: string;
  readonly position: number;
}

/** Pages of a shard as the table returns them: in order, of any length, some of them empty. */
async function* toPages(rows: readonly Row[], sizes: readonly number[], failsAt = Infinity) {
  let at = 0;
  for (let page = 0; at < rows.length; page++) {
    if (page >= failsAt) throw new Error('the shard is throttled');
    const size = sizes[page % sizes.length] ?? 1;
    yield rows.slice(at, at + size);
    at += size;
  }
}

const changes = fc.array(
  fc.record({ id: fc.string({ minLength: 1, maxLength: 6 }), position: fc.nat(1_000) }),
  { maxLength: 80 },
);
const pageSizes = fc.array(fc.nat(4), { minLength: 1, maxLength: 5 }).map((sizes) => [...sizes, 3]);

function splitByShard(rows: readonly Row[]): Row[][] {
  const ordered = rows.toSorted((a, b) => a.position - b.position);
  return feedShards.map((shard) => ordered.filter(({ id }) => selectFeedShard(id) === shard));
}

const toKeys = (rows: readonly Row[]) => rows.map(({ id, position }) => `${position} ${id}`).toSorted();

describe('mergeShards', () => {
  test('passes on every row once, in the order of positions', async () => {
    await fc.assert(
      fc.asyncProperty(changes, pageSizes, async (rows, sizes) => {
        const merged: Row[] = [];
        for await (const page of mergeShards(splitByShard(rows).map((shard) => toPages(shard, sizes))))
          merged.push(...page);
        const positions = merged.map(({ position }) => position);
        expect(positions).toEqual(positions.toSorted((a, b) => a - b));
        expect(toKeys(merged)).toEqual(toKeys(rows));
      }),
    );
  });

  test('leaves out no row before the last one when a shard fails', async () => {
    await fc.assert(
      fc.asyncProperty(
        changes,
        pageSizes,
        fc.nat(feedShardCount - 1),
        fc.nat(3),
        async (rows, sizes, failing, failsAt) => {
          const merged: Row[] = [];
          const shards = splitByShard(rows).map((shard, index) =>
            toPages(shard, sizes, index === failing ? failsAt : Infinity),
          );
          try {
            for await (const page of mergeShards(shards)) merged.push(...page);
          } catch (error) {
            expect(error).toMatchObject({ message: 'the shard is throttled' });
          }
          const last = merged.at(-1)?.position ?? -1;
          expect(toKeys(merged)).toEqual(
            expect.arrayContaining(toKeys(rows.filter((row) => row.position < last))),
          );
        },
      ),
    );
  });
});

describe('selectFeedShard', () => {
  test('spreads ids of one moment over all shards', () => {
    const counts = new Map<string, number>();
    for (let number = 0; number < 8_000; number++) {
      const shard = selectFeedShard(`prp_01KAQ${number.toString(32).toUpperCase().padStart(21, '0')}`);
      counts.set(shard, (counts.get(shard) ?? 0) + 1);
    }
    expect([...counts.keys()].toSorted()).toEqual(feedShards);
    for (const count of counts.values()) expect(count).toBeGreaterThan(3_200);
  });
});
