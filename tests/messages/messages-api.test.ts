import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { createMessageClient } from '../support/clients/messages.ts';
import { cloud } from '../support/cloud.ts';

const messageClient = createMessageClient(cloud);
const {
  getChat,
  createMember,
  publishProperty,
  callAs,
  markMessageRead,
  sendMessage,
  setMessageStatus,
  listEvents,
  postMessage,
} = messageClient;

type Member = Awaited<ReturnType<typeof createMember>>;
let seller: Member;
let buyer: Member;
let home: string;
beforeAll(async () => {
  seller = await createMember('Mara Chatter');
  buyer = await createMember('Ned Asker');
  home = await publishProperty(seller);
});
/** A new buyer with a thread that no other test uses. */
const asking = async (name: string) => {
  const person = await createMember(name);
  return { person, first: await sendMessage(person, seller, home, 'Is the garden south-facing?') };
};

describe('a thread between a buyer and a seller', () => {
  test('goes from the first question to the read answer', async () => {
    expect((await callAs(buyer, 'GET', `/api/buyer-property-messages/${home}`)).status).toBe(404);
    const question = await sendMessage(buyer, seller, home, 'Is the garden south-facing?');
    expect(question).toMatchObject({
      mine: true,
      state: 'sent',
      kind: 'text',
      editable: true,
      removed: false,
    });
    expect(question).not.toHaveProperty('edits');
    expect(await messageClient.countUnread(seller)).toBe(1);

    const seen = await getChat(seller, home, buyer);
    expect(seen).toMatchObject({
      total: 1,
      side: 'seller',
      counterpart: { id: buyer.id, user_name: 'Ned Asker' },
      property: { id: home },
      safetyNotice: true,
      unreadTotal: 1,
      messages: [{ mine: false, body: 'Is the garden south-facing?' }],
    });
    expect((await getChat(buyer, home, buyer)).messages).toMatchObject([{ state: 'delivered' }]);
    expect(await markMessageRead(seller, question.id)).toMatchObject({
      status: 200,
      body: { updated: 1, unreadTotal: 0 },
    });
    expect(await markMessageRead(seller, question.id)).toMatchObject({
      body: { updated: 0, unreadTotal: 0 },
    });
    expect((await getChat(buyer, home, buyer)).messages).toMatchObject([{ state: 'read' }]);

    const answer = await sendMessage(seller, buyer, home, 'Yes, all day.', { replyTo: question.id });
    expect(answer).toMatchObject({ replyTo: question.id });
    expect(await callAs(buyer, 'GET', `/api/buyer-property-messages/${home}`)).toMatchObject({
      status: 200,
      body: {
        safetyNotice: false,
        messages: [{ body: 'Yes, all day.' }, { body: 'Is the garden south-facing?' }],
      },
    });
    await cloud.idle();
    expect(listEvents('message.sent.v1', question.id)).toMatchObject([{ first: true, fromId: buyer.id }]);
    expect(listEvents('message.sent.v1', answer.id)).toMatchObject([{ first: false }]);
    expect(listEvents('messages.read.v1', question.id)).toMatchObject([{ readerId: seller.id }]);
    expect(listEvents('messages.delivered.v1', question.id)).toHaveLength(1);
  });

  test('appears in the lists of both, by side, unread and archived', async () => {
    const { person, first } = await asking('Lia Lister');
    const list = async (who: Member, filter = '') =>
      z
        .object({ threads: z.array(z.looseObject({ buyerId: z.string() })), unreadTotal: z.int() })
        .parse((await callAs(who, 'GET', `/api/messages${filter}`)).body);
    const mine = (rows: { threads: { buyerId: string }[] }) =>
      rows.threads.filter(({ buyerId }) => buyerId === person.id);
    expect((await list(person)).threads).toMatchObject([
      {
        side: 'buyer',
        property: { id: home },
        counterpart: { user_name: 'Mara Chatter' },
        last: { text: 'Is the garden south-facing?', mine: true },
        unread: 0,
      },
    ]);
    expect((await list(person, '?filter=selling')).threads).toEqual([]);
    expect(mine(await list(seller, '?filter=unread'))).toMatchObject([{ unread: 1 }]);
    await setMessageStatus(seller, first.id, 'archived');
    expect(mine(await list(seller))).toEqual([]);
    expect(mine(await list(seller, '?filter=archived'))).toMatchObject([{ archived: true }]);
    await sendMessage(person, seller, home, 'Hello?');
    expect(mine(await list(seller, '?filter=selling'))).toMatchObject([{ unread: 2, archived: false }]);
    expect(await callAs(seller, 'GET', `/api/property-messages/${home}`)).toMatchObject({
      body: {
        threads: expect.arrayContaining([
          expect.objectContaining({
            buyerId: person.id,
            unread: 2,
            stage: 'chatting',
            badges: ['email_verified'],
          }),
        ]),
      },
    });
    expect((await callAs(person, 'GET', `/api/property-messages/${home}`)).status).toBe(404);
  });

  test('does not count new messages while muted, and counts them once unmuted', async () => {
    const { person, first } = await asking('Moe Muted');
    await setMessageStatus(seller, first.id, 'read');
    const before = await messageClient.countUnread(seller);
    expect((await setMessageStatus(seller, first.id, 'muted')).status).toBe(200);
    await sendMessage(person, seller, home, 'Are you there?');
    expect(await messageClient.countUnread(seller)).toBe(before);
    expect(await getChat(seller, home, person)).toMatchObject({
      muted: true,
      messages: [{ body: 'Are you there?' }, {}],
    });
    expect(await getChat(person, home, person)).toMatchObject({ muted: false });
    await setMessageStatus(seller, first.id, 'unmuted');
    expect(await messageClient.countUnread(seller)).toBe(before + 1);
  });

  test('hides the read state from the writer when the reader sends no receipts', async () => {
    const { person, first } = await asking('Rhea Receipt');
    const prefer = (readReceipts: boolean) =>
      callAs(seller, 'PUT', '/api/buyer-seller/update-profile', { prefs: { readReceipts } });
    await prefer(false);
    expect(await markMessageRead(seller, first.id)).toMatchObject({ body: { updated: 1 } });
    await cloud.idle();
    expect(listEvents('messages.read.v1', first.id)).toMatchObject([{ receipt: false }]);
    expect((await getChat(person, home, person)).messages).toMatchObject([{ state: 'delivered' }]);
    await prefer(true);
    const next = await sendMessage(person, seller, home, 'And now?');
    await markMessageRead(seller, next.id);
    expect((await getChat(person, home, person)).messages).toMatchObject([
      { state: 'read' },
      { state: 'read' },
    ]);
  });

  test('returns messages in pages, backwards and forwards', async () => {
    const { person, first } = await asking('Paula Pages');
    for (const body of ['2', '3', '4', '5']) await sendMessage(seller, person, home, body);
    const newest = await getChat(person, home, person, '?limit=2');
    expect(newest.messages.map(({ body }) => body)).toEqual(['5', '4']);
    const before = await getChat(person, home, person, `?limit=2&before=${newest.before}`);
    expect(before.messages.map(({ body }) => body)).toEqual(['3', '2']);
    const last = await getChat(person, home, person, `?limit=2&before=${before.before}`);
    expect(last.messages).toHaveLength(1);
    expect(last.before).toBeUndefined();
    const after = await getChat(person, home, person, `?after=${first.order}`);
    expect(after.messages.map(({ body }) => body)).toEqual(['5', '4', '3', '2']);
  });

  test('takes a message once under an Idempotency-Key', async () => {
    const { person } = await asking('Ida Key');
    const send = () =>
      messageClient.call('POST', '/api/messages', {
        token: person.token,
        body: { propertyId: home, toUserId: seller.id, body: 'Twice' },
        headers: { 'idempotency-key': 'once' },
      });
    const [one, two] = [await send(), await send()];
    expect(two.body).toEqual(one.body);
    expect((await getChat(person, home, person)).total).toBe(2);
  });
});

