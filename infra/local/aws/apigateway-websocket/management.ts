import { AwsError } from '../json-protocol.ts';
import type { RestCall } from '../rest-protocol.ts';
import type { Connection } from './connection.ts';

const mostBytes = 128 * 1024;

export interface Management {
  readonly find: (id: string) => Connection | undefined;
  readonly send: (connection: Connection, body: Buffer) => Promise<void>;
  readonly end: (connection: Connection) => void;
}

/** `/<api>/<stage>/@connections/<id>`: the management API of a connection. */
export async function manage({ find, send, end }: Management, call: RestCall): Promise<unknown> {
  const [, , collection, id = ''] = call.path;
  if (collection !== '@connections') throw new AwsError('ForbiddenException', 'Forbidden', 403);
  const connection = find(id);
  // A connection that is not accepted yet counts as gone, as on AWS.
  if (!connection?.socket) throw new AwsError('GoneException', 'UnknownError', 410);
  if (call.method === 'GET') return described(connection);
  if (call.method === 'DELETE') return end(connection);
  if (call.method !== 'POST') throw new AwsError('ForbiddenException', 'Forbidden', 403);
  if (call.body.length > mostBytes) throw new AwsError('PayloadTooLargeException', 'Message too long', 413);
  return send(connection, call.body);
}

const described = ({ connectedAt, activeAt, identity }: Connection) => ({
  connectedAt: new Date(connectedAt).toISOString(),
  lastActiveAt: new Date(activeAt).toISOString(),
  identity,
});
