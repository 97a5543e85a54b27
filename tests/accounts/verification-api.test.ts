import { AdminUpdateUserAttributesCommand } from '@aws-sdk/client-cognito-identity-provider';
import { describe, expect, test } from 'vitest';
import { cognito, getPoolUser } from '../support/clients/user-pool.ts';
import { createVisitorClient, toWrongCode } from '../support/clients/visitor.ts';
import { cloud } from '../support/cloud.ts';

cloud.wake('notifications');

const { call, getVerificationCode, listMails, createUnverifiedMember, advanceToNext } =
  createVisitorClient(cloud);
const verify = (token: string, code: string) => call('POST', '/api/verify-code', { token, body: { code } });
const resend = (token: string) => call('GET', '/api/resend-verify-code', { token });
const pass = (seconds: number) => cloud.clock.advance(seconds * 1000);

describe('a mailed code', () => {
  test('stays valid after a wrong try', async () => {
    const { email, token } = await createUnverifiedMember();
    const code = getVerificationCode(email);
    expect(await verify(token, toWrongCode(code))).toMatchObject({
      status: 422,
      body: { errors: { code: [expect.any(String)] } },
    });
    expect(await verify(token, code)).toMatchObject({ status: 200, body: { is_active: 1 } });
    expect(await verify(token, code)).toMatchObject({ status: 409, body: { state: 'active' } });
    expect(await resend(token)).toMatchObject({ status: 409, body: { state: 'active' } });
  });

  test('ends after five wrong tries, also concurrent ones', async () => {
    const { email, token } = await createUnverifiedMember();
    const code = getVerificationCode(email);
    const replies = await Promise.all(Array.from({ length: 7 }, () => verify(token, toWrongCode(code))));
    expect(replies.map(({ status }) => status).sort()).toEqual([422, 422, 422, 422, 422, 429, 429]);
    expect(await verify(token, code)).toMatchObject({
      status: 429,
      body: { detail: expect.stringContaining('Ask for a new one') },
    });
    pass(60);
    expect((await resend(token)).status).toBe(200);
    expect((await verify(token, getVerificationCode(email))).status).toBe(200);
  });

  test('expires after ten minutes', async () => {
    const { email, token } = await createUnverifiedMember();
    const code = getVerificationCode(email);
    pass(600);
    expect(await verify(token, code)).toMatchObject({ status: 410, body: { code: 'gone' } });
  });

  test('is invalid once another was requested, which takes a minute', async () => {
    const { email, token } = await createUnverifiedMember();
    const first = getVerificationCode(email);
    const early = await resend(token);
    expect(early.status).toBe(429);
    expect(Number(early.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    pass(60);
    const sent = await resend(token);
    expect(sent).toMatchObject({ status: 200, body: { timeLimit: 600, sendTime: expect.any(String) } });
    expect(sent.headers.get('cache-control')).toBe('no-store');
    const second = getVerificationCode(email);
    // Two random codes are equal once in a million.
    const stale = second === first ? toWrongCode(second) : first;
    expect((await verify(token, stale)).status).toBe(422);
    expect((await verify(token, second)).status).toBe(200);
  });

  test('can be requested five times a day', async () => {
    advanceToNext(24 * 3600);
    const { email, token } = await createUnverifiedMember();
    const replies = [];
    for (let time = 0; time < 6; time += 1) {
      pass(61);
      replies.push((await resend(token)).status);
    }
    expect(replies).toEqual([200, 200, 200, 200, 200, 429]);
    expect(listMails(email)).toHaveLength(6);
  });

  test('counts when Cognito accepted it before the account was saved', async () => {
    const { email, token } = await createUnverifiedMember();
    const code = getVerificationCode(email);
    const UserAttributes = [{ Name: 'email_verified', Value: 'true' }];
    await cognito.send(new AdminUpdateUserAttributesCommand({ ...getPoolUser(token), UserAttributes }));
    expect((await call('GET', '/api/user', { token })).body).toMatchObject({ is_active: 0 });
    expect(await verify(token, code)).toMatchObject({ status: 200, body: { is_active: 1 } });
  });

  test('has six digits', async () => {
    const { token } = await createUnverifiedMember();
    for (const code of ['12345', '1234567', 'abcdef', ''])
      expect(await verify(token, code)).toMatchObject({
        status: 422,
        body: { errors: { code: [expect.any(String)] } },
      });
  });

  test('verifies once in two concurrent requests', async () => {
    const { email, token } = await createUnverifiedMember();
    const code = getVerificationCode(email);
    const replies = await Promise.all([verify(token, code), verify(token, code)]);
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    await cloud.idle();
    const id = replies.find(({ status }) => status === 200)?.body['id'];
    const told = cloud
      .events()
      .filter(
        ({ detailType, detail }) =>
          detailType === 'account.verified.v1' && JSON.stringify(detail).includes(String(id)),
      );
    expect(told).toHaveLength(1);
  });
});
