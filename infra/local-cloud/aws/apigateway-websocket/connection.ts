import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { WebSocket } from 'ws';

/** A browser's connection, from its request until its end. */
export interface SocketConnection {
  readonly id: string;
  readonly connectedAt: number;
  /** When the last message was sent or received, in milliseconds. */
  activeAt: number;
  readonly identity: { readonly sourceIp: string; readonly userAgent: string };
  readonly headers: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  /** Undefined until the connection is accepted. */
  socket?: WebSocket;
}

export function createSocketConnection(
  request: IncomingMessage,
  query: URLSearchParams,
  now: number,
): SocketConnection {
  return {
    id: `${randomBytes(11).toString('base64url')}=`,
    connectedAt: now,
    activeAt: now,
    identity: {
      sourceIp: request.socket.remoteAddress ?? '127.0.0.1',
      userAgent: request.headers['user-agent'] ?? '',
    },
    headers: Object.fromEntries(
      Object.entries(request.headers).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, String(value)]],
      ),
    ),
    query,
  };
}

const minute = 60_000;
const maxMs = 120 * minute;
const maxIdleMs = 10 * minute;

/** When API Gateway would end a connection by itself, in milliseconds. */
export function getEndTime({ connectedAt, activeAt }: SocketConnection): number {
  return Math.min(connectedAt + maxMs, activeAt + maxIdleMs);
}
