import { describe, expect, test } from 'vitest';
import { createVisitorClient } from '../support/clients/visitor.ts';
import { cloud } from '../support/cloud.ts';

cloud.wake('notifications');

const {
  call,
  getMailedLink,
  logIn,
  listMails,
  createMember,
  createUnverifiedMember,
  refreshTokens,
  getTokens,
  advanceToNext,
} = createVisitorClient(cloud);
const forgot = (email: string) => call('POST', '/api/forgot-password', { body: { email } });
const fresh = 'Another-one-2';
const reset = (link: { token: string; email: string }, password = fresh) =>
  call('POST', '/api/reset-password', { body: { ...link, password, passwordConfirmation: password } });

describe('a forgotten password', () => {
  test('is answered with the same text for known and unknown addresses', async () => {
    const { email } = await createUnverifiedMember();
    const [known, unknown] = [await forgot(email), await forgot('who@example.com')];
    expect(known.status).toBe(200);
    expect(unknown).toMatchObject({ status: 200, body: known.body });
    expect(listMails('who@example.com')).toEqual([]);
  });

  test('is replaced with the mailed link, which ends every earlier login', async () => {
    const { email, token } = await createMember();
    const before = await getTokens(email);
    await forgot(email);
    expect(listMails(email)[0]?.html).toMatch(/\/reset-password#token=/);
    expect(await reset(getMailedLink(email))).toMatchObject({ status: 200 });
    for (const old of [token, before.access_token])
      expect((await call('GET', '/api/user', { token: old })).status).toBe(401);
    expect((await refreshTokens(before.refresh_token)).status).toBe(400);
    expect((await logIn(email)).status).toBe(400);
    const after = await getTokens(email, fresh);
    expect((await call('GET', '/api/user', { token: after.access_token })).status).toBe(200);
    const [notice] = listMails(email);
    expect(notice?.subject).toBe('Your password was changed');
    await cloud.idle();
    expect(cloud.events().map(({ detailType }) => detailType)).toContain('account.password_reset.v1');
  });

  test('is replaced before the email is verified, too', async () => {
    const { email } = await createUnverifiedMember();
    await forgot(email);
    expect((await reset(getMailedLink(email))).status).toBe(200);
    expect((await logIn(email, fresh)).status).toBe(200);
  });
});

describe('a reset link', () => {
  test('works once, also in concurrent requests', async () => {
    const { email } = await createUnverifiedMember();
    await forgot(email);
    const link = getMailedLink(email);
    const replies = await Promise.all([reset(link), reset(link), reset(link)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 410, 410]);
    expect((await reset(link)).status).toBe(410);
  });

  test('is invalid once a newer one was sent', async () => {
    const { email } = await createUnverifiedMember();
    await forgot(email);
    const older = getMailedLink(email);
    await forgot(email);
    expect((await reset(older)).status).toBe(410);
    expect((await reset(getMailedLink(email))).status).toBe(200);
  });

  test('is valid for an hour', async () => {
    const { email } = await createUnverifiedMember();
    await forgot(email);
    const link = getMailedLink(email);
    cloud.clock.advance(3600 * 1000);
    expect(await reset(link)).toMatchObject({ status: 410, body: { code: 'gone' } });
  });

  test('works only with its address', async () => {
    const [one, other] = [await createUnverifiedMember(), await createUnverifiedMember()];
    await forgot(one.email);
    await forgot(other.email);
    const { token } = getMailedLink(one.email);
    expect((await reset({ token, email: other.email })).status).toBe(410);
    expect((await reset({ token, email: 'who@example.com' })).status).toBe(410);
    expect((await logIn(other.email)).status).toBe(200);
  });

  test('stays valid when the password is refused', async () => {
    const { email } = await createUnverifiedMember();
    await forgot(email);
    const link = getMailedLink(email);
    for (const weak of ['short', 'Password1', ' with spaces around '])
      expect(await reset(link, weak)).toMatchObject({
        status: 422,
        body: { errors: { password: [expect.any(String)] } },
      });
    expect((await reset(link)).status).toBe(200);
  });

  test('is mailed at most three times an hour', async () => {
    advanceToNext(3600);
    const { email } = await createUnverifiedMember();
    for (let time = 0; time < 5; time += 1) expect((await forgot(email)).status).toBe(200);
    const links = listMails(email).filter(({ subject }) => subject === 'Choose a new password');
    expect(links).toHaveLength(3);
  });
});
