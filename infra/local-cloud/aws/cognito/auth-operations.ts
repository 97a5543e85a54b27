import * as z from 'zod';
import { takeChoice } from './choice.ts';
import { checkSecret, checkSecretHash } from './client-secrets.ts';
import { getClient, type Cognito } from './context.ts';
import { CognitoError, createInvalidParameter, createUserDisabled } from './errors.ts';
import { MetadataInput, defineOperation, Text } from './operation.ts';
import { takePasskeyChallenge } from './passkeys.ts';
import { findRefreshToken, revokeSession } from './sessions.ts';
import { completeSignIn, getClientPlace, refreshTokens, signInByPassword, startAuth } from './sign-in.ts';
import { takeCodeChallenge } from './software-tokens.ts';

const Parameters = z.record(z.string(), z.string()).default({});

const InitiateInput = z.object({
  ClientId: Text,
  AuthFlow: Text,
  AuthParameters: Parameters,
  ClientMetadata: MetadataInput,
});

const RespondInput = z.object({
  UserPoolId: Text,
  ClientId: Text,
  ChallengeName: Text,
  Session: z.string().default(''),
  ChallengeResponses: Parameters,
  ClientMetadata: MetadataInput,
});

type Place = ReturnType<typeof getClientPlace>;
type Answer = z.output<typeof RespondInput>;

async function answerCode(cognito: Cognito, place: Place, input: Answer) {
  const { USERNAME, SOFTWARE_TOKEN_MFA_CODE: code } = input.ChallengeResponses;
  if (!USERNAME) throw createInvalidParameter('Missing required parameter USERNAME');
  if (!code) throw createInvalidParameter('Missing required parameter SOFTWARE_TOKEN_MFA_CODE');
  const user = takeCodeChallenge(cognito, { clientId: place.client.id, session: input.Session, code });
  return completeSignIn(cognito, {
    ...place,
    user,
    metadata: input.ClientMetadata,
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
  return completeSignIn(cognito, { ...place, user, metadata });
}

/** Answers a challenge of a sign-in. */
async function respond(cognito: Cognito, place: Place, input: Answer) {
  const { USERNAME, SECRET_HASH } = input.ChallengeResponses;
  checkSecretHash(place.client, USERNAME, SECRET_HASH);
  if (input.ChallengeName === 'SELECT_CHALLENGE') return answerChoice(cognito, place, input);
  if (input.ChallengeName === 'WEB_AUTHN') return answerPasskey(cognito, place, input);
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
  AdminRespondToAuthChallenge: defineOperation(RespondInput, (cognito, input) =>
    respond(cognito, getClientPlace(cognito, input.ClientId, input.UserPoolId), input),
  ),
  GetTokensFromRefreshToken: defineOperation(RefreshInput, async (cognito, input) => {
    const place = getClientPlace(cognito, input.ClientId);
    checkSecret(place.client, input.ClientSecret);
    const answer = await refreshTokens(cognito, place, input.RefreshToken, input.ClientMetadata);
    return { AuthenticationResult: answer.AuthenticationResult };
  }),
  RevokeToken: defineOperation(RevokeInput, revokeToken),
};
