import * as oauth from 'oauth4webapi';
import { isOwnPath } from '../../../functions/kernel/own-path.ts';
import { paths } from '../../app/paths.ts';
import type { Config } from '../../lib/config.ts';
import type { Tokens } from '../../lib/token-store.ts';
import type { Provider } from './social-buttons.tsx';

const kept = 'social_login';
/** Cognito's names of its providers. */
const cognitoNames = { google: 'Google', facebook: 'Facebook' } as const;
const scope = 'openid email profile';

interface Attempt {
  readonly verifier: string;
  readonly state: string;
  readonly next: string;
}

const returnTo = () => `${window.location.origin}${paths.social}`;
const at = (config: Config, path: string) => `${config.hostedUiUrl.replace(/\/$/, '')}${path}`;

/** The pool's id begins with its region: `eu-west-2_…`. */
const issuerOf = ({ userPoolId }: Config) =>
  `https://cognito-idp.${userPoolId.split('_')[0]}.amazonaws.com/${userPoolId}`;

/** Begins the code flow with PKCE and returns the URL to open. */
export async function begin(config: Config, provider: Provider, next: string | null): Promise<string> {
  const attempt: Attempt = {
    verifier: oauth.generateRandomCodeVerifier(),
    state: oauth.generateRandomState(),
    next: isOwnPath(next) ? next : paths.home,
  };
  sessionStorage.setItem(kept, JSON.stringify(attempt));
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: config.userPoolClientId,
    redirect_uri: returnTo(),
    identity_provider: cognitoNames[provider],
    scope,
    state: attempt.state,
    code_challenge: await oauth.calculatePKCECodeChallenge(attempt.verifier),
    code_challenge_method: 'S256',
  });
  return `${at(config, '/oauth2/authorize')}?${query}`;
}

/**
 * Exchanges the returned code for tokens.
 * @throws when this tab did not begin the flow
 */
export async function complete(config: Config, address: URL): Promise<Tokens & { readonly next: string }> {
  const attempt = takeAttempt();
  if (!attempt) throw new Error('This login was not begun in this tab');
  const client: oauth.Client = { client_id: config.userPoolClientId };
  const server: oauth.AuthorizationServer = {
    issuer: issuerOf(config),
    token_endpoint: at(config, '/oauth2/token'),
  };
  const answer = oauth.validateAuthResponse(server, client, address, attempt.state);
  // Only the local stand-in uses plain HTTP.
  const isLocal = new URL(config.hostedUiUrl).protocol === 'http:';
  const response = await oauth.authorizationCodeGrantRequest(
    server,
    client,
    oauth.None(),
    answer,
    returnTo(),
    attempt.verifier,
    { [oauth.allowInsecureRequests]: isLocal },
  );
  const granted = await oauth.processAuthorizationCodeResponse(server, client, response);
  return { access: granted.access_token, refresh: granted.refresh_token, next: attempt.next };
}

/** Returns the attempt of this tab and removes it: a code can be exchanged once. */
function takeAttempt(): Attempt | undefined {
  const found: unknown = JSON.parse(sessionStorage.getItem(kept) ?? 'null');
  sessionStorage.removeItem(kept);
  return isAttempt(found) ? found : undefined;
}

const isAttempt = (found: unknown): found is Attempt =>
  typeof found === 'object' && found !== null && 'verifier' in found && 'state' in found && 'next' in found;

/** The text for an error from a provider or a Cognito trigger. */
export function explain(description: string): string {
  const way = /Log in with (Google|Facebook)/.exec(description)?.[1];
  if (way) return `This email has a Gable account already. Log in with ${way}.`;
  if (/exist|already|registered|password/i.test(description))
    return 'This email has a Gable account already. Log in with its password.';
  if (/denied|cancel/i.test(description)) return 'The login was cancelled.';
  if (/email|attributes required/i.test(description))
    return 'The login came without an email address. Allow it, or sign up with your email.';
  return 'The login did not work. Please try again, or use your email.';
}
