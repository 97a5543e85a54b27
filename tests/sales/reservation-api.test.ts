import { getDocumentProxy } from 'unpdf';
import { beforeAll, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { createSaleClient } from '../support/clients/sales.ts';
import { slowTestMs } from '../support/clients/seller.ts';
import { cloud } from '../support/cloud.ts';

cloud.wake('notifications');
cloud.allowCopies('publishing');
vi.setConfig({ testTimeout: 2 * slowTestMs, hookTimeout: slowTestMs });
const {
  agreeSale,
  agreeSaleWithSolicitors,
  callAs,
  createMember,
  fetchFile,
  giveDetails,
  getSale,
  listEvents,
  listMailsOfCalls,
  makeCashOffer,
} = createSaleClient(cloud);
type Member = Awaited<ReturnType<typeof createMember>>;

let seller: Member;
let buyer: Member;
beforeAll(async () => {
  seller = await createMember('Rose Reserve');
  buyer = await createMember('Rob Reserve');
  await giveOwnName(seller, 'Sarah', 'Seller');
  await giveOwnName(buyer, 'Benjamin', 'Buyer');
});

const giveOwnName = (person: Member, firstName: string, lastName: string) =>
  callAs(person, 'PUT', '/api/buyer-seller/update-profile', { firstName, lastName });
const terms = { weeks: 8, costsPence: 1_000_00, reasons: ['survey', 'mortgage'] };
const propose = (person: Member, offerId: string, seenVersion = 0) =>
  callAs(person, 'POST', `/api/reservation/${offerId}`, { seenVersion, terms });
const act = (person: Member, offerId: string, action: string, seenVersion = 1) =>
  callAs(person, 'PUT', `/api/reservation/${offerId}`, { seenVersion, action });
const sign = (person: Member, offerId: string) => {
  const name = person === seller ? 'Sarah Seller' : 'Benjamin Buyer';
  return callAs(person, 'POST', `/api/signing/${offerId}`, {
    paper: 'reservation',
    version: 1,
    name,
    mark: { kind: 'typed', text: name },
    intent: '2026-11-30',
    agrees: true,
  });
};
const Agreement = z.object({
  reservation: z.object({
    canPropose: z.boolean(),
    last: z
      .object({
        version: z.int(),
        status: z.string(),
        can: z.array(z.string()),
        signing: z.string().optional(),
        lastDay: z.string().optional(),
        closed: z
          .object({ how: z.string(), by: z.string().optional(), reason: z.string().optional() })
          .optional(),
        pdfUrl: z.string().optional(),
        signedPdfUrl: z.string().optional(),
      })
      .optional(),
  }),
  todo: z.array(z.object({ key: z.string() })),
});
const read = async (person: Member, propertyId: string) => {
  await cloud.idle();
  return Agreement.parse((await getSale(person, propertyId, person === seller ? buyer : seller)).body);
};
const Bell = z.object({ notifications: z.array(z.object({ title: z.string() })) });
const listTitles = async (person: Member) => {
  await cloud.idle();
  return Bell.parse((await callAs(person, 'GET', '/api/notifications')).body).notifications.map(
    ({ title }) => title,
  );
};

/** A sale without solicitors is still under offer. */
async function putInForce(agree = agreeSaleWithSolicitors) {
  const sale = await agree(seller, buyer);
  await giveDetails(seller, sale.propertyId, 'Sarah Seller');
  await giveDetails(buyer, sale.propertyId, 'Benjamin Buyer');
  expect(await propose(buyer, sale.offerId)).toMatchObject({ status: 201, body: { version: 1 } });
  expect(await act(seller, sale.offerId, 'accept')).toMatchObject({ status: 200 });
  await cloud.idle();
  expect(await sign(buyer, sale.offerId)).toMatchObject({ status: 201, body: { complete: false } });
  expect(await sign(seller, sale.offerId)).toMatchObject({ status: 201, body: { complete: true } });
  return sale;
}

test('is proposed, accepted and signed by both, and then has a PDF with both signatures', async () => {
  const { propertyId, offerId } = await agreeSaleWithSolicitors(seller, buyer);
  const other = await createMember('Olga Other');
  expect(await propose(other, offerId)).toMatchObject({ status: 404 });
  expect((await read(buyer, propertyId)).reservation).toEqual(expect.objectContaining({ canPropose: true }));
  expect(await propose(buyer, offerId)).toMatchObject({ status: 201 });
  expect(await act(seller, offerId, 'accept', 0)).toMatchObject({ status: 409 });
  const asked = await read(seller, propertyId);
  expect(asked.reservation.last).toMatchObject({ status: 'proposed', can: ['accept', 'decline'] });
  expect(asked.todo.map(({ key }) => key)).toContain('reservation');
  expect(await listTitles(seller)).toContainEqual(
    expect.stringMatching(/^A reservation agreement is proposed/),
  );
  expect(await sign(buyer, offerId)).toMatchObject({ status: 409 });

  await act(seller, offerId, 'accept');
  const agreed = await read(buyer, propertyId);
  expect(agreed.reservation.last).toMatchObject({ status: 'agreed', signing: 'open' });
  const issued = await fetchFile(z.string().parse(agreed.reservation.last?.pdfUrl));
  const paper = await getDocumentProxy(issued.bytes.slice());
  const first = await (await paper.getPage(1)).getTextContent();
  expect(first.items.map((item) => ('str' in item ? item.str : '')).join(' ')).toContain('Benjamin Buyer');
  expect(await callAs(buyer, 'GET', `/api/signing/${offerId}?paper=reservation`)).toMatchObject({
    status: 200,
    body: { document: 'Reservation agreement', intent: { text: expect.stringContaining('be bound by it') } },
  });

  expect(await sign(buyer, offerId)).toMatchObject({ status: 201, body: { complete: false } });
  expect(await sign(buyer, offerId)).toMatchObject({ status: 409 });
  expect(await sign(seller, offerId)).toMatchObject({ status: 201, body: { complete: true } });
  const after = await read(buyer, propertyId);
  expect(after.reservation).toMatchObject({
    canPropose: false,
    last: { status: 'in_force', can: ['ask_end'] },
  });
  const pdf = await getDocumentProxy(
    (await fetchFile(z.string().parse(after.reservation.last?.signedPdfUrl))).bytes,
  );
  const [id = ''] = [...((await pdf.getAttachments())?.keys() ?? [])];
  const attached = await pdf.getAttachmentContent(id);
  expect(Buffer.from(attached ?? []).equals(Buffer.from(issued.bytes))).toBe(true);
  expect(await listTitles(buyer)).toContainEqual(
    expect.stringMatching(/^The reservation agreement is in force/),
  );
  expect(listEvents('reservation.signed.v1', offerId)).toHaveLength(2);
  // The memorandum has signatures of its own.
  expect(await callAs(buyer, 'GET', `/api/signing/${offerId}`)).toMatchObject({
    status: 200,
  });
});

test('ends with the sale, by the side that pulls out and its reason, which the other can contest', async () => {
  const { propertyId, offerId } = await putInForce();
  expect(
    await callAs(buyer, 'PUT', `/api/offers/${offerId}`, { action: 'withdraw', reason: 'survey' }),
  ).toMatchObject({ status: 200 });
  expect((await read(seller, propertyId)).reservation.last).toMatchObject({
    status: 'closed',
    closed: { how: 'pulled_out', by: 'buyer', reason: 'survey' },
    can: ['contest'],
  });
  expect(listEvents('reservation.closed.v1', offerId)).toHaveLength(1);
  const listWaits = async () => ({
    ofSeller: (await callAs(seller, 'GET', `/api/properties/${propertyId}`)).body,
    ofBuyer: (await callAs(buyer, 'GET', '/api/my-buying')).body,
  });
  const { ofSeller, ofBuyer } = await listWaits();
  expect(ofSeller).toMatchObject({
    owner: { dispute: { buyerId: buyer.id } },
  });
  expect(ofSeller).not.toHaveProperty('owner.saleWith');
  const { buying } = z.object({ buying: z.array(z.looseObject({ propertyId: z.string() })) }).parse(ofBuyer);
  expect(buying).toContainEqual(expect.objectContaining({ propertyId, waits: [] }));
  expect(await act(buyer, offerId, 'contest')).toMatchObject({ status: 409 });
  expect(await act(seller, offerId, 'contest')).toMatchObject({ status: 200 });
  expect((await listWaits()).ofSeller).not.toHaveProperty('owner.dispute');
  await cloud.idle();
  expect(listMailsOfCalls(buyer.email)[0]?.text).toContain('doesn’t accept the reason');
  expect((await read(buyer, propertyId)).reservation.last?.can).toEqual([]);
});

test('an earlier sale of the same two is read by its offer, and its reason can be contested', async () => {
  const { propertyId, offerId } = await putInForce();
  await callAs(buyer, 'PUT', `/api/offers/${offerId}`, { action: 'withdraw', reason: 'survey' });
  await cloud.idle();
  expect(await callAs(seller, 'GET', `/api/relist-property/${propertyId}`)).toMatchObject({ status: 200 });
  const laterId = await makeCashOffer(buyer, propertyId);
  expect(await callAs(seller, 'PUT', `/api/accept-offer/${laterId}`, {})).toMatchObject({ status: 200 });
  await cloud.idle();
  const address = `/api/sale/${propertyId}/${buyer.id}`;
  expect((await callAs(seller, 'GET', address)).body).toMatchObject({ offerId: laterId });
  expect((await callAs(seller, 'GET', `${address}?offerId=${offerId}`)).body).toMatchObject({
    offerId,
    status: 'fallen_through',
    reservation: { last: { can: ['contest'] } },
  });
  expect((await callAs(seller, 'GET', `/api/properties/${propertyId}`)).body).toMatchObject({
    owner: { saleWith: buyer.id, dispute: { buyerId: buyer.id, offerId } },
  });
  expect(await act(seller, offerId, 'contest')).toMatchObject({ status: 200 });
  // Of nobody else, and of no other home.
  const other = await createMember('Olaf Other');
  const { offerId: elsewhere } = await agreeSale(seller, buyer);
  const refused = await Promise.all([
    callAs(other, 'GET', `/api/sale/${propertyId}/${seller.id}?offerId=${offerId}`),
    callAs(seller, 'GET', `/api/sale/${propertyId}/${other.id}?offerId=${offerId}`),
    callAs(seller, 'GET', `${address}?offerId=${elsewhere}`),
  ]);
  expect(refused.map(({ status }) => status)).toEqual([404, 404, 404]);
});

test('a seller who takes the home off the market pulls out without a named reason', async () => {
  const { propertyId, offerId } = await putInForce(agreeSale);
  expect(await callAs(seller, 'DELETE', `/api/properties/${propertyId}`)).toMatchObject({ status: 204 });
  const { closed } = (await read(buyer, propertyId)).reservation.last ?? {};
  expect(closed).toEqual({ how: 'pulled_out', by: 'seller' });
  expect(
    listMailsOfCalls(buyer.email)
      .map(({ text }) => text)
      .join(),
  ).toContain('Send them your bills');
  expect(listEvents('reservation.closed.v1', offerId)).toHaveLength(1);
});

test('ends when both agree to it, and the sale goes on', async () => {
  const { propertyId, offerId } = await putInForce();
  expect(await propose(buyer, offerId, 1)).toMatchObject({ status: 409 });
  await act(buyer, offerId, 'ask_end');
  expect(await act(buyer, offerId, 'agree_end')).toMatchObject({ status: 409 });
  expect(await act(seller, offerId, 'agree_end')).toMatchObject({ status: 200 });
  expect((await read(buyer, propertyId)).reservation).toMatchObject({
    canPropose: true,
    last: { closed: { how: 'agreed' } },
  });
});

test('needs the full name of the side that proposes it', async () => {
  const { offerId } = await agreeSale(seller, buyer);
  expect(await propose(buyer, offerId)).toMatchObject({ status: 409, body: { state: 'names' } });
});

test('isn’t signed or proposed under the name of somebody else', async () => {
  const { offerId, propertyId } = await agreeSale(seller, buyer);
  await giveDetails(buyer, propertyId, 'Carla Co-Owner');
  expect(await propose(buyer, offerId)).toMatchObject({ status: 409, body: { state: 'names' } });
  await giveDetails(buyer, propertyId, 'Benjamin Buyer');
  expect(await propose(buyer, offerId)).toMatchObject({ status: 201 });
});
