import 'aws-amplify/auth/enable-oauth-listener';
import { Amplify } from 'aws-amplify';
import { signInWithRedirect } from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { Hub } from 'aws-amplify/utils';
import { isOwnPath } from '../../../functions/kernel/own-path.ts';
import type { Config } from '../../lib/config.ts';
import type { Tokens } from '../../lib/token-store.ts';
import { paths } from '../../site/paths.ts';
import type { Provider } from './social-buttons.tsx';

/** Cognito's names of its providers. */
const cognitoNames = { google: 'Google', facebook: 'Facebook' } as const;
const prefix = 'CognitoIdentityServiceProvider.';

/** Amplify's tokens: in memory alone, since the session of the site keeps them. */
const held = new Map<string, string>();
const memory = {
  setItem: async (key: string, value: string) => void held.set(key, value),
  getItem: async (key: string) => held.get(key) ?? null,
  removeItem: async (key: string) => void held.delete(key),
  clear: async () => held.clear(),
};
const findHeldValue = (name: string): string | undefined =>
  [...held].find(([key]) => key.endsWith(`.${name}`))?.[1];

/** Amplify answers `configure` by completing a login that has come back. */
function configure({ hostedUiUrl, userPoolId, userPoolClientId }: Config): void {
  const returnTo = `${window.location.origin}${paths.social}`;
  const oauth = {
    domain: hostedUiUrl.replace(/^https:\/\//, '').replace(/\/$/, ''),
    scopes: ['openid', 'email', 'profile'],
    redirectSignIn: [returnTo],
    redirectSignOut: [window.location.origin],
    responseType: 'code' as const,
  };
  Amplify.configure({ Auth: { Cognito: { userPoolId, userPoolClientId, loginWith: { oauth } } } });
  cognitoUserPoolsTokenProvider.setKeyValueStorage(memory);
}

/** Removes what Amplify keeps of a login under way: one that was left halfway would disturb the next. */
function removeLoginAttempt(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key);
}

/** Leaves the page for the provider, by the code flow with PKCE. */
export async function startSocialLogin(
  config: Config,
  provider: Provider,
  next: string | null,
): Promise<void> {
  removeLoginAttempt();
  configure(config);
  await signInWithRedirect({
    provider: cognitoNames[provider],
    customState: isOwnPath(next) ? next : paths.home,
    // Without an entry in the history: "back" at the provider leads to the page before this one.
    options: { authSessionOpener: async (url) => window.location.replace(url) },
  });
}

/**
 * Exchanges the returned code for tokens.
 * @throws when this browser did not begin the login, or the provider refused it
 */
export async function completeSocialLogin(config: Config): Promise<Tokens & { readonly next: string }> {
  const isUnderWay = localStorage.getItem(`${prefix}${config.userPoolClientId}.inflightOAuth`) === 'true';
  if (!isUnderWay) throw new Error('This login was not begun in this browser');
  const { promise, resolve, reject } = Promise.withResolvers<undefined>();
  let next: string = paths.home;
  const stop = Hub.listen('auth', ({ payload }) => {
    if (payload.event === 'customOAuthState') next = payload.data;
    if (payload.event === 'signInWithRedirect') resolve(undefined);
    if (payload.event === 'signInWithRedirect_failure') reject(new Error('The provider refused the login'));
  });
  try {
    configure(config);
    await promise;
  } finally {
    stop();
    removeLoginAttempt();
  }
  const access = findHeldValue('accessToken');
  if (access === undefined) throw new Error('The login came without a token');
  return { access, refresh: findHeldValue('refreshToken'), next: isOwnPath(next) ? next : paths.home };
}
