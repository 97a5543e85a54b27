import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendJson } from '../http.ts';
import type { LocalPages } from '../service.ts';
import { answerAddressLookup } from './address-lookup.ts';

const root = '/_local/providers';

type Provider = {
  /** where the real one answers */
  address: string;
  answer(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> | void;
  /** what an operator would fill into this secret (by the beginning of its logical id) after a deployment */
  secret?: { logicalId: string; fields: Record<string, string> };
};

const providers: Record<string, Provider> = {
  'address-lookup': {
    address: 'https://api.ideal-postcodes.co.uk',
    answer: answerAddressLookup,
    secret: { logicalId: 'AddressLookup', fields: { apiKey: 'local-key' } },
  },
};

/** Addresses of third parties and where their stand-ins answer, for `hosts.add`: so functions' variables that name the one come to name the other. */
export const providerAddresses = (origin: string): [there: string, here: string][] =>
  Object.entries(providers).map(([name, { address }]) => [address, `${origin}${root}/${name}`]);

/** The fields of a secret that a stand-in needs, by the secret's logical id. */
export const providerSecretFields = (logicalId: string): Record<string, string> | undefined =>
  Object.values(providers).find(({ secret }) => secret && logicalId.startsWith(secret.logicalId))?.secret
    ?.fields;

/** Stand-ins of third parties under `/_local/providers/<name>`. */
export const createProviders = (): LocalPages => ({
  async pages(request, response, url) {
    const [name = '', ...rest] = url.pathname.slice(root.length + 1).split('/');
    const provider = providers[name];
    if (!provider) return sendJson(response, 404, { message: `there is no provider ${name}` });
    const inside = new URL(url);
    inside.pathname = `/${rest.join('/')}`;
    return provider.answer(request, response, inside);
  },
});
