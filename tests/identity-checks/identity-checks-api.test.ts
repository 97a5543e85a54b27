import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { dayMs } from '../../functions/kernel/time.ts';
import { createIdentityCheckClient } from '../support/clients/identity-checks.ts';
import { createStaffMember } from '../support/clients/staff.ts';
import { cloud } from '../support/cloud.ts';

cloud.wake('notifications', 'staff');
cloud.allowCopies('signUp');

const identityCheckClient = createIdentityCheckClient(cloud);
const {
  call,
  chooseOutcome,
  controlProvider,
  decideCheck,
  findLatestSession,
  listHeldWebhooks,
  listMails,
  createMember,
  createNamedMember,
  sendWebhook,
  getOwnCheck,
} = identityCheckClient;
const { renameMember, getStaffCheck, stripe, postCheck, startCheck, getTokens, runCheck } =
  identityCheckClient;

type Member = Awaited<ReturnType<typeof createMember>>;
let staff: Member;
beforeAll(async () => {
  staff = await createStaffMember(cloud);
});
/** Logs staff in again after the clock moved. */
const logStaffIn = async () => {
  staff = { ...staff, token: (await getTokens(staff.email)).access_token };
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
const subjects = ({ email }: Member) => listMails(email).map(({ subject }) => subject);
const Tasks = z.object({ tasks: z.array(z.object({ subjectId: z.string() })) });
const waitsForStaff = async (id: string) => {
  const { body } = await call('GET', '/api/staff/tasks?kind=identity_check&per_page=200', {
    token: staff.token,
  });
  return Tasks.parse(body).tasks.some(({ subjectId }) => subjectId === id);
};

describe('a check by document and selfie', () => {
  test('ends in a dated badge and stores no more than the outcome', async () => {
    const person = await createNamedMember();
    expect(await getOwnCheck(person)).toMatchObject({
      enabled: true,
      hasName: true,
      checkedAt: null,
      check: null,
    });
    const { location } = await runCheck(person, 'verified');
    expect(location).toContain('/profile?tab=identity&returned=1');
    const { checkedAt, check } = await getOwnCheck(person);
    expect(check).toMatchObject({
      status: 'verified',
      result: { documentType: 'passport', issuingCountry: 'GB', nameMatches: true, isAdult: true },
    });
    expect(await cardOf(person)).toMatchObject({
      badges: ['email_verified', 'identity_checked'],
      identityCheckedAt: checkedAt,
    });
    expect(subjects(person)).toContain('We’ve checked your identity');
    expect(await postCheck(person)).toMatchObject({ status: 409, body: { state: 'verified' } });
  });

  test('returns the same provider page until a try is made', async () => {
    const person = await createNamedMember();
    const [first, second] = [await startCheck(person), await startCheck(person)];
    expect(second).toEqual(first);
    await chooseOutcome(first.url, 'leave');
    expect((await getOwnCheck(person)).check).toMatchObject({ status: 'requested', triesLeft: 3 });
  });

  test('explains a failed try and allows another on a new page', async () => {
    const person = await createNamedMember();
    const first = await runCheck(person, 'document_expired');
    expect((await getOwnCheck(person)).check).toMatchObject({
      id: first.id,
      status: 'requires_input',
      failure: 'document_expired',
      triesLeft: 2,
    });
    expect(listMails(person.email)[0]).toMatchObject({
      subject: 'Your identity check didn’t work',
      text: expect.stringContaining('Your document has expired. Use one that’s still valid.'),
    });
    const second = await startCheck(person);
    expect(second.id).toBe(first.id);
    expect(second.url).not.toBe(first.url);
    await chooseOutcome(second.url, 'verified');
    await cloud.idle();
    expect((await getOwnCheck(person)).check?.status).toBe('verified');
  });

  test('is processing until the provider has decided', async () => {
    const person = await createNamedMember();
    await runCheck(person, 'verified', { later: 'yes' });
    expect((await getOwnCheck(person)).check?.status).toBe('processing');
    expect(await postCheck(person)).toMatchObject({ status: 409, body: { state: 'processing' } });
    cloud.clock.advance(61_000);
    await cloud.idle();
    expect((await getOwnCheck(person)).check?.status).toBe('verified');
  });

  test('needs a name to compare', async () => {
    const person = await createMember();
    expect((await getOwnCheck(person)).hasName).toBe(false);
    expect(await postCheck(person)).toMatchObject({ status: 409, body: { state: 'name_missing' } });
  });

  test('is created once by two concurrent starts', async () => {
    const person = await createNamedMember();
    const both = await Promise.all([startCheck(person), startCheck(person)]);
    expect(new Set(both.map(({ id }) => id)).size).toBe(1);
  });

  test('loses its badge with another legal name, and can be repeated', async () => {
    const person = await createNamedMember();
    await runCheck(person, 'verified');
    await renameMember(person, 'maya', 'LINDQVIST');
    expect((await cardOf(person)).badges).toContain('identity_checked');
    await renameMember(person, 'Maya', 'Berg');
    expect(await cardOf(person)).toMatchObject({ badges: ['email_verified'] });
    await runCheck(person, 'verified', { 'last-name': 'BERG' });
    expect((await cardOf(person)).badges).toContain('identity_checked');
  });

  test('is offered up to the monthly allowance', async () => {
    const [one, other] = [await createNamedMember(), await createNamedMember()];
    await setAllowance(0);
    await logStaffIn();
    expect((await getOwnCheck(one)).availableFrom).toMatch(/-01T00:00:00\.000Z$/);
    expect(await postCheck(one)).toMatchObject({
      status: 409,
      body: { state: 'used_up', availableFrom: expect.stringMatching(/-01T00/) },
    });
    await setAllowance(200);
    await logStaffIn();
    expect((await postCheck(other)).status).toBe(201);
  });
});

describe('webhooks of the provider', () => {
  test('change nothing when doubled and out of order', async () => {
    const person = await createNamedMember();
    await controlProvider('hold');
    const first = await startCheck(person);
    await chooseOutcome(first.url, 'document_expired');
    const second = await startCheck(person);
    await chooseOutcome(second.url, 'verified');
    const held = await listHeldWebhooks();
    await controlProvider('release', { events: held.toReversed() });
    await cloud.idle();
    for (const event of held) await controlProvider('resend', { event });
    await controlProvider('release');
    await cloud.idle();
    expect((await getOwnCheck(person)).check?.status).toBe('verified');
    expect(subjects(person).filter((subject) => subject === 'We’ve checked your identity')).toHaveLength(1);
  });

  test.each([
    ['of another secret', { secret: 'whsec_other' }],
    ['of another text', { altered: ' ' }],
  ])('are rejected with a signature %s', async (_, wrong) => {
    const event = { id: 'evt_1', object: 'event', type: 'identity.verification_session.verified', data: {} };
    expect((await sendWebhook(event, wrong)).status).toBe(422);
  });

  test('about unknown sessions are accepted and ignored', async () => {
    const data = { object: { id: 'vs_other', object: 'identity.verification_session', metadata: {} } };
    const type = 'identity.verification_session.verified';
    expect((await sendWebhook({ id: 'evt_2', object: 'event', livemode: false, type, data })).status).toBe(
      200,
    );
  });
});

describe('a check that waits for staff', () => {
  test('accepts no try after another face until staff allow one', async () => {
    const person = await createNamedMember();
    const { id, url } = await runCheck(person, 'selfie_face_mismatch');
    expect((await getOwnCheck(person)).check).toMatchObject({
      status: 'review',
      reviewReason: 'selfie_mismatch',
    });
    expect((await chooseOutcome(url, 'verified')).status).toBe(410);
    expect(await postCheck(person)).toMatchObject({ status: 409, body: { state: 'review' } });
    expect(await waitsForStaff(id)).toBe(true);
    const { version, ...seen } = await getStaffCheck(staff, id);
    expect(seen).toMatchObject({ failure: 'selfie_face_mismatch', person: { id: person.id } });
    const reason = 'Please use a document with a newer photo.';
    const decided = await decideCheck(staff, id, { outcome: 'try_again', reason, version });
    expect(decided).toMatchObject({ status: 200, body: { status: 'try_again', acts: [{ reason }] } });
    await cloud.idle();
    expect(await waitsForStaff(id)).toBe(false);
    expect(listMails(person.email)[0]?.text).toContain(reason);
    expect((await runCheck(person, 'verified')).id).not.toBe(id);
    expect((await getOwnCheck(person)).check?.status).toBe('verified');
  });

  test('can be ended after three failed tries', async () => {
    const person = await createNamedMember();
    const { id } = await runCheck(person, 'document_expired');
    await runCheck(person, 'document_unverified_other');
    await runCheck(person, 'document_expired');
    const { version, failedTries } = await getStaffCheck(staff, id);
    expect(failedTries).toHaveLength(3);
    const answer = { outcome: 'ended', reason: 'The documents do not suffice.', version };
    expect((await decideCheck(staff, id, { ...answer, version: version - 1 })).body['code']).toBe('stale');
    expect((await decideCheck(staff, id, answer)).status).toBe(200);
    expect(await postCheck(person)).toMatchObject({ status: 409, body: { state: 'ended' } });
    expect((await getOwnCheck(person)).check).toMatchObject({ status: 'ended', reason: answer.reason });
  });

  test.each([
    ['name_differs', 'name_mismatch'],
    ['minor', 'under_age'],
  ])('gives no badge after %s', async (act, reviewReason) => {
    const person = await createNamedMember();
    const { id } = await runCheck(person, act);
    expect(await getStaffCheck(staff, id)).toMatchObject({ status: 'review', reviewReason });
    expect((await cardOf(person)).badges).toEqual(['email_verified']);
  });
});

test('deletes checks with the account, here and at the provider', async () => {
  const person = await createNamedMember();
  const { id } = await runCheck(person, 'selfie_manipulated');
  const token = (await getTokens(person.email)).access_token;
  const asked = await call('DELETE', '/api/delete-account', { token, body: { password: 'Gable-demo-1' } });
  expect(asked.status).toBe(202);
  cloud.clock.advance(15 * dayMs);
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
