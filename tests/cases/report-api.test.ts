import * as z from 'zod';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { chattingAt } from '../messages/chatting.ts';
import { patience } from '../properties/seller.ts';
import { cloud } from '../support/cloud.ts';

cloud.wake('notifications');

vi.setConfig({ testTimeout: patience, hookTimeout: patience });
const { call, mailsTo, member, onSale, own, sent, told } = chattingAt(cloud);

let seller: Awaited<ReturnType<typeof member>>;
let home: string;
beforeAll(async () => {
  seller = await member('Bella Blocker');
  home = await onSale(seller);
});

describe('a report', () => {
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
