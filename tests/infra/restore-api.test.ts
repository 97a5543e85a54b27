import { AdminDeleteUserCommand } from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runDrill } from '../../infra/ops/restore/drill.ts';
import { getSharedAssembly } from '../support/assembly.ts';
import { createSellerClient } from '../support/clients/seller.ts';
import { createStaffMember, getUserOfPool } from '../support/clients/staff.ts';
import { createVisitorClient } from '../support/clients/visitor.ts';
import { cloud } from '../support/cloud.ts';
import { chooseTestThread } from '../support/shared-thread.ts';
import { openCloud, type TestCloud } from '../support/test-cloud.ts';

const { createMember, publishProperty, getPropertyPage } = createSellerClient(cloud);

let fresh: TestCloud;
beforeAll(async () => {
  fresh = await openCloud({ assembly: await getSharedAssembly(), chooseThread: chooseTestThread });
});
afterAll(() => fresh.close());

describe('a restore into a fresh stage', () => {
  test('brings back homes, files and sign-ins, and erases again who was erased since', async () => {
    const seller = await createMember('Restored Seller');
    const home = await publishProperty(seller);
    const staff = await createStaffMember(cloud);
    const gone = await createMember('Erased Since');
    const { pool, user } = getUserOfPool(cloud, gone.token);
    await pool.send(new AdminDeleteUserCommand(user));

    const report = await runDrill(cloud, fresh);
    expect(report).toContain('complete  both sides have the same counts');
    expect(report).toMatch(/search {4}finds (\d+) homes before and \1 after/);
    expect(report).toMatch(new RegExp(`erased .*${gone.id}`));

    const page = createSellerClient(fresh);
    const [before, after] = [await getPropertyPage(home), await page.getPropertyPage(home)];
    expect(after.body).toEqual(before.body);
    const [picture] = /\/media\/[^"]+/.exec(JSON.stringify(after.body)) ?? [];
    expect((await fetch(new URL(picture ?? '', fresh.origin))).status).toBe(200);

    expect(await logInAfterReset(seller.email)).toMatchObject({ id: seller.id });
    expect(await logInAfterReset(staff.email, '/api/staff/coupons')).toHaveProperty('coupons');
    const [closed] = (await fresh.schedules.run('accounts-every-day')) ?? [];
    expect(closed).toMatchObject({ erased: 1 });
  });
});

/** Sets a new password by the mailed link, logs in by it and returns what a call answers. */
async function logInAfterReset(email: string, path = '/api/user'): Promise<unknown> {
  const visitor = createVisitorClient(fresh);
  expect((await visitor.logIn(email)).status).toBe(400);
  await visitor.call('POST', '/api/forgot-password', { body: { email } });
  await fresh.idle();
  const password = 'Restored-home-7';
  const { token } = visitor.getMailedLink(email);
  const body = { email, token, password, passwordConfirmation: password };
  expect((await visitor.call('POST', '/api/reset-password', { body })).status).toBe(200);
  const { access_token } = await visitor.getTokens(email, password);
  return (await visitor.call('GET', path, { token: access_token })).body;
}
