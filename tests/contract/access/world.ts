import * as z from 'zod';
import { bloggingAt } from '../../blog/blogging.ts';
import { checkingAt as buyerCheckingAt } from '../../buyer-checks/checking-at.ts';
import { reportingAt } from '../../cases/people.ts';
import { askingAt } from '../../enquiries/asking.ts';
import { checkingAt as identityCheckingAt } from '../../identity-checks/checking-at.ts';
import { describeAs, reviewingAt } from '../../listing-reviews/reviewing-at.ts';
import { card, payingAt } from '../../payments/paying-at.ts';
import { pdf } from '../../properties/photos.ts';
import { dealingAt } from '../../sales/dealing.ts';
import { cloud } from '../../support/cloud.ts';
import { appsAt } from '../../two-step/app.ts';
import { done } from './cast.ts';
import { gatherPeople, type Member, type WorldPeople } from './world-people.ts';

/** Ids and keys of the things that the calls of a table are about, by their names in the table. */
export type WorldIds = Readonly<Record<string, string>>;

const Owners = z.object({ jointOwners: z.array(z.object({ id: z.string(), email: z.string() })) });
const Case = z.object({ version: z.int() });
const text = (value: unknown): string => z.string().min(1).parse(value);

/** A sale with a joint owner, a home on sale with an open invitation, and a home that staff hold. */
async function makeHomes({ owner, buyer, joint }: WorldPeople): Promise<WorldIds> {
  const { call, mailsTo, name, offering, own, onSale, packed, tokenTo } = dealingAt(cloud);
  const paying = payingAt(cloud);
  const home = await paying.submitted(owner);
  const { id: packageId } = await paying.chosen(owner, home, 'plus');
  const { paymentId, url } = await paying.begun(owner, packageId);
  await paying.byCard(url, card.good);
  await cloud.idle();
  const live = await onSale(owner);
  const invite = async (propertyId: string, email: string) => {
    const { body } = await done(owner, 'POST', `/api/joint-owners/${propertyId}`, {
      name: 'Jo Joint',
      email,
    });
    await cloud.idle();
    const link = /\/joint-owner-invitation#([\w.-]+)/.exec(mailsTo(email)[0]?.html ?? '')?.[1];
    return { id: text(Owners.parse(body).jointOwners[0]?.id), value: text(link) };
  };
  const accepted = await invite(home, 'accepted@access.example.com');
  await done(joint, 'POST', '/api/joint-owner-invitation/answer', { value: accepted.value, agrees: true });
  const pending = await invite(live, 'pending@access.example.com');
  const answers = { flooding: { value: 'no', source: 'owner' } };
  await done(owner, 'PUT', `/api/sale-packs/${home}`, { answers, version: 0 });
  const offer = await offering(buyer, home);
  await done(owner, 'PUT', `/api/accept-offer/${offer}`, {});
  await name(buyer, home, { email: 'solicitor@access.example.com' });
  await own(buyer, 'POST', `/api/sale/${home}/solicitor-link`);
  const removed = await onSale(owner);
  await packed(owner, live, 'standard');
  const held = await paying.submitted(owner, describeAs('Ladies only.'));
  await paying.choose(owner, held);
  await reviewingAt(cloud).held(held, owner);
  await cloud.idle();
  // The PDF is made in the background.
  await call('GET', `/api/sale-packs/${home}/file`, { token: owner.token });
  await cloud.idle();
  const proof = await paying.uploadedId(owner, pdf, 'document', 'application/pdf');
  return {
    home,
    live,
    removed,
    held,
    proof,
    packageId,
    payment: paymentId,
    accepted: accepted.id,
    answered: accepted.value,
    pending: pending.id,
    invitation: pending.value,
    saleLink: tokenTo('solicitor@access.example.com'),
  };
}

