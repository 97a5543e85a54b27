import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createReportClient } from '../support/clients/reports.ts';
import { cloud } from '../support/cloud.ts';

cloud.wake('messages', 'notifications', 'staff');
cloud.allowCopies('signUp', 'publishing');

const {
  actOnReport,
  decideAppeal,
  postAppeal,
  getChat,
  decideReport,
  getReport,
  fileReport,
  getCaseKey,
  advanceAndLogIn,
  listMails,
  createMember,
  publishProperty,
  callAs,
  getPropertyPage,
  sendMessage,
  createStaff,
  listSubjects,
  listEvents,
  getCase,
  decisionText,
} = createReportClient(cloud);

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

describe('a report of a home', () => {
  test('waits for staff, oldest first, with its evidence and the present state', async () => {
    const first = await fileReport(buyer, { propertyId: home, details: 'This is my house' });
    const second = await fileReport(undefined, { propertyId: home, email: 'passer@example.com' });
    const { body } = await callAs(stella, 'GET', '/api/staff/reports?per_page=200');
    const ids = JSON.stringify(body);
    expect(ids.indexOf(first)).toBeGreaterThan(0);
    expect(ids.indexOf(first)).toBeLessThan(ids.indexOf(second));
    expect(await getReport(stella, first)).toMatchObject({
      status: 'open',
      subject: 'home',
      details: 'This is my house',
      reporter: { person: { id: buyer.id } },
      affected: { id: seller.id },
      evidence: { home: { status: 'live' } },
      today: { home: { status: 'live' } },
      measures: ['none', 'warn', 'hide_content', 'remove_home', 'block_account'],
      earlier: [{ id: second }],
    });
    expect((await getReport(stella, second)).reporter).toEqual({ person: null, email: 'passer@example.com' });
  });

  test('hides the home at once and shows it again when nothing is done', async () => {
    const id = await fileReport(buyer, { propertyId: home });
    expect(await actOnReport(stella, id, 'hide', { reason: 'It looks like a scam' })).toMatchObject({
      status: 409,
    });
    await actOnReport(stella, id, 'take');
    expect((await actOnReport(stella, id, 'hide', { reason: 'It looks like a scam' })).status).toBe(200);
    expect((await getPropertyPage(home)).status).toBe(404);
    await cloud.idle();
    expect(listSubjects(seller.email)).toContain('We have hidden your home for now');
    expect((await getCase(id, { person: seller })).body).toMatchObject({
      side: 'affected',
      status: 'triage',
    });

    expect((await actOnReport(stella, id, 'decide', { measure: 'none', words: decisionText })).status).toBe(
      200,
    );
    expect((await getPropertyPage(home)).status).toBe(200);
    await cloud.idle();
    expect(listSubjects(seller.email)).toContain('Your home is shown again');
    expect(listMails(buyer.email)[0]).toMatchObject({
      subject: 'What we did about your report',
      text: expect.stringContaining(decisionText),
    });
    expect(listEvents('property.published.v1', home).at(-1)).toMatchObject({ occasion: 'resumed' });
  });

  test('removes the home, explains why to its owner, and restores it on appeal', async () => {
    const id = await fileReport(buyer, { propertyId: home, details: 'Ben knows the real owner' });
    const decided = await decideReport(stella, id, { measure: 'remove_home', ground: 'fraud' });
    expect(decided).toMatchObject({
      status: 200,
      body: { status: 'action', today: { home: { status: 'removed', nation: 'england' } } },
    });
    await cloud.idle();
    const statement = listMails(seller.email)[0];
    expect(statement).toMatchObject({ subject: 'Our decision about your home' });
    for (const part of [
      'We removed your home',
      decisionText,
      'Fraud Act 2006',
      'No automated means',
      'appeal until',
    ])
      expect(statement?.text).toContain(part);
    for (const secret of ['Ben', buyer.email, buyer.id]) expect(statement?.text).not.toContain(secret);
    const outcome = listMails(buyer.email)[0]?.text ?? '';
    expect(outcome).toContain('took the home off the site');
    for (const secret of [decisionText, 'Sally', seller.email]) expect(outcome).not.toContain(secret);

    const key = getCaseKey(seller.email);
    expect((await postAppeal(id, { key })).status).toBe(201);
    expect((await postAppeal(id, { key })).status).toBe(409);
    expect(await decideAppeal(stella, id, { outcome: 'reversed' })).toMatchObject({
      status: 409,
      body: { state: 'own_decision' },
    });
    expect(await decideAppeal(noor, id, { outcome: 'reversed' })).toMatchObject({
      status: 200,
      body: { status: 'closed' },
    });
    await cloud.idle();
    expect((await getPropertyPage(home)).status).toBe(200);
    expect(listSubjects(seller.email)[0]).toBe('Our answer to your appeal');
    expect(listSubjects(buyer.email)[0]).toBe('We changed our decision');
    expect(listEvents('report.closed.v1', id)).toHaveLength(1);
  });

  test('takes the home off sale until it is corrected', async () => {
    const id = await fileReport(buyer, { propertyId: home, category: 'misleading' });
    await decideReport(stella, id, { measure: 'hide_content', ground: 'misleading_listing' });
    expect((await getPropertyPage(home)).status).toBe(404);
    expect((await getPropertyPage(home, seller)).body).toMatchObject({ status: 'under_review' });
  });
});

