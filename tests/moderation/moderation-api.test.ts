import { beforeAll, describe, expect, test } from 'vitest';
import { createMessageClient } from '../support/clients/messages.ts';
import { cloud } from '../support/cloud.ts';

cloud.wake('messages');

const { call, getChat, createMember, publishProperty, callAs, sendMessage, listEvents, postMessage } =
  createMessageClient(cloud);

type Member = Awaited<ReturnType<typeof createMember>>;
let seller: Member;
let home: string;
beforeAll(async () => {
  seller = await createMember('Bella Blocker');
  home = await publishProperty(seller);
});
const block = (by: Member, whom: { id: string }) =>
  callAs(by, 'POST', '/api/report', { type: 'block', userId: whom.id });

describe('blocking', () => {
  test('stops the chat both ways, is visible to both sides and can be undone', async () => {
    const buyer = await createMember('Bob Blocked');
    await sendMessage(buyer, seller, home, 'Hello');
    expect(await block(seller, buyer)).toMatchObject({ status: 201, body: { blocked: { id: buyer.id } } });
    expect((await block(seller, buyer)).status).toBe(201);
    for (const [from, to] of [
      [buyer, seller],
      [seller, buyer],
    ] as const)
      expect(await postMessage(from, to, home, 'Still there?')).toMatchObject({
        status: 403,
        body: { code: 'blocked_by_user' },
      });
    expect(await getChat(buyer, home, buyer)).toMatchObject({ closed: 'blocked', total: 1 });
    expect(await callAs(seller, 'GET', '/api/blocked-users')).toMatchObject({
      body: { total: 1, users: [{ id: buyer.id, user_name: 'Bob Blocked' }] },
    });
    expect((await callAs(buyer, 'GET', '/api/blocked-by')).body).toMatchObject({
      ids: [seller.id],
      total: 1,
      page: 1,
    });
    expect((await callAs(buyer, 'GET', '/api/blocked-users')).body).toMatchObject({ total: 0 });

    for (const path of ['user', 'buyer-seller'])
      for (const [reader, person] of [
        [seller, buyer],
        [buyer, seller],
      ] as const)
        expect((await callAs(reader, 'GET', `/api/${path}/${person.id}`)).status).toBe(404);

    for (const method of ['GET', 'DELETE', 'POST'])
      expect((await callAs(seller, method, `/api/un-block-user/${buyer.id}`)).status).toBe(204);
    expect((await postMessage(buyer, seller, home, 'Back again')).status).toBe(201);
    await cloud.idle();
    const pair = { blockerId: seller.id, blockedId: buyer.id };
    expect(listEvents('user.blocked.v1', buyer.id)).toEqual([pair]);
    expect(listEvents('user.unblocked.v1', buyer.id)).toEqual([pair]);
  });

  test('works before the first message, and cannot be undone by the other side', async () => {
    const buyer = await createMember('Early Bird');
    await block(buyer, seller);
    expect((await callAs(seller, 'GET', `/api/un-block-user/${buyer.id}`)).status).toBe(204);
    expect((await postMessage(buyer, seller, home, 'Hello')).status).toBe(403);
  });

  test('requires another existing account and a caller', async () => {
    expect((await block(seller, seller)).status).toBe(422);
    expect((await block(seller, { id: 'usr_01K9ZX3Q6T4C8V0R2M5N7P9B1D' })).status).toBe(404);
    expect((await call('POST', '/api/report', { body: { type: 'block', userId: seller.id } })).status).toBe(
      401,
    );
  });
});