describe('concurrent calls on a thread', () => {
  test('keep every message of eight windows in one order and count all of them', async () => {
    const { person } = await asking('Olga Once');
    const bodies = Array.from({ length: 8 }, (_, index) => `at once ${index}`);
    const answers = await Promise.all(
      bodies.map((body, index) =>
        index % 2 === 0 ? sendMessage(person, seller, home, body) : sendMessage(seller, person, home, body),
      ),
    );
    const { messages, total } = await getChat(seller, home, person);
    expect(total).toBe(9);
    expect(messages.map(({ id }) => id).toSorted()).toEqual(
      expect.arrayContaining(answers.map(({ id }) => id).toSorted()),
    );
    const orders = messages.map(({ order }) => order);
    expect(orders).toEqual(orders.toSorted().toReversed());
    const row = async (who: Member) => {
      const { body } = await callAs(who, 'GET', '/api/messages');
      const { threads } = z
        .object({ threads: z.array(z.object({ buyerId: z.string(), unread: z.int() })) })
        .parse(body);
      return threads.find(({ buyerId }) => buyerId === person.id)?.unread;
    };
    expect([await row(person), await row(seller)]).toEqual([4, 5]);
    await cloud.idle();
    for (const { id } of answers) expect(listEvents('message.sent.v1', id)).toHaveLength(1);
  });

  test('leave exactly the later messages unread when a person reads while others write', async () => {
    const { person, first } = await asking('Rita Racer');
    await Promise.all([
      sendMessage(person, seller, home, 'a'),
      markMessageRead(seller, first.id),
      sendMessage(person, seller, home, 'b'),
      setMessageStatus(seller, first.id, 'delivered'),
      sendMessage(person, seller, home, 'c'),
    ]);
    const { messages } = await getChat(person, home, person);
    const unread = messages.filter(({ state }) => state !== 'read');
    expect(unread.map(({ body }) => body).toSorted()).toEqual(['a', 'b', 'c']);
    const newest = messages[0];
    expect(await markMessageRead(seller, newest?.id ?? '')).toMatchObject({ body: { updated: 3 } });
  });
});

