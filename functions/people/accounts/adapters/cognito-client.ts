import { createHmac } from 'node:crypto';
import {
  CognitoIdentityProviderClient,
  CognitoIdentityProviderServiceException,
  DescribeUserPoolClientCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import * as z from 'zod';
import { env } from '../../../kernel/env.ts';
import { AppError } from '../../../kernel/errors.ts';
import { observeCalls } from '../../../kernel/observability/aws-call.ts';

/** Puts the steps of a call together once for each operation: a sixth of a call's processor time. */
export const cognito = observeCalls(new CognitoIdentityProviderClient({ cacheMiddleware: true }));

/** A client of the user pool with a secret: for logins, or for the short sign-ins that change a second step. */
export interface ServerClient {
  readonly id: string;
  readonly secret: string;
}

const secrets = new Map<string, Promise<string>>();

/** The secret of a client, read from the user pool once per container. */
async function getSecret(clientId: string): Promise<string> {
  const kept = secrets.get(clientId);
  if (kept) return kept;
  const asked = cognito
    .send(new DescribeUserPoolClientCommand({ UserPoolId: env('USER_POOL_ID'), ClientId: clientId }))
    .then(({ UserPoolClient }) => z.string().parse(UserPoolClient?.ClientSecret));
  secrets.set(clientId, asked);
  try {
    return await asked;
  } catch (error) {
    secrets.delete(clientId);
    throw error;
  }
}

/** The environment variable with the client's id. */
export type ServerClientName = 'SERVER_CLIENT_ID' | 'SET_UP_CLIENT_ID';

export async function getServerClient(name: ServerClientName = 'SERVER_CLIENT_ID'): Promise<ServerClient> {
  const id = env(name);
  return { id, secret: await getSecret(id) };
}

/** Cognito's proof that a call for this user comes from the holder of the client's secret. */
export function createSecretHash({ id, secret }: ServerClient, username: string): string {
  return createHmac('sha256', secret)
    .update(username + id)
    .digest('base64');
}

type Refusals = Readonly<Record<string, () => AppError>>;
const createBusyError = () =>
  new AppError('too_many', 'Too many attempts. Wait a while and try again.', { retryAfter: 60 });
const commonRefusals: Refusals = {
  LimitExceededException: createBusyError,
  TooManyRequestsException: createBusyError,
  TooManyFailedAttemptsException: createBusyError,
  NotAuthorizedException: () => new AppError('unauthenticated', 'Log in to continue.'),
};

export function toCognitoErrorName(error: unknown) {
  return error instanceof CognitoIdentityProviderServiceException ? error.name : undefined;
}

/** Maps Cognito's errors to the errors of the API; `own` overrides the common mapping. */
export async function callCognito<T>(call: Promise<T>, own: Refusals = {}): Promise<T> {
  try {
    return await call;
  } catch (error) {
    const refusal = { ...commonRefusals, ...own }[toCognitoErrorName(error) ?? ''];
    throw refusal?.() ?? error;
  }
}
