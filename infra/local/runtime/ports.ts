import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import { dirname } from 'node:path';
import type { Duplex } from 'node:stream';

const loopback = '127.0.0.1';

export type UpgradeListener = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

/** A server whose port is known before it is known what it serves. */
export interface OpenServer {
  readonly port: number;
  /** Says what to answer requests with; until then they wait. */
  readonly serve: (listener: RequestListener) => void;
  /** Says who takes requests for another protocol; without anybody they are cut. */
  readonly serveUpgrades: (listener: UpgradeListener) => void;
  /** Cuts all connections but those that speak another protocol by now, which end with whoever took them. */
  readonly close: () => Promise<void>;
}

/** Listens on loopback alone; port 0 takes a free one. Rejects with the system's error, such as EADDRINUSE. */
export async function openServer(port: number): Promise<OpenServer> {
  const { promise: listener, resolve: serve } = Promise.withResolvers<RequestListener>();
  const server = createServer((request, response) => {
    void listener.then((answer) => answer(request, response));
  });
  // An SDK keeps its connections for long; closing them early makes its next call fail.
  server.keepAliveTimeout = 120_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, loopback, resolve);
  });
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the server has no port');
  return {
    port: address.port,
    serve,
    serveUpgrades: (listener) => void server.on('upgrade', listener),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Like `openServer`, for a port that a person chose: says so plainly if it is taken. */
export async function openChosen(port: number): Promise<OpenServer> {
  try {
    return await openServer(port);
  } catch (cause) {
    const used = cause instanceof Error && 'code' in cause && cause.code === 'EADDRINUSE';
    throw used ? new Error(`port ${port} is in use; set PORT to another one`, { cause }) : cause;
  }
}

/** Takes the port of the last run, which `file` remembers, if it is free: stored addresses name it. */
export async function openRemembered(file: string): Promise<OpenServer> {
  const last = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  const server = await openServer(last).catch(() => openServer(0));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, String(server.port));
  return server;
}

/** A port that was free a moment ago, for a child process that wants to be told one. */
export async function freePort(): Promise<number> {
  const probe = await openServer(0);
  await probe.close();
  return probe.port;
}
