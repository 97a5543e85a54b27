import * as z from 'zod';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { chattingAt } from '../messages/chatting.ts';
import { patience } from '../properties/seller.ts';
import { cloud } from '../support/cloud.ts';

vi.setConfig({ testTimeout: patience, hookTimeout: patience });
const { call, chat, mailsTo, member, onSale, own, sent, told, write } = chattingAt(cloud);

type Member = Awaited<ReturnType<typeof member>>;
let seller: Member;
let home: string;
beforeAll(async () => {
  seller = await member('Bella Blocker');
  home = await onSale(seller);
});
const block = (by: Member, whom: { id: string }) =>
  own(by, 'POST', '/api/report', { type: 'block', userId: whom.id });

describe('blocking', () => {
  test('stops the chat both ways, is listed for the one and known by id to the other, and can be taken back', async () => {
    const buyer = await member('Bob Blocked');
    await sent(buyer, seller, home, 'Hello');
    expect(await block(seller, buyer)).toMatchObject({ status: 201, body: { blocked: { id: buyer.id } } });
    expect((await block(seller, buyer)).status).toBe(201);
    for (const [from, to] of [
      [buyer, seller],
      [seller, buyer],
    ] as const)
      expect(await write(from, to, home, 'Still there?')).toMatchObject({
        status: 403,
        body: { code: 'blocked_by_user' },
      });
    expect(await chat(buyer, home, buyer)).toMatchObject({ closed: 'blocked', total: 1 });
    expect(await own(seller, 'GET', '/api/blocked-users')).toMatchObject({
      body: { total: 1, users: [{ id: buyer.id, user_name: 'Bob Blocked' }] },
    });
    expect((await own(buyer, 'GET', '/api/blocked-by')).body).toMatchObject({
      ids: [seller.id],
      total: 1,
      page: 1,
    });
    expect((await own(buyer, 'GET', '/api/blocked-users')).body).toMatchObject({ total: 0 });

    for (const path of ['user', 'buyer-seller'])
      for (const [reader, person] of [
        [seller, buyer],
        [buyer, seller],
      ] as const)
        expect((await own(reader, 'GET', `/api/${path}/${person.id}`)).status).toBe(404);

    for (const method of ['GET', 'DELETE', 'POST'])
      expect((await own(seller, method, `/api/un-block-user/${buyer.id}`)).status).toBe(204);
    expect((await write(buyer, seller, home, 'Back again')).status).toBe(201);
    await cloud.idle();
    const pair = { blockerId: seller.id, blockedId: buyer.id };
    expect(told('user.blocked.v1', buyer.id)).toEqual([pair]);
    expect(told('user.unblocked.v1', buyer.id)).toEqual([pair]);
  });

  test('works before the first word too, and a block of the other side is not theirs to take back', async () => {
    const buyer = await member('Early Bird');
    await block(buyer, seller);
    expect((await own(seller, 'GET', `/api/un-block-user/${buyer.id}`)).status).toBe(204);
    expect((await write(buyer, seller, home, 'Hello')).status).toBe(403);
  });

  test('needs somebody else', async () => {
    expect((await block(seller, seller)).status).toBe(422);
    expect((await block(seller, { id: 'usr_01K9ZX3Q6T4C8V0R2M5N7P9B1D' })).status).toBe(404);
    expect((await call('POST', '/api/report', { body: { type: 'block', userId: seller.id } })).status).toBe(
      401,
    );
  });
});

describe('reporting', () => {
  const Case = z.object({ caseId: z.string() });

  test('files a case with what was there, answers by mail, and can block at once', async () => {
    const buyer = await member('Rob Reported');
    const message = await sent(buyer, seller, home, 'Pay the deposit to 20-45-77');
    await own(buyer, 'DELETE', `/api/messages/${message.id}`);
    const { status, body } = await own(seller, 'POST', '/api/report', {
      type: 'both',
      userId: buyer.id,
      messageId: message.id,
      category: 'fraud',
      details: 'Wanted a deposit',
    });
    expect({ status, body }).toMatchObject({ status: 201, body: { blocked: { id: buyer.id } } });
    const { caseId } = Case.parse(body);
    await cloud.idle();
    expect(told('report.filed.v1', caseId)).toMatchObject([
      { reporterId: seller.id, userId: buyer.id, category: 'fraud' },
    ]);
    const [mail] = mailsTo(seller.email);
    expect(mail).toMatchObject({ subject: 'We have your report' });
    expect(mail?.text).toContain(caseId);
    expect(mailsTo(buyer.email).filter(({ subject }) => subject.includes('report'))).toEqual([]);
  });

  test('a visitor reports a home with an address, and nothing else', async () => {
    const about = { type: 'report', category: 'misleading' };
    const visitor = (body: object) => call('POST', '/api/report', { body: { ...about, ...body } });
    expect((await visitor({ propertyId: home, email: 'passer-by@example.com' })).status).toBe(201);
    expect(await visitor({ propertyId: home })).toMatchObject({
      status: 422,
      body: { errors: { email: [expect.any(String)] } },
    });
    expect((await visitor({ userId: seller.id, email: 'passer-by@example.com' })).status).toBe(401);
    await cloud.idle();
    expect(mailsTo('passer-by@example.com')).toHaveLength(1);
  });

  test('is only about what the reporter can see, and says so when nothing is named', async () => {
    const [buyer, stranger] = [await member('Sue Sender'), await member('Nosy Parker')];
    const message = await sent(buyer, seller, home, 'Between us');
    const report = (body: object) =>
      own(stranger, 'POST', '/api/report', { type: 'report', category: 'other', ...body });
    expect((await report({ messageId: message.id })).status).toBe(404);
    expect((await report({ propertyId: 'prp_01K9ZX3Q6T4C8V0R2M5N7P9B1D' })).status).toBe(404);
    expect((await report({})).status).toBe(422);
    expect(
      (await own(stranger, 'POST', '/api/report', { type: 'both', category: 'other', propertyId: home }))
        .status,
    ).toBe(422);
  });

  test('twenty a day', async () => {
    const person = await member('Rex Reporter');
    const report = () =>
      own(person, 'POST', '/api/report', { type: 'report', category: 'duplicate', propertyId: home });
    for (let count = 0; count < 20; count += 1) expect((await report()).status).toBe(201);
    expect(await report()).toMatchObject({ status: 429, body: { code: 'too_many' } });
  });
});
