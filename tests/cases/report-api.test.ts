import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { createMessageClient } from '../support/clients/messages.ts';
import { createAddress } from '../support/clients/visitor.ts';
import { cloud } from '../support/cloud.ts';

cloud.wake('notifications');

const { call, listMails, createMember, publishProperty, callAs, sendMessage, listEvents } =
  createMessageClient(cloud);

let seller: Awaited<ReturnType<typeof createMember>>;
let home: string;
beforeAll(async () => {
  seller = await createMember('Bella Blocker');
  home = await publishProperty(seller);
});

describe('a report', () => {
  const Case = z.object({ caseId: z.string() });

  test('files a case with what was there, answers by mail, and can block at once', async () => {
    const buyer = await createMember('Rob Reported');
    const message = await sendMessage(buyer, seller, home, 'Pay the deposit to 20-45-77');
    await callAs(buyer, 'DELETE', `/api/messages/${message.id}`);
    const { status, body } = await callAs(seller, 'POST', '/api/report', {
      type: 'both',
      userId: buyer.id,
      messageId: message.id,
      category: 'fraud',
      details: 'Wanted a deposit',
    });
    expect({ status, body }).toMatchObject({ status: 201, body: { blocked: { id: buyer.id } } });
    const { caseId } = Case.parse(body);
    await cloud.idle();
    expect(listEvents('report.filed.v1', caseId)).toMatchObject([
      { reporterId: seller.id, userId: buyer.id, category: 'fraud' },
    ]);
    const [mail] = listMails(seller.email);
    expect(mail).toMatchObject({ subject: 'We have your report' });
    expect(mail?.text).toContain(caseId);
    expect(listMails(buyer.email).filter(({ subject }) => subject.includes('report'))).toEqual([]);
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
    expect(listMails('passer-by@example.com')).toHaveLength(1);
  });

  test('of a visitor is receipted by one mail a day for each address, however many networks send it', async () => {
    const email = 'not-the-visitor@example.com';
    const visitor = (to: string) =>
      call('POST', '/api/report', {
        body: { type: 'report', category: 'misleading', propertyId: home, email: to },
        from: createAddress(),
      });
    for (const to of [email, email, email.toUpperCase()]) expect((await visitor(to)).status).toBe(201);
    await cloud.idle();
    expect(listMails(email)).toHaveLength(1);
    cloud.clock.advance(26 * 3_600_000);
    expect((await visitor(email)).status).toBe(201);
    await cloud.idle();
    expect(listMails(email)).toHaveLength(2);
  });

  test('is only about what the reporter can see, and is refused when nothing is named', async () => {
    const [buyer, stranger] = [await createMember('Sue Sender'), await createMember('Nosy Parker')];
    const message = await sendMessage(buyer, seller, home, 'Between us');
    const report = (body: object) =>
      callAs(stranger, 'POST', '/api/report', { type: 'report', category: 'other', ...body });
    expect((await report({ messageId: message.id })).status).toBe(404);
    expect((await report({ propertyId: 'prp_01K9ZX3Q6T4C8V0R2M5N7P9B1D' })).status).toBe(404);
    expect((await report({})).status).toBe(422);
    expect(
      (await callAs(stranger, 'POST', '/api/report', { type: 'both', category: 'other', propertyId: home }))
        .status,
    ).toBe(422);
  });

  test('twenty a day', async () => {
    const person = await createMember('Rex Reporter');
    const report = () =>
      callAs(person, 'POST', '/api/report', { type: 'report', category: 'duplicate', propertyId: home });
    for (let count = 0; count < 20; count += 1) expect((await report()).status).toBe(201);
    expect(await report()).toMatchObject({ status: 429, body: { code: 'too_many' } });
  });
});
