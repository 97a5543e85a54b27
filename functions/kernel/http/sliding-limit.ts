import { randomUUID } from 'node:crypto';
import { DeleteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { now } from '../clock.ts';
import { database } from '../data/database.ts';
import { tableOptions } from '../data/table.ts';
import { createTooManyError, type LimitUse, type RateLimit, undoUse } from './rate-limit.ts';

/** A window consists of so many slots and the present one, so it is at most a fifteenth longer than asked for. */
const slots = 15;

/** At most `max` uses within any span of `seconds`. */
export interface SlidingWindow extends Pick<RateLimit, 'max' | 'seconds' | 'detail'> {
  /** Letters and digits that no other window of the key has; missing for the only window of a key. */
  readonly name?: string;
}

export interface SlidingUse extends LimitUse {
  /** Uses within the first window, this one included. */
  readonly uses: number;
}

/**
 * Counts a use before it happens: within no span of `seconds` do more than `max` pass, wherever it begins. A
 * refused use does not count, so that who keeps on trying does not prolong the wait of everybody else.
 * @throws 429 `too_many` past the limit, with the seconds until the next use is possible
 */
export async function enforceSlidingLimit({
  key,
  ...window
}: SlidingWindow & Pick<RateLimit, 'key'>): Promise<SlidingUse> {
  return enforceSlidingWindows(key, [window]);
}

/**
 * Does the same for several windows of a key. They share a row, so that one write counts a use in all of them; the
 * row stays small only where the names of the windows are few.
 * @throws 429 `too_many` past one of the limits, with the seconds until all of them allow the next use
 */
export async function enforceSlidingWindows(
  key: string,
  windows: readonly SlidingWindow[],
): Promise<SlidingUse> {
  const time = now().getTime() / 1000;
  const located = windows.map((window) => ({ ...window, slot: Math.floor(time / toSlotSeconds(window)) }));
  const { row, counted } = await countUse(key, located);
  const undo = () => uncountUse(key, located, row);
  const [past] = counted
    .filter(({ uses, max }) => uses > max)
    .map((window) => ({ freeAt: findFreeTime(window), detail: window.detail }))
    .toSorted((one, other) => other.freeAt - one.freeAt);
  if (!past) return { uses: counted[0]?.uses ?? 0, undo };
  await undo();
  throw createTooManyError(key, Math.max(1, Math.ceil(past.freeAt - time)), past.detail);
}

/** Forgets all uses of a key. */
export async function clearSlidingLimit(key: string): Promise<void> {
  await database.send(new DeleteCommand({ TableName: tableOptions.table, Key: keyOf(key) }));
}

/** A window with the slot that the present time is in. */
interface LocatedWindow extends SlidingWindow {
  readonly slot: number;
}
interface CountedWindow extends LocatedWindow {
  /** The slots of the window, oldest first. */
  readonly counts: readonly { readonly slot: number; readonly uses: number }[];
  readonly uses: number;
}

const toSlotSeconds = ({ seconds }: SlidingWindow): number => seconds / slots;
const keyOf = (key: string) => ({ pk: `limit#${key}`, sk: 'limit' });
const attributeOf = ({ name = '' }: SlidingWindow, slot: number | ''): string => `${name}slot${slot}`;

/** The unix second at which enough of the uses are out of the window for another one. */
function findFreeTime(window: CountedWindow): number {
  let left = window.uses - window.max;
  const found = window.counts.find(({ uses }) => (left -= uses) <= 0);
  return ((found?.slot ?? 0) + slots + 1) * toSlotSeconds(window);
}

/**
 * Counts a use in each window and removes what is out of it.
 * @returns the row that counts it, by its identity: a row that is cleared is another one afterwards
 */
async function countUse(key: string, windows: readonly LocatedWindow[]) {
  const outside = windows.flatMap((window) =>
    Array.from({ length: slots + 1 }, (_, index) => attributeOf(window, window.slot - slots - 1 - index)),
  );
  const { Attributes: counter = {} } = await database.send(
    new UpdateCommand({
      TableName: tableOptions.table,
      Key: keyOf(key),
      UpdateExpression: `${changeOf(windows)}, #row = if_not_exists(#row, :row) REMOVE ${outside.join(', ')}`,
      ExpressionAttributeNames: { '#row': 'row' },
      ExpressionAttributeValues: { ...valuesOf(windows, 1), ':row': randomUUID() },
      ReturnValues: 'ALL_NEW',
    }),
  );
  const counted = windows.map((window): CountedWindow => {
    const counts = listCounts(counter, window);
    return { ...window, counts, uses: counts.reduce((sum, { uses }) => sum + uses, 0) };
  });
  return { row: String(counter['row']), counted };
}

/**
 * The slots of a window that have uses, oldest first. Those after its own are among them: uses side by side are counted in
 * the order of their writes, so that one whose function is late or whose clock is behind finds later ones.
 */
function listCounts(
  counter: Readonly<Record<string, unknown>>,
  window: LocatedWindow,
): CountedWindow['counts'] {
  const prefix = attributeOf(window, '');
  return Object.entries(counter)
    .filter(([attribute]) => attribute.startsWith(prefix))
    .map(([attribute, uses]) => ({ slot: Number(attribute.slice(prefix.length)), uses: Number(uses) }))
    .filter(({ slot }) => slot >= window.slot - slots)
    .toSorted((one, other) => one.slot - other.slot);
}

/** Takes a use back from the row that counted it. It needs no answer: most tries of a password are right. */
function uncountUse(key: string, windows: readonly LocatedWindow[], row: string): Promise<void> {
  return undoUse({
    TableName: tableOptions.table,
    Key: keyOf(key),
    UpdateExpression: changeOf(windows),
    ConditionExpression: '#row = :row',
    ExpressionAttributeNames: { '#row': 'row' },
    ExpressionAttributeValues: { ...valuesOf(windows, -1), ':row': row },
  });
}

const changeOf = (windows: readonly LocatedWindow[]): string => {
  const added = windows.map((window) => `${attributeOf(window, window.slot)} :change`);
  return `ADD ${added.join(', ')} SET expiresAt = :ends`;
};

const valuesOf = (windows: readonly LocatedWindow[], change: 1 | -1) => ({
  ':change': change,
  ':ends': Math.ceil(now().getTime() / 1000 + 2 * Math.max(...windows.map(({ seconds }) => seconds))),
});
