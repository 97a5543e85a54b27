import { join } from 'node:path';
import {
  AdminCreateUserCommand,
  AdminInitiateAuthCommand,
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import { onTestFinished } from 'vitest';
import { createCognito } from '../aws/cognito/index.ts';
import { readUserPools } from '../aws/cognito/read-user-pools.ts';
import { serveOnFreePort, readResourcesOf, createTemporaryFolder, createTestClock } from './test-services.ts';

export const region = 'eu-west-2';
export const poolId = `${region}_Users`;
export const ClientId = 'web';
export const callback = 'https://site.test/social';
export const password = 'Correct-horse-1';

type Triggers = Record<string, (event: TriggerEvent) => unknown>;
export interface TriggerEvent {
  version: string;
  triggerSource: string;
  userName: string;
  callerContext: { clientId: string };
  request: { userAttributes: Record<string, string>; [more: string]: unknown };
  response: Record<string, unknown>;
}

interface CognitoWorldOptions {
  triggers?: Triggers;
  pool?: Record<string, unknown>;
  client?: Record<string, unknown>;
  folder?: string;
}

const ref = { Ref: 'Users' };

const createResources = ({ triggers = {}, pool = {}, client = {} }: CognitoWorldOptions) => ({
  Users: {
    Type: 'AWS::Cognito::UserPool',
    Properties: {
      UsernameAttributes: ['email'],
      UsernameConfiguration: { CaseSensitive: false },
      AdminCreateUserConfig: { AllowAdminCreateUserOnly: true },
      AccountRecoverySetting: { RecoveryMechanisms: [{ Name: 'admin_only', Priority: 1 }] },
      Policies: {
        PasswordPolicy: {
          MinimumLength: 8,
          RequireLowercase: true,
          RequireUppercase: true,
          RequireNumbers: true,
          RequireSymbols: true,
        },
      },
      Schema: [{ Name: 'email', Required: true, Mutable: true }],
      LambdaConfig: Object.fromEntries(
        Object.keys(triggers).map((name) =>
          name === 'PreTokenGeneration'
            ? ['PreTokenGenerationConfig', { LambdaArn: name, LambdaVersion: 'V2_0' }]
            : [name, name],
        ),
      ),
      ...pool,
    },
  },
  Web: {
    Type: 'AWS::Cognito::UserPoolClient',
    Properties: {
      UserPoolId: ref,
      ExplicitAuthFlows: ['ALLOW_ADMIN_USER_PASSWORD_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH'],
      PreventUserExistenceErrors: 'ENABLED',
      SupportedIdentityProviders: ['Google', 'Facebook'],
      AllowedOAuthFlows: ['code'],
      AllowedOAuthScopes: ['openid', 'email', 'profile', 'aws.cognito.signin.user.admin'],
      CallbackURLs: [callback],
      ...client,
    },
  },
  Staff: {
    Type: 'AWS::Cognito::UserPoolGroup',
    Properties: { UserPoolId: ref, GroupName: 'staff', Precedence: 1 },
  },
  Domain: {
    Type: 'AWS::Cognito::UserPoolDomain',
    Properties: { UserPoolId: ref, Domain: 'test-users' },
  },
  Google: {
    Type: 'AWS::Cognito::UserPoolIdentityProvider',
    Properties: {
      UserPoolId: ref,
      ProviderName: 'Google',
      ProviderType: 'Google',
      AttributeMapping: { email: 'email', email_verified: 'email_verified', name: 'name' },
    },
  },
  Facebook: {
    Type: 'AWS::Cognito::UserPoolIdentityProvider',
    Properties: {
      UserPoolId: ref,
      ProviderName: 'Facebook',
      ProviderType: 'Facebook',
      AttributeMapping: { email: 'email', name: 'name' },
    },
  },
});

/** A pool, reached by the real SDK over HTTP, with a clock and triggers that the test holds. */
export async function createCognitoWorld(wanted: CognitoWorldOptions = {}) {
  const folder = wanted.folder ?? createTemporaryFolder();
  const clock = createTestClock();
  const events: TriggerEvent[] = [];
  const start = () =>
    createCognito({
      pools: readUserPools(readResourcesOf(createResources(wanted))),
      region,
      dataFile: join(folder, 'cognito.sqlite'),
      clock,
      async invoke(name, event: TriggerEvent) {
        events.push(structuredClone(event));
        const response = await wanted.triggers?.[name]?.(structuredClone(event));
        return { ...event, response: response ?? event.response };
      },
      publicUrl: () => `${url}/_local/cognito`,
      mapUrl: (there) => there.replace('https://site.test', 'http://127.0.0.1:3000'),
    });
  let cognito = start();
  const url = await serveOnFreePort((request, response) =>
    request.url?.startsWith('/_local/cognito')
      ? cognito.pages(request, response, new URL(request.url, url))
      : cognito.handle(request, response, undefined),
  );
  const sdk = new CognitoIdentityProviderClient({
    endpoint: url,
    region,
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
    maxAttempts: 1,
  });
  onTestFinished(async () => {
    sdk.destroy();
    await cognito.close();
  });
  return {
    url,
    sdk,
    clock,
    events,
    folder,
    cognito: () => cognito,
    async restart() {
      await cognito.close();
      cognito = start();
    },
  };
}

export type CognitoWorld = Awaited<ReturnType<typeof createCognitoWorld>>;

/** A code that is certainly not the right one. */
export function toWrongCode(code: string) {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0');
}

export const email = 'ada@example.com';

/** Creates a user as an administrator does, and sets a password. */
export async function createUser({ sdk }: CognitoWorld, Username = email, Password = password) {
  const user = { UserPoolId: poolId, Username };
  const UserAttributes = [{ Name: 'email_verified', Value: 'true' }];
  const { User } = await sdk.send(
    new AdminCreateUserCommand({ ...user, UserAttributes, MessageAction: 'SUPPRESS' }),
  );
  await sdk.send(new AdminSetUserPasswordCommand({ ...user, Password, Permanent: true }));
  return User?.Username;
}

export function beginSignIn({ sdk }: CognitoWorld, USERNAME = email, PASSWORD = password) {
  return sdk.send(
    new AdminInitiateAuthCommand({
      UserPoolId: poolId,
      ClientId,
      AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME, PASSWORD },
    }),
  );
}

export async function signIn(w: CognitoWorld, name = email, secret = password) {
  const answer = await beginSignIn(w, name, secret);
  const { AccessToken = '', IdToken = '', RefreshToken = '', ...rest } = answer.AuthenticationResult ?? {};
  return { AccessToken, IdToken, RefreshToken, ...rest };
}

export async function createMember(wanted: CognitoWorldOptions = {}) {
  const w = await createCognitoWorld(wanted);
  return { ...w, sub: await createUser(w) };
}

export function toRefusal(name: string, message: string) {
  return { name, message };
}

/** The claims, if the signature fits a published key and issuer and expiry are right. */
export async function verifyToken({ url }: CognitoWorld, token: string) {
  const keys = createRemoteJWKSet(new URL(`${url}/_local/cognito/${poolId}/.well-known/jwks.json`));
  const issuer = `https://cognito-idp.${region}.amazonaws.com/${poolId}`;
  return (await jwtVerify(token, keys, { issuer })).payload;
}
