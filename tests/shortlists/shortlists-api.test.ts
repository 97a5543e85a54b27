import { beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { shortlistRoutes } from '../../functions/deals/shortlists/contract.ts';
import { dayMs } from '../../functions/kernel/time.ts';
import { blockUser } from '../support/clients/block-user.ts';
import { createViewingClient } from '../support/clients/viewings.ts';
import { password } from '../support/clients/visitor.ts';
import { cloud } from '../support/cloud.ts';

cloud.wake('favourites', 'notifications', 'shortlists', 'viewings');
cloud.allowCopies('signUp', 'publishing');

const client = createViewingClient(cloud);
const { call, callAs, createMember, publishProperty, listMails, listEvents, advanceAndLogIn } = client;
type Member = Awaited<ReturnType<typeof createMember>>;
const minute = 60_000;
// Names of members end with a number.
const alexSearching = expect.stringMatching(/^Alex Searching/);

let alex: Member;
let sam: Member;
// New people per test: each can send five invitations a day.
beforeEach(async () => {
  [alex, sam] = [await createMember('Alex Searching'), await createMember('Sam Searching')];
});

const invite = (person: Member, email: string) =>
  callAs(person, 'POST', '/api/shortlist/invitation', { email });
const getState = async (person: Member) =>
  shortlistRoutes.shortlist.result.parse((await callAs(person, 'GET', '/api/shortlist')).body);
const listShared = async (person: Member) =>
  shortlistRoutes.sharedHomes.result.parse((await callAs(person, 'GET', '/api/shortlist/homes')).body).homes;
const save = (person: Member, propertyId: string) =>
  callAs(person, 'POST', '/api/favourites', { propertyId });
const say = (person: Member, home: string, change: object) =>
  callAs(person, 'PUT', `/api/shortlist/homes/${home}`, change);
const blockPerson = (person: Member, other: Member) =>
  callAs(person, 'POST', '/api/report', { type: 'block', userId: other.id });
const stop = (person: Member, state: 'pending' | 'shared') =>
  callAs(person, 'DELETE', `/api/shortlist?state=${state}`);
const open = (key: string, person?: Member) =>
  call('POST', '/api/shortlist-invitation', { body: { key }, ...(person && { token: person.token }) });
const accept = (person: Member, key: string) =>
  callAs(person, 'POST', '/api/shortlist-invitation/accept', { key });

/** The key in the newest link that was mailed to an address. */
const keyFor = (email: string) =>
  z.string().parse(/\/shortlist-invitation#([\w.-]+)/.exec(listMails(email)[0]?.html ?? '')?.[1]);
/** An invitation that was mailed. */
async function invited(from: Member, email: string): Promise<string> {
  expect((await invite(from, email)).status).toBe(201);
  await cloud.idle();
  return keyFor(email);
}
async function share(): Promise<void> {
  expect(await accept(sam, await invited(alex, sam.email))).toMatchObject({
    status: 200,
    body: { state: 'accepted', sender: alexSearching },
  });
  await cloud.idle();
}

describe('an invitation', () => {
  test('is mailed in the name of its sender, and accepted once by another member', async () => {
    const key = await invited(alex, 'sam.elsewhere@example.com');
    expect(listMails('sam.elsewhere@example.com')[0]?.subject).toMatch(
      /^Alex Searching.* wants to look for a home with you$/,
    );
    expect((await getState(alex)).invitation).toMatchObject({
      email: 'sam.elsewhere@example.com',
      expired: false,
    });
    expect((await open(key)).body).toMatchObject({ sender: alexSearching, state: 'waiting' });
    expect((await open(key, alex)).body).toMatchObject({ state: 'own' });
    expect(await accept(alex, key)).toMatchObject({ status: 409, body: { state: 'own' } });
    expect((await accept(sam, key)).status).toBe(200);
    expect((await accept(sam, key)).status).toBe(200);
    // Others learn nothing of one that was answered.
    const stranger = await createMember('Stan Outside');
    expect([(await open(key)).status, (await accept(stranger, key)).status]).toEqual([410, 410]);
    expect((await getState(alex)).partner?.name).toMatch(/^Sam Searching/);
    expect((await getState(sam)).partner?.name).toEqual(alexSearching);
    await cloud.idle();
    expect(listMails(alex.email)[0]?.subject).toBe('You share a shortlist now');
  });

  test('is refused to the own address, a second time, and past the limit of a day', async () => {
    expect(await invite(alex, alex.email)).toMatchObject({
      status: 422,
      body: { errors: { email: [expect.stringContaining('your own')] } },
    });
    for (let nth = 1; nth <= 5; nth += 1) {
      if (nth > 1) expect((await stop(alex, 'pending')).status).toBe(204);
      expect((await invite(alex, `pat${nth}@example.com`)).status).toBe(201);
    }
    expect(await invite(alex, 'kim@example.com')).toMatchObject({ status: 409, body: { state: 'pending' } });
    expect((await stop(alex, 'pending')).status).toBe(204);
    expect((await invite(alex, 'pat6@example.com')).status).toBe(429);
    expect((await stop(alex, 'pending')).status).toBe(404);
  });

  test('ends after 14 days, and when it is taken back', async () => {
    const first = await invited(alex, 'sam.late@example.com');
    await stop(alex, 'pending');
    expect((await open(first)).status).toBe(410);
    const second = await invited(alex, 'sam.late@example.com');
    alex = await advanceAndLogIn(15 * dayMs, alex);
    sam = await advanceAndLogIn(0, sam);
    expect((await accept(sam, second)).status).toBe(410);
    expect((await getState(alex)).invitation?.expired).toBe(true);
    expect((await invite(alex, 'sam.late@example.com')).status).toBe(201);
  });

  test('is answered by both who asked each other', async () => {
    const key = await invited(alex, sam.email);
    await invited(sam, alex.email);
    expect((await accept(sam, key)).status).toBe(200);
    expect(await accept(alex, keyFor(alex.email))).toMatchObject({ status: 410 });
    expect((await getState(sam)).partner?.name).toEqual(alexSearching);
  });

  test('opens for nobody whom its sender blocked', async () => {
    const key = await invited(alex, sam.email);
    await blockPerson(alex, sam);
    expect([(await open(key, sam)).status, (await accept(sam, key)).status]).toEqual([410, 410]);
  });
});

test('an invitation is not mailed to who blocked its sender, who gets the same answer', async () => {
  await blockPerson(sam, alex);
  expect(await invite(alex, sam.email)).toMatchObject({
    status: 201,
    body: { invitation: { email: sam.email, expired: false } },
  });
  await cloud.idle();
  expect(listMails(sam.email).filter(({ html }) => html?.includes('shortlist-invitation'))).toEqual([]);
});

describe('a shared shortlist', () => {
  let seller: Member;
  beforeEach(async () => {
    seller = await createMember('Sally Listed');
  });

  test('has the homes of both with their votes and notes, and leaves private notes private', async () => {
    await share();
    const [ofAlex, ofBoth, ofSam] = [
      await publishProperty(seller),
      await publishProperty(seller),
      await publishProperty(seller),
    ];
    await callAs(alex, 'POST', '/api/favourites', { propertyId: ofAlex, note: 'Too near the pub' });
    await save(alex, ofBoth);
    await save(sam, ofBoth);
    await save(sam, ofSam);
    expect((await say(sam, ofAlex, { vote: 'love', note: 'Look at that garden' })).body).toEqual({
      vote: 'love',
      note: 'Look at that garden',
    });
    await say(alex, ofAlex, { vote: 'love' });
    await say(alex, ofSam, { vote: 'no' });
    const seen = await listShared(alex);
    expect(seen).toMatchObject([
      {
        propertyId: ofAlex,
        savedBy: 'you',
        yours: { vote: 'love' },
        theirs: { vote: 'love', note: 'Look at that garden' },
      },
      { propertyId: ofBoth, savedBy: 'both' },
      { propertyId: ofSam, savedBy: 'partner', yours: { vote: 'no' } },
    ]);
    const sams = await listShared(sam);
    expect(sams[0]).toMatchObject({ savedBy: 'partner', theirs: { vote: 'love' } });
    expect(JSON.stringify(sams)).not.toContain('pub');
    // An invitation that was accepted is not taken back.
    expect(await stop(alex, 'pending')).toMatchObject({ status: 409, body: { state: 'shared' } });
  });

  test('keeps all that both say at one moment', async () => {
    await share();
    const home = await publishProperty(seller);
    await save(alex, home);
    const answers = await Promise.all([
      say(alex, home, { vote: 'love' }),
      say(alex, home, { note: 'Light' }),
      say(sam, home, { vote: 'maybe' }),
      say(sam, home, { note: 'Small' }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await listShared(alex)).toMatchObject([
      { yours: { vote: 'love', note: 'Light' }, theirs: { vote: 'maybe', note: 'Small' } },
    ]);
  });

  test('forgets what was said of a home once neither has saved it', async () => {
    await share();
    const home = await publishProperty(seller);
    await save(alex, home);
    await save(sam, home);
    await say(sam, home, { vote: 'love', note: 'That garden' });
    const forget = (person: Member) => callAs(person, 'DELETE', `/api/favourites/${home}`);
    await forget(sam);
    await cloud.idle();
    expect(await listShared(alex)).toMatchObject([{ theirs: { vote: 'love', note: 'That garden' } }]);
    await forget(alex);
    await cloud.idle();
    await save(alex, home);
    expect(await listShared(alex)).toMatchObject([{ yours: {}, theirs: {} }]);
  });

  test('shows a home off the market by its name with what was said, and takes no more votes', async () => {
    await share();
    const home = await publishProperty(seller);
    await save(alex, home);
    await say(sam, home, { vote: 'love' });
    const title = (await listShared(alex))[0]?.card?.title;
    expect(
      (await callAs(seller, 'PUT', `/api/property-published/${home}`, { published: false })).status,
    ).toBe(200);
    const [seen] = await listShared(alex);
    expect(seen).toMatchObject({ savedTitle: title, theirs: { vote: 'love' } });
    expect(seen?.card).toBeUndefined();
    expect((await say(alex, home, { vote: 'no' })).status).toBe(404);
  });

  test('shows nothing of a home to its seller, and counts each saver once', async () => {
    await share();
    const own = await publishProperty(sam);
    await save(alex, own);
    await say(alex, own, { vote: 'no', note: 'Overpriced' });
    expect(await listShared(sam)).toEqual([]);
    expect((await say(sam, own, { vote: 'love' })).status).toBe(404);
    expect((await listShared(alex)).map(({ propertyId }) => propertyId)).toEqual([own]);
    await cloud.idle();
    const { body } = await client.getPropertyPage(own, sam);
    expect(body).toMatchObject({ owner: { counts: { favourites: 1 } } });
    expect(JSON.stringify(body)).not.toContain('Overpriced');
  });

  test('tells the other one once of all that happened in half an hour, and of what comes after it', async () => {
    await share();
    const homes = [
      await publishProperty(seller),
      await publishProperty(seller),
      await publishProperty(seller),
    ];
    const news = () => listMails(sam.email).filter(({ subject }) => subject === 'News on your shortlist');
    await save(alex, homes[0] ?? '');
    await cloud.idle();
    alex = await advanceAndLogIn(29 * minute, alex);
    await save(alex, homes[1] ?? '');
    for (const vote of ['love', 'maybe']) await say(alex, homes[0] ?? '', { vote });
    await cloud.idle();
    expect(news()).toEqual([]);
    alex = await advanceAndLogIn(2 * minute, alex);
    await cloud.idle();
    expect(news()[0]?.text).toContain('saved 2 homes and said what they think of 1 home');
    await save(alex, homes[2] ?? '');
    await cloud.idle();
    alex = await advanceAndLogIn(31 * minute, alex);
    await cloud.idle();
    expect(news().map(({ text }) => /saved \d homes?/.exec(text ?? '')?.[0])).toEqual([
      'saved 1 home',
      'saved 2 homes',
    ]);
  });
});

describe('the end of sharing', () => {
  test('leaves each what they saved and nothing of the other, and deletes what both said', async () => {
    const seller = await createMember('Sally Ended');
    await share();
    const home = await publishProperty(seller);
    await save(alex, home);
    await say(sam, home, { vote: 'love', note: 'Ours' });
    expect((await stop(sam, 'shared')).status).toBe(204);
    for (const person of [alex, sam]) {
      expect((await getState(person)).partner).toBeUndefined();
      expect(await listShared(person)).toEqual([]);
    }
    expect((await callAs(alex, 'GET', '/api/favourites')).body).toMatchObject({ total: 1 });
    await cloud.idle();
    expect(listMails(alex.email)[0]?.subject).toBe('Your shortlist is your own again');
    // Sharing again begins anew.
    await share();
    expect(await listShared(alex)).toMatchObject([{ yours: {}, theirs: {} }]);
  });

  test.each([
    ['a block between the two', () => blockPerson(alex, sam)],
    ['a block by staff', () => blockUser(sam)],
  ])('comes with %s', async (_, block) => {
    await share();
    await block();
    await cloud.idle();
    alex = await advanceAndLogIn(0, alex);
    expect((await getState(alex)).partner).toBeUndefined();
  });

  test('comes with the deletion of an account', async () => {
    await share();
    expect((await callAs(sam, 'DELETE', '/api/delete-account', { password })).status).toBe(202);
    await cloud.idle();
    cloud.clock.advance(14 * dayMs + 65 * minute);
    await cloud.schedules.run('accounts-every-day');
    await cloud.idle();
    alex = await advanceAndLogIn(0, alex);
    expect((await getState(alex)).partner).toBeUndefined();
    expect(listEvents('shortlist.ended.v1', sam.id)).toMatchObject([{ cause: 'closed' }]);
  });
});

describe('a day of viewings', () => {
  test('is planned by free times, booked by the call of viewings, and seen by the other one', async () => {
    const seller = await createMember('Sally Shown');
    await share();
    const [first, second, without] = [
      await publishProperty(seller),
      await publishProperty(seller),
      await publishProperty(seller),
    ];
    await save(alex, first);
    await save(sam, second);
    await save(sam, without);
    const start = client.getSlotStart(48);
    const slot = await client.openSlot(seller, first, start);
    const other = await client.openSlot(seller, second, client.addMinutes(start, 60));
    const day = start.slice(0, 10);
    const ask = async () => {
      const ids = [second, without, first].join(',');
      const { body } = await callAs(alex, 'GET', `/api/day-plan?day=${day}&property_ids=${ids}`);
      return shortlistRoutes.planDay.result.parse(body);
    };
    expect(await ask()).toMatchObject({
      stops: [
        { propertyId: first, timeSlotId: slot, booked: false },
        { propertyId: second, timeSlotId: other, booked: false, leg: { miles: expect.any(Number) } },
      ],
      left: [{ propertyId: without, reason: 'no_times' }],
    });
    expect((await client.requestViewing(alex, first, slot, { attendees: 2 })).status).toBe(201);
    expect((await ask()).stops[0]).toMatchObject({ propertyId: first, booked: true });
    expect((await getState(sam)).days).toMatchObject([
      { day, by: 'partner', stops: [{ propertyId: first, status: 'requested' }] },
    ]);
    expect((await getState(alex)).days).toMatchObject([{ day, by: 'you' }]);
    await stop(sam, 'shared');
    expect((await getState(sam)).days).toEqual([]);
    expect((await getState(alex)).days).toHaveLength(1);
  });
});
