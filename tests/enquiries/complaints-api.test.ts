import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { dayMs } from '../../functions/kernel/time.ts';
import { createEnquiryClient } from '../support/clients/enquiries.ts';
import { cloud } from '../support/cloud.ts';

cloud.wake('notifications', 'staff');

const enquiryClient = createEnquiryClient(cloud);
const {
  call,
  getConversation,
  listMails,
  createMember,
  openTicket,
  replyToTicket,
  listEvents,
  getConversationToken,
  getTokens,
} = enquiryClient;
const { answerTicket, hireStaff, logStaffIn, findTask, getTicket } = enquiryClient;
beforeAll(hireStaff);

describe('a complaint', () => {
  test('is acknowledged, answered and settled, with a time for each step', async () => {
    const { ticket, email, dueAt } = await openTicket({
      topic: 'complaint',
      message: 'My home was shown with a wrong price',
    });
    await logStaffIn();
    expect(listMails(email)[0]).toMatchObject({ subject: 'We have your complaint' });
    expect(listMails(email)[0]?.text).toMatch(/Acknowledged by: .*\nAnswered by: .*\nFinal answer by: /);
    const { body } = await getTicket(ticket);
    const { complaint } = z.object({ complaint: z.record(z.string(), z.string()) }).parse(body);
    expect(complaint).toMatchObject({ stage: 'received', acknowledgeBy: dueAt });

    const taken = await answerTicket(ticket, 1, {
      kind: 'acknowledgement',
      message: 'I am looking at this myself.',
    });
    expect(taken.body).toMatchObject({ status: 'open', dueAt: complaint['answerBy'] });
    await cloud.idle();
    expect(await findTask(ticket)).toMatchObject({
      title: 'Complaint to answer',
      dueAt: complaint['answerBy'],
    });
    expect((await answerTicket(ticket, 2)).body).toMatchObject({
      status: 'answered',
      complaint: { stage: 'answered' },
    });
    await cloud.idle();
    expect(listMails(email)[0]?.text).toContain('If this doesn’t settle it, reply and say why.');
    expect((await replyToTicket(getConversationToken(email), 'That does not settle it')).body).toMatchObject({
      dueAt: complaint['finalBy'],
    });
    expect(await answerTicket(ticket, 4, { kind: 'final_answer' })).toMatchObject({
      status: 409,
      body: { state: 'own_answer' },
    });
    await hireStaff();
    expect((await answerTicket(ticket, 4, { kind: 'final_answer' })).body).toMatchObject({
      complaint: { stage: 'final' },
    });
    await cloud.idle();
    expect(listMails(email).map(({ subject }) => subject)).toEqual([
      'Our final answer to your complaint',
      'Our answer to your complaint',
      'We’re looking at your complaint',
      'We have your complaint',
    ]);
  });

  test('has steps that no other ticket has', async () => {
    const { ticket } = await openTicket();
    await logStaffIn();
    expect(await answerTicket(ticket, 1, { kind: 'final_answer' })).toMatchObject({
      status: 422,
      body: { errors: { kind: [expect.any(String)] } },
    });
  });
});

test('what a person wrote to the staff goes with their account, also what they wrote without a login', async () => {
  const person = await createMember('Dora Deleted');
  const known = await openTicket(
    { name: 'Dora Deleted', phone: '07700 900123', message: 'A secret of Dora' },
    person,
  );
  const guest = await openTicket({ email: person.email, message: 'Another secret of Dora' });
  const token = getConversationToken(person.email);
  const { access_token } = await getTokens(person.email);
  expect(
    (await call('DELETE', '/api/delete-account', { token: access_token, body: { password: 'Gable-demo-1' } }))
      .status,
  ).toBe(202);
  cloud.clock.advance(15 * dayMs);
  await cloud.schedules.run('accounts-every-day');
  await cloud.idle();
  await logStaffIn();
  for (const { ticket } of [known, guest]) {
    const { body } = await getTicket(ticket);
    expect(body).toMatchObject({ status: 'closed', name: 'Account deleted', email: '', userId: null });
    expect(JSON.stringify(body)).not.toMatch(/Dora|secret|07700|accountId/);
    expect(listEvents('enquiry.closed.v1', ticket)).toHaveLength(1);
  }
  expect((await getConversation(token)).status).toBe(404);
});
