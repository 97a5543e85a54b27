import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminDisableUserCommand,
  AdminGetUserCommand,
  AdminUserGlobalSignOutCommand,
  ChangePasswordCommand,
  ConfirmForgotPasswordCommand,
  ConfirmSignUpCommand,
  DeleteUserCommand,
  ForgotPasswordCommand,
  GetTokensFromRefreshTokenCommand,
  GetUserAttributeVerificationCodeCommand,
  GetUserCommand,
  GlobalSignOutCommand,
  InitiateAuthCommand,
  ListUsersCommand,
  ResendConfirmationCodeCommand,
  RespondToAuthChallengeCommand,
  RevokeTokenCommand,
  SignUpCommand,
  UpdateUserAttributesCommand,
  VerifyUserAttributeCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import { describe, expect, test } from 'vitest';
import { clientId, password, poolId, region, world, wrong, type World } from './cognito-world.ts';

const email = 'ada@example.com';
const ClientId = clientId;

const signUp = ({ sdk }: World, Username = email, Password = password) =>
  sdk.send(new SignUpCommand({ ClientId, Username, Password }));

const signIn = async ({ sdk }: World, USERNAME = email, PASSWORD = password) => {
  const answer = await sdk.send(
    new InitiateAuthCommand({
      ClientId,
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME, PASSWORD },
    }),
  );
  const { AccessToken = '', IdToken = '', RefreshToken = '', ...rest } = answer.AuthenticationResult ?? {};
  return { AccessToken, IdToken, RefreshToken, ...rest };
};

const confirm = (w: World, code = w.lastCode(), Username = email) =>
  w.sdk.send(new ConfirmSignUpCommand({ ClientId, Username, ConfirmationCode: code }));

async function member(wanted: Parameters<typeof world>[0] = {}) {
  const w = await world(wanted);
  const { UserSub } = await signUp(w);
  await confirm(w);
  return { ...w, sub: UserSub };
}

const refused = (name: string, message: string) => ({ name, message });

const day = 86_400_000;

/** The claims, if the signature fits a published key and issuer and expiry are right. */
async function verified({ url }: World, token: string) {
  const keys = createRemoteJWKSet(new URL(`${url}/_local/cognito/${poolId}/.well-known/jwks.json`));
  const issuer = `https://cognito-idp.${region}.amazonaws.com/${poolId}`;
  return (await jwtVerify(token, keys, { issuer })).payload;
}

