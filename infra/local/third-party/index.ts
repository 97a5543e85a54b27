import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { LocalPages, LocalService } from '../../local-cloud/aws/service.ts';
import type { Chaos } from '../../local-cloud/base/chaos.ts';
import { sendJson, parseRequestUrl } from '../../local-cloud/base/http.ts';
import type { Listeners } from '../../local-cloud/providers/listener.ts';
import type {
  AnswerRequest,
  ProviderContext,
  Provider,
  StandIn,
} from '../../local-cloud/providers/provider.ts';
import { openBusinessGateway } from './business-gateway/index.ts';
import { openConnectedNations } from './connected-nations/index.ts';
import { openEcologi } from './ecologi/index.ts';
import { openEnergyRegister } from './energy-register/index.ts';
import { openFloodRisk } from './flood-risk/index.ts';
import { answerAddressLookup } from './ideal-postcodes/index.ts';
import { openIpinfo } from './ipinfo/index.ts';
import { openLandRegistry } from './land-registry/index.ts';
import { openNaptan } from './naptan/index.ts';
import { openPaypal } from './paypal/index.ts';
import { openPixel } from './pixel/index.ts';
import { openPlanningData } from './planning-data/index.ts';
import { openPoliceData } from './police-data/index.ts';
import { localCertificates, toClientSecret } from './portals/certificates.ts';
import { openRtdf } from './portals/rtdf.ts';
import { openZoopla } from './portals/zoopla.ts';
import { openPropertyData } from './propertydata/index.ts';
import { identitySecret } from './stripe/account.ts';
import { openStripe } from './stripe/index.ts';
import { openTravelTime } from './travel-time/index.ts';

const root = '/_local/providers';

export const providers: Readonly<Record<string, Provider>> = {
  'address-lookup': {
    addresses: ['https://api.ideal-postcodes.co.uk'],
    secret: { logicalId: 'AddressLookup', fields: { apiKey: 'local-key' } },
    open: () => ({ answer: answerAddressLookup }),
  },
  'land-registry': { addresses: ['https://landregistry.data.gov.uk'], open: openLandRegistry },
  'business-gateway': {
    addresses: ['https://businessgateway.landregistry.gov.uk'],
    secret: {
      logicalId: 'LandRegistryGateway',
      fields: {
        username: 'local-gable',
        password: 'local-gateway-password',
        // The stand-in answers without TLS, so that no certificate is shown.
        certificate: 'local-certificate',
        privateKey: 'local-key',
        authority: 'local-authority',
      },
    },
    open: openBusinessGateway,
  },
  'energy-register': {
    addresses: ['https://api.get-energy-performance-data.communities.gov.uk'],
    secret: { logicalId: 'EnergyRegister', fields: { token: 'local-energy-token' } },
    open: openEnergyRegister,
  },
  propertydata: {
    addresses: ['https://api.propertydata.co.uk'],
    secret: { logicalId: 'CouncilTax', fields: { apiKey: 'local-propertydata-key' } },
    open: openPropertyData,
  },
  'planning-data': { addresses: ['https://www.planning.data.gov.uk'], open: openPlanningData },
  naptan: { addresses: ['https://naptan.api.dft.gov.uk'], open: openNaptan },
  'connected-nations': {
    addresses: ['https://api-proxy.ofcom.org.uk'],
    secret: { logicalId: 'Broadband', fields: { apiKey: 'local-ofcom-key' } },
    open: openConnectedNations,
  },
  'flood-risk': { addresses: ['https://environment.data.gov.uk'], open: openFloodRisk },
  'police-data': { addresses: ['https://data.police.uk'], open: openPoliceData },
  'travel-time': {
    addresses: ['https://api.traveltimeapp.com'],
    secret: {
      logicalId: 'TravelTime',
      fields: { applicationId: 'local-travel-app', apiKey: 'local-travel-key' },
    },
    open: openTravelTime,
  },
  rightmove: {
    addresses: ['https://adfapi.adftest.rightmove.com', 'https://adfapi.rightmove.co.uk'],
    ownPort: true,
    tls: localCertificates.server,
    secret: { logicalId: 'PortalRightmove', fields: toClientSecret('rightmove') },
    open: openRtdf({ site: 'https://www.rightmove.co.uk/properties', networks: { 41: [4101] } }),
  },
  onthemarket: {
    addresses: ['https://realtime-api.onthemarket.com'],
    ownPort: true,
    tls: localCertificates.server,
    secret: { logicalId: 'PortalOnTheMarket', fields: toClientSecret('onthemarket') },
    open: openRtdf({ site: 'https://www.onthemarket.com/details', networks: { 52: [5201] } }),
  },
  zoopla: {
    addresses: ['https://realtime-listings-api.webservices.zpg.co.uk'],
    ownPort: true,
    tls: localCertificates.server,
    secret: { logicalId: 'PortalZoopla', fields: toClientSecret('zoopla') },
    open: openZoopla,
  },
  stripe: {
    addresses: ['https://api.stripe.com'],
    ownPort: true,
    secret: {
      logicalId: 'Stripe',
      fields: { secretKey: 'sk_test_local4Dk7Wn2Qx9', webhookSecret: 'whsec_local8Rb3Vt6Ym1' },
    },
    partSecrets: [{ logicalId: 'IdentityChecks', fields: identitySecret }],
    open: openStripe,
  },
  paypal: {
    addresses: ['https://api-m.paypal.com', 'https://api-m.sandbox.paypal.com'],
    secret: {
      logicalId: 'PayPal',
      fields: {
        clientId: 'local-paypal-client',
        clientSecret: 'local-paypal-secret',
        webhookId: '0LC41000000000001',
        merchantId: 'LCLMERCHANT01',
      },
    },
    open: openPaypal,
  },
  ecologi: {
    addresses: ['https://public.ecologi.com'],
    secret: { logicalId: 'Ecologi', fields: { apiKey: 'local-ecologi-key', username: 'local-forest' } },
    open: openEcologi,
  },
  ipinfo: {
    addresses: ['https://ipinfo.io'],
    secret: { logicalId: 'IpTrace', fields: { token: 'local-ipinfo-token' } },
    open: openIpinfo,
  },
  pixel: {
    addresses: ['https://connect.facebook.net', 'https://www.facebook.com'],
    open: openPixel,
  },
};

/**
 * The URLs of third parties with those of their emulators, for `hosts.add`, which rewrites the environment
 * variables of functions.
 */
export function listProviderAddresses(
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
export function findProviderSecretFields(logicalId: string): Readonly<Record<string, string>> | undefined {
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
export function createProviders(
  wanted: Readonly<Record<string, Provider>>,
  options: ProvidersOptions,
): Providers {
  const { model, dataDir, origin, listeners, log } = options;
  const open = (name: string, { secret, open: opened }: Provider): StandIn =>
    opened({
      ...options,
      dataFile: join(dataDir, 'providers', `${name}.sqlite`),
      pagesUrl: `${origin}${root}/${name}`,
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
