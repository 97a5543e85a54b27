import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import * as z from 'zod';
import type { Clock } from '../../base/clock.ts';
import { findEntry, sendJson, parseRequestUrl } from '../../base/http.ts';
import type { WebSocketApiModel } from '../../template/web-sockets.ts';
import { answerRest } from '../rest-protocol.ts';
import type { LocalPages, LocalService } from '../service.ts';
import { type SocketConnection, getEndTime, createSocketConnection } from './connection.ts';
import { createSocketEvent } from './event.ts';
import { manageConnection } from './management.ts';

export type Sockets = LocalService &
  LocalPages & {
    /** Upgrades requests under `/_local/sockets/<api>/<stage>` to WebSocket. */
    readonly upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
  };

export interface SocketsOptions {
  readonly apis: readonly WebSocketApiModel[];
  readonly clock: Clock;
  readonly invoke: (functionId: string, event: unknown) => Promise<unknown>;
  readonly log: (line: string) => void;
}

const maxBytes = 128 * 1024;
const goingAway = 1001;

const Answer = z.object({ statusCode: z.coerce.number(), body: z.string().optional() });

/** API Gateway's WebSocket APIs: connections, their routes, and the management API for functions. */
export function createSockets({ apis, clock, invoke, log }: SocketsOptions): Sockets {
  const server = new WebSocketServer({ noServer: true, maxPayload: maxBytes });
  const { open, watch, drop } = createConnections(clock);

  const run = createRunner(invoke, log);

  const accept = (api: WebSocketApiModel, connection: SocketConnection, socket: WebSocket) => {
    connection.socket = socket;
    open.set(connection.id, connection);
    watch();
    socket.on('message', (data: Buffer) => void receive(api, connection, data.toString()));
    // After a protocol error `ws` closes the connection with the code for it.
    socket.on('error', () => undefined);
    socket.on('close', (status, reason) => {
      // `drop` has forgotten its connections: they send no `$disconnect`.
      if (!open.delete(connection.id)) return;
      const about = { disconnectStatusCode: status, disconnectReason: reason.toString() };
      const details = { routeKey: '$disconnect', ...about };
      const event = createSocketEvent(api, connection, { kind: 'DISCONNECT', now: clock.now() }, details);
      void run(api, connection, '$disconnect', event);
    });
  };

  const receive = async (api: WebSocketApiModel, connection: SocketConnection, body: string) => {
    connection.activeAt = clock.now();
    watch();
    const routeKey = getRouteKey(api, body);
    const details = { routeKey, body, messageId: randomBytes(11).toString('base64url') };
    const event = createSocketEvent(api, connection, { kind: 'MESSAGE', now: clock.now() }, details);
    const done = await run(api, connection, routeKey, event);
    const text = toReply(connection, done);
    if (text !== undefined) await sendText(connection, text);
  };

  const begin = async (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const url = parseRequestUrl(request);
    const api = findApi(apis, url);
    if (!api) return refuseUpgrade(socket, 403);
    const now = clock.now();
    const connection = createSocketConnection(request, url.searchParams, now);
    const event = createSocketEvent(api, connection, { kind: 'CONNECT', now }, { routeKey: '$connect' });
    const done = await run(api, connection, '$connect', event);
    const status = done?.answer.statusCode ?? 200;
    if (status < 200 || status > 299) return refuseUpgrade(socket, status);
    server.handleUpgrade(request, socket, head, (made) => accept(api, connection, made));
  };

  const management = createManagement(open, clock);
  return {
    handle: (request, response) =>
      answerRest(request, response, (call) => manageConnection(management, call)),
    pages: async (_request, response) => sendJson(response, 200, Array.from(open.values(), toListed)),
    upgrade: (request, socket, head) => {
      socket.on('error', () => socket.destroy());
      begin(request, socket, head).catch((error: unknown) => {
        log(`a live connection could not begin: ${String(error)}`);
        refuseUpgrade(socket, 500);
      });
    },
    close: async () => drop(),
    snapshot: async () => undefined,
    // Open connections are not part of a snapshot.
    restore: async () => drop(),
  };
}

/** The open connections; those that have been open or idle for too long are closed. */
function createConnections(clock: Clock) {
  const open = new Map<string, SocketConnection>();
  let timer: NodeJS.Timeout | undefined;
  /** Closes what is due, and waits for the next one. */
  const watch = () => {
    clearTimeout(timer);
    let next = Number.POSITIVE_INFINITY;
    for (const connection of open.values()) {
      const end = getEndTime(connection);
      if (end <= clock.now()) connection.socket?.close(goingAway, 'Going away');
      else next = Math.min(next, end);
    }
    if (Number.isFinite(next)) timer = setTimeout(watch, next - clock.now() + 1).unref();
  };
  clock.onChange(watch);
  const drop = () => {
    clearTimeout(timer);
    const all = [...open.values()];
    open.clear();
    for (const { socket } of all) socket?.terminate();
  };
  return { open, watch, drop };
}

/** What functions can do with connections. */
const createManagement = (open: ReadonlyMap<string, SocketConnection>, clock: Clock) => ({
  find: (id: string) => open.get(id),
  end: ({ socket }: SocketConnection) => socket?.close(1000, 'Connection Closed Normally'),
  async send(connection: SocketConnection, body: Buffer) {
    connection.activeAt = clock.now();
    await sendText(connection, body.toString());
  },
});

/** Runs the function of a route, if there is one for the key. */
const createRunner =
  (invoke: SocketsOptions['invoke'], log: SocketsOptions['log']) =>
  async (api: WebSocketApiModel, connection: SocketConnection, key: string, event: unknown) => {
    const route = findEntry(api.routes, key);
    if (!route) return undefined;
    try {
      return { route, answer: Answer.parse(await invoke(route.functionId, event)) };
    } catch (error) {
      log(`${key} of live connection ${connection.id}: ${String(error)}`);
      return { route, answer: { statusCode: 502, body: undefined } };
    }
  };

/** The text that a connection gets back, if any. */
function toReply({ id }: SocketConnection, done: Awaited<ReturnType<ReturnType<typeof createRunner>>>) {
  if (!done || done.answer.statusCode >= 500)
    return JSON.stringify({ message: 'Internal server error', connectionId: id });
  return done.route.answers ? done.answer.body : undefined;
}

const sendText = async ({ socket }: SocketConnection, text: string): Promise<void> =>
  new Promise<void>((resolve, reject) => {
    if (socket) socket.send(text, (error) => (error ? reject(error) : resolve()));
    else resolve();
  });

const toListed = ({ id, connectedAt, activeAt }: SocketConnection) => ({ id, connectedAt, activeAt });

function refuseUpgrade(socket: Duplex, status: number): void {
  socket.end(`HTTP/1.1 ${status} Refused\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

function findApi(apis: readonly WebSocketApiModel[], url: URL): WebSocketApiModel | undefined {
  const [, , , apiId, stage, ...rest] = url.pathname.split('/');
  return apis.find((api) => api.id === apiId && api.stage === stage && rest.length === 0);
}

function getRouteKey(api: WebSocketApiModel, body: string): string {
  const chosen = getAction(body, api.selector);
  return chosen !== undefined && findEntry(api.routes, chosen) ? chosen : '$default';
}

function getAction(body: string, selector: string): string | undefined {
  try {
    const parsed: unknown = JSON.parse(body);
    return z
      .record(z.string(), z.unknown())
      .transform((fields) => String(fields[selector]))
      .safeParse(parsed).data;
  } catch {
    return undefined;
  }
}
