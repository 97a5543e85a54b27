import * as z from 'zod';
import { pdf } from '../../properties/photos.ts';
import { createBlogClient } from '../../support/clients/blog.ts';
import { createBuyerCheckClient } from '../../support/clients/buyer-checks.ts';
import { cardNumbers, createCardPaymentClient } from '../../support/clients/card-payments.ts';
import { createEnquiryClient } from '../../support/clients/enquiries.ts';
import { createIdentityCheckClient } from '../../support/clients/identity-checks.ts';
import { createDescription, createReviewClient } from '../../support/clients/listing-reviews.ts';
import { createOrganisationClient } from '../../support/clients/organisations.ts';
import { advertText } from '../../support/clients/own-adverts.ts';
import { createPushClient } from '../../support/clients/push-devices.ts';
import { createReportClient } from '../../support/clients/reports.ts';
import { createSaleClient } from '../../support/clients/sales.ts';
import { createScottishHome } from '../../support/clients/scottish-homes.ts';
import { toAgreement } from '../../support/clients/sign-consent.ts';
import { password } from '../../support/clients/visitor.ts';
import { cloud } from '../../support/cloud.ts';
import { callOrThrow } from './cast.ts';
import { createWorldPeople, type WorldMember, type WorldPeople } from './world-people.ts';

/** Ids and keys of the things that the calls of a table are about, by their names in the table. */
export type WorldIds = Readonly<Record<string, string>>;

const Owners = z.object({ jointOwners: z.array(z.object({ id: z.string(), email: z.string() })) });
const Payments = z.object({ payments: z.array(z.object({ version: z.int() })) });
const Case = z.object({ version: z.int() });
const toText = (value: unknown): string => z.string().min(1).parse(value);

/** A sale with a joint owner, a home on sale with an open invitation, and a home that staff hold. */
async function makeHomes({ owner, buyer, joint }: WorldPeople): Promise<WorldIds> {
  const { call, listMails, makeCashOffer, publishProperty, grantPackage } = createSaleClient(cloud);
  const cardPaymentClient = createCardPaymentClient(cloud);
  const home = await cardPaymentClient.submitProperty(owner);
  const { id: packageId } = await cardPaymentClient.choosePackage(owner, home, 'plus');
  const { paymentId, url } = await cardPaymentClient.startPayment(owner, packageId);
  await cardPaymentClient.payByCard(url, cardNumbers.good);
  await cloud.idle();
  const live = await publishProperty(owner);
  const invite = async (propertyId: string, email: string) => {
    const { body } = await callOrThrow(owner, 'POST', `/api/joint-owners/${propertyId}`, {
      name: 'Jo Joint',
      email,
    });
    await cloud.idle();
    const link = /\/joint-owner-invitation#([\w.-]+)/.exec(listMails(email)[0]?.html ?? '')?.[1];
    return { id: toText(Owners.parse(body).jointOwners[0]?.id), value: toText(link) };
  };
  const accepted = await invite(home, 'accepted@access.example.com');
  const post = async (path: string, body: object) => (await callOrThrow(joint, 'POST', path, body)).body;
  await post('/api/joint-owner-invitation/answer', await toAgreement(accepted.value, post));
  const pending = await invite(live, 'pending@access.example.com');
  const answers = { flooding: { value: 'no', source: 'owner' } };
  await callOrThrow(owner, 'PUT', `/api/sale-packs/${home}`, { answers, version: 0 });
  const offer = await makeCashOffer(buyer, home);
  await callOrThrow(owner, 'PUT', `/api/accept-offer/${offer}`, {});
  const glen = await publishProperty(owner, await createScottishHome(cloud, owner));
  await callOrThrow(buyer, 'POST', `/api/home-reports/${glen}`, { agreesToPdf: true });
  await callOrThrow(buyer, 'PUT', `/api/interest-notes/${glen}`);
  const removed = await publishProperty(owner);
  await grantPackage(owner, live, 'standard');
  const held = await cardPaymentClient.submitProperty(owner, createDescription('Ladies only.'));
  await cardPaymentClient.postPackageChoice(owner, held);
  await createReviewClient(cloud).waitForReview(held, owner);
  await cloud.idle();
  // The PDF is made in the background.
  await call('GET', `/api/sale-packs/${home}/file`, { token: owner.token });
  await cloud.idle();
  const proof = await cardPaymentClient.createUpload(owner, pdf, 'document', 'application/pdf');
  return {
    home,
    live,
    glen,
    removed,
    held,
    proof,
    packageId,
    payment: paymentId,
    accepted: accepted.id,
    answered: accepted.value,
    pending: pending.id,
    invitation: pending.value,
  };
}

