import {
  AdminInitiateAuthCommand,
  AdminRespondToAuthChallengeCommand,
  GetTokensFromRefreshTokenCommand,
  RevokeTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { decodeJwt } from 'jose';
import * as z from 'zod';
import { env } from '../../../kernel/env.ts';
import { setUpPurpose } from '../domain/token-scopes.ts';
import { listPasswordForms } from '../domain/typed-password.ts';
import {
  callCognito,
  cognito,
  createSecretHash,
  getServerClient,
  toCognitoErrorName,
  type ServerClientName,
} from './cognito-client.ts';

const AccessClaims = z.object({
  sub: z.string(),
  username: z.string(),
  client_id: z.string(),
  origin_jti: z.string(),
  auth_time: z.number(),
});
const IdClaims = z.object({
  email: z.string().toLowerCase().default(''),
  email_verified: z.union([z.boolean(), z.string().transform((text) => text === 'true')]).default(false),
});
/** Tokens and claims of a sign-in or a renewal. */
export type SignIn = z.output<typeof AccessClaims> &
  z.output<typeof IdClaims> & {
    readonly accessToken: string;
    readonly refreshToken: string | undefined;
    readonly expiresIn: number;
  };

const GrantedTokens = z.object({
  AuthenticationResult: z.object({
    AccessToken: z.string(),
    IdToken: z.string(),
    RefreshToken: z.string().optional(),
    ExpiresIn: z.number(),
  }),
});

/** The password is right, and the pool asks for a code of the authenticator app. */
export interface CodeChallenge {
  /** The client of the sign-in; the one of logins if missing. */
  readonly client?: ServerClientName;
  readonly cognitoUsername: string;
  /** Cognito's session, valid for three minutes. It never leaves the server. */
  readonly session: string;
}

const AskedChallenge = z.object({
  ChallengeName: z.literal('SOFTWARE_TOKEN_MFA'),
  Session: z.string(),
  ChallengeParameters: z.object({ USER_ID_FOR_SRP: z.string() }),
});

function toCodeChallenge(answer: unknown): CodeChallenge | undefined {
  const { data } = AskedChallenge.safeParse(answer);
  return data && { cognitoUsername: data.ChallengeParameters.USER_ID_FOR_SRP, session: data.Session };
}

// The tokens come from Cognito over TLS, so their signature is not verified here.
export function toSignIn(answer: unknown): SignIn | undefined {
  const data = GrantedTokens.safeParse(answer).data?.AuthenticationResult;
  if (!data) return undefined;
  return {
    ...AccessClaims.parse(decodeJwt(data.AccessToken)),
    ...IdClaims.parse(decodeJwt(data.IdToken)),
    accessToken: data.AccessToken,
    refreshToken: data.RefreshToken,
    expiresIn: data.ExpiresIn,
  };
}

/** Cognito's errors for wrong credentials and for accounts that cannot sign in. */
const wrongDetails = new Set([
  'NotAuthorizedException',
  'UserNotFoundException',
  'UserNotConfirmedException',
  'PasswordResetRequiredException',
  'InvalidParameterException',
]);

/** `undefined` when Cognito refuses the credentials. */
async function authenticate<T>(call: Promise<T>): Promise<T | undefined> {
  try {
    return await call;
  } catch (error) {
    const name = toCognitoErrorName(error);
    if (name && wrongDetails.has(name)) return undefined;
    return callCognito(Promise.reject(error));
  }
}

/** Tries the forms of a password in their order; `undefined` when Cognito refuses all. */
async function tryForms<T>(
  password: string,
  attempt: (form: string) => Promise<T | undefined>,
): Promise<T | undefined> {
  for (const form of listPasswordForms(password)) {
    const found = await attempt(form);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** `undefined` for wrong credentials, without a hint which of them is wrong. */
export function signIn(email: string, password: string): Promise<SignIn | CodeChallenge | undefined> {
  return tryForms(password, (form) => signInWith(email, form));
}

async function signInWith(email: string, password: string): Promise<SignIn | CodeChallenge | undefined> {
  const client = await getServerClient();
  const command = new AdminInitiateAuthCommand({
    UserPoolId: env('USER_POOL_ID'),
    ClientId: client.id,
    AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
    AuthParameters: { USERNAME: email, PASSWORD: password, SECRET_HASH: createSecretHash(client, email) },
  });
  const answer = await authenticate(cognito.send(command));
  return answer === undefined ? undefined : (toSignIn(answer) ?? toCodeChallenge(answer));
}

export function isCodeChallenge(found: SignIn | CodeChallenge): found is CodeChallenge {
  return 'session' in found;
}

/** Renews a login by password, or by Google or Facebook: each is of another client. */
export async function refreshSignIn(refreshToken: string): Promise<SignIn | undefined> {
  const { id, secret } = await getServerClient();
  const clients = [{ ClientId: id, ClientSecret: secret }, { ClientId: env('SITE_CLIENT_ID') }];
  for (const client of clients) {
    const command = new GetTokensFromRefreshTokenCommand({ ...client, RefreshToken: refreshToken });
    const answer = await authenticate(cognito.send(command));
    if (answer !== undefined) return toSignIn(answer);
  }
  return undefined;
}

/** Revokes the refresh token of a sign-in that is not given to the client. */
export async function revokeSignIn({ refreshToken }: SignIn): Promise<void> {
  if (!refreshToken) return;
  const { id, secret } = await getServerClient();
  await cognito.send(new RevokeTokenCommand({ ClientId: id, ClientSecret: secret, Token: refreshToken }));
}

/** Whether this is the password; revokes the sign-in that the check creates. */
export async function isCorrectPassword(email: string, password: string): Promise<boolean> {
  const found = await signIn(email, password);
  if (found && !isCodeChallenge(found)) await revokeSignIn(found);
  return found !== undefined;
}

/**
 * Signs in for a change of the second step: the only tokens that Cognito's own API accepts. They are valid for
 * five minutes and for no call of ours. `undefined` for wrong credentials.
 */
export function signInForSetUp(
  cognitoUsername: string,
  password: string,
): Promise<SignIn | CodeChallenge | undefined> {
  return tryForms(password, (form) => beginSetUp(cognitoUsername, form));
}

async function beginSetUp(
  cognitoUsername: string,
  password: string,
): Promise<SignIn | CodeChallenge | undefined> {
  const name = 'SET_UP_CLIENT_ID';
  const client = await getServerClient(name);
  const of = { UserPoolId: env('USER_POOL_ID'), ClientId: client.id };
  const named = { USERNAME: cognitoUsername, SECRET_HASH: createSecretHash(client, cognitoUsername) };
  const begin = new AdminInitiateAuthCommand({ ...of, AuthFlow: 'USER_AUTH', AuthParameters: named });
  const begun = await authenticate(cognito.send(begin));
  if (!begun) return undefined;
  const answer = new AdminRespondToAuthChallengeCommand({
    ...of,
    ChallengeName: 'SELECT_CHALLENGE',
    Session: begun.Session,
    ChallengeResponses: { ...named, ANSWER: 'PASSWORD', PASSWORD: password },
    // Cognito passes it to the token trigger for answers only, not for the first call of a sign-in.
    ClientMetadata: { purpose: setUpPurpose },
  });
  const output = await authenticate(cognito.send(answer));
  const codeChallenge = output && toCodeChallenge(output);
  return codeChallenge ? { ...codeChallenge, client: name } : output && toSignIn(output);
}

/** A passkey can take the place of the code. */
export interface PasskeyChallenge {
  readonly session: string;
  /** `PublicKeyCredentialRequestOptionsJSON` of WebAuthn, for the browser. */
  readonly options: Readonly<Record<string, unknown>>;
}

const PasskeyAsked = z.object({
  ChallengeName: z.literal('WEB_AUTHN'),
  Session: z.string(),
  ChallengeParameters: z.object({ CREDENTIAL_REQUEST_OPTIONS: z.string() }),
});

/** Asks for a passkey after the right password; `undefined` for a person without one. */
export async function beginPasskeyChallenge(cognitoUsername: string): Promise<PasskeyChallenge | undefined> {
  const client = await getServerClient();
  const command = new AdminInitiateAuthCommand({
    UserPoolId: env('USER_POOL_ID'),
    ClientId: client.id,
    AuthFlow: 'USER_AUTH',
    AuthParameters: {
      USERNAME: cognitoUsername,
      PREFERRED_CHALLENGE: 'WEB_AUTHN',
      SECRET_HASH: createSecretHash(client, cognitoUsername),
    },
  });
  const { data } = PasskeyAsked.safeParse(await authenticate(cognito.send(command)));
  if (!data) return undefined;
  const options: unknown = JSON.parse(data.ChallengeParameters.CREDENTIAL_REQUEST_OPTIONS);
  return { session: data.Session, options: z.record(z.string(), z.unknown()).parse(options) };
}
