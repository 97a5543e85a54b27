import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPackageClient } from '../support/clients/packages.ts';
import { createStaffMember } from '../support/clients/staff.ts';
import { cloud } from '../support/cloud.ts';

const { createMember, call, callAs, submitProperty, postPackageChoice } = createPackageClient(cloud);

const key = 'free_homes_per_account';
const allow = async (value: number) => {
  const { token } = await createStaffMember(cloud);
  const made = await call('POST', '/api/common/configurations', { token, body: { key, value } });
  expect(made.status).toBe(201);
  // Makes every function read the settings again.
  cloud.clock.advance(60_001);
};
beforeAll(() => allow(1));
afterAll(() => allow(10_000));

test('limits the properties on Starter of one account to the configured number', async () => {
  const seller = await createMember('Freda Free');
  const [first, second] = [await submitProperty(seller), await submitProperty(seller)];
  expect((await postPackageChoice(seller, first)).status).toBe(201);
  const standing = async (home: string) =>
    (await callAs(seller, 'GET', `/api/property-package/${home}`)).body;
  expect(await standing(first)).toMatchObject({ freeHomesFull: null });
  expect(await standing(second)).toMatchObject({ current: null, freeHomesFull: 1 });
  expect(await postPackageChoice(seller, second)).toMatchObject({
    status: 409,
    body: {
      state: 'free_homes_full',
      detail:
        'You have 1 home on Starter, the most one account can have. Choose a paid package for this one.',
    },
  });
  expect((await postPackageChoice(seller, second, 'standard')).status).toBe(201);
  await cloud.idle();
  await callAs(seller, 'DELETE', `/api/properties/${first}`);
  expect((await postPackageChoice(seller, second)).status).toBe(201);
});
