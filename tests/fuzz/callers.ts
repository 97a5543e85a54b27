import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, paginateScan } from '@aws-sdk/lib-dynamodb';
import { createOfferClient } from '../support/clients/offers.ts';
import { createPersonalDataClient } from '../support/clients/personal-data.ts';
import { createStaffMember } from '../support/clients/staff.ts';
import type { TestCloud } from '../support/test-cloud.ts';

export const callerNames = ['visitor', 'stranger', 'buyer', 'seller', 'staff'] as const;
export type FuzzCaller = (typeof callerNames)[number];

/** Ids of things that exist, by their prefix. */
export type KnownIds = ReadonlyMap<string, readonly string[]>;

/** Calls after which a caller's token is of no use. */
export const neverCalled = ['logout', 'logoutByPOST', 'deleteAccount'];

const idsOfPrefix = 4;

/** People with a deal between them and a trace of nearly everything that the site does, and the ids of all of it. */
export async function prepareCallers(cloud: TestCloud) {
  const { fillAccount, createMember, callAs, getTokens } = createPersonalDataClient(cloud);
  const { home, person: seller } = await fillAccount(await createMember('Sefa Seller'));
  const [stranger, buyer, staff] = [
    await createMember('Stu Stranger'),
    await createMember('Bella Buyer'),
    await createStaffMember(cloud),
  ];
  await createOfferClient(cloud).makeOffer(buyer, home, 310_000);
  await callAs(buyer, 'POST', '/api/favourites', { propertyId: home });
  await callAs(buyer, 'POST', '/api/messages', { propertyId: home, toUserId: seller.id, body: 'Hello' });
  await cloud.idle();
  const people = { stranger, buyer, seller, staff };
  return {
    ids: await listIds(cloud),
    /** Of a login that is new, as a run takes a part of the hour that a token is good for. */
    tokenOf: async (name: FuzzCaller): Promise<string | undefined> =>
      name === 'visitor' ? undefined : (await getTokens(people[name].email)).access_token,
  };
}

async function listIds(cloud: TestCloud): Promise<KnownIds> {
  const client = DynamoDBDocumentClient.from(new DynamoDBClient(cloud.aws));
  const found = new Map<string, Set<string>>();
  for (const { name: TableName } of cloud.model.tables)
    for await (const { Items = [] } of paginateScan({ client }, { TableName }))
      for (const [id] of JSON.stringify(Items).matchAll(/\b[a-z]{3}_[0-9A-HJKMNP-TV-Z]{26}\b/g)) {
        const prefix = id.slice(0, 3);
        found.set(prefix, (found.get(prefix) ?? new Set()).add(id));
      }
  return new Map([...found].map(([prefix, ids]) => [prefix, [...ids].toSorted().slice(-idsOfPrefix)]));
}
