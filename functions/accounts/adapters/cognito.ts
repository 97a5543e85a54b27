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
import { env } from '../../shared/env.ts';
import { AppError } from '../../shared/errors.ts';
import { emailTaken } from '../domain/account.ts';

export const cognito = new CognitoIdentityProviderClient({});
export const client = () => env('USER_POOL_CLIENT_ID');

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

export const nameOf = (error: unknown) =>
  error instanceof CognitoIdentityProviderServiceException ? error.name : undefined;

/** Says Cognito's refusals in the words of the API; `own` wins over what any call may meet. */
export async function asked<T>(call: Promise<T>, own: Refusals = {}): Promise<T> {
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
  const { UserSub } = await asked(
    cognito.send(
      new SignUpCommand({
        ClientId: client(),
        Username: email,
        Password: password,
        UserAttributes: [{ Name: 'email', Value: email }],
      }),
    ),
    {
      UsernameExistsException: emailTaken,
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
/** A sign-in that Cognito granted just now, or renewed. */
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

/** The password was right, and the pool asks for a code of the person's authenticator app. */
export interface CodeChallenge {
  readonly cognitoUsername: string;
  /** Cognito's own, good for three minutes. It stays on the server. */
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

// The tokens come from Cognito itself, over TLS: reading them needs no check of the signature.
export function granted({
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

/** What Cognito calls details that are not right, or an account that may not sign in. */
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
    ClientId: client(),
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

/** Nothing for details that are not right, whichever of them it is. */
export async function signIn(email: string, password: string): Promise<SignIn | CodeChallenge | undefined> {
  const output = await authenticate('USER_PASSWORD_AUTH', { USERNAME: email, PASSWORD: password });
  return output && (granted(output) ?? toCodeChallenge(output));
}

export const isCodeChallenge = (found: SignIn | CodeChallenge): found is CodeChallenge => 'session' in found;

export async function renew(refreshToken: string): Promise<SignIn | undefined> {
  const output = await authenticate('REFRESH_TOKEN_AUTH', { REFRESH_TOKEN: refreshToken });
  return output && granted(output);
}

/** Ends a sign-in that is not handed out. */
export async function revoke({ refreshToken }: SignIn): Promise<void> {
  if (refreshToken) await cognito.send(new RevokeTokenCommand({ ClientId: client(), Token: refreshToken }));
}

/** Whether this is the password; leaves no sign-in behind. */
export async function isPassword(email: string, password: string): Promise<boolean> {
  const found = await signIn(email, password);
  if (found && !isCodeChallenge(found)) await revoke(found);
  return found !== undefined;
}

/** Mails a code to the address of whom the token belongs to. */
export async function mailCode(token: string): Promise<void> {
  await asked(
    cognito.send(new GetUserAttributeVerificationCodeCommand({ AccessToken: token, AttributeName: 'email' })),
  );
}

/** Mails a code to a new address, which takes the old one's place once the code comes back. */
export async function mailCodeTo(token: string, email: string): Promise<void> {
  const UserAttributes = [{ Name: 'email', Value: email }];
  await asked(cognito.send(new UpdateUserAttributesCommand({ AccessToken: token, UserAttributes })), {
    AliasExistsException: emailTaken,
    InvalidParameterException: badEmail,
  });
}

/** Refuses with 422 on `code`, 410 where the code is used up or void, 429 after too many tries. */
export async function redeemCode(token: string, code: string): Promise<void> {
  await asked(
    cognito.send(new VerifyUserAttributeCommand({ AccessToken: token, AttributeName: 'email', Code: code })),
    {
      CodeMismatchException: () =>
        new AppError('invalid', 'This code is not right.', {
          errors: { code: ['This code is not right. Look for the newest mail'] },
        }),
      ExpiredCodeException: () => new AppError('gone', 'This code is no longer valid. Ask for a new one.'),
      AliasExistsException: emailTaken,
    },
  );
}

/** The address that Cognito knows of the token's owner, and whether it is proven. */
export async function knownEmail(token: string): Promise<{ email: string; verified: boolean }> {
  const { UserAttributes = [] } = await asked(cognito.send(new GetUserCommand({ AccessToken: token })));
  const value = (name: string) => UserAttributes.find(({ Name }) => Name === name)?.Value ?? '';
  return { email: value('email').toLowerCase(), verified: value('email_verified') === 'true' };
}
