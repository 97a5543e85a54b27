import { mkdirSync, rmSync } from 'node:fs';
import { type IncomingMessage, request as send, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { apis } from '../../functions/delivery/manifest/index.ts';
import { originHeader } from '../../functions/kernel/http/origin-header.ts';
import { createActivity } from '../../infra/local-cloud/base/activity.ts';
import { createClock } from '../../infra/local-cloud/base/clock.ts';
import { openServer } from '../../infra/local-cloud/base/ports.ts';
import { createProviders, listProviderAddresses } from '../../infra/local-cloud/providers/index.ts';
import { openListeners, closeListeners } from '../../infra/local-cloud/providers/listener.ts';
import { providers } from '../../infra/local/third-party/index.ts';
import { viewerAddressHeader } from '../support/test-cloud.ts';
import { folder } from './emulator.ts';

/** Where the edge sends what is for the API. */
export interface Origin {
  readonly url: URL;
  /** The value of the `host` header by which the emulator finds the API. */
  readonly host: string;
  readonly secret: string;
}

export interface Edge {
  readonly url: string;
  /** The URLs of stand-ins by the URL of the provider. */
  readonly providers: Readonly<Record<string, string>>;
  /** Resolves once every webhook of the stand-ins is delivered. */
  readonly idle: () => Promise<void>;
  readonly serve: (origin: Origin) => void;
  readonly close: () => Promise<void>;
}

const routes = Object.values(apis).flatMap(({ routes: group }) =>
  Object.values(group).map(({ method, path }) => ({ key: `${method} ${path}` })),
);

/**
 * The CDN in front of an emulator, whose own cannot reach the API: adds the origin secret and the viewer's address.
 * It serves the local stand-ins of the providers, too.
 */
export async function openEdge(): Promise<Edge> {
  const dataDir = join(folder, 'providers');
  rmSync(dataDir, { recursive: true, force: true });
  mkdirSync(join(dataDir, 'providers'), { recursive: true });
  const server = await openServer(0);
  const url = `http://127.0.0.1:${server.port}`;
  const listeners = await openListeners(dataDir, providers);
  const activity = createActivity();
  const standIns = createProviders(providers, {
    model: { apis: [{ routes }] },
    dataDir,
    origin: url,
    listeners,
    clock: createClock(),
    activity,
    retryMilliseconds: () => 500,
    log: console.error,
  });
  return {
    url,
    providers: Object.fromEntries(listProviderAddresses(providers, url, listeners)),
    idle: activity.idle,
    serve(origin) {
      server.serve((request, response) => {
        const asked = new URL(request.url ?? '/', url);
        if (asked.pathname === '/_foreign/idle') void activity.idle().then(() => response.end());
        else if (asked.pathname.startsWith('/_local/providers'))
          void standIns.pages(request, response, asked);
        else forward(origin, request, response);
      });
    },
    async close() {
      await server.close();
      await standIns.close();
      await closeListeners(listeners);
    },
  };
}

function forward({ url, host, secret }: Origin, request: IncomingMessage, response: ServerResponse): void {
  const { [viewerAddressHeader]: viewer = request.socket.remoteAddress, ...headers } = request.headers;
  const sent = send(
    new URL(request.url ?? '/', url),
    {
      method: request.method ?? 'GET',
      headers: { ...headers, host, [originHeader]: secret, 'true-client-ip': viewer ?? '' },
    },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    },
  );
  sent.on('error', () => response.writeHead(502).end());
  request.pipe(sent);
}
