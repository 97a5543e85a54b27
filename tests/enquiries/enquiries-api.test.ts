import * as z from 'zod';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { days, patience } from '../properties/seller.ts';
import { cloud } from '../support/cloud.ts';
import { askingAt } from './asking.ts';

cloud.wake('notifications', 'staff');

vi.setConfig({ testTimeout: patience, hookTimeout: patience });
const at = askingAt(cloud);
const { ask, call, conversation, mailsTo, member, newcomer, opened, own, reply, told, tokenFor, tokens } = at;

const { answer, asStaff, hireStaff, listed, logStaffIn, taskOf, ticketOf } = at;
beforeAll(hireStaff);

describe('a message to the staff', () => {
  test('gets a number, and a mail that repeats nothing of it', async () => {
    const { ticket, email, dueAt } = await opened({
      name: '<b>Ann</b>',
      message: 'Buy cheap pills at pills.example',
    });
    expect(ticket).toMatch(/^tkt_/);
    expect(Date.parse(dueAt)).toBeGreaterThan(cloud.clock.now());
    const [mail, ...more] = mailsTo(email);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ subject: 'We have your message', html: expect.stringContaining(ticket) });
    expect(mail?.html).not.toMatch(/pills|Ann/);
    expect(told('enquiry.opened.v1', ticket)).toEqual([
      { ticketId: ticket, topic: 'selling', userId: null, dueAt },
    ]);
  });

  test('with the hidden field filled in is answered and dropped', async () => {
    at.untilNext(3_600);
    const email = 'robot@example.com';
    const { status, body } = await ask({ email, website: 'https://pills.example' });
    expect({ status, body }).toEqual({
      status: 201,
      body: { ticket: expect.stringMatching(/^tkt_/), dueAt: expect.any(String) },
    });
    await cloud.idle();
    await logStaffIn();
    const id = z.string().parse(body['ticket']);
    expect((await ticketOf(id)).status).toBe(404);
    expect(mailsTo(email)).toEqual([]);
    expect(told('enquiry.opened.v1', id)).toEqual([]);
  });

  test('comes three times an hour from one network', async () => {
    at.untilNext(3_600);
    const all = await Promise.all([1, 2, 3, 4, 5].map(() => ask()));
    expect(all.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 429, 429]);
    expect(all.find(({ status }) => status === 429)?.headers.get('retry-after')).toMatch(/^\d+$/);
    at.untilNext(3_600);
    expect((await ask()).status).toBe(201);
  });

  test('that is sent twice under one key opens one ticket', async () => {
    at.untilNext(3_600);
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
    expect(mailsTo('twice@example.com')).toHaveLength(1);
  });

  test('that is not filled in names its fields', async () => {
    const { status, body } = await ask({ name: '', message: 'Short', consent: false });
    expect(status).toBe(422);
    expect(Object.keys(z.record(z.string(), z.unknown()).parse(body['errors']))).toEqual([
      'name',
      'message',
      'consent',
    ]);
  });

  test('knows who is logged in, and an email that belongs to an account', async () => {
    const person = await newcomer({ user_name: 'Lena Logged' });
    const known = await opened({ email: 'other@example.com' }, person);
    const guest = await opened({ email: person.email });
    await logStaffIn();
    const { id } = z
      .object({ id: z.string() })
      .parse((await call('GET', '/api/user', { token: (await tokens(person.email)).access_token })).body);
    expect((await ticketOf(known.ticket)).body).toMatchObject({ userId: id, email: 'other@example.com' });
    expect((await ticketOf(known.ticket)).body).not.toHaveProperty('accountId');
    expect((await ticketOf(guest.ticket)).body).toMatchObject({ userId: null, accountId: id });
  });
});

