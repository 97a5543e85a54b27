import type { IncomingMessage, ServerResponse } from 'node:http';
import { isEmail } from '../attributes.ts';
import type { Cognito } from '../context.ts';
import { CognitoError } from '../errors.ts';
import { readBody, sendBody, sendHtml } from '../../../runtime/http.ts';
import { authenticate } from '../sign-in.ts';
import { hasTokenOn } from '../software-tokens.ts';
import { aroundSignIn } from '../triggers.ts';
import { findUser } from '../users.ts';
import { failure, readAuthorize, type AuthorizeRequest } from './authorize-request.ts';
import { rememberBrowser, signedIn } from './browser.ts';
import { federate } from './federate.ts';
import { grantCode } from './grant.ts';
import { loginPage } from './login-page.ts';
import { errorPage } from './page.ts';
import { personaPage } from './persona-page.ts';
import { claimsOf, personas } from './personas.ts';

export function redirect(response: ServerResponse, location: string): void {
  return sendBody(response, 302, '', { location, 'cache-control': 'no-store' });
}

interface Visit {
  cognito: Cognito;
  request: IncomingMessage;
  response: ServerResponse;
  url: URL;
}

/** Runs `next` with a valid sign-in request; otherwise shows an error page or redirects with the error. */
function withRequest(visit: Visit, next: (request: AuthorizeRequest) => Promise<void> | void) {
  const read = readAuthorize(visit.cognito, visit.url.searchParams);
  if ('page' in read) return sendHtml(visit.response, 400, errorPage(read.page));
  if ('redirect' in read) return redirect(visit.response, read.redirect);
  return next(read);
}

const form = async (request: IncomingMessage) => new URLSearchParams((await readBody(request)).toString());

const hasProvider = (asked: AuthorizeRequest, name: string) =>
  asked.client.identityProviders.includes(name) &&
  asked.pool.identityProviders.find((provider) => provider.name === name);

/** GET /oauth2/authorize */
export function authorize(visit: Visit) {
  return withRequest(visit, (asked) => {
    const { cognito, request, response, url } = visit;
    const name = url.searchParams.get('identity_provider');
    const base = new URL(cognito.publicUrl()).pathname;
    if (name && name !== 'COGNITO') {
      if (!hasProvider(asked, name))
        return redirect(
          response,
          failure(asked, 'invalid_request', 'Identity provider is not enabled for the client'),
        );
      return redirect(response, `${base}/idp/${encodeURIComponent(name)}?${asked.query}`);
    }
    const user =
      url.searchParams.get('prompt') === 'login' ? undefined : signedIn(cognito, request, asked.pool);
    redirect(response, user ? grantCode(cognito, asked, user) : `${base}/login?${asked.query}`);
  });
}

/** /login: Cognito's own form. */
export function login(visit: Visit) {
  return withRequest(visit, async (asked) => {
    const { cognito, request, response } = visit;
    if (request.method !== 'POST') return sendHtml(response, 200, loginPage(asked));
    const given = await form(request);
    const name = given.get('username') ?? '';
    try {
      const clientId = asked.client.id;
      const known = findUser(cognito, asked.pool, name);
      if (known)
        await aroundSignIn(cognito, 'PreAuthentication', { pool: asked.pool, user: known, clientId });
      const user = authenticate(cognito, asked, name, given.get('password') ?? '');
      if (user.status === 'FORCE_CHANGE_PASSWORD')
        return sendHtml(response, 200, loginPage(asked, 'Choose a new password in the application first.'));
      // AWS asks for the code on a page of its own.
      if (hasTokenOn(cognito, asked.pool, user))
        return sendHtml(response, 200, loginPage(asked, 'Log in with your code in the application.'));
      await aroundSignIn(cognito, 'PostAuthentication', { pool: asked.pool, user, clientId });
      rememberBrowser(cognito, response, user);
      redirect(response, grantCode(cognito, asked, user));
    } catch (error) {
      if (!(error instanceof CognitoError)) throw error;
      sendHtml(response, 200, loginPage(asked, error.message));
    }
  });
}

function personFrom(given: URLSearchParams) {
  const listed = personas.find(({ id }) => id === given.get('persona'));
  if (listed) return listed;
  const email = given.get('email')?.trim() ?? '';
  const name = given.get('name')?.trim() ?? '';
  if (!name || (email && !isEmail(email))) return undefined;
  return { name, email: email || undefined, emailVerified: given.get('verified') === 'yes' };
}

/** /idp/<provider>: the choice of a persona, in place of the provider's sign-in. */
export function identityProvider(visit: Visit, name: string) {
  return withRequest(visit, async (asked) => {
    const { cognito, request, response } = visit;
    const provider = hasProvider(asked, name);
    if (!provider) return sendHtml(response, 404, errorPage(`This client has no provider ${name}.`));
    if (request.method !== 'POST') return sendHtml(response, 200, personaPage(name));
    const given = await form(request);
    if (given.get('persona') === 'cancel')
      return redirect(response, failure(asked, 'access_denied', 'User cancelled the sign-in'));
    const person = personFrom(given);
    if (!person) return sendHtml(response, 400, personaPage(name, 'Give a name, and a whole email or none.'));
    try {
      const user = await federate(cognito, { ...asked, provider }, claimsOf(name, person));
      rememberBrowser(cognito, response, user);
      redirect(response, grantCode(cognito, asked, user));
    } catch (error) {
      if (!(error instanceof CognitoError)) throw error;
      redirect(response, failure(asked, 'invalid_request', `${error.message} `));
    }
  });
}
