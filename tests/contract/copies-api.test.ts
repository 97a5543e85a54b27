import { DynamoDBClient, paginateScan } from '@aws-sdk/client-dynamodb';
import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { completeDraft } from '../properties/property-examples.ts';
import { createCardPaymentClient } from '../support/clients/card-payments.ts';
import { createHomeCopier } from '../support/clients/home-copies.ts';
import { createSellerClient } from '../support/clients/seller.ts';
import { cloud } from '../support/cloud.ts';

const client = createSellerClient(cloud);
const {
  call,
  callAs,
  createMember,
  createUnverifiedMember,
  getPropertyPage,
  getVerificationCode,
  publishProperty,
} = client;

/** What only a call leaves: its limits have no id, and what a login saw of the network is soon a line of its account. */
const leftByCalls: ReadonlySet<string> = new Set(['network-observation']);

/** The kinds of the rows with an id in them, but for what only a call leaves. */
async function listKinds(id: string): Promise<string[]> {
  const table = new DynamoDBClient(cloud.aws);
  const kinds: string[] = [];
  for await (const { Items = [] } of paginateScan({ client: table }, { TableName: cloud.tableName('Table') }))
    for (const item of Items)
      if (JSON.stringify(item).includes(id) && item['__edb_e__']?.S) kinds.push(item['__edb_e__'].S);
  table.destroy();
  return kinds.filter((kind) => !leftByCalls.has(kind)).toSorted();
}

/** A text without what differs between two of a kind. */
const toPattern = (body: unknown, ...own: readonly string[]): unknown =>
  JSON.parse(
    own
      .reduce((text, word) => text.replaceAll(word, 'own'), JSON.stringify(body))
      .replaceAll(/"houseNo":"[^"]+"/g, '"houseNo":"own"')
      .replaceAll(/\b[a-z]{3}_[0-9A-HJKMNP-TV-Z]{26}\b/g, 'id')
      .replaceAll(/\d{4}-\d\d-\d\d(?:T[\d:.]+Z)?/g, 'time'),
  );

describe('a copy', () => {
  test('of a member is like one who signed up', async () => {
    const unverified = await createUnverifiedMember({ user_name: 'Carla Copies' });
    const code = getVerificationCode(unverified.email);
    const { body } = await call('POST', '/api/verify-code', { token: unverified.token, body: { code } });
    const signedUp = { ...unverified, id: String(body['id']), name: 'Carla Copies' };
    const copy = await createMember('Colin Copied');
    const [own, copied] = await Promise.all(
      [signedUp, copy].map(async (person) =>
        toPattern((await callAs(person, 'GET', '/api/user')).body, person.email, person.name),
      ),
    );
    expect(copied).toEqual(own);
    expect(await listKinds(copy.id)).toEqual(await listKinds(signedUp.id));
    expect((await client.logIn(copy.email)).status).toBe(200);
    expect((await client.refreshTokens(copy.refresh)).status).toBe(200);
  });
});

describe('a copy of a chosen package', () => {
  test('is like one that was chosen', async () => {
    const { choosePackage, createUnpaidPackage } = createCardPaymentClient(cloud);
    const seller = await createMember('Chloe Chosen');
    const home = await client.submitProperty(seller);
    await choosePackage(seller, home);
    await cloud.idle();
    const copy = await createUnpaidPackage();
    const read = async (person: typeof seller, id: string) =>
      toPattern((await callAs(person, 'GET', `/api/property-package/${id}`)).body);
    expect(await read(copy.seller, copy.home)).toEqual(await read(seller, home));
    expect(await listKinds(copy.home)).toEqual(await listKinds(home));
  });
});

/** What two homes of a street do not share. */
const Own = z.object({ houseNo: z.string(), slug: z.string(), address: z.object({ uprn: z.string() }) });

const Photos = z.object({ owner: z.object({ images: z.array(z.unknown()).min(1) }) });

describe('a copy of a home', () => {
  let seller: Awaited<ReturnType<typeof createMember>>;
  beforeAll(async () => {
    seller = await createMember('Cora Copies');
  });

  test('is like one that came on sale', async () => {
    const published = await client.submitProperty(seller);
    await client.postPackageChoice(seller, published);
    await cloud.idle();
    const copy = await publishProperty(seller);
    const read = async (id: string) => {
      const { body } = await getPropertyPage(id, seller);
      const { houseNo, slug, address } = Own.parse(body);
      return toPattern(body, `${houseNo} Oak Road`, slug, address.uprn);
    };
    expect(await read(copy)).toEqual(await read(published));
    expect(await listKinds(copy)).toEqual(await listKinds(published));
  });

  test('has its own address and code, and a photo that its seller may use again', async () => {
    const [one, other] = [await publishProperty(seller), await publishProperty(seller)];
    const pages = await Promise.all([one, other].map(async (id) => (await getPropertyPage(id, seller)).body));
    expect(new Set(pages.map(({ houseNo }) => houseNo)).size).toBe(2);
    const { images } = Photos.parse(pages[0]).owner;
    expect(await client.submitProperty(seller, { images })).toMatch(/^prp_/);
  });

  test('has nothing that only the reactions of its original wrote', async () => {
    cloud.wakeAll();
    const ofReactions = ['notification', 'directory-entry', 'board-subject'];
    const [houseNo, uprn] = ['77778A', '777777777778'];
    const address = { ...completeDraft.address, uprn };
    const first = await publishProperty(seller, { houseNo, address });
    expect(await listKinds(first)).toEqual(expect.arrayContaining(ofReactions));
    const copyHome = await createHomeCopier(cloud, { id: first, ownerId: seller.id, houseNo, uprn });
    const copy = await copyHome(seller.id, { houseNo: '77779A', uprn: '777777777779' });
    const kinds = await listKinds(copy);
    expect(kinds).toContain('property-package');
    expect(kinds.filter((kind) => ofReactions.includes(kind))).toEqual([]);
  });
});
