import * as z from 'zod';
import { getTokenHolder } from './access-token.ts';
import { checkAttributes, checkMutable } from './attributes.ts';
import { takeChoice } from './choice.ts';
import { checkSecret, checkSecretHash } from './client-secrets.ts';
import { getClient, type Cognito } from './context.ts';
import { CognitoError, createInvalidParameter, createNotAuthorized, createUserDisabled } from './errors.ts';
import { MetadataInput, defineOperation, Text } from './operation.ts';
import { takePasskeyChallenge } from './passkeys.ts';
import { checkPasswordPolicy, hashPassword } from './passwords.ts';
import { findRefreshToken, revokeSession, revokeSessions } from './sessions.ts';
import {
  completePassword,
  completeSignIn,
  getClientPlace,
  refreshTokens,
  signInByPassword,
  startAuth,
} from './sign-in.ts';
import { takeCodeChallenge } from './software-tokens.ts';
import { changeUser, getUser } from './users.ts';

const Parameters = z.record(z.string(), z.string()).default({});

const InitiateInput = z.object({
  ClientId: Text,
  AuthFlow: Text,
  AuthParameters: Parameters,
  ClientMetadata: MetadataInput,
});

const RespondInput = z.object({
  ClientId: Text,
  ChallengeName: Text,
  Session: z.string().default(''),
  ChallengeResponses: Parameters,
  ClientMetadata: MetadataInput,
});

const Challenge = z.object({
  pool: z.string(),
  client: z.string(),
  username: z.string(),
  expires: z.number(),
});

/** A session answers once. */
function takeChallenge(cognito: Cognito, session: string, clientId: string) {
  const row = cognito.db.get('SELECT * FROM challenges WHERE session = ?', [session]);
  const challenge = row && Challenge.parse(row);
  if (!challenge || challenge.client !== clientId) throw createNotAuthorized('Invalid session for the user.');
  if (challenge.expires <= cognito.clock.now())
    throw createNotAuthorized('Invalid session for the user, session is expired.');
  return getUser(cognito, challenge.pool, challenge.username);
}

type Place = ReturnType<typeof getClientPlace>;
type Answer = z.output<typeof RespondInput>;

async function answerNewPassword(cognito: Cognito, place: Place, input: Answer) {
  const user = takeChallenge(cognito, input.Session, place.client.id);
  const password = input.ChallengeResponses['NEW_PASSWORD'];
  if (!password) throw createInvalidParameter('Missing required parameter NEW_PASSWORD');
  checkPasswordPolicy(place.pool.passwordPolicy, password);
  const chosen = Object.fromEntries(
    Object.entries(input.ChallengeResponses)
      .filter(([name]) => name.startsWith('userAttributes.'))
      .map(([name, value]) => [name.slice('userAttributes.'.length), value]),
  );
  checkAttributes(place.pool, chosen);
  checkMutable(place.pool, chosen);
  cognito.db.run('DELETE FROM challenges WHERE session = ?', [input.Session]);
  const changed = changeUser(cognito, user, {
    status: 'CONFIRMED',
    password: hashPassword(password),
    passwordExpires: null,
    attributes: { ...user.attributes, ...chosen },
  });
  return completePassword(cognito, {
    ...place,
    user: changed,
    metadata: input.ClientMetadata,
    occasion: 'NewPasswordChallenge',
  });
}

async function answerCode(cognito: Cognito, place: Place, input: Answer) {
  const { USERNAME, SOFTWARE_TOKEN_MFA_CODE: code } = input.ChallengeResponses;
  if (!USERNAME) throw createInvalidParameter('Missing required parameter USERNAME');
  if (!code) throw createInvalidParameter('Missing required parameter SOFTWARE_TOKEN_MFA_CODE');
  const user = takeCodeChallenge(cognito, { clientId: place.client.id, session: input.Session, code });
  return completeSignIn(cognito, {
    ...place,
    user,
    metadata: input.ClientMetadata,
    occasion: 'Authentication',
  });
}

async function answerChoice(cognito: Cognito, place: Place, input: Answer) {
  const { ANSWER, PASSWORD: password } = input.ChallengeResponses;
  if (ANSWER !== 'PASSWORD') throw createInvalidParameter(`${ANSWER} is not emulated by the local cloud`);
  if (!password) throw createInvalidParameter('Missing required parameter PASSWORD');
  const user = takeChoice(cognito, input.Session, place.client.id);
  const metadata = input.ClientMetadata;
  return signInByPassword(cognito, { ...place, metadata }, { name: user.username, password });
}

