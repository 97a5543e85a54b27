import { findClient, type Cognito } from '../context.ts';
import type { UserPoolClientDefinition, UserPoolDefinition } from '../user-pool.ts';

/** A valid sign-in request of a browser; its answer may go to `redirectUri`. */
export interface AuthorizeRequest {
  pool: UserPoolDefinition;
  client: UserPoolClientDefinition;
  redirectUri: string;
  state: string | null;
  nonce: string | undefined;
  challenge: string | undefined;
  scopes: string[];
  /** the original query string, for the pages in between */
  query: string;
}

export type AuthorizeRefusal =
  /** shown on a page of the hosted UI, as the request's redirect can't be trusted */
  | { page: string }
  /** sent back to the application */
  | { redirect: string };

const isReturnAllowed = (cognito: Cognito, client: UserPoolClientDefinition, url: string): boolean =>
  client.callbackUrls.some((known) => known === url || cognito.mapUrl(known) === url);

/** Adds parameters to the query of a URL. */
export function addQuery(url: string, values: Record<string, string | null | undefined>): string {
  const target = new URL(url);
  for (const [name, value] of Object.entries(values))
    if (value !== null && value !== undefined) target.searchParams.set(name, value);
  return target.href;
}

export function toFailureUrl(
  request: Pick<AuthorizeRequest, 'redirectUri' | 'state'>,
  error: string,
  description?: string,
): string {
  return addQuery(request.redirectUri, { error, error_description: description, state: request.state });
}

function findFault(
  client: UserPoolClientDefinition,
  query: URLSearchParams,
  scopes: string[],
): string | undefined {
  if (query.get('response_type') !== 'code') return 'unsupported_response_type';
  if (!client.oauthFlows.includes('code')) return 'unauthorized_client';
  if (scopes.some((scope) => !client.oauthScopes.includes(scope))) return 'invalid_scope';
  const method = query.get('code_challenge_method');
  if (query.has('code_challenge') && method !== 'S256') return 'invalid_request';
  const challenge = query.get('code_challenge') ?? 'absent';
  if (query.has('code_challenge') && !/^[\w-]{43}$/.test(challenge)) return 'invalid_request';
  return undefined;
}

export function readAuthorizeRequest(
  cognito: Cognito,
  query: URLSearchParams,
): AuthorizeRequest | AuthorizeRefusal {
  const found = findClient(cognito, query.get('client_id') ?? '');
  if (!found) return { page: 'The client does not exist.' };
  const redirectUri = query.get('redirect_uri') ?? '';
  if (!isReturnAllowed(cognito, found.client, redirectUri))
    return { page: `redirect_mismatch: ${redirectUri || 'nothing'} is not a callback URL of this client.` };
  const asked = (query.get('scope') ?? '').split(' ').filter(Boolean);
  const request: AuthorizeRequest = {
    ...found,
    redirectUri,
    state: query.get('state'),
    nonce: query.get('nonce') ?? undefined,
    challenge: query.get('code_challenge') ?? undefined,
    scopes: asked.length > 0 ? asked : found.client.oauthScopes,
    query: query.toString(),
  };
  const error = findFault(found.client, query, request.scopes);
  return error ? { redirect: toFailureUrl(request, error) } : request;
}