describe('sign-up', () => {
  test('a code by mail confirms the account, whose name is its sub', async () => {
    const w = await world();
    const answer = await signUp(w);
    expect(answer).toMatchObject({
      UserConfirmed: false,
      CodeDeliveryDetails: { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: 'a***@e***' },
    });
    expect(w.mails).toMatchObject([{ to: email, subject: 'Your verification code' }]);
    await expect(signIn(w)).rejects.toMatchObject(
      refused('UserNotConfirmedException', 'User is not confirmed.'),
    );
    await confirm(w);
    const user = await w.sdk.send(new AdminGetUserCommand({ UserPoolId: poolId, Username: email }));
    expect(user).toMatchObject({ Username: answer.UserSub, UserStatus: 'CONFIRMED', Enabled: true });
    expect(user.UserAttributes).toContainEqual({ Name: 'email_verified', Value: 'true' });
    await expect(confirm(w)).rejects.toMatchObject(
      refused('NotAuthorizedException', 'User cannot be confirmed. Current status is CONFIRMED'),
    );
  });

  test.each([
    ['Ab1!', 'Password not long enough'],
    ['abcdefg1!', 'Password must have uppercase characters'],
    ['ABCDEFG1!', 'Password must have lowercase characters'],
    ['Abcdefgh!', 'Password must have numeric characters'],
    ['Abcdefgh1', 'Password must have symbol characters'],
  ])('the password %s breaks the policy of the template', async (weak, why) => {
    const w = await world();
    await expect(signUp(w, email, weak)).rejects.toMatchObject(
      refused('InvalidPasswordException', `Password did not conform with policy: ${why}`),
    );
  });

  test('a name that is no email is refused', async () => {
    await expect(signUp(await world(), 'ada')).rejects.toMatchObject(
      refused('InvalidParameterException', 'Username should be an email.'),
    );
  });

  test('one email has one account, whatever its case', async () => {
    const w = await member();
    await expect(signUp(w, 'ADA@Example.com')).rejects.toMatchObject(
      refused('UsernameExistsException', 'An account with the given email already exists.'),
    );
    expect(await signIn(w, 'Ada@EXAMPLE.com')).toMatchObject({ TokenType: 'Bearer', ExpiresIn: 3600 });
  });

  test('of five sign-ups that race past a slow trigger one wins', async () => {
    let arrived = 0;
    let open = () => {};
    const gate = new Promise<void>((resolve) => (open = resolve));
    const w = await world({
      triggers: {
        async PreSignUp() {
          arrived += 1;
          if (arrived === 5) open();
          await gate;
          return { autoConfirmUser: true };
        },
      },
    });
    const results = await Promise.allSettled(
      ['a', 'A', 'a', 'A', 'a'].map((a) => signUp(w, `${a}da@example.com`)),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const reasons = results.flatMap((result) => (result.status === 'rejected' ? [result.reason.name] : []));
    expect(reasons).toEqual(Array(4).fill('UsernameExistsException'));
    expect(await w.sdk.send(new ListUsersCommand({ UserPoolId: poolId }))).toMatchObject({ Users: [{}] });
  });
});

describe('codes', () => {
  test('a wrong code is a mismatch, the sixth is too many, and a new code starts afresh', async () => {
    const w = await world();
    await signUp(w);
    const first = w.lastCode();
    for (let attempt = 0; attempt < 5; attempt += 1)
      await expect(confirm(w, wrong(first))).rejects.toMatchObject(
        refused('CodeMismatchException', 'Invalid verification code provided, please try again.'),
      );
    await expect(confirm(w, first)).rejects.toMatchObject(
      refused('LimitExceededException', 'Attempt limit exceeded, please try after some time.'),
    );
    await w.sdk.send(new ResendConfirmationCodeCommand({ ClientId, Username: email }));
    await confirm(w);
    await expect(signIn(w)).resolves.toMatchObject({ TokenType: 'Bearer' });
  });

  test('a sign-up code ends after a day, a reset code after an hour', async () => {
    const w = await world();
    await signUp(w);
    const late = w.lastCode();
    w.clock.advance(day);
    const expired = refused('ExpiredCodeException', 'Invalid code provided, please request a code again.');
    await expect(confirm(w, late)).rejects.toMatchObject(expired);
    await w.sdk.send(new ResendConfirmationCodeCommand({ ClientId, Username: email }));
    await confirm(w);
    await w.sdk.send(new ForgotPasswordCommand({ ClientId, Username: email }));
    w.clock.advance(day / 24);
    const reset = new ConfirmForgotPasswordCommand({
      ClientId,
      Username: email,
      ConfirmationCode: w.lastCode(),
      Password: password,
    });
    await expect(w.sdk.send(reset)).rejects.toMatchObject(expired);
  });

  test('more than twenty mails an hour are refused, for an hour', async () => {
    const w = await world();
    await signUp(w);
    const resend = () => w.sdk.send(new ResendConfirmationCodeCommand({ ClientId, Username: email }));
    for (let sent = 1; sent < 20; sent += 1) await resend();
    await expect(resend()).rejects.toMatchObject({ name: 'LimitExceededException' });
    w.clock.advance(day / 24);
    await expect(resend()).resolves.toMatchObject({ CodeDeliveryDetails: { Destination: 'a***@e***' } });
  });

  test('an email attribute is verified by the code sent to it', async () => {
    const w = await world({ triggers: { PreSignUp: () => ({ autoConfirmUser: true }) } });
    await signUp(w);
    expect(w.mails).toEqual([]);
    const { AccessToken } = await signIn(w);
    const verify = (Code: string) =>
      w.sdk.send(new VerifyUserAttributeCommand({ AccessToken, AttributeName: 'email', Code }));
    await w.sdk.send(new GetUserAttributeVerificationCodeCommand({ AccessToken, AttributeName: 'email' }));
    await expect(verify(wrong(w.lastCode()))).rejects.toMatchObject({ name: 'CodeMismatchException' });
    await verify(w.lastCode());
    const { UserAttributes } = await w.sdk.send(new GetUserCommand({ AccessToken }));
    expect(UserAttributes).toContainEqual({ Name: 'email_verified', Value: 'true' });
  });

  test('a new email waits for its code where the pool says so', async () => {
    const w = await member({
      pool: { UserAttributeUpdateSettings: { AttributesRequireVerificationBeforeUpdate: ['email'] } },
    });
    const { AccessToken } = await signIn(w);
    const UserAttributes = [{ Name: 'email', Value: 'new@example.com' }];
    await w.sdk.send(new UpdateUserAttributesCommand({ AccessToken, UserAttributes }));
    expect(w.mails.at(-1)).toMatchObject({ to: 'new@example.com' });
    const emailNow = async () => {
      const user = await w.sdk.send(new GetUserCommand({ AccessToken }));
      return user.UserAttributes?.find(({ Name }) => Name === 'email')?.Value;
    };
    expect(await emailNow()).toBe(email);
    await w.sdk.send(
      new VerifyUserAttributeCommand({ AccessToken, AttributeName: 'email', Code: w.lastCode() }),
    );
    expect(await emailNow()).toBe('new@example.com');
    await expect(signIn(w, 'new@example.com')).resolves.toMatchObject({ TokenType: 'Bearer' });
  });
});

describe('sign-in', () => {
  const bad = refused('NotAuthorizedException', 'Incorrect username or password.');

  test('a wrong password and an unknown user get the same answer', async () => {
    const w = await member();
    await expect(signIn(w, email, 'Wrong-horse-1')).rejects.toMatchObject(bad);
    await expect(signIn(w, 'nobody@example.com')).rejects.toMatchObject(bad);
  });

  test('a client that does not hide users says so', async () => {
    const w = await world({ client: { PreventUserExistenceErrors: 'LEGACY' } });
    await expect(signIn(w)).rejects.toMatchObject(refused('UserNotFoundException', 'User does not exist.'));
  });

  test('five failures lock the account for a while, even for the right password', async () => {
    const w = await member();
    for (let attempt = 0; attempt < 5; attempt += 1)
      await expect(signIn(w, email, 'Wrong-horse-1')).rejects.toMatchObject(bad);
    await expect(signIn(w)).rejects.toMatchObject(
      refused('NotAuthorizedException', 'Password attempts exceeded'),
    );
    w.clock.advance(1000);
    await expect(signIn(w)).resolves.toMatchObject({ TokenType: 'Bearer' });
  });

  test('a disabled user gets neither in nor further', async () => {
    const w = await member();
    const { AccessToken, RefreshToken } = await signIn(w);
    await w.sdk.send(new AdminDisableUserCommand({ UserPoolId: poolId, Username: email }));
    await expect(signIn(w)).rejects.toMatchObject(refused('NotAuthorizedException', 'User is disabled.'));
    await expect(w.sdk.send(new GetUserCommand({ AccessToken }))).rejects.toMatchObject({
      name: 'NotAuthorizedException',
    });
    await expect(
      w.sdk.send(new GetTokensFromRefreshTokenCommand({ ClientId, RefreshToken })),
    ).rejects.toMatchObject({ name: 'NotAuthorizedException' });
  });

  test('the tokens are signed by a published key and carry the claims of the real thing', async () => {
    const w = await member();
    await w.sdk.send(
      new AdminAddUserToGroupCommand({ UserPoolId: poolId, Username: email, GroupName: 'staff' }),
    );
    const { AccessToken, IdToken } = await signIn(w);
    const access = await verified(w, AccessToken);
    expect(access).toMatchObject({
      token_use: 'access',
      sub: w.sub,
      username: w.sub,
      client_id: clientId,
      iss: `https://cognito-idp.${region}.amazonaws.com/${poolId}`,
      scope: 'aws.cognito.signin.user.admin',
      'cognito:groups': ['staff'],
      jti: expect.any(String),
      origin_jti: expect.any(String),
      auth_time: expect.any(Number),
    });
    expect(Number(access['exp']) - Number(access['iat'])).toBe(3600);
    expect(await verified(w, IdToken)).toMatchObject({
      token_use: 'id',
      sub: w.sub,
      aud: clientId,
      'cognito:username': w.sub,
      email,
      email_verified: true,
    });
    const forged = `${AccessToken.slice(0, -6)}AAAAAA`;
    await expect(w.sdk.send(new GetUserCommand({ AccessToken: forged }))).rejects.toMatchObject(
      refused('NotAuthorizedException', 'Invalid Access Token'),
    );
  });

  test('tokens end when the template says', async () => {
    const w = await member({
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
      refused('NotAuthorizedException', 'Access Token has expired'),
    );
    const refresh = () => w.sdk.send(new GetTokensFromRefreshTokenCommand({ ClientId, RefreshToken }));
    const again = (await refresh()).AuthenticationResult?.AccessToken;
    await expect(w.sdk.send(new GetUserCommand({ AccessToken: again }))).resolves.toMatchObject({
      Username: w.sub,
    });
    w.clock.advance(3_600_000);
    await expect(refresh()).rejects.toMatchObject(
      refused('NotAuthorizedException', 'Refresh Token has expired'),
    );
  });

  test.each([
    ['by the user', ({ AccessToken }: { AccessToken: string }) => new GlobalSignOutCommand({ AccessToken })],
    ['by an administrator', () => new AdminUserGlobalSignOutCommand({ UserPoolId: poolId, Username: email })],
    [
      'by revoking the refresh token',
      ({ RefreshToken }: { RefreshToken: string }) =>
        new RevokeTokenCommand({ ClientId, Token: RefreshToken }),
    ],
  ])('after a sign-out %s neither token works', async (_, leave) => {
    const w = await member();
    const tokens = await signIn(w);
    const { AccessToken, RefreshToken } = tokens;
    const command = leave(tokens);
    if (command instanceof GlobalSignOutCommand) await w.sdk.send(command);
    else if (command instanceof RevokeTokenCommand) await w.sdk.send(command);
    else await w.sdk.send(command);
    await expect(w.sdk.send(new GetUserCommand({ AccessToken }))).rejects.toMatchObject(
      refused('NotAuthorizedException', 'Access Token has been revoked'),
    );
    const refresh = new InitiateAuthCommand({
      ClientId,
      AuthFlow: 'REFRESH_TOKEN_AUTH',
      AuthParameters: { REFRESH_TOKEN: RefreshToken },
    });
    await expect(w.sdk.send(refresh)).rejects.toMatchObject(
      refused('NotAuthorizedException', 'Refresh Token has been revoked'),
    );
  });

  test('an invited user has to choose a password', async () => {
    const w = await world();
    await w.sdk.send(
      new AdminCreateUserCommand({
        UserPoolId: poolId,
        Username: email,
        UserAttributes: [{ Name: 'email_verified', Value: 'true' }],
      }),
    );
    const temporary = /temporary password is (\S+)\.$/.exec(w.mails.at(-1)?.html ?? '')?.[1] ?? '';
    const challenge = await w.sdk.send(
      new InitiateAuthCommand({
        ClientId,
        AuthFlow: 'USER_PASSWORD_AUTH',
        AuthParameters: { USERNAME: email, PASSWORD: temporary },
      }),
    );
    expect(challenge.ChallengeName).toBe('NEW_PASSWORD_REQUIRED');
    const answer = await w.sdk.send(
      new RespondToAuthChallengeCommand({
        ClientId,
        ChallengeName: 'NEW_PASSWORD_REQUIRED',
        Session: challenge.Session,
        ChallengeResponses: { USERNAME: email, NEW_PASSWORD: password },
      }),
    );
    expect(answer.AuthenticationResult?.AccessToken).toBeTruthy();
    await expect(signIn(w)).resolves.toMatchObject({ TokenType: 'Bearer' });
  });
});

describe('passwords', () => {
  test('a mailed code sets a new one, once', async () => {
    const w = await member();
    await w.sdk.send(new ForgotPasswordCommand({ ClientId, Username: email }));
    expect(w.mails.at(-1)).toMatchObject({ subject: 'Your password reset code' });
    const reset = (ConfirmationCode: string, Password = 'Brand-new-horse-2') =>
      w.sdk.send(new ConfirmForgotPasswordCommand({ ClientId, Username: email, ConfirmationCode, Password }));
    const code = w.lastCode();
    await expect(reset(wrong(code))).rejects.toMatchObject({ name: 'CodeMismatchException' });
    await expect(reset(code, 'weak')).rejects.toMatchObject({ name: 'InvalidPasswordException' });
    await reset(code);
    await expect(reset(code)).rejects.toMatchObject({ name: 'ExpiredCodeException' });
    await expect(signIn(w)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
    await expect(signIn(w, email, 'Brand-new-horse-2')).resolves.toMatchObject({ TokenType: 'Bearer' });
  });

  test('asking for an unknown user looks like asking for a known one', async () => {
    const w = await member();
    const ask = (Username: string) => w.sdk.send(new ForgotPasswordCommand({ ClientId, Username }));
    const [known, unknown] = [await ask(email), await ask('abe@elsewhere.test')];
    expect(unknown.CodeDeliveryDetails).toEqual(known.CodeDeliveryDetails);
    expect(w.mails.filter(({ to }) => to === 'abe@elsewhere.test')).toEqual([]);
    const reset = new ConfirmForgotPasswordCommand({
      ClientId,
      Username: 'abe@elsewhere.test',
      ConfirmationCode: '123456',
      Password: password,
    });
    await expect(w.sdk.send(reset)).rejects.toMatchObject({ name: 'CodeMismatchException' });
  });

  test('a signed-in user changes it with the old one', async () => {
    const w = await member();
    const { AccessToken } = await signIn(w);
    const change = (PreviousPassword: string) =>
      w.sdk.send(
        new ChangePasswordCommand({ AccessToken, PreviousPassword, ProposedPassword: 'Another-horse-3' }),
      );
    await expect(change('Wrong-horse-1')).rejects.toMatchObject({ name: 'NotAuthorizedException' });
    await change(password);
    await expect(signIn(w, email, 'Another-horse-3')).resolves.toMatchObject({ TokenType: 'Bearer' });
  });
});

describe('users', () => {
  test('a deleted user is gone and the email free', async () => {
    const w = await member();
    const { AccessToken } = await signIn(w);
    await w.sdk.send(new DeleteUserCommand({ AccessToken }));
    await expect(w.sdk.send(new GetUserCommand({ AccessToken }))).rejects.toMatchObject({
      name: 'UserNotFoundException',
    });
    await expect(signUp(w)).resolves.toMatchObject({ UserConfirmed: false });
  });

  test('they are listed by filter and page', async () => {
    const w = await world();
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
    const w = await member();
    const { AccessToken } = await signIn(w);
    const UserAttributes = [{ Name: 'email_verified', Value: 'true' }];
    await expect(
      w.sdk.send(new UpdateUserAttributesCommand({ AccessToken, UserAttributes })),
    ).rejects.toMatchObject(
      refused('NotAuthorizedException', 'A client attempted to write unauthorized attribute'),
    );
  });

  test('everything is there after a restart, and after a restore', async () => {
    const w = await member();
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
    const w = await world({
      triggers: {
        PreSignUp: nothing,
        CustomMessage: nothing,
        PostConfirmation: nothing,
        PostAuthentication: nothing,
        PreTokenGeneration: nothing,
      },
    });
    const { UserSub } = await signUp(w);
    await confirm(w);
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
      callerContext: { clientId },
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
    const w = await world({
      triggers: {
        PreSignUp() {
          throw new Error('Not from this domain');
        },
      },
    });
    await expect(signUp(w)).rejects.toMatchObject(
      refused('UserLambdaValidationException', 'PreSignUp failed with error Not from this domain.'),
    );
    expect(await w.sdk.send(new ListUsersCommand({ UserPoolId: poolId }))).toMatchObject({ Users: [] });
  });

  test('CustomMessage words the mail, the token trigger the claims', async () => {
    const w = await member({
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
    expect(await verified(w, AccessToken)).toMatchObject({
      plan: 'gold',
      sub: w.sub,
      scope: 'aws.cognito.signin.user.admin gable/read',
    });
    expect(await verified(w, IdToken)).not.toHaveProperty('email');
  });
});