/** Four cases about what the owner shows and writes: filed, taken, decided and appealed. */
async function makeCases(
  { owner, buyer, staff }: WorldPeople,
  { home = '', live = '' }: WorldIds,
  colleague: Member,
): Promise<WorldIds> {
  const { act, appeal, decide, detail, file, keyFor, sent } = reportingAt(cloud);
  await sent(buyer, owner, home, 'Is the loft boarded?');
  const say = async (words: string) => (await sent(owner, buyer, home, words)).id;
  const hidden = { measure: 'hide_content', ground: 'discrimination' };
  const reported = await file(buyer, { propertyId: live });
  const taken = await file(buyer, { messageId: await say('No, but my cousin sells boards') });
  await act(staff, taken, 'take');
  const decided = await file(buyer, { messageId: await say('You people never read') });
  await decide(colleague, decided, hidden);
  await cloud.idle();
  const caseKey = keyFor(owner.email);
  const appealed = await file(buyer, { messageId: await say('You people are not welcome') });
  await decide(colleague, appealed, hidden);
  await appeal(appealed, { person: owner });
  const versionOf = async (id: string) => String(Case.parse(await detail(staff, id)).version);
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

/** What the buyer proved and what waits for staff. */
async function makeChecks({ buyer, joint, staff, stranger }: WorldPeople): Promise<WorldIds> {
  const buyers = buyerCheckingAt(cloud);
  const identity = identityCheckingAt(cloud);
  const { id: check } = await buyers.submitted(buyer, buyers.firstTime);
  const funds = await buyers.approved(buyer, await buyers.funds(buyer));
  await identity.rename(joint, 'Maya', 'Lindqvist');
  await identity.rename(stranger, 'Maya', 'Lindqvist');
  const { id: identityCheck } = await identity.tryOnce(joint, 'selfie_face_mismatch');
  const withApp = await appsAt(cloud).withApp('Tess Twostep');
  const { version } = await identity.staffCheck(staff, identityCheck);
  return { check, funds, identityCheck, identityVersion: String(version), withApp: withApp.id };
}

/** A post with a comment and a held reply, a draft, and a category that has no post. */
async function makeBlog({ buyer, stranger }: WorldPeople): Promise<WorldIds> {
  const blog = bloggingAt(cloud);
  const editor = await blog.newEditor();
  const post = await blog.published(editor, { title: 'What access means' });
  const draft = await blog.draft(editor, { title: 'What nobody reads yet' });
  const empty = await blog.newCategory(editor);
  const comment = await blog.commented(buyer, post.id, 'We had a survey too.');
  const waiting = await blog.commented(stranger, post.id, 'Look at https://www.gov.uk/surveys');
  return {
    post: post.id,
    slug: post.slug,
    draft: draft.id,
    draftSlug: draft.slug,
    category: editor.category.id,
    empty: empty.id,
    comment: comment.id,
    waiting: waiting.id,
  };
}

/** A ticket that is open and one that is closed, an application, a copy of the owner's data, and sealed values. */
async function makePapers({ owner, buyer, staff }: WorldPeople, { live = '' }: WorldIds): Promise<WorldIds> {
  const { ask, mailsTo, tokenFor } = askingAt(cloud);
  const email = 'access.open@example.com';
  const opened = await ask({ email }, buyer.token);
  const ended = await ask({ email: 'access.ended@example.com' });
  await cloud.idle();
  const ticketLink = tokenFor(email);
  const endedTicket = text(ended.body['ticket']);
  await done(staff, 'POST', `/api/staff/tickets/${endedTicket}/close`, { version: 1 });
  const application = await done(owner, 'POST', '/api/grand-ambassador', {
    name: 'Olive Owner',
    email: owner.email,
    phone: '07700 900123',
    town: 'Leeds',
    why: 'I write about moving house for people in Leeds.',
    consent: true,
  });
  const copy = await done(owner, 'POST', '/api/user/export');
  await cloud.idle();
  const exportKey = /\?key=([\w-]+)/.exec(mailsTo(owner.email)[0]?.html ?? '')?.[1];
  const seal = async (body: object) => text((await done(owner, 'POST', '/api/encrypt', body)).body['value']);
  return {
    ticket: text(opened.body['ticket']),
    ticketLink,
    endedTicket,
    application: application.id,
    copy: copy.id,
    exportKey: text(exportKey),
    shared: await seal({
      purpose: 'share_link',
      data: JSON.stringify({ propertyId: live, note: 'A garden' }),
    }),
    sealedForBuyer: await seal({ purpose: 'accepted_offer', data: 'The price', userId: buyer.id }),
  };
}

export interface World {
  readonly people: WorldPeople;
  readonly ids: WorldIds;
}

/** Everybody with the things that the tables name. */
export async function makeWorld(): Promise<World> {
  const people = await gatherPeople();
  const { staff: hire } = reportingAt(cloud);
  const [colleague, bystander] = [await hire(), await reportingAt(cloud).member('Bea Bystander')];
  const homes = await makeHomes(people);
  const cases = await makeCases(people, homes, colleague);
  const { removed = '' } = homes;
  await done(colleague, 'POST', `/api/staff/homes/${removed}/remove`, { reason: 'Not theirs to sell.' });
  const [checks, blog] = [await makeChecks(people), await makeBlog(people)];
  const papers = await makePapers(people, homes);
  await cloud.idle();
  const { blocked, owner } = people;
  return {
    people,
    ids: {
      ...homes,
      ...cases,
      ...checks,
      ...blog,
      ...papers,
      setting: 'referral_points',
      task: `report.${cases['reported']}`,
      owner: owner.id,
      bystander: bystander.id,
      blocked: blocked.id,
    },
  };
}
