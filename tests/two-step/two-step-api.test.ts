import { describe, expect, test } from 'vitest';
import { createStaffMember } from '../support/clients/staff.ts';
import { createTwoStepClient } from '../support/clients/two-step.ts';
import { password, createVisitorClient, toWrongCode } from '../support/clients/visitor.ts';
import { cloud } from '../support/cloud.ts';

cloud.wake('notifications', 'staff');
cloud.allowCopies('signUp');

const { call, getMailedLink, logIn, listMails, createMember, refreshTokens, advanceToNext } =
  createVisitorClient(cloud);
const {
  answerChallenge,
  startTwoStep,
  getChallenge,
  confirmTwoStep,
  logInWithCode,
  createCodeGenerator,
  createMemberWithApp,
} = createTwoStepClient(cloud);
const me = (token: string) => call('GET', '/api/user', { token });
const subjectsTo = (email: string) => listMails(email).map(({ subject }) => subject);

describe('turning two-step sign-in on', () => {
  test('needs the password first, and then a code of the app', async () => {
    const { email, token } = await createMember();
    const start = (sent: unknown) => call('POST', '/api/user/two-step', { token, body: sent });
    expect(await start({ password: 'Not-my-pass-1' })).toMatchObject({
      status: 422,
      body: { errors: { password: [expect.any(String)] } },
    });
    const { secret, uri } = await startTwoStep(token);
    expect(uri).toBe(`otpauth://totp/${encodeURIComponent(`Gable:${email}`)}?secret=${secret}&issuer=Gable`);
    const show = createCodeGenerator(secret);
    expect(await confirmTwoStep(token, toWrongCode(show()))).toMatchObject({
      status: 422,
      body: { errors: { code: [expect.any(String)] } },
    });
    expect((await me(token)).body).toMatchObject({ twoStep: { on: false, recoveryCodesLeft: 0 } });
    expect((await logIn(email)).status).toBe(200);
  });

  test('gives ten recovery codes once and new tokens, and ends every other login', async () => {
    const { email, token, refresh } = await createMember();
    const show = createCodeGenerator((await startTwoStep(token)).secret);
    const reply = await confirmTwoStep(token, show());
    expect(reply).toMatchObject({
      status: 200,
      body: { recoveryCodes: expect.any(Array), tokens: { access_token: expect.any(String) } },
    });
    expect(new Set(Object.values(reply.body['recoveryCodes'] ?? {})).size).toBe(10);
    expect(reply.headers.get('cache-control')).toBe('no-store');
    await cloud.idle();
    expect((await refreshTokens(refresh)).status).toBe(400);
    expect(subjectsTo(email)[0]).toBe('Two-step sign-in is on');
  });

  test('is rejected before an app was scanned and when it is on', async () => {
    const person = await createMember();
    expect(await confirmTwoStep(person.token, '123456')).toMatchObject({
      status: 409,
      body: { state: 'off' },
    });
    const { token, show } = await createMemberWithApp();
    expect(await confirmTwoStep(token, show())).toMatchObject({ status: 409, body: { state: 'on' } });
    const start = await call('POST', '/api/user/two-step', { token, body: { password } });
    expect(start).toMatchObject({ status: 409, body: { state: 'on' } });
    expect((await me(token)).body).toMatchObject({
      twoStep: { on: true, since: expect.any(String), recoveryCodesLeft: 10 },
    });
  });

  test('accepts only the app that was scanned last', async () => {
    const { token } = await createMember();
    const first = createCodeGenerator((await startTwoStep(token)).secret);
    const second = createCodeGenerator((await startTwoStep(token)).secret);
    expect((await confirmTwoStep(token, first())).status).toBe(422);
    expect((await confirmTwoStep(token, second())).status).toBe(200);
  });
});

