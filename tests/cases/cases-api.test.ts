import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { patience } from '../properties/seller.ts';
import { cloud } from '../support/cloud.ts';
import { reportingAt } from './people.ts';

cloud.wake('messages', 'notifications', 'staff');

vi.setConfig({ testTimeout: patience, hookTimeout: patience });
const at = reportingAt(cloud);
const { act, answerAppeal, appeal, chat, decide, detail, file, keyFor, later, mailsTo, member, onSale } = at;
const { own, page, sent, staff, subjects, told, view, words } = at;

type Member = Awaited<ReturnType<typeof member>>;
let stella: Member;
let noor: Member;
let seller: Member;
let buyer: Member;
let home: string;
beforeAll(async () => {
  [stella, noor] = [await staff(), await staff()];
});
beforeEach(async () => {
  [seller, buyer] = [await member('Sally Seller'), await member('Ben Buyer')];
  home = await onSale(seller);
});

describe('a report of a home', () => {
  test('waits for staff, oldest first, with its evidence beside the present state', async () => {
    const first = await file(buyer, { propertyId: home, details: 'This is my house' });
    const second = await file(undefined, { propertyId: home, email: 'passer@example.com' });
    const { body } = await own(stella, 'GET', '/api/staff/reports?per_page=200');
    const ids = JSON.stringify(body);
    expect(ids.indexOf(first)).toBeGreaterThan(0);
    expect(ids.indexOf(first)).toBeLessThan(ids.indexOf(second));
    expect(await detail(stella, first)).toMatchObject({
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
    expect((await detail(stella, second)).reporter).toEqual({ person: null, email: 'passer@example.com' });
  });

  test('hides the home at once and shows it again when nothing is done', async () => {
    const id = await file(buyer, { propertyId: home });
    expect(await act(stella, id, 'hide', { reason: 'It looks like a scam' })).toMatchObject({ status: 409 });
    await act(stella, id, 'take');
    expect((await act(stella, id, 'hide', { reason: 'It looks like a scam' })).status).toBe(200);
    expect((await page(home)).status).toBe(404);
    await cloud.idle();
    expect(subjects(seller.email)).toContain('We have hidden your home for now');
    expect((await view(id, { person: seller })).body).toMatchObject({ side: 'affected', status: 'triage' });

    expect((await act(stella, id, 'decide', { measure: 'none', words })).status).toBe(200);
    expect((await page(home)).status).toBe(200);
    await cloud.idle();
    expect(subjects(seller.email)).toContain('Your home is shown again');
    expect(mailsTo(buyer.email)[0]).toMatchObject({
      subject: 'What we did about your report',
      text: expect.stringContaining(words),
    });
    expect(told('property.published.v1', home).at(-1)).toMatchObject({ occasion: 'resumed' });
  });

  test('removes the home, says why to its owner, and restores it on appeal', async () => {
    const id = await file(buyer, { propertyId: home, details: 'Ben knows the real owner' });
    const decided = await decide(stella, id, { measure: 'remove_home', ground: 'fraud' });
    expect(decided).toMatchObject({
      status: 200,
      body: { status: 'action', today: { home: { status: 'removed' } } },
    });
    await cloud.idle();
    const statement = mailsTo(seller.email)[0];
    expect(statement).toMatchObject({ subject: 'Our decision about your home' });
    for (const part of [
      'We removed your home',
      words,
      'Fraud Act 2006',
      'No automated means',
      'appeal until',
    ])
      expect(statement?.text).toContain(part);
    for (const secret of ['Ben', buyer.email, buyer.id]) expect(statement?.text).not.toContain(secret);
    const outcome = mailsTo(buyer.email)[0]?.text ?? '';
    expect(outcome).toContain('took the home off the site');
    for (const secret of [words, 'Sally', seller.email]) expect(outcome).not.toContain(secret);

    const key = keyFor(seller.email);
    expect((await appeal(id, { key })).status).toBe(201);
    expect((await appeal(id, { key })).status).toBe(409);
    expect(await answerAppeal(stella, id, { outcome: 'reversed' })).toMatchObject({
      status: 409,
      body: { state: 'own_decision' },
    });
    expect(await answerAppeal(noor, id, { outcome: 'reversed' })).toMatchObject({
      status: 200,
      body: { status: 'closed' },
    });
    await cloud.idle();
    expect((await page(home)).status).toBe(200);
    expect(subjects(seller.email)[0]).toBe('Our answer to your appeal');
    expect(subjects(buyer.email)[0]).toBe('We changed our decision');
    expect(told('report.closed.v1', id)).toHaveLength(1);
  });

  test('takes the home off sale until it is corrected', async () => {
    const id = await file(buyer, { propertyId: home, category: 'misleading' });
    await decide(stella, id, { measure: 'hide_content', ground: 'misleading_listing' });
    expect((await page(home)).status).toBe(404);
    expect((await page(home, seller)).body).toMatchObject({ status: 'under_review' });
  });
});

describe('a report of a message', () => {
  test('removes it for both sides and shows it again after an appeal', async () => {
    await sent(buyer, seller, home, 'Is it still for sale?');
    const message = await sent(seller, buyer, home, 'Send the deposit to my cousin');
    const id = await file(buyer, { messageId: message.id, userId: seller.id });
    await decide(stella, id, {
      measure: 'hide_content',
      ground: 'illegal_content',
      illegalKind: 'fraud_offence',
    });
    const hidden = (await chat(buyer, home, buyer)).messages[0];
    expect(hidden).toMatchObject({ id: message.id, removed: true, body: '' });
    expect(await own(seller, 'PUT', `/api/messages/${message.id}`, { body: 'Hello' })).toMatchObject({
      status: 409,
      body: { state: 'removed' },
    });
    expect((await detail(stella, id)).today).toMatchObject({
      message: { state: 'hidden', body: 'Send the deposit to my cousin' },
    });
    await appeal(id, { person: seller });
    await answerAppeal(noor, id, { outcome: 'reversed' });
    const shown = (await chat(buyer, home, buyer)).messages[0];
    expect(shown).toMatchObject({ removed: false, body: 'Send the deposit to my cousin' });
  });

  test('stays decided where the appeal is turned down', async () => {
    await sent(buyer, seller, home, 'Is it still for sale?');
    const message = await sent(seller, buyer, home, 'You people are not welcome');
    const id = await file(buyer, { messageId: message.id });
    await decide(stella, id, { measure: 'hide_content', ground: 'discrimination' });
    await appeal(id, { person: seller });
    await answerAppeal(noor, id, { outcome: 'upheld' });
    expect((await chat(buyer, home, buyer)).messages[0]).toMatchObject({ removed: true });
    expect((await view(id, { person: seller })).body).toMatchObject({
      status: 'closed',
      appeal: { outcome: 'upheld', answer: 'We looked at everything a second time.' },
    });
  });
});

describe('a block of an account', () => {
  test('is carried out by the decision and taken back by an appeal through the mail', async () => {
    const id = await file(buyer, { userId: seller.id, category: 'harassment' });
    await decide(stella, id, { measure: 'block_account', ground: 'harassment' });
    await cloud.idle();
    expect(subjects(seller.email).filter((subject) => subject === 'Your account is blocked')).toHaveLength(1);
    expect((await own(await later(2_000, seller), 'GET', '/api/user')).body).toMatchObject({ is_active: 2 });
    expect((await page(home)).status).toBe(404);
    expect((await appeal(id, { key: keyFor(seller.email) })).status).toBe(201);
    await answerAppeal(noor, id, { outcome: 'reversed' });
    await cloud.idle();
    expect((await own(await later(2_000, seller), 'GET', '/api/user')).body).toMatchObject({ is_active: 1 });
    expect((await page(home)).status).toBe(200);
  });

  test('by the desk opens one case, whose appeal takes it back', async () => {
    const person = await member('Bo Barred');
    const body = { reason: 'fraud', words: 'You asked a buyer for money.' };
    await own(stella, 'POST', `/api/staff/people/${person.id}/block`, body);
    await cloud.idle();
    const statement = mailsTo(person.email)[0];
    expect(statement).toMatchObject({ subject: 'Your account is blocked' });
    expect(statement?.text).toContain('You asked a buyer for money.');
    const id = /cas_\w+/.exec(statement?.text ?? '')?.[0] ?? '';
    expect((await appeal(id, { key: keyFor(person.email) })).status).toBe(201);
    expect((await answerAppeal(stella, id, { outcome: 'reversed' })).status).toBe(409);
    await answerAppeal(noor, id, { outcome: 'reversed' });
    await cloud.idle();
    expect((await own(await later(2_000, person), 'GET', '/api/user')).body).toMatchObject({ is_active: 1 });
  });
});

describe('a decision to do nothing', () => {
  test('is appealed by the reporter; its reversal is a decision that the other side can appeal', async () => {
    const id = await file(buyer, { propertyId: home });
    await decide(stella, id, { measure: 'none' });
    expect((await appeal(id, { person: seller })).status).toBe(404);
    expect((await appeal(id, { person: buyer })).status).toBe(201);
    expect((await answerAppeal(noor, id, { outcome: 'reversed' })).status).toBe(422);
    const verdict = { measure: 'warn', ground: 'misleading_listing', words };
    expect(await answerAppeal(noor, id, { outcome: 'reversed', verdict })).toMatchObject({
      body: { status: 'action' },
    });
    await cloud.idle();
    expect(
      subjects(buyer.email).filter((subject) => subject === 'What we did about your report'),
    ).toHaveLength(1);
    expect(subjects(seller.email)[0]).toBe('Our decision about your home');
    expect((await appeal(id, { person: seller })).status).toBe(201);
    expect((await answerAppeal(noor, id, { outcome: 'upheld' })).status).toBe(409);
    expect((await answerAppeal(stella, id, { outcome: 'upheld' })).body).toMatchObject({ status: 'closed' });
  });

  test('is appealed by a visitor through the link in the mail', async () => {
    const email = `visitor-${home.slice(-6).toLowerCase()}@example.com`;
    const id = await file(undefined, { propertyId: home, email });
    await decide(stella, id, { measure: 'none' });
    await cloud.idle();
    const key = keyFor(email);
    expect((await view(id, { key })).body).toMatchObject({ side: 'reporter', status: 'no_action' });
    expect((await appeal(id, { key: 'x'.repeat(32) })).status).toBe(404);
    expect((await appeal(id, { key })).status).toBe(201);
  });
});

describe('what a side sees', () => {
  test('is nothing for the person reported before something is done, and never the other side', async () => {
    const id = await file(buyer, { propertyId: home, details: 'Please keep my name out of it' });
    expect((await view(id, { person: seller })).status).toBe(404);
    expect((await view(id, { person: await member('Nosy Parker') })).status).toBe(404);
    expect((await view(id, {})).status).toBe(404);
    await decide(stella, id, { measure: 'warn', ground: 'misleading_listing' });
    const [forSeller, forBuyer] = [await view(id, { person: seller }), await view(id, { person: buyer })];
    const sellersText = JSON.stringify(forSeller.body);
    for (const secret of [buyer.id, buyer.email, 'Please keep']) expect(sellersText).not.toContain(secret);
    expect(forSeller.body).toMatchObject({ decision: { measure: 'warn', words, automated: false } });
    const buyersText = JSON.stringify(forBuyer.body);
    for (const secret of [seller.id, words, 'warn']) expect(buyersText).not.toContain(secret);
  });
});

describe('staff', () => {
  test('decide once: of two colleagues at the same time exactly one wins', async () => {
    const id = await file(buyer, { propertyId: home });
    await decide(stella, id, { measure: 'warn', ground: 'other' });
    await appeal(id, { person: seller });
    const third = await staff();
    const { version } = await detail(noor, id);
    const answers = await Promise.all(
      [noor, third].map((person, index) =>
        own(person, 'POST', `/api/staff/appeals/${id}/decide`, {
          version,
          outcome: index === 0 ? 'upheld' : 'reversed',
          answer: 'Looked at a second time.',
        }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    await cloud.idle();
    expect(told('report.appeal_decided.v1', id)).toHaveLength(1);
  });

  test('take over a case before they decide it, and leave a trail', async () => {
    const id = await file(buyer, { propertyId: home });
    await act(stella, id, 'take');
    const verdict = { measure: 'none', words };
    expect(await act(noor, id, 'decide', verdict)).toMatchObject({ status: 409, body: { state: 'taken' } });
    await act(noor, id, 'take');
    expect((await act(stella, id, 'decide', verdict)).status).toBe(409);
    expect((await act(noor, id, 'decide', verdict)).status).toBe(200);
  });

  test('do not handle a case about themselves', async () => {
    const id = await file(stella, { propertyId: home });
    expect(await act(stella, id, 'take')).toMatchObject({ status: 409, body: { state: 'own_case' } });
  });

  test('have the task closed by the decision and opened by the appeal', async () => {
    const id = await file(buyer, { propertyId: home });
    await decide(stella, id, { measure: 'warn', ground: 'other' });
    await cloud.idle();
    const tasks = async (kind: string) =>
      JSON.stringify((await own(stella, 'GET', `/api/staff/tasks?kind=${kind}&per_page=200`)).body);
    expect(await tasks('report')).not.toContain(id);
    await appeal(id, { person: seller });
    await cloud.idle();
    expect(await tasks('appeal')).toContain(id);
    expect(JSON.stringify((await own(stella, 'GET', '/api/staff/appeals?per_page=200')).body)).toContain(id);
    await answerAppeal(noor, id, { outcome: 'upheld' });
    await cloud.idle();
    expect(await tasks('appeal')).not.toContain(id);
  });
});

describe('thirty days', () => {
  test('end the time for an appeal and close the case', async () => {
    const id = await file(buyer, { propertyId: home });
    await decide(stella, id, { measure: 'warn', ground: 'other' });
    seller = await later(31 * 86_400_000, seller);
    expect(await appeal(id, { person: seller })).toMatchObject({ status: 409, body: { state: 'late' } });
    await cloud.schedules.run('cases-every-day');
    await cloud.idle();
    expect((await view(id, { person: seller })).body).toMatchObject({ status: 'closed' });
    stella = await later(0, stella);
    noor = await later(0, noor);
  });
});

describe('transparency', () => {
  test('counts what was reported, decided and appealed this month, for everyone', async () => {
    const counts = async () => {
      const { body } = await at.call('GET', '/api/transparency');
      return at.months(body)[0];
    };
    const before = await counts();
    const id = await file(buyer, { propertyId: home, category: 'privacy' });
    await decide(stella, id, { measure: 'none' });
    const after = await counts();
    expect(after?.reports).toBe((before?.reports ?? 0) + 1);
    expect(after?.decided).toBe((before?.decided ?? 0) + 1);
    expect(after?.medianHours).toEqual(expect.any(Number));
  });
});
