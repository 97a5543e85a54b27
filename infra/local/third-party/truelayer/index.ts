import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  findEntry,
  isSameSecret,
  type ProviderContext,
  readBody,
  sendHtml,
  sendJson,
  type StandIn,
} from '@gable/local-cloud/stand-ins';
import { type Choice, choices, renderConsentPage, renderRefusal } from './consent-page.ts';
import { type Consents, createConsents } from './consents.ts';
import { demoProvider, toAccountView, toBalanceView } from './demo-bank.ts';

interface Server {
  readonly consents: Consents;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly now: () => Date;
  /** Whether the client has registered an address to come back to. */
  readonly isRegistered: (address: string) => boolean;
}

/** The page that a local site sends people back to. */
const returnPath = '/buyer-checks/bank';
/** The buyer of the demo, whom the page suggests. */
const demoHolder = 'Daniel Okafor';

/**
 * An emulator of TrueLayer's Data API with Demo Bank behind it: the page of consent at the root, `POST /connect/token`,
 * `GET /data/v1/…` and `DELETE /api/delete`. Without a query the root counts the consents, as JSON.
 */
export function openTrueLayer({ secret, clock, pagesUrl }: ProviderContext): StandIn {
  const { clientId = '', clientSecret = '' } = secret;
  const consents = createConsents(() => clock.now());
  const { port } = new URL(pagesUrl);
  const isRegistered = (address: string): boolean => {
    const url = URL.canParse(address) ? new URL(address) : undefined;
    return url?.pathname === returnPath && url.port === port && url.search === '';
  };
  const server = { consents, clientId, clientSecret, isRegistered, now: () => new Date(clock.now()) };
  return { answer: (request, response, url) => answer(server, request, response, url) };
}

async function answer(
  server: Server,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  const { method, headers } = request;
  if (url.pathname === '/' && url.searchParams.has('response_type'))
    return answerConsent(server, request, response, url.searchParams);
  if (url.pathname === '/') return sendJson(response, 200, server.consents.count());
  if (method === 'POST' && url.pathname === '/connect/token') {
    const form = new URLSearchParams((await readBody(request)).toString());
    const [status, body] = exchange(server, form);
    return sendJson(response, status, body);
  }
  const token = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1] ?? '';
  if (method === 'DELETE' && url.pathname === '/api/delete')
    return server.consents.end(token)
      ? sendJson(response, 200, {})
      : sendJson(response, 401, createError('invalid_token', 'The access token is no longer valid'));
  const [status, body] = readData(server, token, url.pathname);
  sendJson(response, status, body);
}

const createError = (error: string, error_description: string) => ({
  error,
  error_description,
  error_details: {},
});

type Reply = readonly [status: number, body: object];

function exchange({ consents, clientId, clientSecret }: Server, form: URLSearchParams): Reply {
  const isClient =
    form.get('client_id') === clientId && isSameSecret(form.get('client_secret') ?? '', clientSecret);
  if (!isClient) return [400, { error: 'invalid_client' }];
  if (form.get('grant_type') !== 'authorization_code') return [400, { error: 'unsupported_grant_type' }];
  const grant = { code: form.get('code') ?? '', redirectUri: form.get('redirect_uri') ?? '' };
  const token = consents.exchange(grant);
  return token === undefined
    ? [400, { error: 'invalid_grant' }]
    : [200, { access_token: token, expires_in: 3_600, token_type: 'Bearer', scope: 'info accounts balance' }];
}

function readData({ consents, clientId, now }: Server, token: string, path: string): Reply {
  const consent = consents.find(token);
  if (!consent) return [401, createError('invalid_token', 'The access token is invalid or expired')];
  const [, area, version, what = '', accountId, part] = path.split('/');
  if (area !== 'data' || version !== 'v1') return [404, createError('not_found', 'No such endpoint')];
  if (consent.isSilent && what !== 'me')
    return [503, createError('provider_error', 'The provider service is currently unavailable')];
  const { holder, accounts, scopes, id } = consent;
  const needed = part === 'balance' ? 'balance' : what;
  if (what !== 'me' && !scopes.includes(needed))
    return [403, createError('access_denied', `The token lacks the scope ${needed}`)];
  const account = accounts.find((one) => one.id === accountId);
  if (part === 'balance' && account)
    return [200, { results: [toBalanceView(account, now())], status: 'Succeeded' }];
  if (accountId !== undefined) return [404, createError('account_not_found', 'No such account')];
  const answers: Readonly<Record<string, readonly object[]>> = {
    me: [{ client_id: clientId, credentials_id: id, provider: demoProvider, scopes }],
    info: [{ full_name: holder, update_timestamp: now().toISOString() }],
    accounts: accounts.map((one) => toAccountView(one, now())),
  };
  const results = findEntry(answers, what);
  return results
    ? [200, { results, status: 'Succeeded' }]
    : [404, createError('not_found', 'No such endpoint')];
}

async function answerConsent(
  server: Server,
  request: IncomingMessage,
  response: ServerResponse,
  query: URLSearchParams,
): Promise<void> {
  const redirectUri = query.get('redirect_uri') ?? '';
  const nonce = query.get('nonce') ?? '';
  // What is wrong with the address is said here: a redirect would go to whoever wrote it.
  if (query.get('client_id') !== server.clientId)
    return sendHtml(response, 400, renderRefusal('The client isn’t known.'));
  if (!server.isRegistered(redirectUri))
    return sendHtml(response, 400, renderRefusal('The address to come back to isn’t registered.'));
  if (!server.consents.isFresh(nonce))
    return sendHtml(response, 400, renderRefusal('It has been used. Begin again on the site.'));
  if (request.method !== 'POST') return sendHtml(response, 200, renderConsentPage(demoHolder));
  const form = new URLSearchParams((await readBody(request)).toString());
  const choice = choices.find((one) => one === form.get('choice')) ?? 'cancel';
  server.consents.useNonce(nonce);
  const back = new URL(redirectUri);
  for (const [name, value] of Object.entries(decide(server, choice, form, query)))
    back.searchParams.set(name, value);
  back.searchParams.set('state', query.get('state') ?? '');
  response.writeHead(303, { location: back.href }).end();
}

function decide(
  { consents }: Server,
  choice: Choice,
  form: URLSearchParams,
  query: URLSearchParams,
): Readonly<Record<string, string>> {
  if (choice === 'cancel') return { error: 'access_denied' };
  if (choice === 'error') return { error: 'temporarily_unavailable' };
  const scope = query.get('scope') ?? '';
  const code = consents.allow(
    {
      holder: form.get('holder') ?? '',
      accountIds: form.getAll('account'),
      isSilent: choice === 'silent',
    },
    {
      redirectUri: query.get('redirect_uri') ?? '',
      scopes: scope.split(' '),
      isLate: choice === 'expired',
    },
  );
  return { code, scope };
}
