import { now } from '../clock.ts';
import { databaseClient } from '../data/database-client.ts';
import { tableOptions } from '../data/table.ts';
import { createTooManyError, type LimitUse, type RateLimit } from './rate-limit.ts';

/** A window consists of so many slots and the present one, so it is at most a fifteenth longer than asked for. */
const slots = 15;

export interface SlidingUse extends LimitUse {
  /** Uses within the window, this one included. */
  readonly uses: number;
}

/**
 * Counts a use before it happens: within no span of `seconds` do more than `max` pass, wherever it begins. A
 * refused use does not count, so that who keeps on trying does not prolong the wait of everybody else.
 * @throws 429 `too_many` past the limit, with the seconds until the next use is possible
 */
export async function enforceSlidingLimit(
  limit: Pick<RateLimit, 'key' | 'max' | 'seconds' | 'detail'>,
): Promise<SlidingUse> {
  const { key, max, seconds } = limit;
  const slotSeconds = seconds / slots;
  const time = now().getTime() / 1000;
  const slot = Math.floor(time / slotSeconds);
  const counts = await countInSlot(limit, slot);
  const uses = sumOf(counts);
  const undo = () => uncountInSlot(limit, slot);
  if (uses <= max) return { uses, undo };
  await undo();
  const freeAt = (findFreeSlot(counts, uses - max) + slots + 1) * slotSeconds;
  throw createTooManyError(key, Math.max(1, Math.ceil(freeAt - time)), limit.detail);
}

/** Forgets all uses of a key. */
export async function clearSlidingLimit(key: string): Promise<void> {
  await databaseClient.delete({ TableName: tableOptions.table, Key: rowOf(key) }).promise();
}

const rowOf = (key: string) => ({ pk: `limit#${key}`, sk: 'limit' });
const attributeOf = (slot: number): string => `slot${slot}`;

type SlotCounts = readonly { readonly slot: number; readonly uses: number }[];

const sumOf = (counts: SlotCounts): number => counts.reduce((sum, { uses }) => sum + uses, 0);

/** The slot after whose end `over` uses are out of the window. */
function findFreeSlot(counts: SlotCounts, over: number): number {
  let left = over;
  const found = counts.find(({ uses }) => (left -= uses) <= 0);
  return found?.slot ?? 0;
}

/** Counts a use in a slot, removes what is out of the window, and returns the slots of the window, oldest first. */
async function countInSlot({ key, seconds }: WindowOfKey, slot: number): Promise<SlotCounts> {
  const window = Array.from({ length: slots + 1 }, (_, index) => slot - slots + index);
  const outside = window.map((each) => attributeOf(each - slots - 1));
  const { Attributes = {} } = await databaseClient
    .update({
      ...createChange({ key, seconds }, 1),
      UpdateExpression: `${changeOf(slot)} REMOVE ${outside.join(', ')}`,
      ReturnValues: 'ALL_NEW',
    })
    .promise();
  return window.map((each) => ({ slot: each, uses: Number(Attributes[attributeOf(each)] ?? 0) }));
}

/** Takes a use back, which needs no answer: most tries of a password are right, and take three back. */
async function uncountInSlot(limit: WindowOfKey, slot: number): Promise<void> {
  await databaseClient.update({ ...createChange(limit, -1), UpdateExpression: changeOf(slot) }).promise();
}

type WindowOfKey = Pick<RateLimit, 'key' | 'seconds'>;

const changeOf = (slot: number): string => `ADD ${attributeOf(slot)} :change SET expiresAt = :ends`;

const createChange = ({ key, seconds }: WindowOfKey, change: 1 | -1) => ({
  TableName: tableOptions.table,
  Key: rowOf(key),
  ExpressionAttributeValues: {
    ':change': change,
    ':ends': Math.ceil(now().getTime() / 1000 + 2 * seconds),
  },
});
