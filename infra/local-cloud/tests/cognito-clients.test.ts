import { createHmac } from 'node:crypto';
import {
  AdminInitiateAuthCommand,
  AdminRespondToAuthChallengeCommand,
  DescribeUserPoolClientCommand,
  ForgotPasswordCommand,
  GetTokensFromRefreshTokenCommand,
  RevokeTokenCommand,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { describe, expect, test } from 'vitest';
import { ClientId, email, password, poolId as UserPoolId, toRefusal, createMember } from './cognito-pool.ts';

const ExplicitAuthFlows = ['ALLOW_ADMIN_USER_PASSWORD_AUTH', 'ALLOW_USER_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH'];

/** A person in a pool whose client has a secret. */
async function withSecret(more: Parameters<typeof createMember>[0] = {}) {
  const w = await createMember({ ...more, client: { GenerateSecret: true, ExplicitAuthFlows } });
  const { UserPoolClient } = await w.sdk.send(new DescribeUserPoolClientCommand({ UserPoolId, ClientId }));
  const secret = UserPoolClient?.ClientSecret ?? 'no secret';
  const SECRET_HASH = createHmac('sha256', secret).update(`${email}${ClientId}`).digest('base64');
  const signIn = (proof: Record<string, string>) =>
    w.sdk.send(
      new AdminInitiateAuthCommand({
        UserPoolId,
        ClientId,
        AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
        AuthParameters: { USERNAME: email, PASSWORD: password, ...proof },
      }),
    );
  return { ...w, secret, SECRET_HASH, signIn };
}

describe('a client with a secret', () => {
  test('signs in with the hash of secret and username alone', async () => {
    const { signIn, SECRET_HASH } = await withSecret();
    await expect(signIn({})).rejects.toMatchObject(
      toRefusal(
        'NotAuthorizedException',
        'Client web is configured with secret but SECRET_HASH was not received',
      ),
    );
    await expect(signIn({ SECRET_HASH: 'bm90IGl0' })).rejects.toMatchObject(
      toRefusal('NotAuthorizedException', 'Unable to verify secret hash for client web'),
    );
    expect((await signIn({ SECRET_HASH })).AuthenticationResult?.AccessToken).toEqual(expect.any(String));
  });

  test('renews and revokes tokens with the secret alone', async () => {
    const { sdk, signIn, SECRET_HASH, secret: ClientSecret } = await withSecret();
    const RefreshToken = (await signIn({ SECRET_HASH })).AuthenticationResult?.RefreshToken ?? '';
    const renew = (more: object) =>
      sdk.send(new GetTokensFromRefreshTokenCommand({ ClientId, RefreshToken, ...more }));
    const revoke = (more: object) =>
      sdk.send(new RevokeTokenCommand({ ClientId, Token: RefreshToken, ...more }));
    await expect(renew({})).rejects.toMatchObject({ name: 'NotAuthorizedException' });
    await expect(revoke({})).rejects.toMatchObject({ name: 'NotAuthorizedException' });
    expect((await renew({ ClientSecret })).AuthenticationResult?.AccessToken).toEqual(expect.any(String));
    await revoke({ ClientSecret });
    await expect(renew({ ClientSecret })).rejects.toMatchObject({ name: 'NotAuthorizedException' });
  });
});

describe('a pool', () => {
  test('refuses sign-ups and forgotten passwords', async () => {
    const { sdk, SECRET_HASH: SecretHash } = await withSecret();
    const named = { ClientId, SecretHash, Username: email };
    await expect(sdk.send(new SignUpCommand({ ...named, Password: password }))).rejects.toMatchObject(
      toRefusal('NotAuthorizedException', 'SignUp is not permitted for this user pool'),
    );
    await expect(sdk.send(new ForgotPasswordCommand(named))).rejects.toMatchObject(
      toRefusal('NotAuthorizedException', 'Contact administrator to reset password.'),
    );
  });
});

describe('the flow USER_AUTH', () => {
  const begin = (SECRET_HASH: string) =>
    new AdminInitiateAuthCommand({
      UserPoolId,
      ClientId,
      AuthFlow: 'USER_AUTH',
      AuthParameters: { USERNAME: email, SECRET_HASH },
    });
  const answer = (Session: string | undefined, SECRET_HASH: string, PASSWORD: string) =>
    new AdminRespondToAuthChallengeCommand({
      UserPoolId,
      ClientId,
      Session,
      ChallengeName: 'SELECT_CHALLENGE',
      ChallengeResponses: { USERNAME: email, SECRET_HASH, ANSWER: 'PASSWORD', PASSWORD },
      ClientMetadata: { purpose: 'a test' },
    });

  test('offers the password, and passes metadata of the answer to the token trigger', async () => {
    const { sdk, SECRET_HASH, events } = await withSecret({ triggers: { PreTokenGeneration: () => ({}) } });
    const begun = await sdk.send(begin(SECRET_HASH));
    expect(begun).toMatchObject({ ChallengeName: 'SELECT_CHALLENGE', AvailableChallenges: ['PASSWORD'] });
    const done = await sdk.send(answer(begun.Session, SECRET_HASH, password));
    expect(done.AuthenticationResult?.AccessToken).toEqual(expect.any(String));
    expect(events.at(-1)?.request).toMatchObject({ clientMetadata: { purpose: 'a test' } });
  });

  test('takes each session once, for three minutes', async () => {
    const { sdk, SECRET_HASH, clock } = await withSecret();
    const { Session } = await sdk.send(begin(SECRET_HASH));
    await expect(sdk.send(answer(Session, SECRET_HASH, 'Wrong-horse-1'))).rejects.toMatchObject({
      name: 'NotAuthorizedException',
    });
    await expect(sdk.send(answer(Session, SECRET_HASH, password))).rejects.toMatchObject(
      toRefusal('NotAuthorizedException', 'Invalid session for the user.'),
    );
    const late = await sdk.send(begin(SECRET_HASH));
    clock.advance(180_000);
    await expect(sdk.send(answer(late.Session, SECRET_HASH, password))).rejects.toMatchObject({
      name: 'NotAuthorizedException',
    });
  });
});
