import * as z from 'zod';
import { openChoice } from './choice.ts';
import { checkSecretHash } from './client-secrets.ts';
import { getClient, type Cognito } from './context.ts';
import {
  createBadCredentials,
  CognitoError,
  createInvalidParameter,
  createUserDisabled,
  createUserNotFound,
} from './errors.ts';
import { checkAttempts, clearFailures, isPasswordCorrect, recordFailure } from './passwords.ts';
import { findRefreshToken, openSession, redeemRefreshToken } from './sessions.ts';
import { hasSoftwareToken, openCodeChallenge } from './software-tokens.ts';
import { issueTokens, userScope } from './tokens.ts';
import type { TriggerMetadata } from './triggers.ts';
import type { UserPoolClientDefinition, UserPoolDefinition } from './user-pool.ts';
import { findUser, type User } from './users.ts';

interface Place {
  pool: UserPoolDefinition;
  client: UserPoolClientDefinition;
}

/** Returns the user with this name and password; throws Cognito's errors. */
function authenticate(cognito: Cognito, { pool, client }: Place, name: string, password: string): User {
  const user = findUser(cognito, pool, name);
  if (!user && !client.preventUserExistenceErrors) throw createUserNotFound();
  if (user) checkAttempts(cognito, user);
  if (!isPasswordCorrect(user, password) || !user) {
    if (user) recordFailure(cognito, user);
    throw createBadCredentials();
  }
  clearFailures(cognito, user);
  if (!user.enabled) throw createUserDisabled();
  return user;
}

type SignIn = Place & {
  user: User;
  metadata: TriggerMetadata;
};

export async function completeSignIn(cognito: Cognito, { pool, client, user, metadata }: SignIn) {
  const session = openSession(cognito, { pool, client, user }, [userScope]);
  const occasion = 'Authentication';
  const tokens = await issueTokens(cognito, { pool, client, user, session, occasion, metadata });
  return {
    ChallengeParameters: {},
    AuthenticationResult: { ...toResult(tokens), RefreshToken: session.refreshToken },
  };
}

const toResult = (tokens: { accessToken: string; idToken: string; expiresIn: number }) => ({
  AccessToken: tokens.accessToken,
  IdToken: tokens.idToken,
  ExpiresIn: tokens.expiresIn,
  TokenType: 'Bearer',
});

const Named = z.object({
  USERNAME: z.string({ error: 'Missing required parameter USERNAME' }),
  PREFERRED_CHALLENGE: z.string().optional(),
});
const Credentials = z.object({
  USERNAME: z.string({ error: 'Missing required parameter USERNAME' }),
  PASSWORD: z.string({ error: 'Missing required parameter PASSWORD' }),
});

const flows: Record<string, string[]> = {
  USER_PASSWORD_AUTH: ['ALLOW_USER_PASSWORD_AUTH', 'USER_PASSWORD_AUTH'],
  ADMIN_USER_PASSWORD_AUTH: ['ALLOW_ADMIN_USER_PASSWORD_AUTH', 'ADMIN_NO_SRP_AUTH'],
  ADMIN_NO_SRP_AUTH: ['ALLOW_ADMIN_USER_PASSWORD_AUTH', 'ADMIN_NO_SRP_AUTH'],
  USER_AUTH: ['ALLOW_USER_AUTH'],
  // Clients that list the older names may always refresh.
  REFRESH_TOKEN_AUTH: ['ALLOW_REFRESH_TOKEN_AUTH', 'ADMIN_NO_SRP_AUTH', 'USER_PASSWORD_AUTH'],
  REFRESH_TOKEN: ['ALLOW_REFRESH_TOKEN_AUTH', 'ADMIN_NO_SRP_AUTH', 'USER_PASSWORD_AUTH'],
};

export type AuthStart = Place & {
  flow: string;
  parameters: Record<string, string>;
  metadata: TriggerMetadata;
};

function readParameters<S extends z.ZodType>(schema: S, parameters: unknown): z.output<S> {
  const parsed = schema.safeParse(parameters);
  if (!parsed.success) throw createInvalidParameter(parsed.error.issues[0]?.message ?? 'Invalid parameters');
  return parsed.data;
}

const RefreshParameters = z.object({
  REFRESH_TOKEN: z.string({ error: 'Missing required parameter REFRESH_TOKEN' }),
});

export async function refreshTokens(
  cognito: Cognito,
  place: Place,
  token: string,
  metadata: TriggerMetadata,
) {
  const { session, user } = redeemRefreshToken(cognito, place.client, token);
  const tokens = await issueTokens(cognito, { ...place, user, session, occasion: 'RefreshTokens', metadata });
  return { ChallengeParameters: {}, AuthenticationResult: toResult(tokens) };
}

/** InitiateAuth and AdminInitiateAuth. */
export async function startAuth(cognito: Cognito, start: AuthStart) {
  const { client, flow, metadata } = start;
  const allowed = flows[flow];
  if (!allowed) throw createInvalidParameter(`${flow} is not emulated by the local cloud`);
  if (!allowed.some((name) => client.authFlows.includes(name))) {
    const admin = flow.startsWith('ADMIN');
    throw createInvalidParameter(
      admin ? 'Auth flow not enabled for this client' : `${flow} flow not enabled for this client`,
    );
  }
  const { REFRESH_TOKEN: token } = start.parameters;
  const named =
    token === undefined ? start.parameters['USERNAME'] : findRefreshToken(cognito, token)?.username;
  checkSecretHash(client, named ?? '', start.parameters['SECRET_HASH']);
  if (flow === 'USER_AUTH') {
    const { USERNAME, PREFERRED_CHALLENGE } = readParameters(Named, start.parameters);
    return openChoice(cognito, start, { name: USERNAME, preferred: PREFERRED_CHALLENGE });
  }
  if (flow.startsWith('REFRESH')) {
    const { REFRESH_TOKEN } = readParameters(RefreshParameters, start.parameters);
    return refreshTokens(cognito, start, REFRESH_TOKEN, metadata);
  }
  const { USERNAME, PASSWORD } = readParameters(Credentials, start.parameters);
  return signInByPassword(cognito, start, { name: USERNAME, password: PASSWORD });
}

/** Tokens, or the challenge for a code if the user has a software token. */
export async function signInByPassword(
  cognito: Cognito,
  { pool, client, metadata }: Place & { metadata: TriggerMetadata },
  { name, password }: { name: string; password: string },
) {
  const user = authenticate(cognito, { pool, client }, name, password);
  return hasSoftwareToken(cognito, pool, user)
    ? openCodeChallenge(cognito, { pool, client }, user)
    : completeSignIn(cognito, { pool, client, user, metadata });
}

/** The pool and client of a call; throws if the client belongs to another pool. */
export function getClientPlace(cognito: Cognito, clientId: string, poolId?: string): Place {
  const place = getClient(cognito, clientId);
  if (poolId === undefined || place.pool.id === poolId) return place;
  throw new CognitoError('ResourceNotFoundException', `User pool client ${clientId} does not exist.`);
}
