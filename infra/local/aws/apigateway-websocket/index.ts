import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import * as z from 'zod';
import { answerRest } from '../rest-protocol.ts';
import type { Clock } from '../../runtime/clock.ts';
import { findEntry, sendJson, parseRequestUrl } from '../../runtime/http.ts';
import type { LocalPages, LocalService } from '../service.ts';
import type { WebSocketApiModel } from '../../template/web-sockets.ts';
import { type Connection, endsAt, newConnection } from './connection.ts';
import { eventOf } from './event.ts';
import { manage } from './management.ts';

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

const mostBytes = 128 * 1024;
const goingAway = 1001;

const Answer = z.object({ statusCode: z.coerce.number(), body: z.string().optional() });

/** API Gateway's WebSocket APIs: connections, their routes, and the management API for functions. */
export function createSockets({ apis, clock, invoke, log }: SocketsOptions): Sockets {
  const server = new WebSocketServer({ noServer: true, maxPayload: mostBytes });
  const { open, watch, drop } = createConnections(clock);

  const run = createRunner(invoke, log);

  const accept = (api: WebSocketApiModel, connection: Connection, socket: WebSocket) => {
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
      const event = { routeKey: '$disconnect', ...about };
      void run(
        api,
        connection,
        '$disconnect',
        eventOf(api, connection, { kind: 'DISCONNECT', now: clock.now() }, event),
      );
    });
  };

  const receive = async (api: WebSocketApiModel, connection: Connection, body: string) => {
    connection.activeAt = clock.now();
    watch();
    const routeKey = routeKeyOf(api, body);
    const details = { routeKey, body, messageId: randomBytes(11).toString('base64url') };
    const event = eventOf(api, connection, { kind: 'MESSAGE', now: clock.now() }, details);
    const done = await run(api, connection, routeKey, event);
    const text = replyOf(connection, done);
    if (text !== undefined) await send(connection, text);
  };

  const begin = async (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const url = parseRequestUrl(request);
    const api = findApi(apis, url);
    if (!api) return refuse(socket, 403);
    const connection = newConnection(request, url.searchParams, clock.now());
    const event = eventOf(api, connection, { kind: 'CONNECT', now: clock.now() }, { routeKey: '$connect' });
    const done = await run(api, connection, '$connect', event);
    const status = done?.answer.statusCode ?? 200;
    if (status < 200 || status > 299) return refuse(socket, status);
    server.handleUpgrade(request, socket, head, (made) => accept(api, connection, made));
  };

  const management = createManagement(open, clock);
  return {
    handle: (request, response) => answerRest(request, response, (call) => manage(management, call)),
    pages: async (_request, response) => sendJson(response, 200, Array.from(open.values(), toListed)),
    upgrade: (request, socket, head) => {
      socket.on('error', () => socket.destroy());
      begin(request, socket, head).catch((error: unknown) => {
        log(`a live connection could not begin: ${String(error)}`);
        refuse(socket, 500);
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
  const open = new Map<string, Connection>();
  let timer: NodeJS.Timeout | undefined;
  /** Closes what is due, and waits for the next one. */
  const watch = () => {
    clearTimeout(timer);
    let next = Number.POSITIVE_INFINITY;
    for (const connection of open.values()) {
      const end = endsAt(connection);
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
const createManagement = (open: ReadonlyMap<string, Connection>, clock: Clock) => ({
  find: (id: string) => open.get(id),
  end: ({ socket }: Connection) => socket?.close(1000, 'Connection Closed Normally'),
  async send(connection: Connection, body: Buffer) {
    connection.activeAt = clock.now();
    await send(connection, body.toString());
  },
});

/** Runs the function of a route, if there is one for the key. */
const createRunner =
  (invoke: SocketsOptions['invoke'], log: SocketsOptions['log']) =>
  async (api: WebSocketApiModel, connection: Connection, key: string, event: unknown) => {
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
function replyOf({ id }: Connection, done: Awaited<ReturnType<ReturnType<typeof createRunner>>>) {
  if (!done || done.answer.statusCode >= 500)
    return JSON.stringify({ message: 'Internal server error', connectionId: id });
  return done.route.answers ? done.answer.body : undefined;
}

const send = async ({ socket }: Connection, text: string): Promise<void> =>
  new Promise<void>((resolve, reject) => {
    if (socket) socket.send(text, (error) => (error ? reject(error) : resolve()));
    else resolve();
  });

const toListed = ({ id, connectedAt, activeAt }: Connection) => ({ id, connectedAt, activeAt });

function refuse(socket: Duplex, status: number): void {
  socket.end(`HTTP/1.1 ${status} Refused\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

function findApi(apis: readonly WebSocketApiModel[], url: URL): WebSocketApiModel | undefined {
  const [, , , apiId, stage, ...rest] = url.pathname.split('/');
  return apis.find((api) => api.id === apiId && api.stage === stage && rest.length === 0);
}

function routeKeyOf(api: WebSocketApiModel, body: string): string {
  const chosen = actionOf(body, api.selector);
  return chosen !== undefined && findEntry(api.routes, chosen) ? chosen : '$default';
}

function actionOf(body: string, selector: string): string | undefined {
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
