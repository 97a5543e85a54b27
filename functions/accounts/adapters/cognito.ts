import {
  CognitoIdentityProviderClient,
  CognitoIdentityProviderServiceException,
  GetUserAttributeVerificationCodeCommand,
  GetUserCommand,
  type InitiateAuthCommandOutput,
  InitiateAuthCommand,
  RevokeTokenCommand,
  SignUpCommand,
  UpdateUserAttributesCommand,
  VerifyUserAttributeCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { decodeJwt } from 'jose';
import * as z from 'zod';
import { env } from '../../kernel/env.ts';
import { AppError } from '../../kernel/errors.ts';
import { createEmailTakenError } from '../domain/account.ts';

export const cognito = new CognitoIdentityProviderClient({});
export function getClientId() {
  return env('USER_POOL_CLIENT_ID');
}

type Refusals = Readonly<Record<string, () => AppError>>;
const busy = () =>
  new AppError('too_many', 'Too many tries. Wait a while and try again.', { retryAfter: 60 });
const common: Refusals = {
  LimitExceededException: busy,
  TooManyRequestsException: busy,
  TooManyFailedAttemptsException: busy,
  CodeDeliveryFailureException: () =>
    new AppError('unavailable', 'The mail could not be sent. Try again in a while.'),
  NotAuthorizedException: () => new AppError('unauthenticated', 'Log in to continue.'),
};

export function nameOf(error: unknown) {
  return error instanceof CognitoIdentityProviderServiceException ? error.name : undefined;
}

/** Maps Cognito's errors to the errors of the API; `own` overrides the common mapping. */
export async function callCognito<T>(call: Promise<T>, own: Refusals = {}): Promise<T> {
  try {
    return await call;
  } catch (error) {
    const refusal = { ...common, ...own }[nameOf(error) ?? ''];
    throw refusal?.() ?? error;
  }
}

const badPassword = () =>
  new AppError('invalid', 'Choose another password.', {
    errors: { password: ['This password can not be used. Avoid spaces at its beginning and end'] },
  });
const badEmail = () =>
  new AppError('invalid', 'Some details are not right.', {
    errors: { email: ['Enter an email address, like name@example.com'] },
  });

/** @returns the `sub` of the new, confirmed user. @throws 422 on `email` or `password` */
export async function signUp(email: string, password: string): Promise<string> {
  const { UserSub } = await callCognito(
    cognito.send(
      new SignUpCommand({
        ClientId: getClientId(),
        Username: email,
        Password: password,
        UserAttributes: [{ Name: 'email', Value: email }],
      }),
    ),
    {
      UsernameExistsException: createEmailTakenError,
      InvalidPasswordException: badPassword,
      InvalidParameterException: badEmail,
    },
  );
  return z.string().parse(UserSub);
}

const AccessClaims = z.object({
  sub: z.string(),
  username: z.string(),
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

const Granted = z.object({
  AccessToken: z.string(),
  IdToken: z.string(),
  RefreshToken: z.string().optional(),
  ExpiresIn: z.number(),
});

/** The password is right, and the pool asks for a code of the authenticator app. */
export interface CodeChallenge {
  readonly cognitoUsername: string;
  /** Cognito's session, valid for three minutes. It never leaves the server. */
  readonly session: string;
}

const Asked = z.object({
  ChallengeName: z.literal('SOFTWARE_TOKEN_MFA'),
  Session: z.string(),
  ChallengeParameters: z.object({ USER_ID_FOR_SRP: z.string() }),
});

function toCodeChallenge(output: InitiateAuthCommandOutput): CodeChallenge | undefined {
  const { data } = Asked.safeParse(output);
  return data && { cognitoUsername: data.ChallengeParameters.USER_ID_FOR_SRP, session: data.Session };
}

// The tokens come from Cognito over TLS, so their signature is not verified here.
export function toSignIn({
  AuthenticationResult,
}: Pick<InitiateAuthCommandOutput, 'AuthenticationResult'>): SignIn | undefined {
  const { data } = Granted.safeParse(AuthenticationResult);
  if (!data) return undefined;
  return {
    ...AccessClaims.parse(decodeJwt(data.AccessToken)),
    ...IdClaims.parse(decodeJwt(data.IdToken)),
    accessToken: data.AccessToken,
    refreshToken: data.RefreshToken,
    expiresIn: data.ExpiresIn,
  };
}

/** Cognito's errors for wrong credentials and for accounts that can not sign in. */
const wrongDetails = new Set([
  'NotAuthorizedException',
  'UserNotFoundException',
  'UserNotConfirmedException',
  'PasswordResetRequiredException',
  'InvalidParameterException',
]);

async function authenticate(
  flow: 'USER_PASSWORD_AUTH' | 'REFRESH_TOKEN_AUTH',
  parameters: Record<string, string>,
): Promise<InitiateAuthCommandOutput | undefined> {
  const command = new InitiateAuthCommand({
    ClientId: getClientId(),
    AuthFlow: flow,
    AuthParameters: parameters,
  });
  try {
    return await cognito.send(command);
  } catch (error) {
    const name = nameOf(error);
    if (name && wrongDetails.has(name)) return undefined;
    throw (name ? common[name]?.() : undefined) ?? error;
  }
}

/** `undefined` for wrong credentials, without a hint which of them is wrong. */
export async function signIn(email: string, password: string): Promise<SignIn | CodeChallenge | undefined> {
  const output = await authenticate('USER_PASSWORD_AUTH', { USERNAME: email, PASSWORD: password });
  return output && (toSignIn(output) ?? toCodeChallenge(output));
}

export function isCodeChallenge(found: SignIn | CodeChallenge): found is CodeChallenge {
  return 'session' in found;
}

export async function refreshSignIn(refreshToken: string): Promise<SignIn | undefined> {
  const output = await authenticate('REFRESH_TOKEN_AUTH', { REFRESH_TOKEN: refreshToken });
  return output && toSignIn(output);
}

/** Revokes the refresh token of a sign-in that is not given to the client. */
export async function revokeSignIn({ refreshToken }: SignIn): Promise<void> {
  if (refreshToken)
    await cognito.send(new RevokeTokenCommand({ ClientId: getClientId(), Token: refreshToken }));
}

/** Whether this is the password; revokes the sign-in that the check creates. */
export async function isPassword(email: string, password: string): Promise<boolean> {
  const found = await signIn(email, password);
  if (found && !isCodeChallenge(found)) await revokeSignIn(found);
  return found !== undefined;
}

/** Mails a code to the address of the token's user. */
export async function mailCode(token: string): Promise<void> {
  await callCognito(
    cognito.send(new GetUserAttributeVerificationCodeCommand({ AccessToken: token, AttributeName: 'email' })),
  );
}

/** Mails a code to a new address, which replaces the old one when the code is redeemed. */
export async function mailCodeTo(token: string, email: string): Promise<void> {
  const UserAttributes = [{ Name: 'email', Value: email }];
  await callCognito(cognito.send(new UpdateUserAttributesCommand({ AccessToken: token, UserAttributes })), {
    AliasExistsException: createEmailTakenError,
    InvalidParameterException: badEmail,
  });
}

/** @throws 422 on `code` when it is wrong, 410 when it is used or expired, 429 after too many tries */
export async function redeemCode(token: string, code: string): Promise<void> {
  await callCognito(
    cognito.send(new VerifyUserAttributeCommand({ AccessToken: token, AttributeName: 'email', Code: code })),
    {
      CodeMismatchException: () =>
        new AppError('invalid', 'This code is not right.', {
          errors: { code: ['This code is not right. Look for the newest mail'] },
        }),
      ExpiredCodeException: () => new AppError('gone', 'This code is no longer valid. Ask for a new one.'),
      AliasExistsException: createEmailTakenError,
    },
  );
}

/** The address of the token's user in Cognito, and whether it is verified. */
export async function getVerifiedEmail(token: string): Promise<{ email: string; verified: boolean }> {
  const { UserAttributes = [] } = await callCognito(cognito.send(new GetUserCommand({ AccessToken: token })));
  const value = (name: string) => UserAttributes.find(({ Name }) => Name === name)?.Value ?? '';
  return { email: value('email').toLowerCase(), verified: value('email_verified') === 'true' };
}
