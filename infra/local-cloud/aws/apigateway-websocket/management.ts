import { AwsError } from '../json-protocol.ts';
import type { RestCall } from '../rest-protocol.ts';
import type { SocketConnection } from './connection.ts';

const maxBytes = 128 * 1024;

export interface ConnectionManagement {
  readonly find: (id: string) => SocketConnection | undefined;
  readonly send: (connection: SocketConnection, body: Buffer) => Promise<void>;
  readonly end: (connection: SocketConnection) => void;
}

/** `/<api>/<stage>/@connections/<id>`: the management API of a connection. */
export async function manageConnection(
  { find, send, end }: ConnectionManagement,
  call: RestCall,
): Promise<unknown> {
  const [, , collection, id = ''] = call.path;
  if (collection !== '@connections') throw new AwsError('ForbiddenException', 'Forbidden', 403);
  const connection = find(id);
  // A connection that is not accepted yet counts as gone, as on AWS.
  if (!connection?.socket) throw new AwsError('GoneException', 'UnknownError', 410);
  if (call.method === 'GET') return toDescription(connection);
  if (call.method === 'DELETE') return end(connection);
  if (call.method !== 'POST') throw new AwsError('ForbiddenException', 'Forbidden', 403);
  if (call.body.length > maxBytes) throw new AwsError('PayloadTooLargeException', 'Message too long', 413);
  return send(connection, call.body);
}

const toDescription = ({ connectedAt, activeAt, identity }: SocketConnection) => ({
  connectedAt: new Date(connectedAt).toISOString(),
  lastActiveAt: new Date(activeAt).toISOString(),
  identity,
});
