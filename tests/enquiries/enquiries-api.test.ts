import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { dayMs } from '../../functions/kernel/time.ts';
import { createEnquiryClient } from '../support/clients/enquiries.ts';
import { createNetworkAddress, createNetworkClient } from '../support/clients/network.ts';
import { cloud } from '../support/cloud.ts';

cloud.wake('notifications', 'staff');

const enquiryClient = createEnquiryClient(cloud);
const { callPastCdn } = createNetworkClient(cloud);
const {
  postEnquiry,
  call,
  getConversation,
  listMails,
  createUnverifiedMember,
  openTicket,
  replyToTicket,
  listEvents,
  getConversationToken,
  getTokens,
} = enquiryClient;

const { answerTicket, callAsStaff, hireStaff, listTickets, logStaffIn, findTask, getTicket } = enquiryClient;
beforeAll(hireStaff);

describe('a message to the staff', () => {
  test('gets a number, and a mail that repeats nothing of it', async () => {
    const { ticket, number, email, dueAt } = await openTicket({
      name: '<b>Ann</b>',
      message: 'Buy cheap pills at pills.example',
    });
    expect(ticket).toMatch(/^tkt_/);
    expect(Date.parse(dueAt)).toBeGreaterThan(cloud.clock.now());
    const [mail, ...more] = listMails(email);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ subject: 'We have your message', html: expect.stringContaining(number) });
    expect(mail?.html).not.toContain(ticket);
    expect(mail?.html).not.toMatch(/pills|Ann/);
    expect(listEvents('enquiry.opened.v1', ticket)).toEqual([
      { ticketId: ticket, topic: 'selling', userId: null, dueAt },
    ]);
  });

  test('with the hidden field filled in is answered and dropped', async () => {
    enquiryClient.advanceToNext(3_600);
    const email = 'robot@example.com';
    const { status, body } = await postEnquiry({ email, website: 'https://pills.example' });
    expect({ status, body }).toEqual({
      status: 201,
      body: {
        ticket: expect.stringMatching(/^tkt_/),
        number: expect.stringMatching(/^T-\d+$/),
        dueAt: expect.any(String),
      },
    });
    await cloud.idle();
    await logStaffIn();
    const id = z.string().parse(body['ticket']);
    expect((await getTicket(id)).status).toBe(404);
    expect(listMails(email)).toEqual([]);
    expect(listEvents('enquiry.opened.v1', id)).toEqual([]);
  });

  test('comes three times an hour from one person', async () => {
    enquiryClient.advanceToNext(3_600);
    const email = 'often@example.com';
    const all = await Promise.all([1, 2, 3, 4, 5].map(() => postEnquiry({ email })));
    expect(all.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 429, 429]);
    expect(all.find(({ status }) => status === 429)?.headers.get('retry-after')).toMatch(/^\d+$/);
    enquiryClient.advanceToNext(3_600);
    expect((await postEnquiry({ email })).status).toBe(201);
  });

  test('that is sent twice under one key opens one ticket', async () => {
    enquiryClient.advanceToNext(3_600);
    const sent = () =>
      call('POST', '/api/contact-us', {
        headers: { 'idempotency-key': 'one-message' },
        body: {
          name: 'Ann',
          email: 'twice@example.com',
          topic: 'other',
          message: 'Sent twice, once',
          consent: true,
        },
      });
    const [first, second] = [await sent(), await sent()];
    expect(second.body).toEqual(first.body);
    await cloud.idle();
    expect(listMails('twice@example.com')).toHaveLength(1);
  });

  test('that is not filled in names its fields', async () => {
    const { status, body } = await postEnquiry({ name: '', message: 'Short', consent: false });
    expect(status).toBe(422);
    expect(Object.keys(z.record(z.string(), z.unknown()).parse(body['errors']))).toEqual([
      'name',
      'message',
      'consent',
    ]);
  });

  test('knows who is logged in, and an email that belongs to an account', async () => {
    const person = await createUnverifiedMember({ user_name: 'Lena Logged' });
    const known = await openTicket({ email: 'other@example.com' }, person);
    const guest = await openTicket({ email: person.email });
    await logStaffIn();
    const { id } = z
      .object({ id: z.string() })
      .parse((await call('GET', '/api/user', { token: (await getTokens(person.email)).access_token })).body);
    expect((await getTicket(known.ticket)).body).toMatchObject({ userId: id, email: 'other@example.com' });
    expect((await getTicket(known.ticket)).body).not.toHaveProperty('accountId');
    expect((await getTicket(guest.ticket)).body).toMatchObject({ userId: null, accountId: id });
  });
});