describe('the staff', () => {
  test('see what waits oldest first, and answer by mail', async () => {
    const [first, second] = [await opened(), await opened({ message: 'Another question about selling' })];
    await logStaffIn();
    const ids = (await listed()).map(({ id }) => id);
    expect(ids.indexOf(first.ticket)).toBeLessThan(ids.indexOf(second.ticket));
    const { status, body } = await answer(first.ticket, 1);
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { status: 'answered', version: 2, entries: [{ kind: 'message' }, { kind: 'answer' }] },
    });
    expect(body).not.toHaveProperty('dueAt');
    await cloud.idle();
    expect(mailsTo(first.email)[0]).toMatchObject({
      subject: 'Our answer to your message',
      html: expect.stringContaining('It runs for the days of its package.'),
    });
    expect((await listed()).map(({ id }) => id)).not.toContain(first.ticket);
    expect((await listed('answered')).map(({ id }) => id)).toContain(first.ticket);
    expect(told('enquiry.answered.v1', first.ticket)).toEqual([
      { ticketId: first.ticket, topic: 'selling', entry: 1 },
    ]);
  });

  test('have a task with the promised time while a ticket waits', async () => {
    const { ticket, email, dueAt } = await opened();
    await logStaffIn();
    expect(await taskOf(ticket)).toMatchObject({ title: 'Message: selling', dueAt });
    await answer(ticket, 1);
    await cloud.idle();
    expect(await taskOf(ticket)).toBeUndefined();
    await reply(tokenFor(email), 'And one more question');
    await cloud.idle();
    expect(await taskOf(ticket)).toMatchObject({ title: 'Reply: selling' });
    await asStaff('POST', `/api/staff/tickets/${ticket}/close`, { version: 3 });
    await cloud.idle();
    expect(await taskOf(ticket)).toBeUndefined();
  });

  test('do not answer what they have not read', async () => {
    const { ticket, email } = await opened();
    await reply(tokenFor(email), 'One more thing before you answer');
    await logStaffIn();
    expect(await answer(ticket, 1)).toMatchObject({ status: 409, body: { code: 'stale' } });
    const both = await Promise.all([answer(ticket, 2), answer(ticket, 2)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('keep notes that the person never sees', async () => {
    const { ticket, email } = await opened();
    await logStaffIn();
    const { body } = await asStaff('POST', `/api/staff/tickets/${ticket}/note`, {
      note: 'Looks like a scam',
    });
    expect(body).toMatchObject({
      entries: [{}, { kind: 'note', text: 'Looks like a scam', staffName: expect.any(String) }],
    });
    await cloud.idle();
    expect(mailsTo(email)).toHaveLength(1);
    const seen = await conversation(tokenFor(email));
    expect(seen).toMatchObject({
      status: 200,
      body: { ticket, entries: [{ kind: 'message' }], canWrite: true },
    });
    expect(JSON.stringify(seen.body)).not.toMatch(/scam|Stella|asker/);
  });

  test('close a ticket, which no answer goes to any more', async () => {
    const { ticket } = await opened();
    await logStaffIn();
    const close = (version: number) =>
      asStaff('POST', `/api/staff/tickets/${ticket}/close`, { version, reason: 'Spam' });
    expect(await close(1)).toMatchObject({ status: 200, body: { status: 'closed' } });
    expect(await close(2)).toMatchObject({ status: 409, body: { state: 'closed' } });
    expect(await answer(ticket, 2)).toMatchObject({ status: 409, body: { state: 'closed' } });
    expect((await listed('closed'))[0]).toMatchObject({ id: ticket });
    await cloud.idle();
    expect(told('enquiry.closed.v1', ticket)).toHaveLength(1);
  });

  test('alone may do any of this', async () => {
    const { ticket } = await opened();
    const person = await member('Carl Curious');
    for (const [method, path] of [
      ['GET', '/api/staff/tickets'],
      ['GET', `/api/staff/tickets/${ticket}`],
      ['POST', `/api/staff/tickets/${ticket}/close`],
    ] as const)
      expect(await own(person, method, path, method === 'POST' ? { version: 1 } : undefined)).toMatchObject({
        status: 403,
        body: { code: 'staff_only' },
      });
  });
});

describe('the link in the mails', () => {
  test('takes a reply, which opens the ticket again for thirty days after it was closed', async () => {
    const { ticket, email } = await opened();
    await logStaffIn();
    await answer(ticket, 1);
    const token = tokenFor(email);
    expect(await reply(token, 'That does not answer it')).toMatchObject({
      status: 200,
      body: { status: 'open', entries: [{}, {}, { kind: 'message', text: 'That does not answer it' }] },
    });
    await cloud.idle();
    expect(told('enquiry.reopened.v1', ticket)).toHaveLength(1);
    await asStaff('POST', `/api/staff/tickets/${ticket}/close`, { version: 3 });
    cloud.clock.advance(29 * days);
    expect((await reply(token, 'One more question, please')).body).toMatchObject({ status: 'open' });
    await logStaffIn();
    await asStaff('POST', `/api/staff/tickets/${ticket}/close`, { version: 5 });
    cloud.clock.advance(30 * days);
    expect((await conversation(token)).body).toMatchObject({ status: 'closed', canWrite: false });
    expect(await reply(token, 'One more question, please')).toMatchObject({
      status: 410,
      body: { code: 'gone' },
    });
    await logStaffIn();
  });

  test('opens nothing with another key, and stops whoever guesses', async () => {
    const { ticket, email } = await opened();
    at.untilNext(600);
    const token = tokenFor(email);
    const wrong = `${ticket.slice(4)}.${'k'.repeat(32)}`;
    const guesses = await Promise.all(Array.from({ length: 22 }, () => conversation(wrong)));
    expect(guesses.filter(({ status }) => status === 404)).toHaveLength(20);
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(2);
    at.untilNext(600);
    expect((await conversation(token)).status).toBe(200);
    expect((await conversation('nonsense')).status).toBe(422);
  });
});
