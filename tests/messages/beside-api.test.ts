import sharp from 'sharp';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { OfferMade } from '../../events/offer.ts';
import { SolicitorNamed } from '../../events/sale.ts';
import { ViewingFeedbackGiven, ViewingRequested } from '../../events/viewing.ts';
import { UserId, PropertyId } from '../../events/vocabulary.ts';
import { newId } from '../../functions/kernel/data/ids.ts';
import { tellingAt } from '../notifications/telling.ts';
import { pdf, photo } from '../properties/photos.ts';
import { patience } from '../properties/seller.ts';
import { cloud } from '../support/cloud.ts';
import { chattingAt } from './chatting.ts';

vi.setConfig({ testTimeout: patience, hookTimeout: patience });
const at = chattingAt(cloud);
const { call, chat, member, onSale, own, sent, status, told, unreadTotal, upload, uploadedId, write } = at;
const { sendForm, startUpload } = at;
const { happens } = tellingAt(cloud);

type Member = Awaited<ReturnType<typeof member>>;
let seller: Member;
let home: string;
beforeAll(async () => {
  seller = await member('Cora Cards');
  home = await onSale(seller);
});

describe('message attachments', () => {
  test('gives only the two people of the thread a link to an attachment', async () => {
    const buyer = await member('Fay Files');
    const id = await uploadedId(buyer, pdf, 'document', 'application/pdf');
    const message = await sent(buyer, seller, home, '', {
      type: 'file',
      attachmentIds: [{ id, name: 'Proof “of” funds.pdf' }],
    });
    expect(message).toMatchObject({
      kind: 'file',
      attachments: [{ id, name: 'Proof “of” funds.pdf', contentType: 'application/pdf', bytes: pdf.length }],
      editable: false,
    });
    const link = (who: Member) => own(who, 'GET', `/api/messages/${message.id}/files/${id}`);
    const { url } = z.object({ url: z.string() }).parse((await link(seller)).body);
    const file = await fetch(url);
    expect(file.headers.get('content-disposition')).toContain('Proof');
    expect(Buffer.from(await file.arrayBuffer()).equals(Buffer.from(pdf))).toBe(true);
    expect((await link(await member('Otto Other'))).status).toBe(404);
    expect(
      (await own(seller, 'GET', `/api/messages/${message.id}/files/img_01K9ZX3Q6T4C8V0R2M5N7P9B1D`)).status,
    ).toBe(404);
    await own(buyer, 'DELETE', `/api/messages/${message.id}`);
    expect((await link(seller)).status).toBe(404);
  });

  test('strips location from a photo and ignores a second upload with the same form', async () => {
    const buyer = await member('Ida Innocent');
    const taken = await photo({ width: 640, height: 480, orientation: 8 });
    const { body: form } = await startUpload(buyer, 'document', 'image/jpeg', taken.length);
    expect((await sendForm(form, taken)).ok).toBe(true);
    await cloud.idle();
    const { id } = z.object({ id: z.string() }).parse(form);
    const named = { type: 'file', attachmentIds: [{ id, name: 'Letter.jpg' }] };
    const message = await sent(buyer, seller, home, '', named);
    expect((await sendForm(form, Buffer.alloc(taken.length, '<script>'))).ok).toBe(true);
    await cloud.idle();
    const link = await own(seller, 'GET', `/api/messages/${message.id}/files/${id}`);
    const { url } = z.object({ url: z.string() }).parse(link.body);
    const file = Buffer.from(await (await fetch(url)).arrayBuffer());
    expect((await sharp(taken).metadata()).exif).toBeDefined();
    const { exif, format, width, height } = await sharp(file).metadata();
    expect({ exif, format, width, height }).toEqual({ format: 'jpeg', width: 480, height: 640 });
    expect(message).toMatchObject({ attachments: [{ bytes: file.length }] });
  });

  test('rejects attachments of other people, of another kind and refused ones', async () => {
    const [buyer, other] = [await member('Fred Fence'), await member('Olaf Owner')];
    const refused = async (id: string) => {
      const { status: code, body } = await write(buyer, seller, home, 'See', {
        type: 'file',
        attachmentIds: [{ id, name: 'x' }],
      });
      return {
        code,
        fields: Object.keys(z.object({ errors: z.record(z.string(), z.unknown()) }).parse(body).errors),
      };
    };
    const no = { code: 422, fields: ['attachmentIds'] };
    expect(await refused(await uploadedId(other, pdf, 'document', 'application/pdf'))).toEqual(no);
    expect(await refused(await uploadedId(buyer, pdf, 'epc', 'application/pdf'))).toEqual(no);
    const bad = await upload(buyer, Buffer.from('<script>no</script>'), 'document', 'application/pdf');
    expect(bad).toMatchObject({ status: 'refused' });
    expect(await refused(z.string().parse(bad['id']))).toEqual(no);
  });
});

