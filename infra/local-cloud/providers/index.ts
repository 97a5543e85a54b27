import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { LocalPages, LocalService } from '../aws/service.ts';
import type { Chaos } from '../base/chaos.ts';
import { sendJson, parseRequestUrl } from '../base/http.ts';
import type { Listeners } from './listener.ts';
import type { AnswerRequest, Provider, ProviderContext, ProviderTable, StandIn } from './provider.ts';

const root = '/_local/providers';

/**
 * The URLs of third parties with those of their emulators, for `hosts.add`, which rewrites the environment
 * variables of functions.
 */
export function listProviderAddresses(
  providers: ProviderTable,
  origin: string,
  listeners: ReadonlyMap<string, { readonly port: number }>,
): [there: string, here: string][] {
  return Object.entries(providers).flatMap(([name, { addresses, tls }]) => {
    const own = listeners.get(name);
    const here = own ? `${tls ? 'https' : 'http'}://127.0.0.1:${own.port}` : `${origin}${root}/${name}`;
    return addresses.map((there): [string, string] => [there, here]);
  });
}

/** The fields of a secret that an emulator needs, by the secret's logical id. */
export function findProviderSecretFields(
  providers: ProviderTable,
  logicalId: string,
): Readonly<Record<string, string>> | undefined {
  return Object.values(providers)
    .flatMap(({ secret, partSecrets = [] }) => [...(secret ? [secret] : []), ...partSecrets])
    .find((secret) => logicalId.startsWith(secret.logicalId))?.fields;
}

type Apis = readonly { readonly routes: readonly { readonly key: string }[] }[];

/** The paths of a provider's webhooks in the API, from routes such as `POST /x/<name>/webhook`. */
export function listWebhookPaths(apis: Apis, name: string): string[] {
  return apis
    .flatMap(({ routes }) => routes.map(({ key }) => key.split(' ')))
    .flatMap(([method, path = '']) => (method === 'POST' && path.endsWith(`/${name}/webhook`) ? [path] : []));
}

export type Providers = LocalPages & Omit<LocalService, 'handle'>;

export type ProvidersOptions = Pick<ProviderContext, 'clock' | 'activity' | 'retryMilliseconds' | 'log'> & {
  readonly model: { readonly apis: Apis };
  readonly dataDir: string;
  readonly origin: string;
  readonly listeners: Listeners;
  readonly chaos?: Chaos | undefined;
};

/** Opens the emulators: each under `/_local/providers/<name>`, and at its listener if it has one. */
export function createProviders(wanted: ProviderTable, options: ProvidersOptions): Providers {
  const { model, dataDir, origin, listeners, log } = options;
  const open = (name: string, { secret, open: opened }: Provider): StandIn =>
    opened({
      ...options,
      dataFile: join(dataDir, 'providers', `${name}.sqlite`),
      pagesUrl: `${origin}${root}/${name}`,
      port: listeners.get(name)?.port,
      webhookUrls: listWebhookPaths(model.apis, name).map((path) => `${origin}${path}`),
      secret: secret?.fields ?? {},
    });
  const standIns = new Map(Object.entries(wanted).map(([name, provider]) => [name, open(name, provider)]));
  for (const [name, { api }] of standIns)
    if (api) listeners.get(name)?.serve(addOutages(name, options.chaos, createListener(name, api, log)));
  const copy = (directory: string, name: string) => join(directory, `${name}.sqlite`);
  const all = async (work: (standIn: StandIn, name: string) => Promise<void> | undefined) => {
    await Promise.all([...standIns].map(async ([name, standIn]) => work(standIn, name)));
  };
  return {
    async pages(request, response, url) {
      const isRefused = options.chaos?.isRefused(readProviderName(url)) === true;
      if (isRefused) request.socket.destroy();
      else await answerPage(standIns, request, response, url);
    },
    close: () => all(({ close }) => close?.()),
    snapshot: (directory) => all(({ snapshot }, name) => snapshot?.(copy(directory, name))),
    restore: (directory) => all(({ restore }, name) => restore?.(copy(directory, name))),
  };
}

/** The name of the provider in the address of a page or call. */
const readProviderName = (url: URL): string => url.pathname.slice(root.length + 1).split('/')[0] ?? '';

async function answerPage(
  standIns: ReadonlyMap<string, StandIn>,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  const [name = '', ...rest] = url.pathname.slice(root.length + 1).split('/');
  if (name === '') return sendJson(response, 200, [...standIns.keys()]);
  const standIn = standIns.get(name);
  if (!standIn) return sendJson(response, 404, { message: `there is no provider ${name}` });
  const inside = new URL(url);
  inside.pathname = `/${rest.join('/')}`;
  return standIn.answer(request, response, inside);
}

/** Ends the connection while a test has the provider out of order. */
const addOutages =
  (name: string, chaos: Chaos | undefined, listener: RequestListener): RequestListener =>
  (request, response) =>
    chaos?.isRefused(name) === true ? void request.socket.destroy() : listener(request, response);

const createListener =
  (name: string, answer: AnswerRequest, log: (line: string) => void): RequestListener =>
  (request, response) => {
    const answered = async () => answer(request, response, parseRequestUrl(request));
    answered().catch((error: unknown) => {
      log(
        `${name} ${request.method} ${request.url}: ${error instanceof Error ? error.stack : String(error)}`,
      );
      if (response.headersSent) response.destroy();
      else sendJson(response, 500, { message: 'Internal Server Error' });
    });
  };
