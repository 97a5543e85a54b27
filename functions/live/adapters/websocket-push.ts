import {
  ApiGatewayManagementApiClient,
  DeleteConnectionCommand,
  GoneException,
  PostToConnectionCommand,
} from '@aws-sdk/client-apigatewaymanagementapi';
import type { UserId } from '../../../events/vocabulary.ts';
import { env } from '../../kernel/env.ts';
import { type Connection, listConnections, deleteConnection } from './connection-repository.ts';
import type { LiveHint } from '../domain/hint.ts';
import { observeCalls } from '../../kernel/observability/aws-call.ts';

let client: ApiGatewayManagementApiClient | undefined;
const getClient = (): ApiGatewayManagementApiClient =>
  (client ??= observeCalls(new ApiGatewayManagementApiClient({ endpoint: env('LIVE_ENDPOINT') })));

/** Sends a live update to every open page of these users. */
export async function pushHint(userIds: readonly UserId[], hint: LiveHint): Promise<void> {
  const Data = JSON.stringify(hint);
  await forEachConnection(userIds, ({ connectionId }) =>
    getClient().send(new PostToConnectionCommand({ ConnectionId: connectionId, Data })),
  );
}

/** Ends a user's connections: all, or those of one sign-in. */
export async function closeConnections(userId: UserId, session?: string): Promise<void> {
  await forEachConnection([userId], async (connection) => {
    if (session !== undefined && connection.session !== session) return;
    await getClient().send(new DeleteConnectionCommand({ ConnectionId: connection.connectionId }));
    await deleteConnection(connection);
  });
}

async function forEachConnection(
  userIds: readonly UserId[],
  act: (connection: Connection) => Promise<unknown>,
) {
  const open = await Promise.all([...new Set(userIds)].map((userId) => listConnections(userId)));
  await Promise.all(
    open.flat().map(async (connection) => {
      try {
        await act(connection);
      } catch (error) {
        if (!(error instanceof GoneException)) throw error;
        await deleteConnection(connection);
      }
    }),
  );
}
