import * as z from 'zod';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { staffAt } from '../accounts/staff.ts';
import { days, patience } from '../properties/seller.ts';
import { cloud } from '../support/cloud.ts';
import { checkingAt } from './checking-at.ts';

cloud.wake('notifications', 'staff');

vi.setConfig({ testTimeout: patience, hookTimeout: patience });
const at = checkingAt(cloud);
const { call, choose, control, decide, findLatestSession, listHeld, mailsTo, member, named, notify, own } =
  at;
const { rename, staffCheck, stripe, start, started, tokens, tryOnce } = at;

type Member = Awaited<ReturnType<typeof member>>;
let staff: Member;
beforeAll(async () => {
  staff = await staffAt(cloud);
});
/** Logs staff in again after the clock moved. */
const logStaffIn = async () => {
  staff = { ...staff, token: (await tokens(staff.email)).access_token };
};
const setAllowance = async (value: number) => {
  const key = 'identity_checks_per_month';
  const sent = await call('POST', '/api/common/configurations', { token: staff.token, body: { key, value } });
  expect(sent.status).toBe(201);
  cloud.clock.advance(60_001);
};
const Card = z.looseObject({ badges: z.array(z.string()), identityCheckedAt: z.string().optional() });
const cardOf = async ({ id }: Member) =>
  Card.parse((await call('GET', `/api/user/${id}`, { token: staff.token })).body);
const subjects = ({ email }: Member) => mailsTo(email).map(({ subject }) => subject);
const Tasks = z.object({ tasks: z.array(z.object({ subjectId: z.string() })) });
const waitsForStaff = async (id: string) => {
  const { body } = await call('GET', '/api/staff/tasks?kind=identity_check&per_page=200', {
    token: staff.token,
  });
  return Tasks.parse(body).tasks.some(({ subjectId }) => subjectId === id);
};

describe('a check by document and selfie', () => {
  test('ends in a dated badge and stores no more than the outcome', async () => {
    const person = await named();
    expect(await own(person)).toMatchObject({ enabled: true, hasName: true, checkedAt: null, check: null });
    const { location } = await tryOnce(person, 'verified');
    expect(location).toContain('/profile?tab=identity&returned=1');
    const { checkedAt, check } = await own(person);
    expect(check).toMatchObject({
      status: 'verified',
      result: { documentType: 'passport', issuingCountry: 'GB', nameMatches: true, isAdult: true },
    });
    expect(await cardOf(person)).toMatchObject({
      badges: ['email_verified', 'identity_checked'],
      identityCheckedAt: checkedAt,
    });
    expect(subjects(person)).toContain('Your identity is checked');
    expect(await start(person)).toMatchObject({ status: 409, body: { state: 'verified' } });
  });

  test('returns the same provider page until a try is made', async () => {
    const person = await named();
    const [first, second] = [await started(person), await started(person)];
    expect(second).toEqual(first);
    await choose(first.url, 'leave');
    expect((await own(person)).check).toMatchObject({ status: 'requested', triesLeft: 3 });
  });

  test('explains a failed try and allows another on a new page', async () => {
    const person = await named();
    const first = await tryOnce(person, 'document_expired');
    expect((await own(person)).check).toMatchObject({
      id: first.id,
      status: 'requires_input',
      failure: 'document_expired',
      triesLeft: 2,
    });
    expect(mailsTo(person.email)[0]).toMatchObject({
      subject: 'Your identity check did not work',
      text: expect.stringContaining('Your document has expired. Use one that is still valid.'),
    });
    const second = await started(person);
    expect(second.id).toBe(first.id);
    expect(second.url).not.toBe(first.url);
    await choose(second.url, 'verified');
    await cloud.idle();
    expect((await own(person)).check?.status).toBe('verified');
  });

  test('is processing until the provider has decided', async () => {
    const person = await named();
    await tryOnce(person, 'verified', { later: 'yes' });
    expect((await own(person)).check?.status).toBe('processing');
    expect(await start(person)).toMatchObject({ status: 409, body: { state: 'processing' } });
    cloud.clock.advance(61_000);
    await cloud.idle();
    expect((await own(person)).check?.status).toBe('verified');
  });

  test('needs a name to compare', async () => {
    const person = await member();
    expect((await own(person)).hasName).toBe(false);
    expect(await start(person)).toMatchObject({ status: 409, body: { state: 'name_missing' } });
  });

  test('is created once by two concurrent starts', async () => {
    const person = await named();
    const both = await Promise.all([started(person), started(person)]);
    expect(new Set(both.map(({ id }) => id)).size).toBe(1);
  });

  test('loses its badge with another legal name, and can be repeated', async () => {
    const person = await named();
    await tryOnce(person, 'verified');
    await rename(person, 'maya', 'LINDQVIST');
    expect((await cardOf(person)).badges).toContain('identity_checked');
    await rename(person, 'Maya', 'Berg');
    expect(await cardOf(person)).toMatchObject({ badges: ['email_verified'] });
    await tryOnce(person, 'verified', { 'last-name': 'BERG' });
    expect((await cardOf(person)).badges).toContain('identity_checked');
  });

  test('is offered up to the monthly allowance', async () => {
    const [one, other] = [await named(), await named()];
    await setAllowance(0);
    await logStaffIn();
    expect((await own(one)).availableFrom).toMatch(/-01T00:00:00\.000Z$/);
    expect(await start(one)).toMatchObject({
      status: 409,
      body: { state: 'used_up', availableFrom: expect.stringMatching(/-01T00/) },
    });
    await setAllowance(200);
    await logStaffIn();
    expect((await start(other)).status).toBe(201);
  });
});

