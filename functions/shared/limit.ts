import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { now } from './clock.ts';
import { AppError } from './errors.ts';
import { documents, oneTable } from './table.ts';

export interface Limit {
  /** What is counted, e.g. `login#<email>#<ip>`. */
  readonly key: string;
  readonly most: number;
  readonly seconds: number;
}

/**
 * Counts one more use within the current window.
 * @throws 429 `too_many` past the limit, with the seconds until the window ends
 */
export async function limit({ key, most, seconds }: Limit): Promise<void> {
  const time = Math.floor(now().getTime() / 1000);
  const { id, ends } = windowOf(key, seconds, time);
  const { Attributes } = await documents.send(
    new UpdateCommand({
      TableName: oneTable.table,
      Key: id,
      UpdateExpression: 'ADD uses :one SET expiresAt = :ends',
      ExpressionAttributeValues: { ':one': 1, ':ends': ends + 60 },
      ReturnValues: 'UPDATED_NEW',
    }),
  );
  if (Number(Attributes?.['uses']) > most)
    throw new AppError('too_many', 'Too many tries. Wait a while and try again.', {
      retryAfter: ends - time,
    });
}

function windowOf(key: string, seconds: number, time: number) {
  const start = time - (time % seconds);
  return { id: { pk: `limit#${key}#${start}`, sk: 'limit' }, ends: start + seconds };
}