describe('a login in two steps', () => {
  test('answers the password with a challenge and the code with tokens', async () => {
    const person = await createMemberWithApp();
    const asked = await logIn(person.email);
    expect(asked).toMatchObject({
      status: 403,
      body: {
        code: 'two_step_required',
        error: 'two_step_required',
        challenge: expect.stringMatching(/^[\w-]{43}$/),
        kinds: ['code', 'recovery_code'],
        expires_in: 180,
      },
    });
    expect(JSON.stringify(asked.body)).not.toContain('access_token');
    const token = await logInWithCode(person);
    expect((await me(token)).body).toMatchObject({ email: person.email });
  });

  test('accepts the second step as a form', async () => {
    const { email, show } = await createMemberWithApp();
    const fields = {
      grant_type: 'urn:gable:two-step',
      client_id: '2',
      challenge: await getChallenge(email),
      code: show(),
    };
    const reply = await cloud.api('/oauth/token', {
      method: 'POST',
      body: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(reply).toMatchObject({ status: 200, body: { token_type: 'Bearer' } });
  });

  test('is renewed without another code', async () => {
    const { refresh } = await createMemberWithApp();
    expect((await refreshTokens(refresh)).status).toBe(200);
  });

  test('answers wrong, used and invalid recovery codes alike', async () => {
    const { email, show } = await createMemberWithApp();
    const code = show();
    await answerChallenge(await getChallenge(email), { code });
    const challenge = await getChallenge(email);
    const replies = [
      await answerChallenge(challenge, { code }),
      await answerChallenge(challenge, { code: toWrongCode(toWrongCode(code)) }),
      await answerChallenge(challenge, { recovery_code: 'aaaa-bbbb-cccc-dddd' }),
    ];
    for (const reply of replies)
      expect(reply).toMatchObject({ status: 400, body: { error: 'invalid_grant', code: 'invalid_grant' } });
    expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect((await answerChallenge(challenge, { code: show() })).status).toBe(200);
  });

  test('accepts each challenge once, within three minutes', async () => {
    const { email, show } = await createMemberWithApp();
    const challenge = await getChallenge(email);
    expect((await answerChallenge(challenge, { code: show() })).status).toBe(200);
    expect(await answerChallenge(challenge, { code: show() })).toMatchObject({
      status: 410,
      body: { code: 'gone' },
    });
    const late = await getChallenge(email);
    cloud.clock.advance(181_000);
    expect((await answerChallenge(late, { code: show() })).status).toBe(410);
    expect((await answerChallenge('no-such-challenge', { code: '123456' })).status).toBe(410);
  });

  test('ends after five tries of a challenge and ten of an account', async () => {
    const { email, show } = await createMemberWithApp();
    advanceToNext(15 * 60);
    const five = async () => {
      const challenge = await getChallenge(email);
      const statuses: number[] = [];
      for (let at = 0; at < 5; at += 1)
        statuses.push((await answerChallenge(challenge, { recovery_code: 'aaaa-bbbb-cccc-dddd' })).status);
      return { challenge, statuses };
    };
    const first = await five();
    expect(first.statuses).toEqual([400, 400, 400, 400, 400]);
    const refused = await answerChallenge(first.challenge, { code: show() });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    await five();
    expect((await answerChallenge(await getChallenge(email), { code: show() })).status).toBe(429);
    advanceToNext(15 * 60);
    expect((await answerChallenge(await getChallenge(email), { code: show() })).status).toBe(200);
  });

  test.each([
    ['no code', {}],
    ['two', { code: '123456', recovery_code: 'aaaa-bbbb-cccc-dddd' }],
  ])('rejects %s', async (_, proof) => {
    const { email } = await createMemberWithApp();
    const challenge = await getChallenge(email);
    const body = { grant_type: 'urn:gable:two-step', client_id: 2, challenge, ...proof };
    expect(await call('POST', '/oauth/token', { body })).toMatchObject({
      status: 422,
      body: { errors: { code: [expect.any(String)] } },
    });
  });
});

describe('a recovery code', () => {
  test('logs its person in once, however it is typed, and sends a notice', async () => {
    const { email, recoveryCodes, token } = await createMemberWithApp();
    const [code = ''] = recoveryCodes;
    const reply = await answerChallenge(await getChallenge(email), {
      recovery_code: code.toUpperCase().replaceAll('-', ' '),
    });
    expect(reply.status).toBe(200);
    await cloud.idle();
    expect((await me(token)).body).toMatchObject({ twoStep: { on: true, recoveryCodesLeft: 9 } });
    const [mail] = listMails(email);
    expect(mail?.subject).toBe('A recovery code was used to log in');
    expect(mail?.text).toContain('9 codes are left');
    expect((await answerChallenge(await getChallenge(email), { recovery_code: code })).status).toBe(400);
  });

  test('works right after a code of the app', async () => {
    const { email, recoveryCodes, show } = await createMemberWithApp();
    await answerChallenge(await getChallenge(email), { code: show() });
    const reply = await answerChallenge(await getChallenge(email), { recovery_code: recoveryCodes[1] ?? '' });
    expect(reply.status).toBe(200);
  });

  test('works for one of two concurrent logins', async () => {
    const { email, recoveryCodes } = await createMemberWithApp();
    const challenges = [await getChallenge(email), await getChallenge(email)];
    const replies = await Promise.all(
      challenges.map((challenge) => answerChallenge(challenge, { recovery_code: recoveryCodes[0] ?? '' })),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('is replaced by a new set with password and code', async () => {
    const { email, recoveryCodes, show, token } = await createMemberWithApp();
    const path = '/api/user/two-step/recovery-codes';
    const wrong = { password: 'Not-my-pass-1', code: show() };
    expect((await call('POST', path, { token, body: wrong })).status).toBe(422);
    const reply = await call('POST', path, { token, body: { password, code: show() } });
    expect(reply.status).toBe(200);
    expect(subjectsTo(email)[0]).toBe('You have new recovery codes');
    const old = await answerChallenge(await getChallenge(email), { recovery_code: recoveryCodes[0] ?? '' });
    expect(old.status).toBe(400);
    const fresh = Object.values(reply.body['recoveryCodes'] ?? {}).map(String);
    expect((await answerChallenge(await getChallenge(email), { recovery_code: fresh[0] ?? '' })).status).toBe(
      200,
    );
  });
});

describe('with two-step sign-in, a change that a thief of the login would make', () => {
  test('of the email needs a code of the app', async () => {
    const { email, show, token } = await createMemberWithApp();
    const change = (sent: object) =>
      call('PUT', '/api/buyer-seller/update-profile', {
        token,
        body: { email: `next-${email}`, password, ...sent },
      });
    for (const sent of [{}, { code: toWrongCode(show()) }])
      expect(await change(sent)).toMatchObject({
        status: 422,
        body: { errors: { code: [expect.any(String)] } },
      });
    expect((await me(token)).body).not.toHaveProperty('pendingEmail');
    advanceToNext(30);
    expect(await change({ code: show() })).toMatchObject({
      status: 200,
      body: { pendingEmail: `next-${email}` },
    });
  });

  test('of the account’s life needs a code of the app', async () => {
    const { show, token } = await createMemberWithApp();
    const leave = (sent: object) =>
      call('DELETE', '/api/delete-account', { token, body: { password, ...sent } });
    expect(await leave({})).toMatchObject({
      status: 422,
      body: { errors: { code: [expect.any(String)] } },
    });
    expect((await me(token)).body).not.toHaveProperty('deletesAt');
    advanceToNext(30);
    expect((await leave({ code: show() })).status).toBe(202);
  });
});

describe('turning two-step sign-in off', () => {
  const turnOff = (token: string, body: unknown) => call('DELETE', '/api/user/two-step', { token, body });

  test('needs password and code, and ends every other login', async () => {
    const person = await createMemberWithApp();
    const other = await logInWithCode(person);
    expect((await turnOff(person.token, { password, code: '000000' })).status).toBe(422);
    expect((await turnOff(person.token, { password: 'Not-my-pass-1', code: person.show() })).status).toBe(
      422,
    );
    advanceToNext(1);
    const reply = await turnOff(person.token, { password, code: person.show() });
    expect(reply).toMatchObject({ status: 200, body: { tokens: { access_token: expect.any(String) } } });
    expect((await me(other)).status).toBe(401);
    expect(subjectsTo(person.email)[0]).toBe('Two-step sign-in is off');
    expect(await logIn(person.email)).toMatchObject({ status: 200 });
    expect(await turnOff(String(Object(reply.body['tokens'])['access_token']), { password })).toMatchObject({
      status: 409,
      body: { state: 'off' },
    });
  });

  test('works with a recovery code when the phone is lost', async () => {
    const { email, recoveryCodes, token } = await createMemberWithApp();
    const proof = { password, recovery_code: recoveryCodes[3] };
    expect((await turnOff(token, proof)).status).toBe(200);
    expect((await logIn(email)).status).toBe(200);
  });

  test('does not follow from a new password', async () => {
    const { email, show } = await createMemberWithApp();
    await call('POST', '/api/forgot-password', { body: { email } });
    await cloud.idle();
    const next = 'Another-pass-9';
    await call('POST', '/api/reset-password', {
      body: { ...getMailedLink(email), password: next, passwordConfirmation: next },
    });
    const asked = await logIn(email, next);
    expect(asked).toMatchObject({ status: 403, body: { code: 'two_step_required' } });
    expect((await answerChallenge(String(asked.body['challenge']), { code: show() })).status).toBe(200);
  });
});

describe('a reset by staff', () => {
  const reset = (token: string, id: string, reason = 'Lost phone; passport checked by call') =>
    call('POST', `/api/staff/people/${id}/two-step/reset`, { token, body: { reason } });

  test('turns two-step off, ends the logins and is recorded in the audit trail', async () => {
    const { email, id, token } = await createMemberWithApp();
    const staff = await createStaffMember(cloud);
    const card = async () => (await call('GET', `/api/staff/people/${id}`, { token: staff.token })).body;
    expect(await card()).toMatchObject({ twoStepSince: expect.any(String) });
    expect((await reset(staff.token, id, '')).status).toBe(422);
    expect((await reset(staff.token, id)).status).toBe(204);
    expect((await me(token)).status).toBe(401);
    expect(subjectsTo(email)[0]).toBe('We turned off two-step sign-in for you');
    advanceToNext(1);
    expect((await logIn(email)).status).toBe(200);
    const after = await card();
    expect(after).toMatchObject({
      acts: [{ action: 'account.reset_two_step', reason: 'Lost phone; passport checked by call' }],
    });
    expect(after).not.toHaveProperty('twoStepSince');
    expect(await reset(staff.token, id)).toMatchObject({ status: 409, body: { state: 'off' } });
  });

  test('is rejected for oneself', async () => {
    const staff = await createStaffMember(cloud);
    expect(await reset(staff.token, staff.id)).toMatchObject({ status: 409, body: { state: 'own' } });
  });
});
