import { UserBlocked, UserUnblocked } from '../../../../events/moderation.ts';
import { UserId } from '../../../../events/vocabulary.ts';
import { createRowRead, findRows, type RowRead } from '../../../kernel/data/row-read.ts';
import { defineRow, indexKey, rowKey, text } from '../../../kernel/data/row.ts';
import {
  commit,
  buildCondition,
  buildDelete,
  buildPut,
  ignoreStale,
  type Write,
} from '../../../kernel/data/table.ts';
import type { AppError } from '../../../kernel/errors.ts';
import { Block } from '../domain/block.ts';

// One row per pair, so a repeated block finds the existing row.
const BlockRow = defineRow('block', {
  columns: { blockerId: text, blockedId: text, blockedAt: text },
  indexes: {
    byPair: rowKey('blockerId', 'blockedId'),
    byBlocked: indexKey('gsi1', 'blockedId', 'blockerId'),
  },
});

// Reads

const toBlockPairs = (a: UserId, b: UserId) => [
  { blockerId: a, blockedId: b },
  { blockerId: b, blockedId: a },
];

/** Whether either of the two has blocked the other. */
export async function isBlockedBetween(a: UserId, b: UserId): Promise<boolean> {
  const [isBlocking, isBlocked] = await findRows(createBlockRead(a, b), createBlockRead(b, a));
  return isBlocking || isBlocked;
}

/** The read of whether a user has blocked another, to go out together with others. */
export function createBlockRead(blockerId: UserId, blockedId: UserId): RowRead<boolean> {
  return createRowRead(BlockRow.get({ blockerId, blockedId }), (stored) => stored !== undefined);
}

/** The users that a user has blocked; at most `maxBlocks`. */
export async function listBlocks(blockerId: UserId): Promise<Block[]> {
  const { data } = await BlockRow.query.byPair({ blockerId }).go({ pages: 'all', consistent: true });
  return data.map((row) => Block.parse(row));
}

/** Ids of the users who blocked this user. */
export async function listBlockers(blockedId: UserId): Promise<UserId[]> {
  const { data } = await BlockRow.query.byBlocked({ blockedId }).go({ pages: 'all' });
  return data.map((row) => UserId.parse(row.blockerId));
}

// Writes

/**
 * Fails with `refusal` when either of the two has blocked the other. What is written together with these checks
 * exists before a block, so the reaction to the block finds it. A check is built as a delete.
 */
export function buildNotBlockedChecks(a: UserId, b: UserId, refusal: () => AppError): Write[] {
  return toBlockPairs(a, b).map((pair) => {
    const missing = BlockRow.delete(pair).where(({ blockedAt }, { notExists }) => notExists(blockedAt));
    return buildCondition(missing, refusal);
  });
}

/** Saves a block and publishes its event; does nothing if it exists. */
export async function saveBlock(block: Block): Promise<void> {
  const { blockerId, blockedId } = block;
  await ignoreStale(commit([buildPut(BlockRow.create(block))], [UserBlocked.of({ blockerId, blockedId })]));
}

/** Deletes a block and publishes its event; does nothing if it does not exist. */
export async function deleteBlock(blockerId: UserId, blockedId: UserId): Promise<void> {
  const erased = BlockRow.remove({ blockerId, blockedId });
  await ignoreStale(commit([buildDelete(erased)], [UserUnblocked.of({ blockerId, blockedId })]));
}
