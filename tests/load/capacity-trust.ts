import * as z from 'zod';
import { pdf } from '../properties/photos.ts';
import { createEnquiryClient } from '../support/clients/enquiries.ts';
import { createSaleClient } from '../support/clients/sales.ts';
import { type Person, createSellerClient } from '../support/clients/seller.ts';
import { createStaffMember } from '../support/clients/staff.ts';
import type { TestCloud } from '../support/test-cloud.ts';
import type { Make } from './capacity-make.ts';

const Filed = z.object({ caseId: z.string() });
const Versioned = z.object({ version: z.int() });
const Ticket = z.object({ ticket: z.string() });
const Sealed = z.object({ value: z.string() });

/** A report with its appeal, a disputed address, a ticket, a sale pack for a buyer, and a data export. */
export async function buildTrust(cloud: TestCloud, make: Make): Promise<void> {
  const people = createSellerClient(cloud);
  // Tickets are limited per hour.
  people.advanceToNext(3_600);
  const staff = await createStaffMember(cloud);
  const [seller, buyer] = [
    await people.createMember('Tess Trusted'),
    await people.createMember('Bram Buyer'),
  ];
  const home = await people.publishProperty(seller);
  await shareHome(make, home, seller.token);
  await settleReport(make, { home, seller, buyer, staff, colleague: await createStaffMember(cloud) });
  await disputeAddress(cloud, make, staff.token);
  await askStaff(cloud, make, staff.token);
  await sharePack(cloud, make, { seller, buyer });
  await copyData(cloud, make, seller);
}

async function shareHome(make: Make, propertyId: string, token: string): Promise<void> {
  const data = JSON.stringify({ propertyId, note: 'The garden is lovely' });
  const purpose = 'share_link';
  const { value } = Sealed.parse(await make('POST /api/encrypt', { token, body: { purpose, data } }));
  await make('POST /api/decrypt', { body: { value, purpose } });
}

interface ReportedHome {
  readonly home: string;
  readonly seller: Person;
  readonly buyer: Person;
  readonly staff: Person;
  readonly colleague: Person;
}
async function settleReport(make: Make, { home, seller, buyer, staff, colleague }: ReportedHome) {
  const { token } = staff;
  const report = { type: 'report', category: 'fraud', propertyId: home, details: 'This is my house' };
  const { caseId: id } = Filed.parse(await make('POST /api/report', { token: buyer.token, body: report }));
  await make('GET /api/cases', { token: buyer.token });
  await make('GET /api/staff/reports', { token });
  const filed = Versioned.parse(await make('GET /api/staff/reports/{id}', { token, id }));
  const taken = Versioned.parse(
    await make('POST /api/staff/reports/{id}/take', { token, id, body: { version: filed.version } }),
  );
  const hide = { version: taken.version, reason: 'It looks like a scam' };
  const hidden = Versioned.parse(await make('POST /api/staff/reports/{id}/hide', { token, id, body: hide }));
  const words = 'The listing shows a home that is not for sale.';
  const verdict = { version: hidden.version, measure: 'remove_home', ground: 'fraud', words };
  await make('POST /api/staff/reports/{id}/decide', { token, id, body: verdict });
  await make('GET /api/cases/{id}', { token: seller.token, id });
  const appeal = { words: 'The home is mine, please look at it again.' };
  await make('POST /api/cases/{id}/appeal', { token: seller.token, id, body: appeal });
  await make('GET /api/staff/appeals', { token: colleague.token });
  const appealed = Versioned.parse(await make('GET /api/staff/reports/{id}', { token: colleague.token, id }));
  const answer = 'We looked at everything a second time.';
  await make('POST /api/staff/appeals/{id}/decide', {
    token: colleague.token,
    id,
    body: { version: appealed.version, outcome: 'reversed', answer },
  });
  await make('GET /api/transparency');
}

/** Two sellers list one address; the second one proves the ownership. */
async function disputeAddress(cloud: TestCloud, make: Make, token: string): Promise<void> {
  const {
    postPackageChoice,
    createMember,
    publishProperty,
    submitProperty,
    createUpload,
    createPropertyData,
  } = createSellerClient(cloud);
  const [holder, owner] = [await createMember('Hal Holder'), await createMember('Olga Owner')];
  const { houseNo, address } = await createPropertyData(holder);
  await publishProperty(holder, { houseNo, address });
  const id = await submitProperty(owner, { houseNo, address });
  await postPackageChoice(owner, id);
  await cloud.idle();
  const register = await createUpload(owner, pdf, 'document', 'application/pdf');
  const documents = [{ id: register, name: 'Title register.pdf' }];
  await make('POST /api/address-proofs/{id}', { token: owner.token, id, body: { documents } });
  await make('GET /api/address-proofs/{id}', { token: owner.token, id });
  await make('GET /api/staff/reviews', { token });
  await make('GET /api/staff/reviews/{id}', { token, id });
  const decision = { outcome: 'approved', address: 'transfer' };
  await make('POST /api/staff/reviews/{id}', { token, id, body: decision });
}

