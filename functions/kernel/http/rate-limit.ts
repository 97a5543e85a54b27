import { UpdateCommand, type UpdateCommandInput } from '@aws-sdk/lib-dynamodb';
import { now } from '../clock.ts';
import { database, databaseOnce } from '../data/database.ts';
import { tableOptions } from '../data/table.ts';
import { AppError } from '../errors.ts';
import { log } from '../observability/log.ts';
import { countMetric } from '../observability/metric.ts';
import { securityMetrics } from '../observability/security-metrics.ts';

export interface RateLimit {
  /** The key of the counter, e.g. `sale-link#<network>`. */
  readonly key: string;
  readonly max: number;
  readonly seconds: number;
  /** The text past the limit, instead of the advice to wait. */
  readonly detail?: string;
  /** Unix second at which the window begins; by default windows are aligned to the clock. */
  readonly from?: number;
}
export interface LimitUse {
  /** Undoes the count, when only some outcomes count. */
  undo(): Promise<void>;
}

/** A use with what is left of its window after it. */
export interface WindowUse extends LimitUse {
  readonly left: number;
  /** Seconds until the window ends. */
  readonly endsIn: number;
}

const tooMany = 'Too many attempts. Wait a while and try again.';

/**
 * Counts a use in the current window before it happens, so that at most `max` of many concurrent uses pass.
 * @throws 429 `too_many` past the limit, with the seconds until the window ends
 */
export async function enforceLimit({ key, max, seconds, from, detail }: RateLimit): Promise<WindowUse> {
  const time = Math.floor(now().getTime() / 1000);
  const start = from ?? time - (time % seconds);
  const ends = start + seconds;
  const row = { pk: `limit#${key}#${start}`, sk: 'limit' };
  const { Attributes } = await database.send(
    new UpdateCommand({ ...createChange(row, 1, ends), ReturnValues: 'UPDATED_NEW' }),
  );
  const endsIn = Math.max(1, ends - time);
  const left = max - Number(Attributes?.['uses']);
  if (left < 0) throw createTooManyError(key, endsIn, detail);
  return { left, endsIn, undo: () => undoUse(createChange(row, -1, ends)) };
}

/** Takes a use back, at most once: what fails leaves a use too many, never one too few. */
export async function undoUse(change: UpdateCommandInput): Promise<void> {
  try {
    await databaseOnce.send(new UpdateCommand(change));
  } catch (error) {
    log.warn('A use of a limit stays counted', { error });
  }
}

/**
 * Refuses a use of a key and counts the refusal by the kind of the limit: the text before the key's first `#`,
 * which never is personal data.
 */
export function createTooManyError(key: string, retryAfter: number, detail = tooMany): AppError {
  countMetric(securityMetrics.tooMany, { Kind: key.split('#', 1).join('') });
  return new AppError('too_many', detail, { retryAfter });
}

const createChange = (row: { readonly pk: string; readonly sk: string }, change: 1 | -1, ends: number) => ({
  TableName: tableOptions.table,
  Key: row,
  UpdateExpression: 'ADD uses :change SET expiresAt = :ends',
  ExpressionAttributeValues: { ':change': change, ':ends': ends + 60 },
});