describe('editing and removing a message', () => {
  test('allows the author to edit the text for 15 minutes', async () => {
    const { person, first } = await asking('Eddy Editor');
    const edit = (body: string, ahead = 0) =>
      messageClient.call('PUT', `/api/messages/${first.id}`, {
        token: person.token,
        body: { body },
        headers: { 'x-local-ahead-ms': String(ahead) },
      });
    expect(await edit('Is it quiet?', 14 * 60_000)).toMatchObject({
      status: 200,
      body: { body: 'Is it quiet?', edited: true },
    });
    expect((await getChat(seller, home, person)).messages).toMatchObject([
      { body: 'Is it quiet?', edited: true, editable: false },
    ]);
    expect(await edit('Too late', 16 * 60_000)).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect((await callAs(seller, 'PUT', `/api/messages/${first.id}`, { body: 'Not mine' })).status).toBe(404);
  });

  test('leaves a trace of a removed message and no longer counts it', async () => {
    const { person, first } = await asking('Rhea Remover');
    const before = await messageClient.countUnread(seller);
    expect((await callAs(person, 'DELETE', `/api/messages/${first.id}`)).status).toBe(204);
    expect((await callAs(person, 'DELETE', `/api/messages/${first.id}`)).status).toBe(204);
    expect((await getChat(seller, home, person)).messages).toMatchObject([{ body: '', removed: true }]);
    expect(await messageClient.countUnread(seller)).toBe(before - 1);
    expect((await callAs(person, 'PUT', `/api/messages/${first.id}`, { body: 'Back' })).status).toBe(409);
  });

  test('hides a message only from the other side when they remove it', async () => {
    const { person, first } = await asking('Hilda Hider');
    expect((await callAs(seller, 'DELETE', `/api/messages/${first.id}`)).status).toBe(204);
    expect((await getChat(seller, home, person)).messages).toEqual([]);
    expect((await callAs(seller, 'GET', `/api/messages/${first.id}`)).status).toBe(404);
    expect((await getChat(person, home, person)).messages).toMatchObject([
      { body: 'Is the garden south-facing?' },
    ]);
  });
});

describe('rules of sending', () => {
  test('let a seller only reply, and reject messages to strangers and to oneself', async () => {
    const stranger = await createMember('Stan Stranger');
    expect((await postMessage(seller, stranger, home, 'Buy my house')).status).toBe(404);
    expect((await postMessage(stranger, buyer, home, 'Hello')).status).toBe(404);
    expect((await postMessage(stranger, stranger, home, 'Hello')).status).toBe(404);
    expect((await postMessage(seller, seller, home, 'Hello')).status).toBe(404);
    expect((await postMessage(stranger, seller, home, '   ')).body).toMatchObject({
      code: 'invalid',
      errors: { body: ['Write a message'] },
    });
  });

  test('reject questions about a property off the market, but keep open threads going', async () => {
    const other = await publishProperty(seller);
    const { person } = { person: await createMember('Gail Goer') };
    await sendMessage(person, seller, other, 'Still there?');
    await messageClient.setPublished(seller, other, false);
    expect((await postMessage(await createMember('Late Comer'), seller, other, 'Hello')).status).toBe(404);
    expect((await postMessage(person, seller, other, 'Hello?')).status).toBe(201);
  });

  test('limit a person to twenty messages a minute', async () => {
    const { person } = await asking('Max Most');
    // Across the turn of the clock’s minute, too.
    messageClient.advanceToNext(60);
    cloud.clock.advance(50_000);
    for (let count = 0; count < 15; count += 1) await sendMessage(person, seller, home, `${count}`);
    cloud.clock.advance(15_000);
    for (let count = 15; count < 20; count += 1) await sendMessage(person, seller, home, `${count}`);
    const refused = await postMessage(person, seller, home, 'one more');
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    cloud.clock.advance(65_000);
    expect((await postMessage(person, seller, home, 'a minute later')).status).toBe(201);
  });

  test('warn both sides of bank details, payments and contact details', async () => {
    const { person } = await asking('Wanda Warned');
    const message = await sendMessage(
      seller,
      person,
      home,
      'Pay the deposit to 20-45-77 12345678 or call 07700 900123',
    );
    expect(message).toMatchObject({ warnings: ['bank_details', 'payment', 'contact_details'] });
    expect((await getChat(person, home, person)).messages[0]).toMatchObject({
      warnings: ['bank_details', 'payment', 'contact_details'],
    });
  });
});