async function askStaff(cloud: TestCloud, make: Make, token: string): Promise<void> {
  const { getConversationToken } = createEnquiryClient(cloud);
  const email = 'curious@example.com';
  const question = { name: 'Carl Curious', email, topic: 'selling', consent: true };
  const message = 'How long does a package run for?';
  const { ticket: id } = Ticket.parse(await make('POST /api/contact-us', { body: { ...question, message } }));
  await make('GET /api/staff/tickets', { token });
  await make('GET /api/staff/tickets/{id}', { token, id });
  const note = { note: 'Sells in Leeds, I think' };
  const { version } = Versioned.parse(
    await make('POST /api/staff/tickets/{id}/note', { token, id, body: note }),
  );
  const answer = { message: 'It runs for the days of its package.', version };
  await make('POST /api/staff/tickets/{id}/reply', { token, id, body: answer });
  await cloud.idle();
  const link = { token: getConversationToken(email) };
  await make('POST /api/contact-us/conversation', { body: link });
  await make('POST /api/contact-us/reply', { body: { ...link, message: 'And can I prolong it?' } });
  const reopened = Versioned.parse(await make('GET /api/staff/tickets/{id}', { token, id }));
  await make('POST /api/staff/tickets/{id}/close', { token, id, body: { version: reopened.version } });
}

interface Deal {
  readonly seller: Person;
  readonly buyer: Person;
}
async function sharePack(cloud: TestCloud, make: Make, { seller, buyer }: Deal): Promise<void> {
  const {
    nameSolicitor,
    makeCashOffer,
    publishProperty,
    callAs,
    grantPackage,
    getSolicitorToken,
    createUpload,
  } = createSaleClient(cloud);
  const propertyId = await publishProperty(seller);
  await grantPackage(seller, propertyId, 'plus');
  const params = { propertyId };
  const title = await createUpload(seller, pdf, 'document', 'application/pdf');
  const documents = [{ id: title, name: 'Title register.pdf' }];
  const answers = {
    title_number: { value: 'WYK123456', source: 'document', documents },
    disputes: { value: 'no', source: 'owner' },
  };
  await make('PUT /api/sale-packs/{propertyId}', {
    token: seller.token,
    params,
    body: { answers, version: 0 },
  });
  const offerId = await makeCashOffer(buyer, propertyId);
  await callAs(seller, 'PUT', `/api/accept-offer/${offerId}`, {});
  await cloud.idle();
  await make('GET /api/sale-packs/{propertyId}', { token: buyer.token, params });
  await make('GET /api/sale-packs/{propertyId}/file', { token: buyer.token, params });
  await make('GET /api/sale-packs/{propertyId}/claims', { token: buyer.token, params });
  const email = 'pack@example.com';
  await nameSolicitor(buyer, propertyId, { email });
  await callAs(buyer, 'POST', `/api/sale/${propertyId}/solicitor-link`);
  await cloud.idle();
  const link = { token: getSolicitorToken(email) };
  await make('POST /api/sale-link/sale-pack', { body: link });
  await make('POST /api/sale-link/sale-pack-file', { body: link });
  await make('POST /api/sale-link/sale-pack-claims', { body: link });
}

async function copyData(
  cloud: TestCloud,
  make: Make,
  { token, email }: { readonly token: string; readonly email: string },
): Promise<void> {
  const { listMails } = createSellerClient(cloud);
  await make('POST /api/consents', { token, body: { purpose: 'advertising', given: true } });
  await make('GET /api/consents', { token });
  const { feedUrl } = z
    .object({ feedUrl: z.string() })
    .parse(await make('POST /api/user/calendar-feed', { token }));
  await make('GET /api/user/calendar-feed', { token });
  await make('GET /api/calendar-feeds/{feedKey}', { params: { feedKey: feedUrl.split('/').at(-1) ?? '' } });
  await make('DELETE /api/user/calendar-feed', { token });
  const { id } = z.object({ id: z.string() }).parse(await make('GET /api/user/export', { token }));
  await make('GET /api/data-exports', { token });
  const query = /\?(key=[\w-]+)/.exec(listMails(email)[0]?.html ?? '')?.[1] ?? '';
  await make('GET /api/data-exports/{id}', { id, query });
}