async function answerPasskey(cognito: Cognito, place: Place, input: Answer) {
  const { CREDENTIAL: credential } = input.ChallengeResponses;
  if (!credential) throw createInvalidParameter('Missing required parameter CREDENTIAL');
  const user = await takePasskeyChallenge(cognito, place, { session: input.Session, credential });
  if (!user.enabled) throw createUserDisabled();
  const metadata = input.ClientMetadata;
  return completeSignIn(cognito, { ...place, user, metadata, occasion: 'Authentication' });
}

/** Answers a challenge of a sign-in. */
async function respond(cognito: Cognito, place: Place, input: Answer) {
  const { USERNAME, SECRET_HASH } = input.ChallengeResponses;
  checkSecretHash(place.client, USERNAME, SECRET_HASH);
  if (input.ChallengeName === 'SELECT_CHALLENGE') return answerChoice(cognito, place, input);
  if (input.ChallengeName === 'WEB_AUTHN') return answerPasskey(cognito, place, input);
  if (input.ChallengeName === 'NEW_PASSWORD_REQUIRED') return answerNewPassword(cognito, place, input);
  if (input.ChallengeName === 'SOFTWARE_TOKEN_MFA') return answerCode(cognito, place, input);
  throw createInvalidParameter(`${input.ChallengeName} is not emulated by the local cloud`);
}

const RefreshInput = z.object({
  ClientId: Text,
  ClientSecret: z.string().optional(),
  RefreshToken: Text,
  ClientMetadata: MetadataInput,
});
const RevokeInput = z.object({ ClientId: Text, ClientSecret: z.string().optional(), Token: Text });
const TokenInput = z.object({ AccessToken: Text });

function revokeToken(cognito: Cognito, input: z.output<typeof RevokeInput>) {
  const { client } = getClient(cognito, input.ClientId);
  checkSecret(client, input.ClientSecret);
  if (!client.tokenRevocation)
    throw new CognitoError(
      'UnsupportedOperationException',
      'Token revocation is not enabled for the client.',
    );
  const row = findRefreshToken(cognito, input.Token);
  if (!row) throw new CognitoError('UnsupportedTokenTypeException', 'Token type is not supported.');
  if (row.client !== client.id)
    throw new CognitoError('UnauthorizedException', 'The client is not authorized to revoke this token.');
  revokeSession(cognito, row.origin_jti);
  return {};
}

export const authOperations = {
  InitiateAuth: defineOperation(InitiateInput, (cognito, input) => {
    if (input.AuthFlow.startsWith('ADMIN'))
      throw createInvalidParameter('Initiate Auth method not supported.');
    return startAuth(cognito, {
      ...getClientPlace(cognito, input.ClientId),
      flow: input.AuthFlow,
      parameters: input.AuthParameters,
      metadata: input.ClientMetadata,
    });
  }),
  AdminInitiateAuth: defineOperation(InitiateInput.extend({ UserPoolId: Text }), (cognito, input) =>
    startAuth(cognito, {
      ...getClientPlace(cognito, input.ClientId, input.UserPoolId),
      flow: input.AuthFlow,
      parameters: input.AuthParameters,
      metadata: input.ClientMetadata,
    }),
  ),
  RespondToAuthChallenge: defineOperation(RespondInput, (cognito, input) =>
    respond(cognito, getClientPlace(cognito, input.ClientId), input),
  ),
  AdminRespondToAuthChallenge: defineOperation(RespondInput.extend({ UserPoolId: Text }), (cognito, input) =>
    respond(cognito, getClientPlace(cognito, input.ClientId, input.UserPoolId), input),
  ),
  GetTokensFromRefreshToken: defineOperation(RefreshInput, async (cognito, input) => {
    const place = getClientPlace(cognito, input.ClientId);
    checkSecret(place.client, input.ClientSecret);
    const answer = await refreshTokens(cognito, place, input.RefreshToken, input.ClientMetadata);
    return { AuthenticationResult: answer.AuthenticationResult };
  }),
  RevokeToken: defineOperation(RevokeInput, revokeToken),
  GlobalSignOut: defineOperation(TokenInput, (cognito, input) => {
    revokeSessions(cognito, getTokenHolder(cognito, input.AccessToken).user);
    return {};
  }),
};
