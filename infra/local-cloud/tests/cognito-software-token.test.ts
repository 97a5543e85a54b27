import {
  AdminGetUserCommand,
  AdminRespondToAuthChallengeCommand,
  AdminSetUserMFAPreferenceCommand,
  AssociateSoftwareTokenCommand,
  GetUserCommand,
  SetUserMFAPreferenceCommand,
  VerifySoftwareTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { describe, expect, test } from 'vitest';
import { findStep, parseBase32, calculateHotp, getStep, stepSeconds, toBase32 } from '../aws/cognito/totp.ts';
import {
  beginSignIn,
  ClientId,
  email,
  createMember,
  poolId,
  toRefusal,
  signIn,
  toWrongCode,
} from './cognito-pool.ts';

const second = 1000;
const step = stepSeconds * second;
const offered = { pool: { MfaConfiguration: 'OPTIONAL', EnabledMfas: ['SOFTWARE_TOKEN_MFA'] } };

describe('TOTP', () => {
  const secret = Buffer.from('12345678901234567890');

  // RFC 6238, appendix B.
  test.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('shows at second %i the code of the RFC', (seconds, code) => {
    expect(calculateHotp(secret, getStep(seconds * second), 8)).toBe(code);
    expect(findStep(secret, code.slice(2), seconds * second)).toBe(Math.floor(seconds / 30));
  });

  test('takes the codes of one step before and after, and no other', () => {
    const at = 1_234_567_890 * second;
    const taken = [-2, -1, 0, 1, 2].map(
      (apart) => findStep(secret, calculateHotp(secret, getStep(at) + apart), at) !== undefined,
    );
    expect(taken).toEqual([false, true, true, true, false]);
  });

  // RFC 4648, section 10.
  test.each([
    ['f', 'MY'],
    ['fo', 'MZXQ'],
    ['foo', 'MZXW6'],
    ['foobar', 'MZXW6YTBOI'],
  ])('writes %s in base 32 as %s', (text, base32) => {
    expect(toBase32(Buffer.from(text))).toBe(base32);
    expect(parseBase32(base32).toString()).toBe(text);
  });
});

async function withApp(wanted: Parameters<typeof createMember>[0] = offered) {
  const w = await createMember(wanted);
  const { AccessToken } = await signIn(w);
  const { SecretCode = '' } = await w.sdk.send(new AssociateSoftwareTokenCommand({ AccessToken }));
  const shown = (apart = 0) => calculateHotp(parseBase32(SecretCode), getStep(w.clock.now()) + apart);
  const verify = (UserCode = shown()) =>
    w.sdk.send(new VerifySoftwareTokenCommand({ AccessToken, UserCode }));
  const prefer = (Enabled: boolean) =>
    w.sdk.send(
      new SetUserMFAPreferenceCommand({
        AccessToken,
        SoftwareTokenMfaSettings: { Enabled, PreferredMfa: Enabled },
      }),
    );
  const enter = () => beginSignIn(w);
  const answer = (Session: string | undefined, code = shown()) =>
    w.sdk.send(
      new AdminRespondToAuthChallengeCommand({
        UserPoolId: poolId,
        ClientId,
        ChallengeName: 'SOFTWARE_TOKEN_MFA',
        Session,
        ChallengeResponses: { USERNAME: email, SOFTWARE_TOKEN_MFA_CODE: code },
      }),
    );
  return { ...w, AccessToken, shown, verify, prefer, enter, answer };
}

async function withAppOn() {
  const app = await withApp();
  await app.verify();
  await app.prefer(true);
  app.clock.advance(step);
  return app;
}

describe('an authenticator app', () => {
  test('is offered if its pool allows it', async () => {
    await expect(withApp({})).rejects.toMatchObject(
      toRefusal(
        'SoftwareTokenMFANotFoundException',
        'Software Token MFA has not been enabled by the userPool',
      ),
    );
  });

  test('is active only after a right code', async () => {
    const { prefer, shown, verify } = await withApp();
    await expect(prefer(true)).rejects.toMatchObject(
      toRefusal('InvalidParameterException', 'User has not verified software token mfa'),
    );
    await expect(verify(toWrongCode(shown()))).rejects.toMatchObject(
      toRefusal('EnableSoftwareTokenMFAException', 'Code mismatch'),
    );
    expect(await verify()).toMatchObject({ Status: 'SUCCESS' });
    await prefer(true);
  });

  test('is named by GetUser and AdminGetUser while it is on', async () => {
    const { AccessToken, sdk, prefer } = await withAppOn();
    const admin = () => sdk.send(new AdminGetUserCommand({ UserPoolId: poolId, Username: email }));
    const on = { UserMFASettingList: ['SOFTWARE_TOKEN_MFA'], PreferredMfaSetting: 'SOFTWARE_TOKEN_MFA' };
    expect(await admin()).toMatchObject(on);
    expect(await sdk.send(new GetUserCommand({ AccessToken }))).toMatchObject(on);
    await prefer(false);
    expect((await admin()).UserMFASettingList).toBeUndefined();
  });

  test('stays active until a new one is confirmed by a code', async () => {
    const { AccessToken, sdk, enter, answer } = await withAppOn();
    await sdk.send(new AssociateSoftwareTokenCommand({ AccessToken }));
    expect(await answer((await enter()).Session)).toHaveProperty('AuthenticationResult');
  });
});

describe('a sign-in with an app', () => {
  test('gets tokens after password and code', async () => {
    const { enter, answer } = await withAppOn();
    const asked = await enter();
    expect(asked).toMatchObject({ ChallengeName: 'SOFTWARE_TOKEN_MFA', Session: expect.any(String) });
    expect(asked.AuthenticationResult).toBeUndefined();
    expect(await answer(asked.Session)).toMatchObject({
      AuthenticationResult: { AccessToken: expect.any(String), RefreshToken: expect.any(String) },
    });
  });

  test('allows another try after a wrong code, and ends with a right one', async () => {
    const { enter, answer, shown } = await withAppOn();
    const { Session } = await enter();
    await expect(answer(Session, toWrongCode(shown()))).rejects.toMatchObject(
      toRefusal('CodeMismatchException', 'Invalid code received for user'),
    );
    await answer(Session);
    await expect(answer(Session, shown(1))).rejects.toMatchObject(
      toRefusal('NotAuthorizedException', 'Invalid session for the user, session can only be used once.'),
    );
  });

  test('takes each code once, the one that set up the app too', async () => {
    const { enter, answer, verify, prefer, shown } = await withApp();
    const first = shown();
    await verify(first);
    await prefer(true);
    const used = toRefusal('ExpiredCodeException', 'Your software token has already been used once.');
    await expect(answer((await enter()).Session, first)).rejects.toMatchObject(used);
    await answer((await enter()).Session, shown(1));
    await expect(answer((await enter()).Session, shown(1))).rejects.toMatchObject(used);
  });

  test('has three minutes for the code', async () => {
    const { clock, enter, answer } = await withAppOn();
    const { Session } = await enter();
    clock.advance(3 * 60 * second);
    await expect(answer(Session)).rejects.toMatchObject(
      toRefusal('NotAuthorizedException', 'Invalid session for the user, session is expired.'),
    );
    await expect(answer('x'.repeat(40))).rejects.toMatchObject(
      toRefusal('NotAuthorizedException', 'Invalid session for the user.'),
    );
  });

  test('ends with the password where an administrator turned the app off', async () => {
    const { sdk, enter } = await withAppOn();
    await sdk.send(
      new AdminSetUserMFAPreferenceCommand({
        UserPoolId: poolId,
        Username: email,
        SoftwareTokenMfaSettings: { Enabled: false },
      }),
    );
    expect(await enter()).toHaveProperty('AuthenticationResult');
  });

  test('survives a restart of the cloud', async () => {
    const app = await withAppOn();
    await app.restart();
    expect(await app.answer((await app.enter()).Session)).toHaveProperty('AuthenticationResult');
  });
});