describe('webhooks of the provider', () => {
  test('change nothing when doubled and out of order', async () => {
    const person = await named();
    await control('hold');
    const first = await started(person);
    await choose(first.url, 'document_expired');
    const second = await started(person);
    await choose(second.url, 'verified');
    const held = await listHeld();
    await control('release', { events: held.toReversed() });
    await cloud.idle();
    for (const event of held) await control('resend', { event });
    await control('release');
    await cloud.idle();
    expect((await own(person)).check?.status).toBe('verified');
    expect(subjects(person).filter((subject) => subject === 'Your identity is checked')).toHaveLength(1);
  });

  test.each([
    ['of another secret', { secret: 'whsec_other' }],
    ['of another text', { altered: ' ' }],
  ])('are rejected with a signature %s', async (_, wrong) => {
    const event = { id: 'evt_1', object: 'event', type: 'identity.verification_session.verified', data: {} };
    expect((await notify(event, wrong)).status).toBe(422);
  });

  test('about unknown sessions are accepted and ignored', async () => {
    const data = { object: { id: 'vs_other', object: 'identity.verification_session', metadata: {} } };
    const type = 'identity.verification_session.verified';
    expect((await notify({ id: 'evt_2', object: 'event', type, data })).status).toBe(200);
  });
});

describe('a check that waits for staff', () => {
  test('accepts no try after another face until staff allow one', async () => {
    const person = await named();
    const { id, url } = await tryOnce(person, 'selfie_face_mismatch');
    expect((await own(person)).check).toMatchObject({ status: 'review', reviewReason: 'selfie_mismatch' });
    expect((await choose(url, 'verified')).status).toBe(410);
    expect(await start(person)).toMatchObject({ status: 409, body: { state: 'review' } });
    expect(await waitsForStaff(id)).toBe(true);
    const { version, ...seen } = await staffCheck(staff, id);
    expect(seen).toMatchObject({ failure: 'selfie_face_mismatch', person: { id: person.id } });
    const reason = 'Please use a document with a newer photo.';
    const decided = await decide(staff, id, { outcome: 'try_again', reason, version });
    expect(decided).toMatchObject({ status: 200, body: { status: 'try_again', acts: [{ reason }] } });
    await cloud.idle();
    expect(await waitsForStaff(id)).toBe(false);
    expect(mailsTo(person.email)[0]?.text).toContain(reason);
    expect((await tryOnce(person, 'verified')).id).not.toBe(id);
    expect((await own(person)).check?.status).toBe('verified');
  });

  test('can be ended after three failed tries', async () => {
    const person = await named();
    const { id } = await tryOnce(person, 'document_expired');
    await tryOnce(person, 'document_unverified_other');
    await tryOnce(person, 'document_expired');
    const { version, failedTries } = await staffCheck(staff, id);
    expect(failedTries).toHaveLength(3);
    const answer = { outcome: 'ended', reason: 'The documents do not suffice.', version };
    expect((await decide(staff, id, { ...answer, version: version - 1 })).body['code']).toBe('stale');
    expect((await decide(staff, id, answer)).status).toBe(200);
    expect(await start(person)).toMatchObject({ status: 409, body: { state: 'ended' } });
    expect((await own(person)).check).toMatchObject({ status: 'ended', reason: answer.reason });
  });

  test.each([
    ['name_differs', 'name_mismatch'],
    ['minor', 'under_age'],
  ])('gives no badge after %s', async (act, reviewReason) => {
    const person = await named();
    const { id } = await tryOnce(person, act);
    expect(await staffCheck(staff, id)).toMatchObject({ status: 'review', reviewReason });
    expect((await cardOf(person)).badges).toEqual(['email_verified']);
  });
});

test('deletes checks with the account, here and at the provider', async () => {
  const person = await named();
  const { id } = await tryOnce(person, 'selfie_manipulated');
  const token = (await tokens(person.email)).access_token;
  const asked = await call('DELETE', '/api/delete-account', { token, body: { password: 'Gable-demo-1' } });
  expect(asked.status).toBe(202);
  cloud.clock.advance(15 * days);
  await cloud.schedules.run('accounts-every-day');
  await cloud.idle();
  await logStaffIn();
  expect((await call('GET', `/api/staff/identity-checks/${id}`, { token: staff.token })).status).toBe(404);
  expect(await waitsForStaff(id)).toBe(false);
  expect(await findLatestSession()).toMatchObject({ redaction: { status: 'redacted' } });
});

test('gives the key of identity checks no access to payments', async () => {
  await expect(stripe.charges.list()).rejects.toMatchObject({ statusCode: 403 });
});