describe('the staff', () => {
  test('see what waits oldest first, and answer by mail', async () => {
    const [first, second] = [
      await openTicket(),
      await openTicket({ message: 'Another question about selling' }),
    ];
    await logStaffIn();
    const ids = (await listTickets()).map(({ id }) => id);
    expect(ids.indexOf(first.ticket)).toBeLessThan(ids.indexOf(second.ticket));
    const { status, body } = await answerTicket(first.ticket, 1);
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { status: 'answered', version: 2, entries: [{ kind: 'message' }, { kind: 'answer' }] },
    });
    expect(body).not.toHaveProperty('dueAt');
    await cloud.idle();
    expect(listMails(first.email)[0]).toMatchObject({
      subject: 'Our answer to your message',
      html: expect.stringContaining('It runs for the days of its package.'),
    });
    expect((await listTickets()).map(({ id }) => id)).not.toContain(first.ticket);
    expect((await listTickets('answered')).map(({ id }) => id)).toContain(first.ticket);
    expect(listEvents('enquiry.answered.v1', first.ticket)).toEqual([
      { ticketId: first.ticket, topic: 'selling', entry: 1 },
    ]);
  });

  test('have a task with the promised time while a ticket waits', async () => {
    const { ticket, email, dueAt } = await openTicket();
    await logStaffIn();
    expect(await findTask(ticket)).toMatchObject({ title: 'Message about selling', dueAt });
    await answerTicket(ticket, 1);
    await cloud.idle();
    expect(await findTask(ticket)).toBeUndefined();
    await replyToTicket(getConversationToken(email), 'And one more question');
    await cloud.idle();
    expect(await findTask(ticket)).toMatchObject({ title: 'Reply about selling' });
    await callAsStaff('POST', `/api/staff/tickets/${ticket}/close`, { version: 3 });
    await cloud.idle();
    expect(await findTask(ticket)).toBeUndefined();
  });

  test('do not answer what they have not read', async () => {
    const { ticket, email } = await openTicket();
    await replyToTicket(getConversationToken(email), 'One more thing before you answer');
    await logStaffIn();
    expect(await answerTicket(ticket, 1)).toMatchObject({ status: 409, body: { code: 'stale' } });
    const both = await Promise.all([answerTicket(ticket, 2), answerTicket(ticket, 2)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('keep notes that the person never sees', async () => {
    const { ticket, email } = await openTicket();
    await logStaffIn();
    const { body } = await callAsStaff('POST', `/api/staff/tickets/${ticket}/note`, {
      note: 'Looks like a scam',
    });
    expect(body).toMatchObject({
      entries: [{}, { kind: 'note', text: 'Looks like a scam', staffName: expect.any(String) }],
    });
    await cloud.idle();
    expect(listMails(email)).toHaveLength(1);
    const seen = await getConversation(getConversationToken(email));
    expect(seen).toMatchObject({
      status: 200,
      body: { ticket, entries: [{ kind: 'message' }], canWrite: true },
    });
    expect(JSON.stringify(seen.body)).not.toMatch(/scam|Stella|asker/);
  });

  test('close a ticket, which no answer goes to any more', async () => {
    const { ticket } = await openTicket();
    await logStaffIn();
    const close = (version: number) =>
      callAsStaff('POST', `/api/staff/tickets/${ticket}/close`, { version, reason: 'Spam' });
    expect(await close(1)).toMatchObject({ status: 200, body: { status: 'closed' } });
    expect(await close(2)).toMatchObject({ status: 409, body: { state: 'closed' } });
    expect(await answerTicket(ticket, 2)).toMatchObject({ status: 409, body: { state: 'closed' } });
    expect((await listTickets('closed'))[0]).toMatchObject({ id: ticket });
    await cloud.idle();
    expect(listEvents('enquiry.closed.v1', ticket)).toHaveLength(1);
  });
});

describe('the link in the mails', () => {
  test('takes a reply, which opens the ticket again for thirty days after it was closed', async () => {
    const { ticket, email } = await openTicket();
    await logStaffIn();
    await answerTicket(ticket, 1);
    const token = getConversationToken(email);
    expect(await replyToTicket(token, 'That does not answer it')).toMatchObject({
      status: 200,
      body: { status: 'open', entries: [{}, {}, { kind: 'message', text: 'That does not answer it' }] },
    });
    await cloud.idle();
    expect(listEvents('enquiry.reopened.v1', ticket)).toHaveLength(1);
    await callAsStaff('POST', `/api/staff/tickets/${ticket}/close`, { version: 3 });
    cloud.clock.advance(29 * dayMs);
    expect((await replyToTicket(token, 'One more question, please')).body).toMatchObject({ status: 'open' });
    await logStaffIn();
    await callAsStaff('POST', `/api/staff/tickets/${ticket}/close`, { version: 5 });
    cloud.clock.advance(30 * dayMs);
    expect((await getConversation(token)).body).toMatchObject({ status: 'closed', canWrite: false });
    expect(await replyToTicket(token, 'One more question, please')).toMatchObject({
      status: 410,
      body: { code: 'gone' },
    });
    await logStaffIn();
  });

  test('opens nothing with another key, and stops whoever guesses', async () => {
    const { ticket, email } = await openTicket();
    enquiryClient.advanceToNext(600);
    const token = getConversationToken(email);
    const wrong = `${ticket.slice(4)}.${'k'.repeat(32)}`;
    const guesses = await Promise.all(Array.from({ length: 22 }, () => getConversation(wrong)));
    expect(guesses.filter(({ status }) => status === 404)).toHaveLength(20);
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(2);
    enquiryClient.advanceToNext(600);
    expect((await getConversation(token)).status).toBe(200);
    expect((await getConversation('nonsense')).status).toBe(422);
  });
});

describe('the form', () => {
  test('comes from forty visitors of one address, and leaves their emails to their owners elsewhere', async () => {
    enquiryClient.advanceToNext(3_600);
    const visitors = Array.from({ length: 40 }, (_, index) => `visitor.${index}@example.com`);
    for (const email of visitors) expect((await postEnquiry({ email })).status).toBe(201);
    const email = 'shut.out@example.com';
    const write = (ip: string) =>
      callPastCdn('POST /api/contact-us', {
        ip,
        body: { name: 'Ann', email, topic: 'selling', message: 'How long does it run for?', consent: true },
      });
    const stranger = createNetworkAddress();
    const flood = [
      await write(stranger),
      await write(stranger),
      await write(stranger),
      await write(stranger),
    ];
    expect(flood.map(({ status }) => status)).toEqual([201, 201, 201, 429]);
    expect((await write(createNetworkAddress())).status).toBe(201);
  });
});
