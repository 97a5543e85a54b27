import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createReportClient } from '../support/clients/reports.ts';
import { cloud } from '../support/cloud.ts';

cloud.wake('messages', 'notifications', 'staff');
cloud.allowCopies('signUp', 'publishing');

const reportClient = createReportClient(cloud);
const {
  actOnReport,
  decideAppeal,
  postAppeal,
  decideReport,
  getReport,
  fileReport,
  advanceAndLogIn,
  createMember,
  publishProperty,
  callAs,
  createStaff,
  listEvents,
  getCase,
  decisionText,
} = reportClient;

type Member = Awaited<ReturnType<typeof createMember>>;
let stella: Member;
let noor: Member;
let seller: Member;
let buyer: Member;
let home: string;
beforeAll(async () => {
  [stella, noor] = [await createStaff(), await createStaff()];
});
beforeEach(async () => {
  [seller, buyer] = [await createMember('Sally Seller'), await createMember('Ben Buyer')];
  home = await publishProperty(seller);
});

describe('what a side sees', () => {
  test('is nothing for the person reported before something is done, and never the other side', async () => {
    const id = await fileReport(buyer, { propertyId: home, details: 'Please keep my name out of it' });
    expect((await getCase(id, { person: seller })).status).toBe(404);
    expect((await getCase(id, { person: await createMember('Nosy Parker') })).status).toBe(404);
    expect((await getCase(id, {})).status).toBe(404);
    await decideReport(stella, id, { measure: 'warn', ground: 'misleading_listing' });
    const [forSeller, forBuyer] = [
      await getCase(id, { person: seller }),
      await getCase(id, { person: buyer }),
    ];
    const sellersText = JSON.stringify(forSeller.body);
    for (const secret of [buyer.id, buyer.email, 'Please keep']) expect(sellersText).not.toContain(secret);
    expect(forSeller.body).toMatchObject({
      decision: { measure: 'warn', words: decisionText, automated: false },
    });
    const buyersText = JSON.stringify(forBuyer.body);
    for (const secret of [seller.id, decisionText, 'warn']) expect(buyersText).not.toContain(secret);
  });
});

describe('staff', () => {
  test('decide once: of two colleagues at the same time exactly one wins', async () => {
    const id = await fileReport(buyer, { propertyId: home });
    await decideReport(stella, id, { measure: 'warn', ground: 'other' });
    await postAppeal(id, { person: seller });
    const third = await createStaff();
    const { version } = await getReport(noor, id);
    const answers = await Promise.all(
      [noor, third].map((person, index) =>
        callAs(person, 'POST', `/api/staff/appeals/${id}/decide`, {
          version,
          outcome: index === 0 ? 'upheld' : 'reversed',
          answer: 'Looked at a second time.',
        }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    await cloud.idle();
    expect(listEvents('report.appeal_decided.v1', id)).toHaveLength(1);
  });

  test('take over a case before they decide it, and leave a trail', async () => {
    const id = await fileReport(buyer, { propertyId: home });
    await actOnReport(stella, id, 'take');
    const verdict = { measure: 'none', words: decisionText };
    expect(await actOnReport(noor, id, 'decide', verdict)).toMatchObject({
      status: 409,
      body: { state: 'taken' },
    });
    await actOnReport(noor, id, 'take');
    expect((await actOnReport(stella, id, 'decide', verdict)).status).toBe(409);
    expect((await actOnReport(noor, id, 'decide', verdict)).status).toBe(200);
  });

  test('do not handle a case about themselves', async () => {
    const id = await fileReport(stella, { propertyId: home });
    expect(await actOnReport(stella, id, 'take')).toMatchObject({ status: 409, body: { state: 'own' } });
  });

  test('have the task closed by the decision and opened by the appeal', async () => {
    const id = await fileReport(buyer, { propertyId: home });
    await decideReport(stella, id, { measure: 'warn', ground: 'other' });
    await cloud.idle();
    const tasks = async (kind: string) =>
      JSON.stringify((await callAs(stella, 'GET', `/api/staff/tasks?kind=${kind}&per_page=200`)).body);
    expect(await tasks('report')).not.toContain(id);
    await postAppeal(id, { person: seller });
    await cloud.idle();
    expect(await tasks('appeal')).toContain(id);
    expect(JSON.stringify((await callAs(stella, 'GET', '/api/staff/appeals?per_page=200')).body)).toContain(
      id,
    );
    await decideAppeal(noor, id, { outcome: 'upheld' });
    await cloud.idle();
    expect(await tasks('appeal')).not.toContain(id);
  });
});

describe('thirty days', () => {
  test('end the time for an appeal and close the case', async () => {
    const id = await fileReport(buyer, { propertyId: home });
    await decideReport(stella, id, { measure: 'warn', ground: 'other' });
    seller = await advanceAndLogIn(31 * 86_400_000, seller);
    expect(await postAppeal(id, { person: seller })).toMatchObject({ status: 409, body: { state: 'late' } });
    await cloud.schedules.run('cases-every-day');
    await cloud.idle();
    expect((await getCase(id, { person: seller })).body).toMatchObject({ status: 'closed' });
    stella = await advanceAndLogIn(0, stella);
    noor = await advanceAndLogIn(0, noor);
  });
});

describe('transparency', () => {
  test('counts what was reported, decided and appealed this month, for everyone', async () => {
    const counts = async () => {
      const { body } = await reportClient.call('GET', '/api/transparency');
      return reportClient.parseMonths(body)[0];
    };
    const before = await counts();
    const id = await fileReport(buyer, { propertyId: home, category: 'privacy' });
    await decideReport(stella, id, { measure: 'none' });
    const after = await counts();
    expect(after?.reports).toBe((before?.reports ?? 0) + 1);
    expect(after?.decided).toBe((before?.decided ?? 0) + 1);
    expect(after?.medianHours).toEqual(expect.any(Number));
  });
});