/** Four cases about what the owner shows and writes: filed, taken, decided and appealed. */
async function makeCases(
  { owner, buyer, staff }: WorldPeople,
  { home = '', live = '' }: WorldIds,
  colleague: WorldMember,
): Promise<WorldIds> {
  const { actOnReport, postAppeal, decideReport, getReport, fileReport, getCaseKey, sendMessage } =
    createReportClient(cloud);
  await sendMessage(buyer, owner, home, 'Is the loft boarded?');
  const say = async (words: string) => (await sendMessage(owner, buyer, home, words)).id;
  const hidden = { measure: 'hide_content', ground: 'discrimination' };
  const reported = await fileReport(buyer, { propertyId: live });
  const taken = await fileReport(buyer, { messageId: await say('No, but my cousin sells boards') });
  await actOnReport(staff, taken, 'take');
  const decided = await fileReport(buyer, { messageId: await say('You people never read') });
  await decideReport(colleague, decided, hidden);
  await cloud.idle();
  const caseKey = getCaseKey(owner.email);
  const appealed = await fileReport(buyer, { messageId: await say('You people are not welcome') });
  await decideReport(colleague, appealed, hidden);
  await postAppeal(appealed, { person: owner });
  const versionOf = async (id: string) => String(Case.parse(await getReport(staff, id)).version);
  return {
    reported,
    reportedVersion: await versionOf(reported),
    taken,
    takenVersion: await versionOf(taken),
    decided,
    caseKey,
    appealed,
    appealedVersion: await versionOf(appealed),
  };
}