describe('a report of a message', () => {
  test('removes it for both sides and shows it again after an appeal', async () => {
    await sendMessage(buyer, seller, home, 'Is it still for sale?');
    const message = await sendMessage(seller, buyer, home, 'Send the deposit to my cousin');
    const id = await fileReport(buyer, { messageId: message.id, userId: seller.id });
    await decideReport(stella, id, {
      measure: 'hide_content',
      ground: 'illegal_content',
      illegalKind: 'fraud_offence',
    });
    const hidden = (await getChat(buyer, home, buyer)).messages[0];
    expect(hidden).toMatchObject({ id: message.id, removed: true, body: '' });
    expect(await callAs(seller, 'PUT', `/api/messages/${message.id}`, { body: 'Hello' })).toMatchObject({
      status: 409,
      body: { state: 'removed' },
    });
    expect((await getReport(stella, id)).today).toMatchObject({
      message: { state: 'hidden', body: 'Send the deposit to my cousin' },
    });
    await postAppeal(id, { person: seller });
    await decideAppeal(noor, id, { outcome: 'reversed' });
    const shown = (await getChat(buyer, home, buyer)).messages[0];
    expect(shown).toMatchObject({ removed: false, body: 'Send the deposit to my cousin' });
  });

  test('stays decided where the appeal is turned down', async () => {
    await sendMessage(buyer, seller, home, 'Is it still for sale?');
    const message = await sendMessage(seller, buyer, home, 'You people are not welcome');
    const id = await fileReport(buyer, { messageId: message.id });
    await decideReport(stella, id, { measure: 'hide_content', ground: 'discrimination' });
    await postAppeal(id, { person: seller });
    await decideAppeal(noor, id, { outcome: 'upheld' });
    expect((await getChat(buyer, home, buyer)).messages[0]).toMatchObject({ removed: true });
    expect((await getCase(id, { person: seller })).body).toMatchObject({
      status: 'closed',
      appeal: { outcome: 'upheld', answer: 'We looked at everything a second time.' },
    });
  });
});

describe('a block of an account', () => {
  test('is carried out by the decision and taken back by an appeal through the mail', async () => {
    const id = await fileReport(buyer, { userId: seller.id, category: 'harassment' });
    await decideReport(stella, id, { measure: 'block_account', ground: 'harassment' });
    await cloud.idle();
    expect(
      listSubjects(seller.email).filter((subject) => subject === 'Your account is blocked'),
    ).toHaveLength(1);
    expect((await callAs(await advanceAndLogIn(2_000, seller), 'GET', '/api/user')).body).toMatchObject({
      is_active: 2,
    });
    expect((await getPropertyPage(home)).status).toBe(404);
    expect((await postAppeal(id, { key: getCaseKey(seller.email) })).status).toBe(201);
    await decideAppeal(noor, id, { outcome: 'reversed' });
    await cloud.idle();
    expect((await callAs(await advanceAndLogIn(2_000, seller), 'GET', '/api/user')).body).toMatchObject({
      is_active: 1,
    });
    expect((await getPropertyPage(home)).status).toBe(200);
  });

  test('by the desk opens one case, whose appeal takes it back', async () => {
    const person = await createMember('Bo Barred');
    const body = { reason: 'fraud', words: 'You asked a buyer for money.' };
    await callAs(stella, 'POST', `/api/staff/people/${person.id}/block`, body);
    await cloud.idle();
    const statement = listMails(person.email)[0];
    expect(statement).toMatchObject({ subject: 'Your account is blocked' });
    expect(statement?.text).toContain('You asked a buyer for money.');
    const id = /cas_\w+/.exec(statement?.text ?? '')?.[0] ?? '';
    expect((await postAppeal(id, { key: getCaseKey(person.email) })).status).toBe(201);
    expect((await decideAppeal(stella, id, { outcome: 'reversed' })).status).toBe(409);
    await decideAppeal(noor, id, { outcome: 'reversed' });
    await cloud.idle();
    expect((await callAs(await advanceAndLogIn(2_000, person), 'GET', '/api/user')).body).toMatchObject({
      is_active: 1,
    });
  });
});

describe('a decision to do nothing', () => {
  test('is appealed by the reporter; its reversal is a decision that the other side can appeal', async () => {
    const id = await fileReport(buyer, { propertyId: home });
    await decideReport(stella, id, { measure: 'none' });
    expect((await postAppeal(id, { person: seller })).status).toBe(404);
    expect((await postAppeal(id, { person: buyer })).status).toBe(201);
    expect((await decideAppeal(noor, id, { outcome: 'reversed' })).status).toBe(422);
    const verdict = { measure: 'warn', ground: 'misleading_listing', words: decisionText };
    expect(await decideAppeal(noor, id, { outcome: 'reversed', verdict })).toMatchObject({
      body: { status: 'action' },
    });
    await cloud.idle();
    expect(
      listSubjects(buyer.email).filter((subject) => subject === 'What we did about your report'),
    ).toHaveLength(1);
    expect(listSubjects(seller.email)[0]).toBe('Our decision about your home');
    expect((await postAppeal(id, { person: seller })).status).toBe(201);
    expect((await decideAppeal(noor, id, { outcome: 'upheld' })).status).toBe(409);
    expect((await decideAppeal(stella, id, { outcome: 'upheld' })).body).toMatchObject({ status: 'closed' });
  });

  test('is appealed by a visitor through the link in the mail', async () => {
    const email = `visitor-${home.slice(-6).toLowerCase()}@example.com`;
    const id = await fileReport(undefined, { propertyId: home, email });
    await decideReport(stella, id, { measure: 'none' });
    await cloud.idle();
    const key = getCaseKey(email);
    expect((await getCase(id, { key })).body).toMatchObject({ side: 'reporter', status: 'no_action' });
    expect((await postAppeal(id, { key: 'x'.repeat(32) })).status).toBe(404);
    expect((await postAppeal(id, { key })).status).toBe(201);
  });
});
