import {
  ApiGatewayManagementApiClient,
  DeleteConnectionCommand,
  GoneException,
  PostToConnectionCommand,
} from '@aws-sdk/client-apigatewaymanagementapi';
import type { UserId } from '../../events/vocabulary.ts';
import { env } from '../shared/env.ts';
import { type Connection, connectionsOf, dropConnection } from './connection-store.ts';
import type { Hint } from './hint.ts';

let client: ApiGatewayManagementApiClient | undefined;
const connections = (): ApiGatewayManagementApiClient =>
  (client ??= new ApiGatewayManagementApiClient({ endpoint: env('LIVE_ENDPOINT') }));

/** Tells every open page of these people that something is worth reading again; who has none open misses nothing. */
export async function push(userIds: readonly UserId[], hint: Hint): Promise<void> {
  const Data = JSON.stringify(hint);
  await toEach(userIds, ({ connectionId }) =>
    connections().send(new PostToConnectionCommand({ ConnectionId: connectionId, Data })),
  );
}

/** Ends a person's connections: all, or those of one sign-in. */
export async function endConnections(userId: UserId, session?: string): Promise<void> {
  await toEach([userId], async (connection) => {
    if (session !== undefined && connection.session !== session) return;
    await connections().send(new DeleteConnectionCommand({ ConnectionId: connection.connectionId }));
    await dropConnection(connection);
  });
}

async function toEach(userIds: readonly UserId[], act: (connection: Connection) => Promise<unknown>) {
  const open = await Promise.all([...new Set(userIds)].map((userId) => connectionsOf(userId)));
  await Promise.all(
    open.flat().map(async (connection) => {
      try {
        await act(connection);
      } catch (error) {
        if (!(error instanceof GoneException)) throw error;
        await dropConnection(connection);
      }
    }),
  );
}