/** The buyer shares a shortlist with the joint owner, and the owner waits for an answer. */
async function makeShortlists(
  { owner, buyer, joint }: WorldPeople,
  { live: propertyId = '' }: WorldIds,
): Promise<WorldIds> {
  const { listMails } = createSaleClient(cloud);
  const invite = async (by: WorldMember, email: string) => {
    await callOrThrow(by, 'POST', '/api/shortlist/invitation', { email });
    await cloud.idle();
    return toText(/\/shortlist-invitation#([\w.-]+)/.exec(listMails(email)[0]?.html ?? '')?.[1]);
  };
  const key = await invite(buyer, 'partner@access.example.com');
  await callOrThrow(joint, 'POST', '/api/shortlist-invitation/accept', { key });
  await callOrThrow(buyer, 'POST', '/api/favourites', { propertyId });
  return { shortlistKey: await invite(owner, 'waiting@access.example.com') };
}

/** What the buyer proved and what waits for staff. */
async function makeChecks({ buyer, joint, staff, stranger }: WorldPeople): Promise<WorldIds> {
  const buyerCheckClient = createBuyerCheckClient(cloud);
  const identityCheckClient = createIdentityCheckClient(cloud);
  const { id: check } = await buyerCheckClient.submitCheck(buyer, buyerCheckClient.firstTimeEvidence);
  const funds = await buyerCheckClient.approveCheck(buyer, await buyerCheckClient.createFundsEvidence(buyer));
  await identityCheckClient.renameMember(joint, 'Maya', 'Lindqvist');
  await identityCheckClient.renameMember(stranger, 'Maya', 'Lindqvist');
  const { id: identityCheck } = await identityCheckClient.runCheck(joint, 'selfie_face_mismatch');
  const { version } = await identityCheckClient.getStaffCheck(staff, identityCheck);
  return { check, funds, identityCheck, identityVersion: String(version) };
}

/** A post with a comment and a held reply, and a draft. */
async function makeBlog({ buyer, stranger }: WorldPeople): Promise<WorldIds> {
  const blogClient = createBlogClient(cloud);
  const editor = await blogClient.createEditor();
  const post = await blogClient.publishPost(editor, { title: 'What access means' });
  const draft = await blogClient.createDraft(editor, { title: 'What nobody reads yet' });
  const comment = await blogClient.addComment(buyer, post.id, 'We had a survey too.');
  const waiting = await blogClient.addComment(stranger, post.id, 'Look at https://www.gov.uk/surveys');
  return {
    post: post.id,
    slug: post.slug,
    draft: draft.id,
    draftSlug: draft.slug,
    comment: comment.id,
    waiting: waiting.id,
  };
}

/** An open ticket, an application, a copy of the owner's data, and sealed values. */
async function makePapers({ owner, buyer }: WorldPeople, { live = '' }: WorldIds): Promise<WorldIds> {
  const opened = await createEnquiryClient(cloud).postEnquiry({ email: buyer.email }, buyer.token);
  const application = await callOrThrow(owner, 'POST', '/api/grand-ambassador', {
    name: 'Olive Owner',
    email: owner.email,
    phone: '07700 900123',
    town: 'Leeds',
    why: 'I write about moving house for people in Leeds.',
    consent: true,
  });
  const apiKey = await callOrThrow(owner, 'POST', '/api/user/api-keys', {
    password,
    name: 'My homes',
    scopes: ['homes:read'],
    days: 30,
  });
  const hook = await callOrThrow(owner, 'POST', '/api/user/webhooks', {
    url: 'https://hooks.example.com/',
    types: ['offer.expired.v1'],
  });
  const advert = await callOrThrow(owner, 'POST', '/api/own-adverts', { text: advertText });
  await callOrThrow(owner, 'POST', `/api/own-adverts/${advert.id}/confirmation`, {
    ownHome: true,
    mayUseContent: true,
  });
  const { body: phone } = createPushClient(cloud).createDevice();
  const device = await callOrThrow(owner, 'POST', '/api/user/push', phone);
  await callOrThrow(owner, 'POST', '/api/user/export');
  const seal = async (body: object) =>
    toText((await callOrThrow(owner, 'POST', '/api/encrypt', body)).body['value']);
  return {
    ticket: toText(opened.body['ticket']),
    application: application.id,
    apiKey: toText(z.object({ id: z.string() }).parse(apiKey.body['key']).id),
    hook: toText(z.object({ id: z.string() }).parse(hook.body['webhook']).id),
    ownAdvert: advert.id,
    device: toText(device.body['id']),
    shared: await seal({
      purpose: 'share_link',
      data: JSON.stringify({ propertyId: live, note: 'A garden' }),
    }),
    sealedForBuyer: await seal({ purpose: 'accepted_offer', data: 'The price', userId: buyer.id }),
  };
}

/** The owner's organisation with a developer, a key and an invitation that waits. */
async function makeOrganisation({ owner, joint }: WorldPeople): Promise<WorldIds> {
  const { startOrganisation, getInvitationKey, invite, join, makeKey, list } =
    createOrganisationClient(cloud);
  const organisation = await startOrganisation(owner);
  await join(owner, organisation, joint);
  const email = 'access.organisation@example.com';
  await invite(owner, organisation, email);
  const key = await makeKey(owner, organisation);
  const [shown] = await list(owner);
  const [waiting] = z.array(z.object({ id: z.string() })).parse(shown?.['invitations']);
  return {
    organisation,
    organisationKey: getInvitationKey(email),
    organisationOwnKey: key.id,
    organisationInvitation: waiting?.id ?? '',
  };
}

export interface AccessWorld {
  readonly people: WorldPeople;
  readonly ids: WorldIds;
}

/** Everybody with the things that the tables name. */
export async function createAccessWorld(): Promise<AccessWorld> {
  const people = await createWorldPeople();
  const colleague = await createReportClient(cloud).createStaff();
  const homes = await makeHomes(people);
  const paid = await callOrThrow(people.staff, 'GET', `/api/staff/payments?q=${homes['payment']}`);
  const cases = await makeCases(people, homes, colleague);
  const { removed = '' } = homes;
  await callOrThrow(colleague, 'POST', `/api/staff/homes/${removed}/remove`, {
    reason: 'Not theirs to sell.',
  });
  const [checks, blog] = [await makeChecks(people), await makeBlog(people)];
  const papers = await makePapers(people, homes);
  const shared = await makeShortlists(people, homes);
  const organisation = await makeOrganisation(people);
  await cloud.idle();
  return {
    people,
    ids: {
      ...homes,
      paymentVersion: String(Payments.parse(paid.body).payments[0]?.version),
      ...cases,
      ...checks,
      ...blog,
      ...papers,
      ...shared,
      ...organisation,
      owner: people.owner.id,
      buyer: people.buyer.id,
    },
  };
}