describe('message cards', () => {
  const parties = (buyer: Member) => ({
    propertyId: PropertyId.parse(home),
    sellerId: UserId.parse(seller.id),
    buyerId: UserId.parse(buyer.id),
  });

  test('writes one card per event, however often it is delivered, and opens the thread', async () => {
    const buyer = await member('Vera Viewer');
    const messageId = newId('msg');
    const event = ViewingRequested.of({ ...ViewingRequested.example, ...parties(buyer), messageId });
    await happens(event);
    await happens(event);
    await Promise.all(Array.from({ length: 4 }, () => happens(event)));
    const { messages, total } = await chat(seller, home, buyer);
    expect(total).toBe(1);
    expect(messages).toMatchObject([
      {
        id: messageId,
        kind: 'card',
        mine: false,
        card: { type: 'viewing', moment: 'requested', by: 'buyer' },
      },
    ]);
    expect(told('message.sent.v1', messageId)).toMatchObject([{ kind: 'card', first: true }]);
    expect(await own(buyer, 'GET', '/api/messages')).toMatchObject({
      body: { threads: [{ last: { text: 'Viewing requested', mine: true }, unread: 0 }] },
    });
  });

  test('appends a late card at the end, unread, and returns it to a chat that catches up', async () => {
    const buyer = await member('Lars Late');
    const messageId = newId('msg');
    const later = await sent(buyer, seller, home, 'Just offered');
    await own(seller, 'PUT', `/api/update-is-read/${later.id}`);
    const before = await unreadTotal(seller);
    await happens(OfferMade.of({ ...OfferMade.example, ...parties(buyer), messageId }));
    expect(await unreadTotal(seller)).toBe(before + 1);
    const { messages } = await chat(seller, home, buyer, `?after=${later.order}`);
    expect(messages).toMatchObject([{ id: messageId, kind: 'card' }]);
    expect(JSON.stringify(await own(seller, 'GET', '/api/messages'))).not.toMatch(/320,?000/);
  });

  test('counts a card of the system as unread for both and posts no card for private feedback', async () => {
    const buyer = await member('Sid System');
    await happens(
      SolicitorNamed.of({
        ...SolicitorNamed.example,
        ...parties(buyer),
        messageId: newId('msg'),
        side: 'seller',
      }),
    );
    await happens(
      ViewingFeedbackGiven.of({
        ...ViewingFeedbackGiven.example,
        ...parties(buyer),
        messageId: newId('msg'),
        shared: false,
      }),
    );
    expect(await unreadTotal(buyer)).toBe(1);
    expect((await chat(buyer, home, buyer)).messages).toMatchObject([
      { card: { moment: 'solicitor_named', by: 'seller' } },
    ]);
  });

  test('rejects removing, editing and answering a card that does not allow it', async () => {
    const buyer = await member('Kit Keeper');
    const messageId = newId('msg');
    await happens(
      SolicitorNamed.of({ ...SolicitorNamed.example, ...parties(buyer), messageId, side: 'buyer' }),
    );
    expect((await own(buyer, 'DELETE', `/api/messages/${messageId}`)).status).toBe(409);
    expect((await own(seller, 'DELETE', `/api/messages/${messageId}`)).status).toBe(409);
    expect((await own(buyer, 'PUT', `/api/messages/${messageId}`, { body: 'x' })).status).toBe(409);
    expect((await status(seller, messageId, 'accepted')).status).toBe(409);
    const text = await sent(buyer, seller, home, 'Hello');
    expect((await status(seller, text.id, 'accepted')).status).toBe(409);
  });
});

describe('access to messages', () => {
  let party: Member;
  let message: { id: string };
  beforeAll(async () => {
    party = await member('Pia Party');
    message = await sent(party, seller, home, 'Between us');
  });
  const calls = (): [string, string, unknown?][] => [
    ['GET', `/api/messages/${message.id}`],
    ['PUT', `/api/messages/${message.id}`, { body: 'Changed' }],
    ['DELETE', `/api/messages/${message.id}`],
    ['PUT', `/api/messages/update-status/${message.id}`, { status: 'read' }],
    ['PUT', `/api/update-is-read/${message.id}`],
    ['GET', `/api/messages/${message.id}/files/img_01K9ZX3Q6T4C8V0R2M5N7P9B1D`],
    ['GET', `/api/buyer-seller-chat/${home}/${party.id}`],
    ['GET', `/api/property-messages/${home}`],
    ['GET', `/api/buyer-property-messages/${home}`],
  ];

  test.each(['a stranger', 'another buyer', 'the seller of another home'])(
    'answers 404 to %s',
    async (who) => {
      const person = await member(`Nosy ${who.replaceAll(' ', '-')}`.slice(0, 30));
      if (who === 'the seller of another home') await onSale(person);
      if (who === 'another buyer') {
        await sent(person, seller, home, 'My own question');
        const body = JSON.stringify((await own(person, 'GET', `/api/buyer-property-messages/${home}`)).body);
        expect(body).toContain('My own question');
        expect(body).not.toContain('Between us');
      }
      for (const [method, path, body] of calls()) {
        if (who === 'another buyer' && path.startsWith('/api/buyer-property-messages')) continue;
        expect({ path, status: (await own(person, method, path, body)).status }).toEqual({
          path,
          status: 404,
        });
      }
      const list = await own(person, 'GET', '/api/messages');
      expect(JSON.stringify(list.body)).not.toContain('Between us');
    },
  );

  test('gives each side only its own reads and writes', async () => {
    const allowed = async (who: Member) =>
      Object.fromEntries(
        await Promise.all(
          calls()
            .filter(([method]) => method === 'GET')
            .map(async ([method, path]) => [path.split('/')[2], (await own(who, method, path)).status]),
        ),
      );
    expect(await allowed(party)).toMatchObject({
      'buyer-seller-chat': 200,
      'property-messages': 404,
      'buyer-property-messages': 200,
    });
    expect(await allowed(seller)).toMatchObject({
      'buyer-seller-chat': 200,
      'property-messages': 200,
      'buyer-property-messages': 404,
    });
    expect((await status(party, message.id, 'read')).status).toBe(409);
    expect((await own(seller, 'PUT', `/api/messages/${message.id}`, { body: 'Changed' })).status).toBe(404);
  });

  test('answers 401 to a visitor', async () => {
    for (const [method, path, body] of calls())
      expect((await call(method, path, { ...(body !== undefined && { body }) })).status).toBe(401);
  });
});
