import {
  AdminGetUserCommand,
  AdminRespondToAuthChallengeCommand,
  AdminSetUserMFAPreferenceCommand,
  AssociateSoftwareTokenCommand,
  VerifySoftwareTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import * as z from 'zod';
import { env } from '../../../kernel/env.ts';
import { AppError } from '../../../kernel/errors.ts';
import {
  callCognito,
  cognito,
  createSecretHash,
  getServerClient,
  toCognitoErrorName,
} from '../../accounts/adapters/cognito-client.ts';
import { type CodeChallenge, toSignIn, type SignIn } from '../../accounts/adapters/cognito.ts';
import { setUpPurpose } from '../../accounts/domain/token-scopes.ts';

export function createWrongCodeError(): AppError {
  return new AppError('invalid', 'The code isn’t right.', {
    errors: { code: ['This code isn’t right. Enter the one that your app shows now'] },
  });
}

/**
 * @param token access token of a sign-in for a change
 * @returns the base 32 secret of a new app; the earlier app stays valid until the new one is verified
 */
export async function createAuthenticatorSecret(token: string): Promise<string> {
  const { SecretCode } = await callCognito(
    cognito.send(new AssociateSoftwareTokenCommand({ AccessToken: token })),
  );
  return z.string().parse(SecretCode);
}

/** @throws 422 on `code` */
export async function verifyAuthenticator(token: string, code: string): Promise<void> {
  await callCognito(cognito.send(new VerifySoftwareTokenCommand({ AccessToken: token, UserCode: code })), {
    EnableSoftwareTokenMFAException: createWrongCodeError,
    CodeMismatchException: createWrongCodeError,
  });
}

const toUserKey = (Username: string) => ({ UserPoolId: env('USER_POOL_ID'), Username });

/** Whether sign-ins of this user need a code of the app in addition to the password. */
export async function setAuthenticator(username: string, on: boolean): Promise<void> {
  const SoftwareTokenMfaSettings = { Enabled: on, PreferredMfa: on };
  await cognito.send(
    new AdminSetUserMFAPreferenceCommand({ ...toUserKey(username), SoftwareTokenMfaSettings }),
  );
}

export async function isAuthenticatorOn(username: string): Promise<boolean> {
  const { UserMFASettingList = [] } = await cognito.send(new AdminGetUserCommand(toUserKey(username)));
  return UserMFASettingList.includes('SOFTWARE_TOKEN_MFA');
}

type CodeAnswer = SignIn | 'wrong' | 'used' | 'over';

const refusals: Readonly<Record<string, CodeAnswer>> = {
  CodeMismatchException: 'wrong',
  ExpiredCodeException: 'used',
  // The session was answered before, or its three minutes are over.
  NotAuthorizedException: 'over',
};

/**
 * Answers the identity provider's challenge. The provider accepts a code one step early or late, and each
 * code once.
 */
export async function answerCodeChallenge(
  { cognitoUsername, session, client: name }: CodeChallenge,
  code: string,
): Promise<CodeAnswer> {
  const client = await getServerClient(name);
  const command = new AdminRespondToAuthChallengeCommand({
    UserPoolId: env('USER_POOL_ID'),
    ClientId: client.id,
    ChallengeName: 'SOFTWARE_TOKEN_MFA',
    Session: session,
    ChallengeResponses: {
      USERNAME: cognitoUsername,
      SOFTWARE_TOKEN_MFA_CODE: code,
      SECRET_HASH: createSecretHash(client, cognitoUsername),
    },
    ...(name === 'SET_UP_CLIENT_ID' && { ClientMetadata: { purpose: setUpPurpose } }),
  });
  try {
    const found = toSignIn(await cognito.send(command));
    if (!found) throw new Error('The identity provider asks for a third step');
    return found;
  } catch (error) {
    const refusal = refusals[toCognitoErrorName(error) ?? ''];
    if (refusal) return refusal;
    return callCognito(Promise.reject(error));
  }
}
