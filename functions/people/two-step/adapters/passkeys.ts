import {
  AdminRespondToAuthChallengeCommand,
  AdminSetUserMFAPreferenceCommand,
  DeleteWebAuthnCredentialCommand,
  ListWebAuthnCredentialsCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { decodeJwt } from 'jose';
import { env } from '../../../kernel/env.ts';
import { AppError } from '../../../kernel/errors.ts';
import type { Challenge } from '../../accounts/adapters/challenge-repository.ts';
import {
  callCognito,
  cognito,
  createSecretHash,
  getServerClient,
  toCognitoErrorName,
} from '../../accounts/adapters/cognito-client.ts';
import { type SignIn, toSignIn } from '../../accounts/adapters/cognito.ts';
import type { Passkey } from '../../accounts/domain/second-step.ts';

const createTokenOverError = () =>
  new AppError('gone', 'This took too long. Enter your password again to change your passkeys.');

/**
 * The passkeys of a person, oldest first.
 * @param token access token of the person's sign-in for a change
 * @throws 410 for a token that has expired or belongs to another person
 */
export async function listPasskeys(token: string, sub: string): Promise<Passkey[]> {
  const { Credentials = [] } = await callCognito(
    cognito.send(new ListWebAuthnCredentialsCommand({ AccessToken: token, MaxResults: 20 })),
    { NotAuthorizedException: createTokenOverError, InvalidParameterException: createTokenOverError },
  );
  // Cognito has verified the token's signature.
  if (decodeJwt(token).sub !== sub) throw createTokenOverError();
  return Credentials.map(({ CredentialId = '', FriendlyCredentialName = '', CreatedAt }) => ({
    id: CredentialId,
    name: FriendlyCredentialName,
    createdAt: (CreatedAt ?? new Date(0)).toISOString(),
  })).toSorted((one, other) => one.createdAt.localeCompare(other.createdAt));
}

/** Removes the passkeys of an earlier set-up, which may be on a lost device. */
export async function removePasskeys(token: string, sub: string): Promise<void> {
  for (const { id } of await listPasskeys(token, sub))
    await cognito.send(new DeleteWebAuthnCredentialCommand({ AccessToken: token, CredentialId: id }));
}

/** Whether a passkey may answer in place of the person's app. */
export async function setPasskeyFactor(username: string, on: boolean): Promise<void> {
  await cognito.send(
    new AdminSetUserMFAPreferenceCommand({
      UserPoolId: env('USER_POOL_ID'),
      Username: username,
      WebAuthnMfaSettings: { Enabled: on },
    }),
  );
}

/** The sign-in of a passkey's answer; `undefined` when the answer is wrong or too late. */
export async function answerPasskeyChallenge(
  { cognitoUsername, passkeySession }: Pick<Challenge, 'cognitoUsername' | 'passkeySession'>,
  credential: string,
): Promise<SignIn | undefined> {
  if (passkeySession === undefined) return undefined;
  const client = await getServerClient();
  const command = new AdminRespondToAuthChallengeCommand({
    UserPoolId: env('USER_POOL_ID'),
    ClientId: client.id,
    ChallengeName: 'WEB_AUTHN',
    Session: passkeySession,
    ChallengeResponses: {
      USERNAME: cognitoUsername,
      CREDENTIAL: credential,
      SECRET_HASH: createSecretHash(client, cognitoUsername),
    },
  });
  try {
    return toSignIn(await cognito.send(command));
  } catch (error) {
    if (refusals.has(toCognitoErrorName(error) ?? '')) return undefined;
    return callCognito(Promise.reject(error));
  }
}

const refusals = new Set(['NotAuthorizedException', 'InvalidParameterException', 'CodeMismatchException']);
