import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { outages } from '../support/chaos.ts';
import { createOwnershipClient } from '../support/clients/ownership-checks.ts';
import { createStaffMember } from '../support/clients/staff.ts';
import { cloud } from '../support/cloud.ts';

cloud.wake('identity-checks', 'notifications', 'staff', 'search');
cloud.allowCopies('signUp');

const ownershipClient = createOwnershipClient(cloud);
const {
  callAs,
  createProvenSeller,
  createMember,
  getOwnership,
  getPropertyPage,
  getStaffOwnership,
  getTokens,
  listMails,
  postCheck,
  postDecision,
  postProof,
  publishProperty,
  renameMember,
  runOwnershipCheck,
  submitProperty,
} = ownershipClient;

type Seller = Awaited<ReturnType<typeof createProvenSeller>>;
let seller: Seller;
let staff: Seller;
beforeAll(async () => {
  [seller, staff] = [await createProvenSeller(), await createStaffMember(cloud)];
});
const Marked = z.object({ ownerMark: z.object({ basis: z.string(), seller: z.string() }).optional() });
const findMark = async (id: string) => Marked.parse((await getPropertyPage(id)).body).ownerMark;
const subjects = ({ email }: { email: string }) => listMails(email).map(({ subject }) => subject);
const Versioned = z.object({ version: z.int() });
const Tasks = z.object({ tasks: z.array(z.object({ subjectId: z.string(), home: z.string() })) });
const findTask = async (id: string) => {
  const { body } = await callAs(staff, 'GET', '/api/staff/tasks?kind=ownership_proof&per_page=200');
  return Tasks.parse(body).tasks.find(({ subjectId }) => subjectId === id);
};
const waitsForStaff = async (id: string) => (await findTask(id)) !== undefined;

describe('a check with the land register', () => {
  test('proves a home before it is published, and marks its page and card', async () => {
    const id = await submitProperty(seller);
    expect(await getOwnership(seller, id)).toMatchObject({
      enabled: true,
      register: 'hm_land_registry',
      provable: true,
      check: null,
    });
    const { check } = await runOwnershipCheck(seller, id);
    expect(check).toMatchObject({
      status: 'verified',
      titleNumber: expect.stringMatching(/^LCL\d{6}$/),
      mark: { basis: 'register', seller: 'owner' },
    });
    expect(subjects(seller)[0]).toMatch(/^You’re verified as the owner/);
    await ownershipClient.postPackageChoice(seller, id);
    await cloud.idle();
    expect(await findMark(id)).toEqual(expect.objectContaining({ basis: 'register', seller: 'owner' }));
    expect(await postCheck(seller, id)).toMatchObject({ status: 409, body: { state: 'verified' } });
  });

  test('needs a checked identity', async () => {
    const unknown = await createMember();
    const id = await submitProperty(unknown);
    expect(await postCheck(unknown, id)).toMatchObject({ status: 409, body: { state: 'identity_missing' } });
    expect(await postProof(unknown, id)).toMatchObject({ status: 409, body: { state: 'identity_missing' } });
  });

  test('does not take the title of another home', async () => {
    const [own, another] = [await submitProperty(seller), await submitProperty(seller)];
    const { check } = await runOwnershipCheck(seller, own);
    const found = await runOwnershipCheck(seller, another, { titleNumber: check?.titleNumber });
    expect(found.check).toMatchObject({ status: 'not_confirmed', doubt: 'other_address' });
    expect(await findMark(await publishProperty(seller))).toBeUndefined();
  });

  test.each([
    ['Stranger', 'name'],
    ['Similar', 'similar_name'],
    ['Middle', 'middle_name'],
    ['Company', 'not_a_person'],
  ])('tells %s what the register has instead', async (surname, doubt) => {
    const person = await createProvenSeller('Maya', surname);
    const id = await publishProperty(person);
    expect((await runOwnershipCheck(person, id)).check).toMatchObject({ status: 'not_confirmed', doubt });
    expect(await findMark(id)).toBeUndefined();
    expect(subjects(person)[0]).toMatch(/^We couldn’t verify you as the owner/);
  });

  test('finds no title under a number with a slip, and one under the right number', async () => {
    const id = await submitProperty(seller);
    expect((await runOwnershipCheck(seller, id, { titleNumber: 'WYK 999404' })).check).toMatchObject({
      status: 'not_confirmed',
      doubt: 'not_found',
    });
    expect(await postCheck(seller, id, { titleNumber: 'GLA1234567' })).toMatchObject({ status: 422 });
  });

  test('waits an hour for a register that does not answer, and asks again at once for the seller', async () => {
    const person = await createProvenSeller();
    const id = await submitProperty(person);
    outages.set('business-gateway', () => true);
    const { check } = await runOwnershipCheck(person, id);
    expect(check).toMatchObject({ status: 'checking', nextTryAt: expect.any(String) });
    expect(await findMark(await publishProperty(person))).toBeUndefined();
    outages.delete('business-gateway');
    expect((await runOwnershipCheck(person, id)).check?.status).toBe('verified');
  });

  test('asks ten times a day at most', async () => {
    const person = await createProvenSeller('Maya', 'Stranger');
    const id = await submitProperty(person);
    for (let nth = 0; nth < 10; nth += 1) await runOwnershipCheck(person, id);
    expect((await postCheck(person, id)).status).toBe(429);
  });

  test('is not offered in Scotland, where a document proves a home', async () => {
    const address = {
      line1: 'Bayhead',
      town: 'Stornoway',
      nation: 'scotland',
      latitude: 58.2093,
      longitude: -6.3865,
    };
    const id = await submitProperty(seller, { address, postcode: 'HS1 2AA', homeReport: 'ready' });
    expect((await getOwnership(seller, id)).register).toBe('registers_of_scotland');
    expect(await postCheck(seller, id)).toMatchObject({ status: 409, body: { state: 'not_covered' } });
    expect((await postProof(seller, id, 'owner')).status).toBe(201);
  });
});

