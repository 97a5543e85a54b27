import { Entity } from 'electrodb';
import { UserBlocked, UserUnblocked } from '../../../events/moderation.ts';
import { UserId } from '../../../events/vocabulary.ts';
import { commit, buildDelete, gsi, tableOptions, buildPut, ignoreStale } from '../../kernel/data/table.ts';
import { Block } from '../domain/block.ts';

// One row per pair, so blocking twice can only find what is there.
const BlockRow = new Entity(
  {
    model: { entity: 'block', version: '1', service: 'gable' },
    attributes: {
      blockerId: { type: 'string', required: true },
      blockedId: { type: 'string', required: true },
      blockedAt: { type: 'string', required: true },
    },
    indexes: {
      byPair: {
        pk: { field: 'pk', composite: ['blockerId'] },
        sk: { field: 'sk', composite: ['blockedId'] },
      },
      byBlocked: {
        index: gsi.one.index,
        pk: { field: gsi.one.pk, composite: ['blockedId'] },
        sk: { field: gsi.one.sk, composite: ['blockerId'] },
      },
    },
  },
  tableOptions,
);

// Reads

/** Whether either of the two has blocked the other. */
export async function isBlockedBetween(a: UserId, b: UserId): Promise<boolean> {
  const pairs = [
    { blockerId: a, blockedId: b },
    { blockerId: b, blockedId: a },
  ];
  const { data } = await BlockRow.get(pairs).go({ consistent: true });
  return data.length > 0;
}

/** The people a person blocked; at most `maxBlocks`. */
export async function listBlocks(blockerId: UserId): Promise<Block[]> {
  const { data } = await BlockRow.query.byPair({ blockerId }).go({ pages: 'all', consistent: true });
  return data.map((row) => Block.parse(row));
}

/** Ids of those who blocked a person. */
export async function listBlockers(blockedId: UserId): Promise<UserId[]> {
  const { data } = await BlockRow.query.byBlocked({ blockedId }).go({ pages: 'all' });
  return data.map((row) => UserId.parse(row.blockerId));
}

// Writes

/** Blocking somebody who is blocked changes nothing. */
export async function saveBlock(block: Block): Promise<void> {
  const { blockerId, blockedId } = block;
  await ignoreStale(
    commit([buildPut(BlockRow.create(block).params())], [UserBlocked.of({ blockerId, blockedId })]),
  );
}

/** Unblocking somebody who is not blocked changes nothing. */
export async function deleteBlock(blockerId: UserId, blockedId: UserId): Promise<void> {
  const erased = BlockRow.remove({ blockerId, blockedId }).params();
  await ignoreStale(commit([buildDelete(erased)], [UserUnblocked.of({ blockerId, blockedId })]));
}
