import { AdminGetUserCommand, ListUsersCommand } from '@aws-sdk/client-cognito-identity-provider';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { cognito, getPoolUser } from '../support/clients/user-pool.ts';
import { password, createVisitorClient } from '../support/clients/visitor.ts';
import { cloud } from '../support/cloud.ts';

const { call, logIn, createMember, refreshTokens } = createVisitorClient(cloud);

const Config = z.object({ userPoolId: z.string(), userPoolClientId: z.string() });
const config = Config.parse(await (await fetch(new URL('/config.json', cloud.origin))).json());
const clientIds = new Set(
  cloud.model.functions
    .flatMap(({ environment }) => [environment['SERVER_CLIENT_ID'], environment['SET_UP_CLIENT_ID']])
    .filter((id) => id !== undefined)
    .concat(config.userPoolClientId),
);

/** A call of Cognito's own API as any program on the internet can make it: without AWS credentials. */
async function callCognito(action: string, input: Record<string, unknown>) {
  const response = await fetch(cloud.aws.endpoint, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${action}`,
    },
    body: JSON.stringify(input),
  });
  const { __type } = z.object({ __type: z.string().optional() }).parse(await response.json());
  return { status: response.status, error: __type };
}

/** Calls that name a person, with what they know of a client. */
function callsByName(ClientId: string, Username: string): [string, Record<string, unknown>][] {
  const login = { USERNAME: Username, PASSWORD: password };
  const flow = (AuthFlow: string) => ({ ClientId, AuthFlow, AuthParameters: login });
  return [
    ['InitiateAuth', flow('USER_PASSWORD_AUTH')],
    ['InitiateAuth', flow('USER_AUTH')],
    ['InitiateAuth', flow('ADMIN_USER_PASSWORD_AUTH')],
    ['SignUp', { ClientId, Username: 'new-person@example.com', Password: password }],
    ['ConfirmSignUp', { ClientId, Username, ConfirmationCode: '123456' }],
    ['ResendConfirmationCode', { ClientId, Username }],
    ['ForgotPassword', { ClientId, Username }],
    ['ConfirmForgotPassword', { ClientId, Username, ConfirmationCode: '123456', Password: 'Stolen-pass-1' }],
    ['AdminInitiateAuth', { UserPoolId: config.userPoolId, ...flow('ADMIN_USER_PASSWORD_AUTH') }],
  ];
}

/** Calls that are open to whoever has a person's tokens. */
function callsByToken(AccessToken: string): [string, Record<string, unknown>][] {
  const email = { Name: 'email', Value: 'thief@example.com' };
  const response = { clientDataJSON: 'e30', attestationObject: 'e30', transports: ['internal'] };
  const passkey = { id: 'c3RvbGVu', rawId: 'c3RvbGVu', type: 'public-key', response };
  return [
    ['GetUser', { AccessToken }],
    ['UpdateUserAttributes', { AccessToken, UserAttributes: [email] }],
    ['GetUserAttributeVerificationCode', { AccessToken, AttributeName: 'email' }],
    ['VerifyUserAttribute', { AccessToken, AttributeName: 'email', Code: '123456' }],
    ['ChangePassword', { AccessToken, PreviousPassword: password, ProposedPassword: 'Stolen-pass-1' }],
    ['AssociateSoftwareToken', { AccessToken }],
    ['VerifySoftwareToken', { AccessToken, UserCode: '123456' }],
    ['SetUserMFAPreference', { AccessToken, SoftwareTokenMfaSettings: { Enabled: false } }],
    ['StartWebAuthnRegistration', { AccessToken }],
    ['CompleteWebAuthnRegistration', { AccessToken, Credential: passkey }],
    ['ListWebAuthnCredentials', { AccessToken }],
    ['DeleteWebAuthnCredential', { AccessToken, CredentialId: passkey.id }],
    ['GlobalSignOut', { AccessToken }],
    ['DeleteUser', { AccessToken }],
  ];
}

const adminCalls = [
  'AdminDeleteUser',
  'AdminSetUserPassword',
  'AdminGetUser',
  'AdminUserGlobalSignOut',
  'AdminAddUserToGroup',
  'ListUsers',
  'DescribeUserPoolClient',
];

async function stateOf(token: string) {
  const { $metadata: _, ...user } = await cognito.send(new AdminGetUserCommand(getPoolUser(token)));
  const { Users = [] } = await cognito.send(new ListUsersCommand({ UserPoolId: config.userPoolId }));
  return { user, people: Users.length };
}

const refused = { status: 400, error: expect.any(String) };

describe('Cognito’s own API', () => {
  test('has three clients of ours, and signs in through no client without a secret', async () => {
    expect(clientIds.size).toBe(3);
    const person = await createMember();
    const before = await stateOf(person.token);
    for (const id of clientIds)
      for (const [action, input] of callsByName(id, person.email))
        expect([action, await callCognito(action, input)]).toEqual([action, refused]);
    expect(await stateOf(person.token)).toEqual(before);
    expect((await logIn(person.email)).status).toBe(200);
  });

  test('changes nothing for whoever has a person’s access token', async () => {
    const person = await createMember();
    const before = await stateOf(person.token);
    for (const [action, input] of callsByToken(person.token))
      expect([action, await callCognito(action, input)]).toEqual([
        action,
        { status: 400, error: 'NotAuthorizedException' },
      ]);
    expect(await stateOf(person.token)).toEqual(before);
    expect((await call('GET', '/api/user', { token: person.token })).status).toBe(200);
    expect((await logIn(person.email)).status).toBe(200);
  });

  test('renews and revokes no login for whoever has a person’s refresh token', async () => {
    const { refresh } = await createMember();
    for (const ClientId of clientIds) {
      const renewals = { AuthFlow: 'REFRESH_TOKEN_AUTH', AuthParameters: { REFRESH_TOKEN: refresh } };
      expect(await callCognito('InitiateAuth', { ClientId, ...renewals })).toEqual(refused);
      expect(await callCognito('GetTokensFromRefreshToken', { ClientId, RefreshToken: refresh })).toEqual(
        refused,
      );
      expect(await callCognito('RevokeToken', { ClientId, Token: refresh })).toEqual(refused);
    }
    expect((await refreshTokens(refresh)).status).toBe(200);
  });

  test.each(adminCalls)('needs AWS credentials for %s', async (action) => {
    const { token } = await createMember();
    const reply = await callCognito(action, {
      ...getPoolUser(token),
      ClientId: config.userPoolClientId,
      Password: 'Stolen-pass-1',
      Permanent: true,
      GroupName: 'staff',
    });
    expect(reply).toEqual({ status: 400, error: 'MissingAuthenticationTokenException' });
  });
});
