import {
  DeleteUserCommand,
  GetTokensFromRefreshTokenCommand,
  GetUserCommand,
  ListUsersCommand,
  UpdateUserAttributesCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { describe, expect, test } from 'vitest';
import {
  ClientId,
  confirmSignUp,
  email,
  createMember,
  poolId,
  toRefusal,
  region,
  signIn,
  signUp,
  verifyToken,
  createCognitoWorld,
} from './cognito-pool.ts';

describe('users', () => {
  test('a deleted user is gone and the email free', async () => {
    const w = await createMember();
    const { AccessToken } = await signIn(w);
    await w.sdk.send(new DeleteUserCommand({ AccessToken }));
    await expect(w.sdk.send(new GetUserCommand({ AccessToken }))).rejects.toMatchObject({
      name: 'UserNotFoundException',
    });
    await expect(signUp(w)).resolves.toMatchObject({ UserConfirmed: false });
  });

  test('they are listed by filter and page', async () => {
    const w = await createCognitoWorld();
    for (const name of ['ann', 'ben', 'bea']) await signUp(w, `${name}@example.com`);
    const list = (more: { Filter?: string; Limit?: number; PaginationToken?: string }) =>
      w.sdk.send(new ListUsersCommand({ UserPoolId: poolId, ...more }));
    expect((await list({ Filter: 'email ^= "be"' })).Users).toHaveLength(2);
    expect((await list({ Filter: 'email = "ANN@example.com"' })).Users).toHaveLength(1);
    await expect(list({ Filter: 'shoe = "9"' })).rejects.toMatchObject({ name: 'InvalidParameterException' });
    const first = await list({ Limit: 2 });
    const second = await list({ Limit: 2, PaginationToken: first.PaginationToken ?? '' });
    expect([first.Users?.length, second.Users?.length, second.PaginationToken]).toEqual([2, 1, undefined]);
  });

  test('a user cannot declare an email verified', async () => {
    const w = await createMember();
    const { AccessToken } = await signIn(w);
    const UserAttributes = [{ Name: 'email_verified', Value: 'true' }];
    await expect(
      w.sdk.send(new UpdateUserAttributesCommand({ AccessToken, UserAttributes })),
    ).rejects.toMatchObject(
      toRefusal('NotAuthorizedException', 'A client attempted to write unauthorized attribute'),
    );
  });

  test('everything is there after a restart, and after a restore', async () => {
    const w = await createMember();
    const { AccessToken, RefreshToken } = await signIn(w);
    const copy = `${w.folder}/copy`;
    await w.cognito().snapshot(copy);
    await w.restart();
    await expect(w.sdk.send(new GetUserCommand({ AccessToken }))).resolves.toMatchObject({ Username: w.sub });
    await w.sdk.send(new DeleteUserCommand({ AccessToken }));
    await w.cognito().restore(copy);
    await expect(
      w.sdk.send(new GetTokensFromRefreshTokenCommand({ ClientId, RefreshToken })),
    ).resolves.toMatchObject({ AuthenticationResult: { TokenType: 'Bearer' } });
  });
});

describe('triggers', () => {
  test('see the events AWS sends, in its order', async () => {
    const nothing = () => undefined;
    const w = await createCognitoWorld({
      triggers: {
        PreSignUp: nothing,
        CustomMessage: nothing,
        PostConfirmation: nothing,
        PostAuthentication: nothing,
        PreTokenGeneration: nothing,
      },
    });
    const { UserSub } = await signUp(w);
    await confirmSignUp(w);
    await signIn(w);
    expect(w.events.map(({ version, triggerSource }) => `${version} ${triggerSource}`)).toEqual([
      '1 PreSignUp_SignUp',
      '1 CustomMessage_SignUp',
      '1 PostConfirmation_ConfirmSignUp',
      '1 PostAuthentication_Authentication',
      '2 TokenGeneration_Authentication',
    ]);
    expect(w.events[0]).toMatchObject({
      region,
      userPoolId: poolId,
      userName: UserSub,
      callerContext: { clientId: ClientId },
      request: { userAttributes: { email }, validationData: null },
      response: { autoConfirmUser: false, autoVerifyEmail: false, autoVerifyPhone: false },
    });
    expect(w.events[2]?.request.userAttributes).toMatchObject({
      sub: UserSub,
      email_verified: 'true',
      'cognito:user_status': 'CONFIRMED',
    });
  });

  test('a refusal carries the trigger and its words', async () => {
    const w = await createCognitoWorld({
      triggers: {
        PreSignUp() {
          throw new Error('Not from this domain');
        },
      },
    });
    await expect(signUp(w)).rejects.toMatchObject(
      toRefusal('UserLambdaValidationException', 'PreSignUp failed with error Not from this domain.'),
    );
    expect(await w.sdk.send(new ListUsersCommand({ UserPoolId: poolId }))).toMatchObject({ Users: [] });
  });

  test('CustomMessage words the mail, the token trigger the claims', async () => {
    const w = await createMember({
      triggers: {
        CustomMessage: () => ({ emailSubject: 'Welcome', emailMessage: '<b>{####}</b> is it' }),
        PreTokenGeneration: () => ({
          claimsAndScopeOverrideDetails: {
            accessTokenGeneration: {
              claimsToAddOrOverride: { plan: 'gold', sub: 'someone-else' },
              scopesToAdd: ['gable/read'],
            },
            idTokenGeneration: { claimsToSuppress: ['email'] },
          },
        }),
      },
    });
    expect(w.mails[0]).toMatchObject({
      subject: 'Welcome',
      html: expect.stringMatching(/^<b>\d{6}<\/b> is it$/),
    });
    const { AccessToken, IdToken } = await signIn(w);
    expect(await verifyToken(w, AccessToken)).toMatchObject({
      plan: 'gold',
      sub: w.sub,
      scope: 'aws.cognito.signin.user.admin gable/read',
    });
    expect(await verifyToken(w, IdToken)).not.toHaveProperty('email');
  });
});
