import { describe, expect, test } from 'vitest';
import { setStoredPassword } from '../support/clients/user-pool.ts';
import { createVisitorClient } from '../support/clients/visitor.ts';
import { cloud } from '../support/cloud.ts';

cloud.wake('notifications');

const { call, createMember, createUnverifiedMember, getMailedLink, getTokens, logIn } =
  createVisitorClient(cloud);

/** One password as two keyboards send it. */
const pairs = [
  ['Café am Fluss 27', 'Cafe\u0301 am Fluss 27'],
  ['Cafe\u0301 am Fluss 27', 'Café am Fluss 27'],
  ['Ｇａｂｌｅ－ｄｅｍｏ－２７', 'Gable-demo-27'],
  ['river stone oak 27', 'river\u00A0stone\u3000oak 27'],
  ['Tŷ Ffynnon 2 가을', 'Tŷ Ffynnon 2 가을'.normalize('NFD')],
] as const;

describe.each(pairs)('a password set as %j and typed as %j', (set, typed) => {
  const repeated = { password: set, passwordConfirmation: typed };

  test('logs in after a registration', async () => {
    const { email } = await createUnverifiedMember(repeated);
    expect((await logIn(email, typed)).status).toBe(200);
    expect((await logIn(email, set)).status).toBe(200);
    expect((await logIn(email, `${typed}!`)).status).toBe(400);
  });

  test('logs in after a reset, and proves who asks for another email or a deletion', async () => {
    const { email } = await createMember();
    await call('POST', '/api/forgot-password', { body: { email } });
    const reset = { ...getMailedLink(email), ...repeated };
    expect((await call('POST', '/api/reset-password', { body: reset })).status).toBe(200);
    const { access_token: token } = await getTokens(email, typed);
    const change = (password: string) =>
      call('PUT', '/api/buyer-seller/update-profile', {
        token,
        body: { email: `new-${email}`, password },
      });
    expect((await change(`${typed}!`)).status).toBeGreaterThanOrEqual(400);
    expect(await change(typed)).toMatchObject({ status: 200 });
    const closed = await call('DELETE', '/api/delete-account', { token, body: { password: typed } });
    expect(closed.status).toBe(202);
  });
});

test.each([
  ['Cafe\u0301 am Fluss 27'],
  ['Ｇａｂｌｅ－ｄｅｍｏ－２７'],
  ['river\u00A0stone oak 27'],
  ['🏡🏡🏡🔑'],
])('an account from before passwords had one form still logs in with %j', async (stored) => {
  const { email, token } = await createUnverifiedMember();
  await setStoredPassword(token, stored);
  expect((await logIn(email, stored)).status).toBe(200);
  expect((await logIn(email, `${stored}!`)).status).toBe(400);
});
