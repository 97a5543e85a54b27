import {
  ApiGatewayManagementApiClient,
  DeleteConnectionCommand,
  GoneException,
  PostToConnectionCommand,
} from '@aws-sdk/client-apigatewaymanagementapi';
import type { UserId } from '../../../../events/vocabulary.ts';
import { env } from '../../../kernel/env.ts';
import { observeCalls } from '../../../kernel/observability/aws-call.ts';
import type { LiveHint } from '../domain/hint.ts';
import { listConnections, deleteConnection, isOpening } from './connection-repository.ts';

let client: ApiGatewayManagementApiClient | undefined;
const getClient = (): ApiGatewayManagementApiClient =>
  (client ??= observeCalls(new ApiGatewayManagementApiClient({ endpoint: env('LIVE_ENDPOINT') })));

/** Sends a live update to every open page of these users. */
export async function pushHint(userIds: readonly UserId[], hint: LiveHint): Promise<void> {
  const open = await Promise.all([...new Set(userIds)].map((userId) => listConnections(userId)));
  const Data = JSON.stringify(hint);
  await Promise.all(
    open.flat().map(async (connection) => {
      const command = new PostToConnectionCommand({ ConnectionId: connection.connectionId, Data });
      const isGone = await checkGone(getClient().send(command));
      // A page reads everything when its connection opens, so an opening one misses no change.
      if (isGone && !isOpening(connection)) await deleteConnection(connection);
    }),
  );
}

/** Ends a user's connections, also those that are opening: all, or those of one sign-in. */
export async function closeConnections(userId: UserId, session?: string): Promise<void> {
  const open = await listConnections(userId);
  await Promise.all(
    open.map(async (connection) => {
      if (session !== undefined && connection.session !== session) return;
      await checkGone(
        getClient().send(new DeleteConnectionCommand({ ConnectionId: connection.connectionId })),
      );
      await deleteConnection(connection);
    }),
  );
}

/** Waits for a call, and returns whether its connection is gone. */
async function checkGone(call: Promise<unknown>): Promise<boolean> {
  try {
    await call;
    return false;
  } catch (error) {
    if (error instanceof GoneException) return true;
    throw error;
  }
}
