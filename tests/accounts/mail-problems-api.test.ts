import { decodeJwt } from 'jose';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { stubFunctionEnvironment } from '../support/clients/function-environment.ts';
import { createVisitorClient, password } from '../support/clients/visitor.ts';
import { cloud } from '../support/cloud.ts';

stubFunctionEnvironment(cloud);
afterAll(() => vi.unstubAllEnvs());
const { AccountStatusRow } = await import('../../functions/kernel/data/account-status.ts');
const { call, register, getVerificationCode } = createVisitorClient(cloud);
const mailsTo = (email: string) => cloud.services.mails.list(email);
const me = async (token: string) => (await call('GET', '/api/user', { token })).body;
/** Registers with an address; the mail with its code goes to it at once. */
async function registerWith(email: string): Promise<string> {
  const { status, body } = await register(email);
  expect(status).toBe(201);
  await cloud.idle();
  return String(body['accessToken']);
}

describe('an address with a mail problem', () => {
  test.each([
    ['bounced', 'bounce+gone@simulator.amazonses.com'],
    ['complained', 'complaint+spam@simulator.amazonses.com'],
  ])('gets no more mails once one %s, and its owner sees why', async (mailProblem, email) => {
    const token = await registerWith(email);
    expect(mailsTo(email)).toHaveLength(1);
    expect(await me(token)).toMatchObject({ email, mailProblem });
    cloud.clock.advance(120_000);
    await call('GET', '/api/resend-verify-code', { token });
    await call('POST', '/api/forgot-password', { body: { email } });
    await cloud.idle();
    expect(mailsTo(email)).toHaveLength(1);
  });

  test('is replaced by another one, which gets mails', async () => {
    const token = await registerWith('bounce+moved@simulator.amazonses.com');
    const email = 'moved@example.com';
    const changed = await call('PUT', '/api/buyer-seller/update-profile', {
      token,
      body: { email, password },
    });
    expect(changed.status).toBe(200);
    await call('POST', '/api/verify-code', { token, body: { code: getVerificationCode(email) } });
    expect(await me(token)).toMatchObject({ email });
    expect(await me(token)).not.toHaveProperty('mailProblem');
  });

  test('is shown for an account whose status was written without its address', async () => {
    const email = 'bounce+early@simulator.amazonses.com';
    const token = await registerWith(email);
    await AccountStatusRow.patch({ sub: String(decodeJwt(token).sub) })
      .remove(['email'])
      .go();
    expect(await me(token)).toMatchObject({ email, mailProblem: 'bounced' });
  });

  test('still gets mails after a passing failure', async () => {
    const email = 'full@example.com';
    const token = await registerWith(email);
    const fn = cloud.model.functions.find(({ entry }) => entry.endsWith('on-mail-failure.ts'));
    const bounce = { bounceType: 'Transient', bouncedRecipients: [{ emailAddress: email }] };
    await cloud.invoke(String(fn?.id), { detail: { eventType: 'Bounce', bounce } });
    expect(await me(token)).not.toHaveProperty('mailProblem');
  });
});
