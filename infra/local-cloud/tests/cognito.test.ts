import {
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  ListUsersCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { describe, expect, test } from 'vitest';
import { readUserPools } from '../aws/cognito/read-user-pools.ts';
import {
  ClientId,
  createCognitoWorld,
  createMember,
  createUser,
  email,
  poolId as UserPoolId,
  region,
  signIn,
  toRefusal,
  verifyToken,
} from './cognito-pool.ts';
import { readResourcesOf } from './test-services.ts';

describe('a pool', () => {
  const closed = { AllowAdminCreateUserOnly: true };
  const recovery = (Name: string) => ({ RecoveryMechanisms: [{ Name, Priority: 1 }] });

  test.each([
    ['lets people sign up', { AccountRecoverySetting: recovery('admin_only') }],
    [
      'mails codes for forgotten passwords',
      {
        AdminCreateUserConfig: closed,
        AccountRecoverySetting: recovery('verified_email'),
      },
    ],
  ])('is not started where it %s', (_, Properties) => {
    const resources = readResourcesOf({ Users: { Type: 'AWS::Cognito::UserPool', Properties } });
    expect(() => readUserPools(resources)).toThrow(/Only pools that administrators fill are emulated/);
  });
});

describe('users', () => {
  test('have their sub as a name, and no password until an administrator sets one', async () => {
    const w = await createCognitoWorld();
    const user = { UserPoolId, Username: email };
    await w.sdk.send(new AdminCreateUserCommand({ ...user, MessageAction: 'SUPPRESS' }));
    const { Username, UserStatus, UserAttributes } = await w.sdk.send(new AdminGetUserCommand(user));
    expect(UserStatus).toBe('FORCE_CHANGE_PASSWORD');
    expect(UserAttributes).toContainEqual({ Name: 'sub', Value: Username });
    await expect(signIn(w)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
  });

  test('are not invited by mail', async () => {
    const { sdk } = await createCognitoWorld();
    const invite = new AdminCreateUserCommand({ UserPoolId, Username: email });
    await expect(sdk.send(invite)).rejects.toMatchObject({
      name: 'InvalidParameterException',
      message: expect.stringContaining('Only MessageAction SUPPRESS is emulated'),
    });
  });

  test.each([
    ['Ab1!', 'Password not long enough'],
    ['abcdefg1!', 'Password must have uppercase characters'],
    ['ABCDEFG1!', 'Password must have lowercase characters'],
    ['Abcdefgh!', 'Password must have numeric characters'],
    ['Abcdefgh1', 'Password must have symbol characters'],
  ])('have no password like %s, which breaks the policy of the template', async (weak, why) => {
    await expect(createUser(await createCognitoWorld(), email, weak)).rejects.toMatchObject(
      toRefusal('InvalidPasswordException', `Password did not conform with policy: ${why}`),
    );
  });

  test('are named by an email', async () => {
    await expect(createUser(await createCognitoWorld(), 'ada')).rejects.toMatchObject(
      toRefusal('InvalidParameterException', 'Username should be an email.'),
    );
  });

  test('are one for an email, whatever its case', async () => {
    const w = await createMember();
    await expect(createUser(w, 'ADA@Example.com')).rejects.toMatchObject(
      toRefusal('UsernameExistsException', 'An account with the given email already exists.'),
    );
    expect(await signIn(w, 'Ada@EXAMPLE.com')).toMatchObject({ TokenType: 'Bearer', ExpiresIn: 3600 });
  });

  test('are one of five that race past a slow trigger', async () => {
    let arrived = 0;
    let open = () => {};
    const gate = new Promise<void>((resolve) => (open = resolve));
    const w = await createCognitoWorld({
      triggers: {
        async PreSignUp() {
          arrived += 1;
          if (arrived === 5) open();
          await gate;
        },
      },
    });
    const results = await Promise.allSettled(
      ['a', 'A', 'a', 'A', 'a'].map((a) => createUser(w, `${a}da@example.com`)),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const reasons = results.flatMap((result) => (result.status === 'rejected' ? [result.reason.name] : []));
    expect(reasons).toEqual(Array(4).fill('UsernameExistsException'));
    expect(await w.sdk.send(new ListUsersCommand({ UserPoolId }))).toMatchObject({ Users: [{}] });
  });

  test('leave their email to others when they are deleted', async () => {
    const w = await createMember();
    const { RefreshToken } = await signIn(w);
    await w.sdk.send(new AdminDeleteUserCommand({ UserPoolId, Username: email }));
    await expect(signIn(w)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
    expect(RefreshToken).not.toBe('');
    await expect(createUser(w)).resolves.not.toBe(w.sub);
  });

  test('are listed by filter and page', async () => {
    const w = await createCognitoWorld();
    for (const name of ['ann', 'ben', 'bea']) await createUser(w, `${name}@example.com`);
    const list = (more: { Filter?: string; Limit?: number; PaginationToken?: string }) =>
      w.sdk.send(new ListUsersCommand({ UserPoolId, ...more }));
    expect((await list({ Filter: 'email ^= "be"' })).Users).toHaveLength(2);
    expect((await list({ Filter: 'email = "ANN@example.com"' })).Users).toHaveLength(1);
    await expect(list({ Filter: 'shoe = "9"' })).rejects.toMatchObject({ name: 'InvalidParameterException' });
    const first = await list({ Limit: 2 });
    const second = await list({ Limit: 2, PaginationToken: first.PaginationToken ?? '' });
    expect([first.Users?.length, second.Users?.length, second.PaginationToken]).toEqual([2, 1, undefined]);
  });

  test('are there after a restart, and after a restore', async () => {
    const w = await createMember();
    const copy = `${w.folder}/copy`;
    await w.cognito().snapshot(copy);
    await w.restart();
    await expect(signIn(w)).resolves.toMatchObject({ TokenType: 'Bearer' });
    await w.sdk.send(new AdminDeleteUserCommand({ UserPoolId, Username: email }));
    await w.cognito().restore(copy);
    await expect(signIn(w)).resolves.toMatchObject({ TokenType: 'Bearer' });
  });
});

describe('triggers', () => {
  test('see the events AWS sends, in its order', async () => {
    const nothing = () => undefined;
    const w = await createMember({ triggers: { PreSignUp: nothing, PreTokenGeneration: nothing } });
    await signIn(w);
    expect(w.events.map(({ version, triggerSource }) => `${version} ${triggerSource}`)).toEqual([
      '1 PreSignUp_AdminCreateUser',
      '2 TokenGeneration_Authentication',
    ]);
    expect(w.events[0]).toMatchObject({
      region,
      userPoolId: UserPoolId,
      userName: w.sub,
      callerContext: { clientId: 'CLIENT_ID_NOT_APPLICABLE' },
      request: { userAttributes: { email }, validationData: null },
      response: { autoConfirmUser: false, autoVerifyEmail: false, autoVerifyPhone: false },
    });
    expect(w.events[1]).toMatchObject({
      callerContext: { clientId: ClientId },
      request: {
        userAttributes: { sub: w.sub, email_verified: 'true', 'cognito:user_status': 'CONFIRMED' },
      },
    });
  });

  test('refuse with their own words', async () => {
    const w = await createCognitoWorld({
      triggers: {
        PreSignUp() {
          throw new Error('Not from this domain');
        },
      },
    });
    await expect(createUser(w)).rejects.toMatchObject(
      toRefusal('UserLambdaValidationException', 'PreSignUp failed with error Not from this domain.'),
    );
    expect(await w.sdk.send(new ListUsersCommand({ UserPoolId }))).toMatchObject({ Users: [] });
  });

  test('change the claims of tokens, but for those that identify them', async () => {
    const w = await createMember({
      triggers: {
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
    const { AccessToken, IdToken } = await signIn(w);
    expect(await verifyToken(w, AccessToken)).toMatchObject({
      plan: 'gold',
      sub: w.sub,
      scope: 'aws.cognito.signin.user.admin gable/read',
    });
    expect(await verifyToken(w, IdToken)).not.toHaveProperty('email');
  });
});
