import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { dirname } from 'node:path';
import type { Duplex } from 'node:stream';
import { StartFault } from './start-fault.ts';

export const loopback = '127.0.0.1';

export type UpgradeListener = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

/** A server that listens on its port before its listener is set. */
export interface OpenServer {
  readonly port: number;
  /** Sets the listener; earlier requests wait for it. */
  readonly serve: (listener: RequestListener) => void;
  /** Sets the listener for upgrades; without one their connections are closed. */
  readonly serveUpgrades: (listener: UpgradeListener) => void;
  /** Closes all connections except upgraded ones, which their listener closes. */
  readonly close: () => Promise<void>;
}

/** The certificate of a server with its key, and the authority whose certificates callers have to show, as PEM. */
interface TlsOptions {
  readonly key: string;
  readonly cert: string;
  readonly ca: string;
}

/**
 * Listens on loopback alone; port 0 takes a free one. With `tls` callers prove themselves by certificate. Rejects with
 * the system's error, such as EADDRINUSE.
 */
export async function openServer(port: number, tls?: TlsOptions): Promise<OpenServer> {
  const { promise: listener, resolve: serve } = Promise.withResolvers<RequestListener>();
  const answerRequest: RequestListener = (request, response) => {
    void listener.then((answer) => answer(request, response));
  };
  const server = tls
    ? createSecureServer({ ...tls, requestCert: true, rejectUnauthorized: true }, answerRequest)
    : createServer(answerRequest);
  // An SDK keeps its connections open for long; closing them early makes its next call fail.
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

/** Like `openServer`, for a port that a person chose: rejects with a plain message if it is in use. */
export async function openChosenPort(port: number): Promise<OpenServer> {
  try {
    return await openServer(port);
  } catch (cause) {
    const used = cause instanceof Error && 'code' in cause && cause.code === 'EADDRINUSE';
    throw used ? new StartFault('port', `port ${port} is in use`, { cause }) : cause;
  }
}

/** Opens the port of the last run, stored in `file`, if it is free: stored URLs contain it. */
export async function openRememberedPort(file: string, tls?: TlsOptions): Promise<OpenServer> {
  const last = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  const server = await openServer(last, tls).catch(() => openServer(0, tls));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, String(server.port));
  return server;
}

/** A port that was free a moment ago, for a child process that needs a port number. */
export async function findFreePort(): Promise<number> {
  const probe = await openServer(0);
  await probe.close();
  return probe.port;
}
