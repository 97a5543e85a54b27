import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import * as z from 'zod';
import { answerRest } from '../rest-protocol.ts';
import type { Clock } from '../../runtime/clock.ts';
import { named, sendJson, urlOf } from '../../runtime/http.ts';
import type { LocalPages, LocalService } from '../service.ts';
import type { WebSocketApiModel } from '../../template/web-sockets.ts';
import { type Connection, endsAt, newConnection } from './connection.ts';
import { eventOf } from './event.ts';
import { manage } from './management.ts';

export type Sockets = LocalService &
  LocalPages & {
    /** Takes a request to speak WebSocket, under `/_local/sockets/<api>/<stage>`. */
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

/** API Gateway's WebSocket APIs: connections, their routes, and the calls by which functions reach them. */
export function createSockets({ apis, clock, invoke, log }: SocketsOptions): Sockets {
  const server = new WebSocketServer({ noServer: true, maxPayload: mostBytes });
  const open = new Map<string, Connection>();
  let timer: NodeJS.Timeout | undefined;

  /** Ends what has been open or idle for too long, and waits for the next one. */
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

  const run = async (api: WebSocketApiModel, connection: Connection, key: string, event: unknown) => {
    const route = named(api.routes, key);
    if (!route) return undefined;
    try {
      return { route, answer: Answer.parse(await invoke(route.functionId, event)) };
    } catch (error) {
      log(`${key} of live connection ${connection.id}: ${String(error)}`);
      return { route, answer: { statusCode: 502, body: undefined } };
    }
  };

  const send = async ({ socket }: Connection, text: string) =>
    new Promise<void>((resolve, reject) => {
      if (socket) socket.send(text, (error) => (error ? reject(error) : resolve()));
      else resolve();
    });

  const accept = (api: WebSocketApiModel, connection: Connection, socket: WebSocket) => {
    connection.socket = socket;
    open.set(connection.id, connection);
    watch();
    socket.on('message', (data: Buffer) => void receive(api, connection, data.toString()));
    // One that breaks the protocol is closed with the code for it.
    socket.on('error', () => undefined);
    socket.on('close', (status, reason) => {
      // Those that were cut by `drop` have nobody to tell any more.
      if (!open.delete(connection.id)) return;
      const about = { disconnectStatusCode: status, disconnectReason: reason.toString() };
      const event = { routeKey: '$disconnect', ...about };
      void run(api, connection, '$disconnect', eventOf(api, connection, 'DISCONNECT', clock.now(), event));
    });
  };

  const receive = async (api: WebSocketApiModel, connection: Connection, body: string) => {
    connection.activeAt = clock.now();
    watch();
    const chosen = actionOf(body, api.selector);
    const routeKey = chosen !== undefined && named(api.routes, chosen) ? chosen : '$default';
    const details = { routeKey, body, messageId: randomBytes(11).toString('base64url') };
    const event = eventOf(api, connection, 'MESSAGE', clock.now(), details);
    const done = await run(api, connection, routeKey, event);
    const failed = !done || done.answer.statusCode >= 500;
    if (!failed && done.route.answers && done.answer.body !== undefined)
      await send(connection, done.answer.body);
    if (failed)
      await send(
        connection,
        JSON.stringify({ message: 'Internal server error', connectionId: connection.id }),
      );
  };

  const begin = async (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const url = urlOf(request);
    const [, , , apiId, stage, ...rest] = url.pathname.split('/');
    const api = apis.find((one) => one.id === apiId && one.stage === stage && rest.length === 0);
    if (!api) return refuse(socket, 403);
    const connection = newConnection(request, url.searchParams, clock.now());
    const event = eventOf(api, connection, 'CONNECT', clock.now(), { routeKey: '$connect' });
    const done = await run(api, connection, '$connect', event);
    const status = done?.answer.statusCode ?? 200;
    if (status < 200 || status > 299) return refuse(socket, status);
    server.handleUpgrade(request, socket, head, (made) => accept(api, connection, made));
  };

  const drop = () => {
    clearTimeout(timer);
    const all = [...open.values()];
    open.clear();
    for (const { socket } of all) socket?.terminate();
  };

  const management = {
    find: (id: string) => open.get(id),
    end: ({ socket }: Connection) => socket?.close(1000, 'Connection Closed Normally'),
    async send(connection: Connection, body: Buffer) {
      connection.activeAt = clock.now();
      await send(connection, body.toString());
    },
  };
  return {
    handle: (request, response) => answerRest(request, response, (call) => manage(management, call)),
    pages: async (_request, response) =>
      sendJson(
        response,
        200,
        [...open.values()].map(({ id, connectedAt, activeAt }) => ({ id, connectedAt, activeAt })),
      ),
    upgrade: (request, socket, head) => {
      socket.on('error', () => socket.destroy());
      begin(request, socket, head).catch((error: unknown) => {
        log(`a live connection could not begin: ${String(error)}`);
        refuse(socket, 500);
      });
    },
    close: async () => drop(),
    snapshot: async () => undefined,
    // They belong to what is forgotten.
    restore: async () => drop(),
  };
}

function refuse(socket: Duplex, status: number): void {
  socket.end(`HTTP/1.1 ${status} Refused\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
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
