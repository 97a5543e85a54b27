import {
  AdminGetUserCommand,
  ChangePasswordCommand,
  ConfirmForgotPasswordCommand,
  ForgotPasswordCommand,
  GetUserAttributeVerificationCodeCommand,
  GetUserCommand,
  ListUsersCommand,
  ResendConfirmationCodeCommand,
  UpdateUserAttributesCommand,
  VerifyUserAttributeCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { describe, expect, test } from 'vitest';
import {
  ClientId,
  confirmSignUp,
  day,
  email,
  createMember,
  password,
  poolId,
  toRefusal,
  signIn,
  signUp,
  createCognitoWorld,
  toWrongCode,
} from './cognito-pool.ts';

describe('sign-up', () => {
  test('a code by mail confirms the account, whose name is its sub', async () => {
    const w = await createCognitoWorld();
    const answer = await signUp(w);
    expect(answer).toMatchObject({
      UserConfirmed: false,
      CodeDeliveryDetails: { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: 'a***@e***' },
    });
    expect(w.mails).toMatchObject([{ to: email, subject: 'Your verification code' }]);
    await expect(signIn(w)).rejects.toMatchObject(
      toRefusal('UserNotConfirmedException', 'User is not confirmed.'),
    );
    await confirmSignUp(w);
    const user = await w.sdk.send(new AdminGetUserCommand({ UserPoolId: poolId, Username: email }));
    expect(user).toMatchObject({ Username: answer.UserSub, UserStatus: 'CONFIRMED', Enabled: true });
    expect(user.UserAttributes).toContainEqual({ Name: 'email_verified', Value: 'true' });
    await expect(confirmSignUp(w)).rejects.toMatchObject(
      toRefusal('NotAuthorizedException', 'User cannot be confirmed. Current status is CONFIRMED'),
    );
  });

  test.each([
    ['Ab1!', 'Password not long enough'],
    ['abcdefg1!', 'Password must have uppercase characters'],
    ['ABCDEFG1!', 'Password must have lowercase characters'],
    ['Abcdefgh!', 'Password must have numeric characters'],
    ['Abcdefgh1', 'Password must have symbol characters'],
  ])('the password %s breaks the policy of the template', async (weak, why) => {
    const w = await createCognitoWorld();
    await expect(signUp(w, email, weak)).rejects.toMatchObject(
      toRefusal('InvalidPasswordException', `Password did not conform with policy: ${why}`),
    );
  });

  test('a name that is no email is refused', async () => {
    await expect(signUp(await createCognitoWorld(), 'ada')).rejects.toMatchObject(
      toRefusal('InvalidParameterException', 'Username should be an email.'),
    );
  });

  test('one email has one account, whatever its case', async () => {
    const w = await createMember();
    await expect(signUp(w, 'ADA@Example.com')).rejects.toMatchObject(
      toRefusal('UsernameExistsException', 'An account with the given email already exists.'),
    );
    expect(await signIn(w, 'Ada@EXAMPLE.com')).toMatchObject({ TokenType: 'Bearer', ExpiresIn: 3600 });
  });

  test('of five sign-ups that race past a slow trigger one wins', async () => {
    let arrived = 0;
    let open = () => {};
    const gate = new Promise<void>((resolve) => (open = resolve));
    const w = await createCognitoWorld({
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
    const w = await createCognitoWorld();
    await signUp(w);
    const first = w.lastCode();
    for (let attempt = 0; attempt < 5; attempt += 1)
      await expect(confirmSignUp(w, toWrongCode(first))).rejects.toMatchObject(
        toRefusal('CodeMismatchException', 'Invalid verification code provided, please try again.'),
      );
    await expect(confirmSignUp(w, first)).rejects.toMatchObject(
      toRefusal('LimitExceededException', 'Attempt limit exceeded, please try after some time.'),
    );
    await w.sdk.send(new ResendConfirmationCodeCommand({ ClientId, Username: email }));
    await confirmSignUp(w);
    await expect(signIn(w)).resolves.toMatchObject({ TokenType: 'Bearer' });
  });

  test('a sign-up code ends after a day, a reset code after an hour', async () => {
    const w = await createCognitoWorld();
    await signUp(w);
    const late = w.lastCode();
    w.clock.advance(day);
    const expired = toRefusal('ExpiredCodeException', 'Invalid code provided, please request a code again.');
    await expect(confirmSignUp(w, late)).rejects.toMatchObject(expired);
    await w.sdk.send(new ResendConfirmationCodeCommand({ ClientId, Username: email }));
    await confirmSignUp(w);
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
    const w = await createCognitoWorld();
    await signUp(w);
    const resend = () => w.sdk.send(new ResendConfirmationCodeCommand({ ClientId, Username: email }));
    for (let sent = 1; sent < 20; sent += 1) await resend();
    await expect(resend()).rejects.toMatchObject({ name: 'LimitExceededException' });
    w.clock.advance(day / 24);
    await expect(resend()).resolves.toMatchObject({ CodeDeliveryDetails: { Destination: 'a***@e***' } });
  });

  test('an email attribute is verified by the code sent to it', async () => {
    const w = await createCognitoWorld({ triggers: { PreSignUp: () => ({ autoConfirmUser: true }) } });
    await signUp(w);
    expect(w.mails).toEqual([]);
    const { AccessToken } = await signIn(w);
    const verify = (Code: string) =>
      w.sdk.send(new VerifyUserAttributeCommand({ AccessToken, AttributeName: 'email', Code }));
    await w.sdk.send(new GetUserAttributeVerificationCodeCommand({ AccessToken, AttributeName: 'email' }));
    await expect(verify(toWrongCode(w.lastCode()))).rejects.toMatchObject({ name: 'CodeMismatchException' });
    await verify(w.lastCode());
    const { UserAttributes } = await w.sdk.send(new GetUserCommand({ AccessToken }));
    expect(UserAttributes).toContainEqual({ Name: 'email_verified', Value: 'true' });
  });

  test('a new email waits for its code where the pool asks for it', async () => {
    const w = await createMember({
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

describe('passwords', () => {
  test('a mailed code sets a new one, once', async () => {
    const w = await createMember();
    await w.sdk.send(new ForgotPasswordCommand({ ClientId, Username: email }));
    expect(w.mails.at(-1)).toMatchObject({ subject: 'Your password reset code' });
    const reset = (ConfirmationCode: string, Password = 'Brand-new-horse-2') =>
      w.sdk.send(new ConfirmForgotPasswordCommand({ ClientId, Username: email, ConfirmationCode, Password }));
    const code = w.lastCode();
    await expect(reset(toWrongCode(code))).rejects.toMatchObject({ name: 'CodeMismatchException' });
    await expect(reset(code, 'weak')).rejects.toMatchObject({ name: 'InvalidPasswordException' });
    await reset(code);
    await expect(reset(code)).rejects.toMatchObject({ name: 'ExpiredCodeException' });
    await expect(signIn(w)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
    await expect(signIn(w, email, 'Brand-new-horse-2')).resolves.toMatchObject({ TokenType: 'Bearer' });
  });

  test('asking for an unknown user looks like asking for a known one', async () => {
    const w = await createMember();
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
    const w = await createMember();
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
