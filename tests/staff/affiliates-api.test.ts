import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { createReferralClient } from '../support/clients/referrals.ts';
import { createStaffMember } from '../support/clients/staff.ts';
import { createAddress } from '../support/clients/visitor.ts';
import { cloud } from '../support/cloud.ts';

cloud.wake('referrals');

const { call, getReferralCount, listMails, createMember, callAs } = createReferralClient(cloud);
const List = z.object({ applications: z.array(z.looseObject({ id: z.string(), email: z.string() })) });

let stella: Awaited<ReturnType<typeof createStaffMember>>;
beforeAll(async () => {
  stella = await createStaffMember(cloud);
});

async function apply(email: string): Promise<string> {
  const { body } = await call('POST', '/api/grand-ambassador', {
    // A network can apply three times an hour.
    from: createAddress(),
    body: {
      name: 'Ada Affiliate',
      email,
      phone: '07700 900123',
      town: 'Leeds',
      why: 'I write about moving house for people in Leeds.',
      consent: true,
    },
  });
  return z.object({ id: z.string() }).parse(body).id;
}
const login = (username: string) => ({
  grant_type: 'password',
  client_id: 2,
  username,
  password: 'Gable-demo-1',
});
const decide = (id: string, verb: string, body: object) =>
  callAs(stella, 'POST', `/api/staff/applications/${id}/${verb}`, body);
const waiting = async () =>
  List.parse((await callAs(stella, 'GET', '/api/staff/applications?per_page=200')).body).applications;
const tasks = async () =>
  z
    .object({ tasks: z.array(z.looseObject({ subjectId: z.string() })) })
    .parse((await callAs(stella, 'GET', '/api/staff/tasks?kind=affiliate&per_page=200')).body)
    .tasks.map(({ subjectId }) => subjectId);

describe('an application', () => {
  test('becomes an affiliate with an own code, which is mailed and shown as theirs', async () => {
    const person = await createMember('Ada Affiliated');
    const id = await apply(person.email.toUpperCase());
    await cloud.idle();
    expect((await waiting()).map((each) => each.id)).toContain(id);
    expect(await tasks()).toContain(id);
    const approved = await decide(id, 'approve', { code: 'leedshxmes', points: 250 });
    expect(approved).toMatchObject({ status: 200, body: { status: 'approved' } });
    await cloud.idle();
    expect((await waiting()).map((each) => each.id)).not.toContain(id);
    expect(await tasks()).not.toContain(id);
    expect(listMails(person.email)[0]).toMatchObject({
      subject: 'Welcome as an affiliate',
      text: expect.stringContaining('LEEDSHXMES'),
    });
    const again = await call('POST', '/oauth/token', { body: login(person.email) });
    const token = z.string().parse(again.body['access_token']);
    expect((await getReferralCount({ ...person, token })).code).toBe('LEEDSHXMES');
    expect(await decide(id, 'decline', { reason: 'Too late' })).toMatchObject({
      status: 409,
      body: { state: 'approved' },
    });
  });

  test('waits for an account of its email, and for a code that is free', async () => {
    const none = await apply('no-account@example.com');
    expect(await decide(none, 'approve', { code: 'YXRKHXMES', points: 200 })).toMatchObject({
      status: 409,
      body: { state: 'no_account' },
    });
    const [first, second] = [await createMember('Fay First'), await createMember('Sam Second')];
    await decide(await apply(first.email), 'approve', { code: 'SAMECXDE', points: 200 });
    const late = await apply(second.email);
    expect(await decide(late, 'approve', { code: 'SAMECXDE', points: 200 })).toMatchObject({
      status: 409,
      body: { state: 'code_taken' },
    });
  });

  test('is declined with reasons, which its writer reads', async () => {
    const id = await apply('declined@example.com');
    // Two mails to one address: the first one is sent before the second is asked for.
    await cloud.idle();
    expect((await decide(id, 'decline', { reason: 'We have enough in Leeds.' })).status).toBe(200);
    await cloud.idle();
    expect(listMails('declined@example.com')[0]).toMatchObject({
      subject: 'Your affiliate application',
      text: expect.stringContaining('We have enough in Leeds.'),
    });
  });
});
