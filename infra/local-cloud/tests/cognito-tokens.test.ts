import {
  AdminAddUserToGroupCommand,
  AdminDisableUserCommand,
  AdminUserGlobalSignOutCommand,
  GetTokensFromRefreshTokenCommand,
  GetUserCommand,
  InitiateAuthCommand,
  RevokeTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { describe, expect, test } from 'vitest';
import {
  ClientId,
  email,
  createMember,
  poolId,
  toRefusal,
  region,
  signIn,
  verifyToken,
  createCognitoWorld,
} from './cognito-pool.ts';

describe('sign-in', () => {
  const bad = toRefusal('NotAuthorizedException', 'Incorrect username or password.');

  test('a wrong password and an unknown user get the same answer', async () => {
    const w = await createMember();
    await expect(signIn(w, email, 'Wrong-horse-1')).rejects.toMatchObject(bad);
    await expect(signIn(w, 'nobody@example.com')).rejects.toMatchObject(bad);
  });

  test('a client that reveals unknown users answers that the user does not exist', async () => {
    const w = await createCognitoWorld({ client: { PreventUserExistenceErrors: 'LEGACY' } });
    await expect(signIn(w)).rejects.toMatchObject(toRefusal('UserNotFoundException', 'User does not exist.'));
  });

  test('five failures lock the account for a while, even for the right password', async () => {
    const w = await createMember();
    for (let attempt = 0; attempt < 5; attempt += 1)
      await expect(signIn(w, email, 'Wrong-horse-1')).rejects.toMatchObject(bad);
    await expect(signIn(w)).rejects.toMatchObject(
      toRefusal('NotAuthorizedException', 'Password attempts exceeded'),
    );
    w.clock.advance(1000);
    await expect(signIn(w)).resolves.toMatchObject({ TokenType: 'Bearer' });
  });

  test('a disabled user can neither sign in nor refresh tokens', async () => {
    const w = await createMember();
    const { AccessToken, RefreshToken } = await signIn(w);
    await w.sdk.send(new AdminDisableUserCommand({ UserPoolId: poolId, Username: email }));
    await expect(signIn(w)).rejects.toMatchObject(toRefusal('NotAuthorizedException', 'User is disabled.'));
    await expect(w.sdk.send(new GetUserCommand({ AccessToken }))).rejects.toMatchObject({
      name: 'NotAuthorizedException',
    });
    await expect(
      w.sdk.send(new GetTokensFromRefreshTokenCommand({ ClientId, RefreshToken })),
    ).rejects.toMatchObject({ name: 'NotAuthorizedException' });
  });

  test('tokens are signed by a published key and carry Cognito’s claims', async () => {
    const w = await createMember();
    await w.sdk.send(
      new AdminAddUserToGroupCommand({ UserPoolId: poolId, Username: email, GroupName: 'staff' }),
    );
    const { AccessToken, IdToken } = await signIn(w);
    const access = await verifyToken(w, AccessToken);
    expect(access).toMatchObject({
      token_use: 'access',
      sub: w.sub,
      username: w.sub,
      client_id: ClientId,
      iss: `https://cognito-idp.${region}.amazonaws.com/${poolId}`,
      scope: 'aws.cognito.signin.user.admin',
      'cognito:groups': ['staff'],
      jti: expect.any(String),
      origin_jti: expect.any(String),
      auth_time: expect.any(Number),
    });
    expect(Number(access['exp']) - Number(access['iat'])).toBe(3600);
    expect(await verifyToken(w, IdToken)).toMatchObject({
      token_use: 'id',
      sub: w.sub,
      aud: ClientId,
      'cognito:username': w.sub,
      email,
      email_verified: true,
    });
    const forged = `${AccessToken.slice(0, -6)}AAAAAA`;
    await expect(w.sdk.send(new GetUserCommand({ AccessToken: forged }))).rejects.toMatchObject(
      toRefusal('NotAuthorizedException', 'Invalid Access Token'),
    );
  });

  test('tokens expire after the template’s lifetimes', async () => {
    const w = await createMember({
      client: {
        AccessTokenValidity: 5,
        RefreshTokenValidity: 60,
        TokenValidityUnits: { AccessToken: 'minutes', RefreshToken: 'minutes' },
      },
    });
    const { AccessToken, RefreshToken, ExpiresIn } = await signIn(w);
    expect(ExpiresIn).toBe(300);
    w.clock.advance(300_000);
    await expect(w.sdk.send(new GetUserCommand({ AccessToken }))).rejects.toMatchObject(
      toRefusal('NotAuthorizedException', 'Access Token has expired'),
    );
    const refresh = () => w.sdk.send(new GetTokensFromRefreshTokenCommand({ ClientId, RefreshToken }));
    const again = (await refresh()).AuthenticationResult?.AccessToken;
    await expect(w.sdk.send(new GetUserCommand({ AccessToken: again }))).resolves.toMatchObject({
      Username: w.sub,
    });
    w.clock.advance(3_600_000);
    await expect(refresh()).rejects.toMatchObject(
      toRefusal('NotAuthorizedException', 'Refresh Token has expired'),
    );
  });

  test.each([
    ['by an administrator', () => new AdminUserGlobalSignOutCommand({ UserPoolId: poolId, Username: email })],
    ['by revoking the refresh token', (Token: string) => new RevokeTokenCommand({ ClientId, Token })],
  ])('after a sign-out %s neither token works', async (_, leave) => {
    const w = await createMember();
    const { AccessToken, RefreshToken } = await signIn(w);
    const command = leave(RefreshToken);
    if (command instanceof RevokeTokenCommand) await w.sdk.send(command);
    else await w.sdk.send(command);
    await expect(w.sdk.send(new GetUserCommand({ AccessToken }))).rejects.toMatchObject(
      toRefusal('NotAuthorizedException', 'Access Token has been revoked'),
    );
    const refresh = new InitiateAuthCommand({
      ClientId,
      AuthFlow: 'REFRESH_TOKEN_AUTH',
      AuthParameters: { REFRESH_TOKEN: RefreshToken },
    });
    await expect(w.sdk.send(refresh)).rejects.toMatchObject(
      toRefusal('NotAuthorizedException', 'Refresh Token has been revoked'),
    );
  });
});
