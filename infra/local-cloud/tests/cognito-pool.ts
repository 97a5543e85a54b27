import { join } from 'node:path';
import {
  CognitoIdentityProviderClient,
  ConfirmSignUpCommand,
  InitiateAuthCommand,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import { onTestFinished } from 'vitest';
import { createCognito, type CognitoMail } from '../aws/cognito/index.ts';
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
      AutoVerifiedAttributes: ['email'],
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
      ExplicitAuthFlows: [
        'ALLOW_USER_PASSWORD_AUTH',
        'ALLOW_ADMIN_USER_PASSWORD_AUTH',
        'ALLOW_REFRESH_TOKEN_AUTH',
      ],
      PreventUserExistenceErrors: 'ENABLED',
      SupportedIdentityProviders: ['COGNITO', 'Google', 'Facebook'],
      AllowedOAuthFlows: ['code'],
      AllowedOAuthScopes: ['openid', 'email', 'profile', 'aws.cognito.signin.user.admin'],
      CallbackURLs: [callback],
      LogoutURLs: ['https://site.test/'],
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

/** A pool, reached by the real SDK over HTTP, with a clock, a mail store and triggers that the test holds. */
export async function createCognitoWorld(wanted: CognitoWorldOptions = {}) {
  const folder = wanted.folder ?? createTemporaryFolder();
  const clock = createTestClock();
  const mails: CognitoMail[] = [];
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
      sendMail: async (mail) => void mails.push(mail),
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
    mails,
    events,
    folder,
    cognito: () => cognito,
    async restart() {
      await cognito.close();
      cognito = start();
    },
    /** The six digits of the last mail. */
    lastCode: () => /\b\d{6}\b/.exec(mails.at(-1)?.html ?? '')?.[0] ?? 'no code',
  };
}

export type CognitoWorld = Awaited<ReturnType<typeof createCognitoWorld>>;

/** A code that is certainly not the right one. */
export function toWrongCode(code: string) {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0');
}

export const email = 'ada@example.com';

export function signUp({ sdk }: CognitoWorld, Username = email, Password = password) {
  return sdk.send(new SignUpCommand({ ClientId, Username, Password }));
}

export async function signIn({ sdk }: CognitoWorld, USERNAME = email, PASSWORD = password) {
  const answer = await sdk.send(
    new InitiateAuthCommand({
      ClientId,
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME, PASSWORD },
    }),
  );
  const { AccessToken = '', IdToken = '', RefreshToken = '', ...rest } = answer.AuthenticationResult ?? {};
  return { AccessToken, IdToken, RefreshToken, ...rest };
}

export function confirmSignUp(w: CognitoWorld, code = w.lastCode(), Username = email) {
  return w.sdk.send(new ConfirmSignUpCommand({ ClientId, Username, ConfirmationCode: code }));
}

export async function createMember(wanted: Parameters<typeof createCognitoWorld>[0] = {}) {
  const w = await createCognitoWorld(wanted);
  const { UserSub } = await signUp(w);
  await confirmSignUp(w);
  return { ...w, sub: UserSub };
}

export function toRefusal(name: string, message: string) {
  return { name, message };
}

export const day = 86_400_000;

/** The claims, if the signature fits a published key and issuer and expiry are right. */
export async function verifyToken({ url }: CognitoWorld, token: string) {
  const keys = createRemoteJWKSet(new URL(`${url}/_local/cognito/${poolId}/.well-known/jwks.json`));
  const issuer = `https://cognito-idp.${region}.amazonaws.com/${poolId}`;
  return (await jwtVerify(token, keys, { issuer })).payload;
}
