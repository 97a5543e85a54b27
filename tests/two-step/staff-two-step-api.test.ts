import { AdminSetUserMFAPreferenceCommand } from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getSharedAssembly } from '../support/assembly.ts';
import { createStaffMember, getUserOfPool } from '../support/clients/staff.ts';
import { createTwoStepClient } from '../support/clients/two-step.ts';
import { createVisitorClient } from '../support/clients/visitor.ts';
import { chooseTestThread } from '../support/shared-thread.ts';
import { openCloud, type TestCloud } from '../support/test-cloud.ts';

/** The stage `dev` with two-step required for staff, as in `staging` and `prod`. */
async function strictAssembly() {
  const assembly = await getSharedAssembly();
  const stacks = assembly.stacks.map(({ name, template }) => {
    const text = JSON.stringify(template).replaceAll('"STAFF_TWO_STEP":"false"', '"STAFF_TWO_STEP":"true"');
    return { name, template: JSON.parse(text) };
  });
  return { ...assembly, stacks };
}

let cloud: TestCloud;
beforeAll(async () => {
  cloud = await openCloud({ assembly: await strictAssembly(), chooseThread: chooseTestThread });
});
afterAll(() => cloud.close());

const desk = (token: string) => cloud.api('/api/staff/tasks', { token });
const me = async (token: string) => (await cloud.api('/api/user', { token })).body;

describe('staff of a stage that requires two steps', () => {
  test('reach the desk only after a login in two steps', async () => {
    const stella = await createStaffMember(cloud);
    expect(await desk(stella.token)).toMatchObject({
      status: 403,
      body: { code: 'two_step_required', detail: expect.stringContaining('profile') },
    });
    expect(await me(stella.token)).toMatchObject({
      roles: ['staff'],
      twoStep: { on: false, neededForStaff: true },
    });
    const { enableTwoStep, logInWithCode } = createTwoStepClient(cloud);
    const app = await enableTwoStep(stella.token);
    expect((await desk(app.token)).status).toBe(200);
    expect(await me(app.token)).toMatchObject({
      roles: ['staff'],
      twoStep: { on: true, neededForStaff: false },
    });
    expect((await desk(await logInWithCode({ ...stella, ...app }))).status).toBe(200);
  });

  test('keep access when the login is renewed, and lose it when the app is turned off', async () => {
    const stella = await createStaffMember(cloud);
    const { refreshTokens, call } = createVisitorClient(cloud);
    const { refresh, recoveryCodes } = await createTwoStepClient(cloud).enableTwoStep(stella.token);
    const token = String((await refreshTokens(refresh)).body['access_token']);
    expect((await desk(token)).status).toBe(200);
    const body = { password: 'Gable-demo-1', recovery_code: recoveryCodes[0] };
    const off = await call('DELETE', '/api/user/two-step', { token, body });
    expect((await desk(String(Object(off.body['tokens'])['access_token']))).status).toBe(403);
  });

  test('have no access when the app was turned off at Cognito', async () => {
    const stella = await createStaffMember(cloud);
    const app = await createTwoStepClient(cloud).enableTwoStep(stella.token);
    const { pool, user } = getUserOfPool(cloud, app.token);
    await pool.send(
      new AdminSetUserMFAPreferenceCommand({ ...user, SoftwareTokenMfaSettings: { Enabled: false } }),
    );
    const { access_token } = await createVisitorClient(cloud).getTokens(stella.email);
    expect((await desk(access_token)).status).toBe(403);
  });

  test('have no staff rights on other calls without two steps', async () => {
    const stella = await createStaffMember(cloud);
    const list = (token: string) => cloud.api('/api/blogs?status=draft', { token });
    expect((await list(stella.token)).status).not.toBe(200);
    const app = await createTwoStepClient(cloud).enableTwoStep(stella.token);
    expect((await list(app.token)).status).toBe(200);
  });
});

test('needs no second step for other people', async () => {
  const { createMember } = createVisitorClient(cloud);
  const { token } = await createMember();
  expect(await me(token)).toMatchObject({ roles: [], twoStep: { neededForStaff: false } });
  expect(await desk(token)).toMatchObject({ status: 403, body: { code: 'staff_only' } });
});
