import type { IncomingMessage, ServerResponse } from 'node:http';
import { readBody, sendBody, sendHtml } from '../../../base/http.ts';
import { isEmail } from '../attributes.ts';
import type { Cognito } from '../context.ts';
import { CognitoError } from '../errors.ts';
import { grantCode } from './authorization-code.ts';
import { toFailureUrl, readAuthorizeRequest, type AuthorizeRequest } from './authorize-request.ts';
import { findOrCreateFederatedUser } from './federated-user.ts';
import { renderErrorPage } from './page.ts';
import { renderPersonaPage } from './persona-page.ts';
import { toProviderClaims, personas } from './personas.ts';

function redirectTo(response: ServerResponse, location: string): void {
  return sendBody(response, 302, '', { location, 'cache-control': 'no-store' });
}

interface Visit {
  cognito: Cognito;
  request: IncomingMessage;
  response: ServerResponse;
  url: URL;
}

/** Runs `next` with a valid sign-in request; otherwise shows an error page or redirects with the error. */
function handleRequest(visit: Visit, next: (request: AuthorizeRequest) => Promise<void> | void) {
  const read = readAuthorizeRequest(visit.cognito, visit.url.searchParams);
  if ('page' in read) return sendHtml(visit.response, 400, renderErrorPage(read.page));
  if ('redirect' in read) return redirectTo(visit.response, read.redirect);
  return next(read);
}

const readForm = async (request: IncomingMessage) =>
  new URLSearchParams((await readBody(request)).toString());

const hasProvider = (authorizeRequest: AuthorizeRequest, name: string) =>
  authorizeRequest.client.identityProviders.includes(name) &&
  authorizeRequest.pool.identityProviders.find((provider) => provider.name === name);

/** GET /oauth2/authorize; Cognito's own form, for a sign-in without a provider, is not emulated. */
export function answerAuthorize(visit: Visit) {
  return handleRequest(visit, (authorizeRequest) => {
    const { cognito, response, url } = visit;
    const name = url.searchParams.get('identity_provider') ?? 'COGNITO';
    const fault = 'Identity provider is not enabled for the client';
    const base = new URL(cognito.publicUrl()).pathname;
    redirectTo(
      response,
      hasProvider(authorizeRequest, name)
        ? `${base}/idp/${encodeURIComponent(name)}?${authorizeRequest.query}`
        : toFailureUrl(authorizeRequest, 'invalid_request', fault),
    );
  });
}

function toPerson(given: URLSearchParams) {
  const listed = personas.find(({ id }) => id === given.get('persona'));
  if (listed) return listed;
  const email = given.get('email')?.trim() ?? '';
  const name = given.get('name')?.trim() ?? '';
  if (!name || (email && !isEmail(email))) return undefined;
  return { name, email: email || undefined, emailVerified: given.get('verified') === 'yes' };
}

/** /idp/<provider>: the choice of a persona, in place of the provider's sign-in. */
export function answerIdentityProvider(visit: Visit, name: string) {
  return handleRequest(visit, async (authorizeRequest) => {
    const { cognito, request, response } = visit;
    const provider = hasProvider(authorizeRequest, name);
    if (!provider) return sendHtml(response, 404, renderErrorPage(`This client has no provider ${name}.`));
    if (request.method !== 'POST') return sendHtml(response, 200, renderPersonaPage(name));
    const given = await readForm(request);
    if (given.get('persona') === 'cancel')
      return redirectTo(
        response,
        toFailureUrl(authorizeRequest, 'access_denied', 'User cancelled the sign-in'),
      );
    const person = toPerson(given);
    if (!person)
      return sendHtml(response, 400, renderPersonaPage(name, 'Give a name, and a whole email or no email.'));
    try {
      const user = await findOrCreateFederatedUser(
        cognito,
        { ...authorizeRequest, provider },
        toProviderClaims(name, person),
      );
      redirectTo(response, grantCode(cognito, authorizeRequest, user));
    } catch (error) {
      if (!(error instanceof CognitoError)) throw error;
      redirectTo(response, toFailureUrl(authorizeRequest, 'invalid_request', `${error.message} `));
    }
  });
}
