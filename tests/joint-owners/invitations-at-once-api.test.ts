import { beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { jointOwnerRoutes } from '../../functions/listings/joint-owners/contract.ts';
import { createSellerClient } from '../support/clients/seller.ts';
import { cloud } from '../support/cloud.ts';

const { createMember, publishProperty, callAs } = createSellerClient(cloud);

let seller: Awaited<ReturnType<typeof createMember>>;
// A new seller per test: each can send ten invitations a day.
beforeEach(async () => {
  seller = await createMember('Sally Jointly');
});

const list = async (home: string) => {
  const { body } = await callAs(seller, 'GET', `/api/joint-owners/${home}`);
  return jointOwnerRoutes.jointOwners.result.parse(body);
};
const invite = (home: string, name: string, email: string) =>
  callAs(seller, 'POST', `/api/joint-owners/${home}`, { name, email });
const withdraw = async (home: string, email: string) => {
  const found = (await list(home)).jointOwners.find((owner) => owner.email === email);
  return callAs(seller, 'POST', `/api/joint-owners/${home}/${z.string().parse(found?.id)}/withdraw`, {});
};

describe('invitations at the same moment', () => {
  const atOnce = (home: string, names: readonly string[]) =>
    Promise.all(
      names.map((name) => invite(home, `${name} Smith`, `${name.toLowerCase()}-${home}@example.com`)),
    );

  test.each([
    ['the first', 0],
    ['the last', 2],
  ])('keep to three when they are %s', async (_name, before) => {
    const home = await publishProperty(seller);
    for (const name of ['One', 'Two'].slice(0, before))
      expect((await invite(home, name, `${name.toLowerCase()}-${home}@example.com`)).status).toBe(201);
    const answers = await atOnce(home, ['Ann', 'Ben', 'Cleo', 'Dev']);
    const made = answers.filter(({ status }) => status === 201);
    const refused = answers.filter(({ status }) => status !== 201);
    expect(made).toHaveLength(3 - before);
    for (const one of refused) expect(one).toMatchObject({ status: 409, body: { state: 'three_invited' } });
    expect(await list(home)).toMatchObject({ jointOwners: { length: 3 }, places: 0 });
  });

  test('name a person once', async () => {
    const home = await publishProperty(seller);
    const answers = await atOnce(home, ['Ann', 'Ann']);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422]);
    expect((await list(home)).jointOwners).toHaveLength(1);
  });

  test('find the place of one who was withdrawn', async () => {
    const home = await publishProperty(seller);
    await atOnce(home, ['Ann', 'Ben', 'Cleo']);
    await withdraw(home, `ben-${home}@example.com`.toLowerCase());
    expect((await invite(home, 'Dev Smith', `dev-${home}@example.com`)).status).toBe(201);
  });
});
