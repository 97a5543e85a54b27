import { beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { dayMs } from '../../functions/kernel/time.ts';
import { pdf } from '../properties/photos.ts';
import { createOfferClient } from '../support/clients/offers.ts';
import { createScottishHome } from '../support/clients/scottish-homes.ts';
import { cloud } from '../support/cloud.ts';

cloud.wake('notifications');
cloud.allowCopies('publishing');

const offerClient = createOfferClient(cloud);
const { callAs, createMember, publishProperty, grantPackage, listMails, createUpload, listEvents } =
  offerClient;
type Member = Awaited<ReturnType<typeof createMember>>;

let seller: Member;
let ann: Member;
let bob: Member;
// Anew for each test, as one that advances the clock ends their logins.
beforeEach(async () => {
  seller = await createMember('Fiona Glen');
  ann = await createMember('Isla Reader');
  bob = await createMember('Rory Reader');
});

const sell = async (change: Record<string, unknown> = {}) =>
  publishProperty(seller, { ...(await createScottishHome(cloud, seller)), ...change });
const ask = (person: Member, home: string) =>
  callAs(person, 'POST', `/api/home-reports/${home}`, { agreesToPdf: true });
const open = (person: Member, home: string) => callAs(person, 'POST', `/api/home-reports/${home}/open`);
const note = (person: Member, home: string, body = {}) =>
  callAs(person, 'PUT', `/api/interest-notes/${home}`, body);
const answer = (home: string, buyer: Member, body: Record<string, unknown>) =>
  callAs(seller, 'PUT', `/api/home-reports/${home}/requests/${buyer.id}`, body);
const getTrail = async (home: string) =>
  (await callAs(seller, 'GET', `/api/scottish-homes/${home}/interest`)).body;
const subjectsOf = (person: Member) => listMails(person.email).map(({ subject }) => subject);

describe('a Home Report', () => {
  test('is handed out at once by a link, with a trail that its seller reads', async () => {
    const home = await sell();
    const { body: page } = await offerClient.getPropertyPage(home, ann);
    expect(page).toMatchObject({ homeReport: 'ready', homeReportHandOut: 'at_once' });
    expect(page).not.toHaveProperty('homeReportFile');
    expect((await open(ann, home)).status).toBe(404);
    expect((await callAs(ann, 'POST', `/api/home-reports/${home}`, {})).status).toBe(422);
    expect(await ask(ann, home)).toMatchObject({ status: 200, body: { status: 'handed_out' } });
    const link = await open(ann, home);
    expect(link.status).toBe(200);
    const file = await fetch(z.string().parse(link.body['url']));
    expect(file.headers.get('content-type')).toBe('application/pdf');
    expect(await getTrail(home)).toMatchObject({
      reports: [
        {
          status: 'handed_out',
          handedOutBy: 'choice',
          buyer: { id: ann.id },
          openedAt: expect.any(String),
        },
      ],
    });
    expect((await callAs(ann, 'GET', '/api/my-interest')).body).toMatchObject({
      homes: [{ card: { id: home }, report: { status: 'handed_out' }, canOpen: true }],
    });
    await cloud.idle();
    expect(subjectsOf(ann)).toContainEqual(expect.stringContaining('Your Home Report'));
  });

  test('is the seller’s to hand out where they want to be asked, and the law’s grounds refuse', async () => {
    const home = await sell({ homeReportHandOut: 'ask_first' });
    expect(await ask(ann, home)).toMatchObject({ body: { status: 'asked', answerBy: expect.any(String) } });
    expect((await open(ann, home)).status).toBe(404);
    await cloud.idle();
    expect(subjectsOf(seller)).toContainEqual(expect.stringContaining('Home Report asked for'));
    expect((await answer(home, ann, { answer: 'refuse', reason: 'dislikes_them' })).status).toBe(422);
    expect((await answer(home, ann, { answer: 'refuse', reason: 'not_serious' })).status).toBe(200);
    expect((await ask(ann, home)).status).toBe(409);
    expect((await answer(home, ann, { answer: 'hand_out' })).body).toMatchObject({ status: 'handed_out' });
    expect((await open(ann, home)).status).toBe(200);
  });

  test('is handed out at the end of the nine days without an answer, after a reminder', async () => {
    const home = await sell({ homeReportHandOut: 'ask_first' });
    await ask(bob, home);
    await cloud.idle();
    cloud.clock.advance(6.5 * dayMs);
    await cloud.idle();
    expect(listEvents('home_report.answer_near.v1', home)).toHaveLength(1);
    cloud.clock.advance(3 * dayMs);
    await cloud.idle();
    expect(listEvents('home_report.handed_out.v1', home)).toMatchObject([
      { by: 'deadline', buyerId: bob.id },
    ]);
  });

  test('reaches whoever asked as soon as the seller uploads it', async () => {
    const home = await sell({ homeReportFile: undefined });
    expect((await ask(bob, home)).body).toMatchObject({ status: 'asked' });
    expect((await answer(home, bob, { answer: 'hand_out' })).body).toMatchObject({ state: 'no_file' });
    const id = await createUpload(seller, pdf, 'document', 'application/pdf');
    const { version } = (await offerClient.getPropertyPage(home, seller)).body;
    const saved = await callAs(seller, 'PUT', `/api/properties/${home}`, {
      homeReportFile: { id, name: 'Report.pdf' },
      version,
    });
    expect(saved.status).toBe(200);
    await cloud.idle();
    expect((await open(bob, home)).status).toBe(200);
  });
});

describe('a Home Report of a home', () => {
  test('that needs none for a while is waited for, and one that was taken down can be asked for anew', async () => {
    const home = await sell({ homeReportHandOut: 'ask_first' });
    const save = async (change: Record<string, unknown>) => {
      const { version } = (await offerClient.getPropertyPage(home, seller)).body;
      return callAs(seller, 'PUT', `/api/properties/${home}`, { ...change, version });
    };
    await ask(ann, home);
    await ask(bob, home);
    await answer(home, bob, { answer: 'hand_out' });
    expect((await save({ homeReport: 'exempt' })).status).toBe(200);
    await cloud.idle();
    expect((await save({ homeReport: 'ready', homeReportFile: null })).status).toBe(200);
    await cloud.idle();
    // Who asked before still waits for an answer.
    expect((await callAs(ann, 'GET', `/api/scottish-homes/${home}`)).body).toMatchObject({
      report: { status: 'asked' },
    });
    expect((await open(bob, home)).status).toBe(410);
    expect((await callAs(bob, 'GET', `/api/scottish-homes/${home}`)).body).toMatchObject({
      isTakenDown: true,
      canOpen: false,
    });
    expect((await ask(bob, home)).body).toMatchObject({ status: 'asked', earlier: [{}] });
  });
});

describe('a note of interest', () => {
  test('invites to a closing date, tells of an accepted offer, and shows other buyers nobody', async () => {
    const home = await sell();
    await grantPackage(seller, home, 'plus');
    expect((await note(ann, home, { solicitor: 'Lawson & Reid' })).status).toBe(200);
    await note(bob, home);
    expect((await callAs(bob, 'GET', `/api/scottish-homes/${home}`)).body).not.toHaveProperty('notes');
    expect((await callAs(bob, 'GET', `/api/scottish-homes/${home}/interest`)).status).toBe(404);
    expect(await getTrail(home)).toMatchObject({
      notes: expect.arrayContaining([
        expect.objectContaining({
          solicitor: 'Lawson & Reid',
          buyer: expect.objectContaining({ id: ann.id }),
        }),
      ]),
    });
    const deadline = new Date(cloud.clock.now() + 7 * dayMs).toISOString();
    const set = await callAs(seller, 'POST', `/api/best-and-final/${home}`, {
      deadline,
      note: 'Keys on Monday',
    });
    expect(set.status).toBe(201);
    await cloud.idle();
    for (const person of [ann, bob])
      expect(subjectsOf(person)).toContainEqual(expect.stringContaining('Closing date'));
    const late = await createMember('Cora Late');
    await note(late, home);
    expect((await callAs(late, 'GET', `/api/property-offers/${home}`)).body).toMatchObject({
      round: { deadline, note: 'Keys on Monday' },
    });
    const bid = await offerClient.makeOffer(ann, home, 310_000, {
      entryDate: new Date(cloud.clock.now() + 60 * dayMs).toISOString().slice(0, 10),
      solicitor: 'Lawson & Reid',
    });
    expect((await offerClient.getOffer(seller, home, bid.id)).amount).toBeUndefined();
    cloud.clock.advance(7 * dayMs + 60_000);
    await cloud.idle();
    seller = await offerClient.advanceAndLogIn(0, seller);
    expect((await offerClient.getOffer(seller, home, bid.id)).amount).toBe(310_000);
    expect((await offerClient.acceptOffer(seller, bid.id)).status).toBe(200);
    await cloud.idle();
    expect(subjectsOf(bob)).toContainEqual(expect.stringContaining('Under offer'));
    expect(subjectsOf(ann)).not.toContainEqual(expect.stringContaining('Under offer'));
  });

  test('does not count for a closing date once its buyer and the seller are blocked', async () => {
    const home = await sell({ showOfferCount: true });
    await grantPackage(seller, home, 'plus');
    await note(ann, home);
    await note(bob, home);
    const countNotes = async () => (await callAs(ann, 'GET', `/api/scottish-homes/${home}`)).body['notes'];
    expect(await countNotes()).toBe(2);
    expect(
      (await callAs(bob, 'POST', '/api/report', { type: 'block', userId: seller.id })).status,
    ).toBeLessThan(300);
    expect(await countNotes()).toBe(1);
    const deadline = new Date(cloud.clock.now() + 7 * dayMs).toISOString();
    expect((await callAs(seller, 'POST', `/api/best-and-final/${home}`, { deadline })).status).toBe(409);
  });

  test('is withdrawn by its buyer, and is none for a home in England', async () => {
    const home = await sell();
    const person = await createMember('Mhairi Note');
    await note(person, home);
    expect((await callAs(person, 'DELETE', `/api/interest-notes/${home}`)).body).toMatchObject({
      status: 'withdrawn',
    });
    expect(await getTrail(home)).toMatchObject({ notes: [] });
    expect((await note(person, await publishProperty(seller))).status).toBe(404);
  });
});
