import { setTimeout as wait } from 'node:timers/promises';
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { now } from '../clock.ts';
import { database } from '../data/database.ts';
import { tableOptions } from '../data/table.ts';
import { env } from '../env.ts';
import { OverloadError } from '../http/overload.ts';

/** A mail that would have to wait for longer is refused, so that its function ends in time. */
export const longestWaitMs = 5_000;
/** Bulk mails, which are tried again later, leave the last turns to mails that a person waits for. */
export const longestBulkWaitMs = 3_000;
/** How far the clocks of two functions are apart at most. */
const skewMs = 1_000;

/** Waits until a mail may be sent: all functions together send no more in a second than the stage's rate. */
export async function waitForTurn(isBulk: boolean): Promise<void> {
  const at = await takeTurn(1_000 / Number(env('MAILS_PER_SECOND')), now(), isBulk);
  await wait(Math.max(0, at - now().getTime()));
}

/**
 * Takes the next turn of all mails of the stage, which are an interval apart; returns its time in milliseconds.
 * @throws OverloadError when it is too far away
 */
export async function takeTurn(intervalMs: number, from: Date, isBulk: boolean): Promise<number> {
  const at = from.getTime();
  const last = at + (isBulk ? longestBulkWaitMs : longestWaitMs);
  const taken = (await takePresentTurn(at, intervalMs)) ?? (await takeTurnInLine(last, intervalMs));
  if (taken === undefined) throw new OverloadError('More mails wait than can be sent in time');
  return taken;
}

/** The present turn; `undefined` while mails wait. A time that no mail waits for was set by a clock that was ahead. */
async function takePresentTurn(at: number, intervalMs: number): Promise<number | undefined> {
  const lost = at + longestWaitMs + intervalMs + skewMs;
  const moved = await moveNextTurn({
    UpdateExpression: 'SET nextAt = :next',
    ConditionExpression: 'attribute_not_exists(nextAt) OR nextAt <= :at OR nextAt > :lost',
    ExpressionAttributeValues: { ':next': at + intervalMs, ':at': at, ':lost': lost },
  });
  return moved && at;
}

/** The turn after the mails that wait; `undefined` when it comes after the `last` that may be taken. */
async function takeTurnInLine(last: number, intervalMs: number): Promise<number | undefined> {
  const moved = await moveNextTurn({
    UpdateExpression: 'SET nextAt = nextAt + :interval',
    ConditionExpression: 'nextAt <= :last',
    ExpressionAttributeValues: { ':interval': intervalMs, ':last': last },
  });
  return moved && moved.nextAt - intervalMs;
}

interface TurnChange {
  readonly UpdateExpression: string;
  readonly ConditionExpression: string;
  readonly ExpressionAttributeValues: Readonly<Record<string, number>>;
}

/** Changes the time of the next turn; `undefined` where the condition does not hold. */
async function moveNextTurn(change: TurnChange): Promise<{ readonly nextAt: number } | undefined> {
  const Key = { pk: 'limit#mails', sk: 'limit' };
  try {
    const { Attributes } = await database.send(
      new UpdateCommand({ TableName: tableOptions.table, Key, ...change, ReturnValues: 'UPDATED_NEW' }),
    );
    return { nextAt: Number(Attributes?.['nextAt']) };
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return undefined;
    throw error;
  }
}