describe('a document', () => {
  test('waits for staff, whose acceptance marks the home as sold for its owner', async () => {
    const person = await createProvenSeller('Maya', 'Stranger');
    const id = await publishProperty(person);
    await runOwnershipCheck(person, id);
    expect((await postProof(person, id)).status).toBe(201);
    await cloud.idle();
    expect(await waitsForStaff(id)).toBe(true);
    expect(await getStaffOwnership(staff, id)).toMatchObject({
      status: 'in_review',
      capacity: 'executor',
      doubt: 'name',
      own: false,
      seller: { firstName: 'Maya', lastName: 'Stranger' },
      documents: [{ name: 'Grant of probate.pdf' }],
    });
    expect(await findMark(id)).toBeUndefined();
    expect(await postDecision(staff, id, 'accepted', { homeVersion: 1 })).toMatchObject({ status: 409 });
    expect((await postDecision(staff, id, 'accepted')).status).toBe(200);
    await cloud.idle();
    expect(await findMark(id)).toEqual(expect.objectContaining({ basis: 'document', seller: 'for_owner' }));
    expect(await waitsForStaff(id)).toBe(false);
    expect(subjects(person)[0]).toMatch(/^We accepted your document/);
  });

  test('that staff decline leaves the home unmarked, with their reason', async () => {
    const id = await publishProperty(seller);
    await postProof(seller, id);
    expect((await postDecision(staff, id, 'declined')).status).toBe(200);
    expect((await getOwnership(seller, id)).check).toMatchObject({
      status: 'declined',
      reason: 'We read the grant of probate.',
    });
    expect(await findMark(id)).toBeUndefined();
  });
});

describe('a proof ends', () => {
  const change = async (person: Seller, id: string, fields: Record<string, unknown>) => {
    const { version } = Versioned.parse((await getPropertyPage(id, person)).body);
    expect((await callAs(person, 'PUT', `/api/properties/${id}`, { ...fields, version })).status).toBe(200);
  };
  const prove = async (person: Seller) => {
    const id = await publishProperty(person);
    await runOwnershipCheck(person, id);
    expect(await findMark(id)).toBeDefined();
    return id;
  };

  test('with another name of the seller, at once on the page', async () => {
    const person = await createProvenSeller();
    const id = await prove(person);
    await renameMember(person, 'Maya', 'Larsson');
    expect(await findMark(id)).toBeUndefined();
    await cloud.idle();
    expect((await getOwnership(person, id)).check).toMatchObject({ status: 'lapsed', lapse: 'name_changed' });
    expect(subjects(person)[0]).toMatch(/^Your proof of ownership no longer counts/);
  });

  test('with another tenure, and with another address of a home off the market', async () => {
    const person = await createProvenSeller();
    const id = await prove(person);
    await change(person, id, { tenure: 'commonhold' });
    await cloud.idle();
    expect((await getOwnership(person, id)).check).toMatchObject({ status: 'lapsed', lapse: 'home_changed' });
    const waiting = await submitProperty(person);
    await runOwnershipCheck(person, waiting);
    await change(person, waiting, { houseNo: '987' });
    await cloud.idle();
    expect((await getOwnership(person, waiting)).check?.status).toBe('lapsed');
  });

  test('not with a pause', async () => {
    const person = await createProvenSeller();
    const id = await prove(person);
    await callAs(person, 'PUT', `/api/property-pause/${id}`, {});
    await cloud.idle();
    expect((await getOwnership(person, id)).check?.status).toBe('verified');
  });
});

// It moves the clock past the end of every login.
describe('a register that did not answer', () => {
  test('is asked again by itself', async () => {
    const person = await createProvenSeller();
    const id = await submitProperty(person);
    outages.set('business-gateway', () => true);
    await runOwnershipCheck(person, id);
    outages.delete('business-gateway');
    cloud.clock.advance(3_700_000);
    await cloud.idle();
    const { access_token: token } = await getTokens(person.email);
    expect((await getOwnership({ ...person, token }, id)).check?.status).toBe('verified');
  });
});
