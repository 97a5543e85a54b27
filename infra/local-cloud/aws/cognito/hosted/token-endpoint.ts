import type { IncomingMessage, ServerResponse } from 'node:http';
import { readBody, sendJson } from '../../../base/http.ts';
import { findClient, type Cognito } from '../context.ts';
import { CognitoError } from '../errors.ts';
import { openSession } from '../sessions.ts';
import { issueTokens } from '../tokens.ts';
import { redeemCode } from './authorization-code.ts';

const openHeaders = { 'access-control-allow-origin': '*', 'cache-control': 'no-store' };

const sendRefusal = (response: ServerResponse, status: number, error: string, description?: string): void =>
  sendJson(response, status, { error, ...(description && { error_description: description }) }, openHeaders);

const readForm = async (request: IncomingMessage) =>
  new URLSearchParams((await readBody(request)).toString());

/** The credentials of the client: in the form, or as basic authentication. */
function readCredentials(request: IncomingMessage, given: URLSearchParams) {
  const [, basic] = /^Basic (.+)$/.exec(request.headers.authorization ?? '') ?? [];
  if (basic === undefined)
    return { id: given.get('client_id') ?? '', secret: given.get('client_secret') ?? undefined };
  const [id = '', secret] = Buffer.from(basic, 'base64').toString().split(':').map(decodeURIComponent);
  return { id, secret };
}

/** The client of a call; undefined without its right secret. */
function findAuthenticatedClient(cognito: Cognito, request: IncomingMessage, given: URLSearchParams) {
  const { id, secret } = readCredentials(request, given);
  const place = findClient(cognito, id);
  return place?.client.secret === secret ? place : undefined;
}

type Place = NonNullable<ReturnType<typeof findClient>>;

async function exchangeCode(cognito: Cognito, place: Place, given: URLSearchParams) {
  const redeemed = redeemCode(cognito, {
    code: given.get('code') ?? '',
    client: place.client.id,
    redirectUri: given.get('redirect_uri') ?? '',
    verifier: given.get('code_verifier') ?? undefined,
  });
  if (!redeemed?.user.enabled) return undefined;
  const { user, scopes, nonce } = redeemed;
  const session = openSession(cognito, { pool: place.pool, client: place.client, user }, scopes);
  const tokens = await issueTokens(cognito, { ...place, user, session, occasion: 'HostedAuth', nonce });
  return { tokens, scopes, refreshToken: session.refreshToken };
}

/** POST /oauth2/token */
export async function answerToken(
  cognito: Cognito,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const given = await readForm(request);
  if (given.get('grant_type') !== 'authorization_code')
    return sendRefusal(response, 400, 'unsupported_grant_type');
  const place = findAuthenticatedClient(cognito, request, given);
  if (!place) return sendRefusal(response, 400, 'invalid_client');
  try {
    const made = await exchangeCode(cognito, place, given);
    if (!made) return sendRefusal(response, 400, 'invalid_grant');
    sendJson(
      response,
      200,
      {
        // Only OpenID Connect sign-ins get an id token.
        ...(made.scopes.includes('openid') && { id_token: made.tokens.idToken }),
        access_token: made.tokens.accessToken,
        refresh_token: made.refreshToken,
        expires_in: made.tokens.expiresIn,
        token_type: 'Bearer',
      },
      openHeaders,
    );
  } catch (error) {
    if (!(error instanceof CognitoError)) throw error;
    sendRefusal(response, 400, 'invalid_grant', error.message);
  }
}
