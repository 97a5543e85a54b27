import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { OfferMade } from '../../events/offer.ts';
import { SaleMilestoneReached, SolicitorNamed } from '../../events/sale.ts';
import { ViewingFeedbackGiven, ViewingRequested } from '../../events/viewing.ts';
import { UserId, PropertyId } from '../../events/vocabulary.ts';
import { newId } from '../../functions/kernel/data/ids.ts';
import { pdf, createPhoto } from '../properties/photos.ts';
import { createMessageClient } from '../support/clients/messages.ts';
import { createNotificationClient } from '../support/clients/notifications.ts';
import { cloud } from '../support/cloud.ts';

const messageClient = createMessageClient(cloud);
const {
  getChat,
  createMember,
  publishProperty,
  callAs,
  sendMessage,
  setMessageStatus,
  listEvents,
  countUnread,
  uploadFile,
  createUpload,
  postMessage,
} = messageClient;
const { postUploadForm, startUpload } = messageClient;
const { publishEvent } = createNotificationClient(cloud);

type Member = Awaited<ReturnType<typeof createMember>>;
let seller: Member;
let home: string;
beforeAll(async () => {
  seller = await createMember('Cora Cards');
  home = await publishProperty(seller);
});

describe('message attachments', () => {
  test('gives only the two people of the thread a link to an attachment', async () => {
    const buyer = await createMember('Fay Files');
    const id = await createUpload(buyer, pdf, 'document', 'application/pdf');
    const message = await sendMessage(buyer, seller, home, '', {
      type: 'file',
      attachmentIds: [{ id, name: 'Proof “of” funds.pdf' }],
    });
    expect(message).toMatchObject({
      kind: 'file',
      attachments: [{ id, name: 'Proof “of” funds.pdf', contentType: 'application/pdf', bytes: pdf.length }],
      editable: false,
    });
    const link = (who: Member) => callAs(who, 'GET', `/api/messages/${message.id}/files/${id}`);
    const { url } = z.object({ url: z.string() }).parse((await link(seller)).body);
    const file = await fetch(url);
    expect(file.headers.get('content-disposition')).toContain('Proof');
    expect(Buffer.from(await file.arrayBuffer()).equals(Buffer.from(pdf))).toBe(true);
    expect((await link(await createMember('Otto Other'))).status).toBe(404);
    expect(
      (await callAs(seller, 'GET', `/api/messages/${message.id}/files/img_01K9ZX3Q6T4C8V0R2M5N7P9B1D`))
        .status,
    ).toBe(404);
    await callAs(buyer, 'DELETE', `/api/messages/${message.id}`);
    expect((await link(seller)).status).toBe(404);
  });

  test('strips location from a photo and ignores a second upload with the same form', async () => {
    const buyer = await createMember('Ida Innocent');
    const taken = await createPhoto({ width: 640, height: 480, orientation: 8 });
    const { body: form } = await startUpload(buyer, 'document', 'image/jpeg', taken.length);
    expect((await postUploadForm(form, taken)).ok).toBe(true);
    await cloud.idle();
    const { id } = z.object({ id: z.string() }).parse(form);
    const named = { type: 'file', attachmentIds: [{ id, name: 'Letter.jpg' }] };
    const message = await sendMessage(buyer, seller, home, '', named);
    expect((await postUploadForm(form, Buffer.alloc(taken.length, '<script>'))).ok).toBe(true);
    await cloud.idle();
    const link = await callAs(seller, 'GET', `/api/messages/${message.id}/files/${id}`);
    const { url } = z.object({ url: z.string() }).parse(link.body);
    const file = Buffer.from(await (await fetch(url)).arrayBuffer());
    expect((await sharp(taken).metadata()).exif).toBeDefined();
    const { exif, format, width, height } = await sharp(file).metadata();
    expect({ exif, format, width, height }).toEqual({ format: 'jpeg', width: 480, height: 640 });
    expect(message).toMatchObject({ attachments: [{ bytes: file.length }] });
  });

  test('rejects attachments of other people, of another kind and refused ones', async () => {
    const [buyer, other] = [await createMember('Fred Fence'), await createMember('Olaf Owner')];
    const refused = async (id: string) => {
      const { status: code, body } = await postMessage(buyer, seller, home, 'See', {
        type: 'file',
        attachmentIds: [{ id, name: 'x' }],
      });
      return {
        code,
        fields: Object.keys(z.object({ errors: z.record(z.string(), z.unknown()) }).parse(body).errors),
      };
    };
    const no = { code: 422, fields: ['attachmentIds'] };
    expect(await refused(await createUpload(other, pdf, 'document', 'application/pdf'))).toEqual(no);
    expect(await refused(await createUpload(buyer, pdf, 'epc', 'application/pdf'))).toEqual(no);
    const bad = await uploadFile(buyer, Buffer.from('<script>no</script>'), 'document', 'application/pdf');
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
    const buyer = await createMember('Vera Viewer');
    const messageId = newId('msg');
    const event = ViewingRequested.of({ ...ViewingRequested.example, ...parties(buyer), messageId });
    await publishEvent(event);
    await publishEvent(event);
    await Promise.all(Array.from({ length: 4 }, () => publishEvent(event)));
    const { messages, total } = await getChat(seller, home, buyer);
    expect(total).toBe(1);
    expect(messages).toMatchObject([
      {
        id: messageId,
        kind: 'card',
        mine: false,
        card: { type: 'viewing', moment: 'requested', by: 'buyer' },
      },
    ]);
    expect(listEvents('message.sent.v1', messageId)).toMatchObject([{ kind: 'card', first: true }]);
    expect(await callAs(buyer, 'GET', '/api/messages')).toMatchObject({
      body: { threads: [{ last: { text: 'Viewing requested', mine: true }, unread: 0 }] },
    });
  });

  test('appends a late card at the end, unread, and returns it to a chat that catches up', async () => {
    const buyer = await createMember('Lars Late');
    const messageId = newId('msg');
    const later = await sendMessage(buyer, seller, home, 'Just offered');
    await callAs(seller, 'PUT', `/api/update-is-read/${later.id}`);
    const before = await countUnread(seller);
    await publishEvent(OfferMade.of({ ...OfferMade.example, ...parties(buyer), messageId }));
    expect(await countUnread(seller)).toBe(before + 1);
    const { messages } = await getChat(seller, home, buyer, `?after=${later.order}`);
    expect(messages).toMatchObject([{ id: messageId, kind: 'card' }]);
    expect(JSON.stringify(await callAs(seller, 'GET', '/api/messages'))).not.toMatch(/320,?000/);
  });

  test('names the step of a sale, which the bell counts, and posts no card for private feedback', async () => {
    const buyer = await createMember('Sid System');
    await publishEvent(
      SolicitorNamed.of({
        ...SolicitorNamed.example,
        ...parties(buyer),
        messageId: newId('msg'),
        side: 'seller',
      }),
    );
    await publishEvent(
      SaleMilestoneReached.of({
        ...SaleMilestoneReached.example,
        ...parties(buyer),
        messageId: newId('msg'),
        key: 'searches_ordered',
        done: true,
      }),
    );
    await publishEvent(
      ViewingFeedbackGiven.of({
        ...ViewingFeedbackGiven.example,
        ...parties(buyer),
        messageId: newId('msg'),
        shared: false,
      }),
    );
    expect(await countUnread(buyer)).toBe(0);
    expect((await getChat(buyer, home, buyer)).messages).toMatchObject([
      { card: { moment: 'milestone_reached', step: 'Searches ordered', done: true } },
      { card: { moment: 'solicitor_named', by: 'seller' } },
    ]);
  });

  test('rejects removing, editing and answering a card that does not allow it', async () => {
    const buyer = await createMember('Kit Keeper');
    const messageId = newId('msg');
    await publishEvent(
      SolicitorNamed.of({ ...SolicitorNamed.example, ...parties(buyer), messageId, side: 'buyer' }),
    );
    expect((await callAs(buyer, 'DELETE', `/api/messages/${messageId}`)).status).toBe(409);
    expect((await callAs(seller, 'DELETE', `/api/messages/${messageId}`)).status).toBe(409);
    expect((await callAs(buyer, 'PUT', `/api/messages/${messageId}`, { body: 'x' })).status).toBe(409);
    expect((await setMessageStatus(seller, messageId, 'accepted')).status).toBe(409);
    const text = await sendMessage(buyer, seller, home, 'Hello');
    expect((await setMessageStatus(seller, text.id, 'accepted')).status).toBe(409);
  });
});

test('shows another buyer of the home nothing of a thread', async () => {
  await sendMessage(await createMember('Pia Party'), seller, home, 'Between us');
  const rival = await createMember('Nosy Rival');
  await sendMessage(rival, seller, home, 'My own question');
  const seen = [`/api/buyer-property-messages/${home}`, '/api/messages'].map((path) =>
    callAs(rival, 'GET', path),
  );
  const text = JSON.stringify((await Promise.all(seen)).map(({ body }) => body));
  expect(text).toContain('My own question');
  expect(text).not.toContain('Between us');
});
