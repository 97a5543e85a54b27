import * as z from 'zod';
import type { UserId } from '../../../../events/vocabulary.ts';
import { now } from '../../../kernel/clock.ts';
import { defineRow, number, text } from '../../../kernel/data/row.ts';
import { commit, buildDelete, buildPut } from '../../../kernel/data/table.ts';
import { toUnixSeconds, hourSeconds } from '../../../kernel/time.ts';

const Connection = z.object({
  userId: z.string(),
  connectionId: z.string(),
  /** Id of the sign-in that it belongs to. */
  session: z.string(),
  expiresAt: z.number(),
});
export type Connection = z.output<typeof Connection>;

// The main key is by user, for consistent reads; the index by connection is only for deletions.
const Connections = defineRow('live-connection', {
  columns: { userId: text, connectionId: text, session: text, expiresAt: number },
  indexes: {
    byUser: {
      pk: { field: 'pk', composite: ['userId'], casing: 'none' },
      sk: { field: 'sk', composite: ['connectionId'], casing: 'none' },
    },
    byConnection: {
      index: 'gsi1',
      pk: { field: 'gsi1pk', composite: ['connectionId'], casing: 'none' },
      sk: { field: 'gsi1sk', composite: [] },
    },
  },
});

/** API Gateway ends a connection after two hours; a row whose $disconnect was lost expires a little later. */
const connectionTtlSeconds = 2 * hourSeconds + 600;

/** $connect's function has 29 seconds; nothing can be sent to its connection before it answers. */
const openingSeconds = 30;

/** Whether a connection may still be in its $connect, where API Gateway calls it gone. */
export function isOpening({ expiresAt }: Connection): boolean {
  return expiresAt - connectionTtlSeconds + openingSeconds > toUnixSeconds(now());
}

/** A user's open connections. A consistent read. */
export async function listConnections(userId: UserId): Promise<Connection[]> {
  const { data } = await Connections.query.byUser({ userId }).go({ consistent: true, pages: 'all' });
  return data.map((row) => Connection.parse(row)).filter(({ expiresAt }) => expiresAt > toUnixSeconds(now()));
}

export async function addConnection(connection: Omit<Connection, 'expiresAt'>): Promise<void> {
  const row = { ...connection, expiresAt: toUnixSeconds(now()) + connectionTtlSeconds };
  await commit([buildPut(Connections.put(row))]);
}

export async function deleteConnection({
  userId,
  connectionId,
}: Pick<Connection, 'userId' | 'connectionId'>) {
  await commit([buildDelete(Connections.delete({ userId, connectionId }))]);
}

/** Deletes a connection by its id only. */
export async function deleteConnectionById(connectionId: string): Promise<void> {
  const { data } = await Connections.query.byConnection({ connectionId }).go();
  for (const row of data) await deleteConnection(row);
}
