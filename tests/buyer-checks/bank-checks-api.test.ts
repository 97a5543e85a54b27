import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { outages } from '../support/chaos.ts';
import { createBuyerCheckClient } from '../support/clients/buyer-checks.ts';
import { createOfferClient } from '../support/clients/offers.ts';
import { cloud } from '../support/cloud.ts';

cloud.wake('notifications', 'staff');
cloud.allowCopies('signUp', 'publishing');

const buyerCheckClient = createBuyerCheckClient(cloud);
const {
  advanceAndLogIn,
  call,
  callAs,
  createFundsEvidence,
  createMember,
  createNamedMember,
  getOwnChecks,
  listEvents,
  postBankAnswer,
  publishProperty,
  runBankCheck,
  startBankCheck,
  submitCheck,
  visitBank,
} = buyerCheckClient;
const { makeOffer } = createOfferClient(cloud);
const bankUrl = cloud.hosts.find('https://auth.truelayer-sandbox.com') ?? '';
const Counted = z.object({ open: z.int(), ended: z.int() });
const countConsents = async () => Counted.parse(await (await fetch(`${bankUrl}/`)).json());

let buyer: Awaited<ReturnType<typeof createMember>>;
beforeAll(async () => {
  buyer = await createNamedMember();
});

describe('a check at a bank', () => {
  test('shows the sum, ends its consent and keeps nothing else', async () => {
    const before = await countConsents();
    const { status, body } = await runBankCheck(buyer, { accounts: ['demo-savings', 'demo-euro'] });
    await cloud.idle();
    expect(status).toBe(200);
    expect(body).toMatchObject({
      outcome: 'shown',
      amountPence: 21_500_000,
      hasOtherCurrency: true,
      own: {
        bankChecks: true,
        checks: [
          {
            status: 'approved',
            evidence: { amountPence: 21_500_000, bank: { name: 'Demo Bank' } },
            approval: { basis: 'bank', amountPence: 21_500_000 },
          },
        ],
      },
    });
    expect(await countConsents()).toEqual({ open: before.open, ended: before.ended + 1 });
    const events = listEvents('buyer_check.approved.v1');
    const copy = await callAs(buyer, 'GET', '/api/buyer-checks');
    // Balances, accounts and the bank's spelling of names are in no answer and no event.
    expect(JSON.stringify([body, events, copy.body])).not.toMatch(
      /231.?400|23140000|18.?250|demo-savings|BELLA|access_token/,
    );
    await cloud.mails.waitFor(
      ({ to, html }) => to.includes(buyer.email) && html?.includes('with your bank') === true,
    );
  });

  test('is for the seller a date, and whether it covers the offer', async () => {
    const seller = await createMember('Sally Seller');
    const person = await createNamedMember();
    const home = await publishProperty(seller);
    await runBankCheck(person);
    await makeOffer(person, home, 215_000, { funding: 'cash' });
    const { body } = await callAs(seller, 'GET', `/api/property-offers/${home}`);
    const text = JSON.stringify(body);
    expect(text).toContain('"basis":"bank"');
    expect(text).toContain('"coversOffer":true');
    expect(text).not.toMatch(/Demo Bank|21500000|consentId/);
  });

  test('ends when its person takes another name, and is told to them', async () => {
    const person = await createNamedMember();
    await runBankCheck(person);
    await callAs(person, 'PUT', '/api/buyer-seller/update-profile', { lastName: 'Lord' });
    await cloud.idle();
    const { body } = await callAs(person, 'GET', '/api/buyer-checks');
    expect(body).toMatchObject({ checks: [{ status: 'expired' }] });
    expect(JSON.stringify(body)).not.toContain('Demo Bank');
    await cloud.mails.waitFor(
      ({ to, subject }) => to.includes(person.email) && subject.includes('no longer counts'),
    );
  });

  test('takes the place of a statement that waits, and staff have nothing left to do', async () => {
    const person = await createNamedMember();
    const { id } = await submitCheck(person, await createFundsEvidence(person));
    await runBankCheck(person);
    await cloud.idle();
    const { token } = await buyerCheckClient.getStaff();
    const tasks = await call('GET', '/api/staff/tasks?kind=buyer_check&per_page=100', { token });
    expect(JSON.stringify(tasks.body)).not.toContain(id);
    const seen = await call('GET', `/api/staff/buyer-checks/${id}`, { token });
    expect(seen.body).toMatchObject({ status: 'approved', evidence: { bank: { name: 'Demo Bank' } } });
  });

  test.each([
    ['too little money', { accounts: ['demo-current'] }, 'not_enough'],
    // There are £4,120.55, and £1,500 more could be overdrawn.
    ['money that is only an overdraft', { accounts: ['demo-current'] }, 'not_enough', 4_500_00],
    ['the account of a company', { accounts: ['demo-business'] }, 'no_pounds'],
    ['euros alone', { accounts: ['demo-euro'] }, 'no_pounds'],
    ['an account of somebody else', { holder: 'Ada Lovelace' }, 'other_name'],
    ['a no at the bank', { choice: 'cancel' }, 'cancelled'],
    ['a bank that fails on its page', { choice: 'error' }, 'unavailable'],
    ['a bank that fails afterwards', { choice: 'silent' }, 'unavailable'],
    ['a code that ran out', { choice: 'expired' }, 'too_late'],
  ] as const)('changes nothing after %s', async (_, visit, outcome, amountPence?: number) => {
    const person = await createNamedMember();
    expect(await runBankCheck(person, visit, amountPence)).toMatchObject({
      status: 200,
      body: { outcome, own: { checks: [] } },
    });
    const { open } = await countConsents();
    expect(open).toBe(0);
  });

  test('needs a name, a sum within reason and a provider that answers', async () => {
    const nameless = await createMember();
    const start = (person: typeof nameless, amountPence: number) =>
      callAs(person, 'POST', '/api/buyer-checks/bank', { amountPence });
    expect(await start(nameless, 21_500_000)).toMatchObject({ status: 409, body: { state: 'name_missing' } });
    expect(await start(buyer, 1)).toMatchObject({ status: 422 });
    const person = await createNamedMember();
    const { url, browserKey } = await startBankCheck(person);
    const answer = { ...(await visitBank(url)), browserKey };
    outages.set('truelayer', () => true);
    try {
      expect(await postBankAnswer(person, answer)).toMatchObject({ body: { outcome: 'unavailable' } });
    } finally {
      outages.delete('truelayer');
    }
  });

  test('waits half an hour', async () => {
    let person = await createNamedMember();
    const { url, browserKey } = await startBankCheck(person);
    person = await advanceAndLogIn(31 * 60_000, person);
    const answer = { ...(await visitBank(url)), browserKey };
    expect(await postBankAnswer(person, answer)).toMatchObject({ body: { outcome: 'too_late' } });
    buyer = await advanceAndLogIn(0, buyer);
  });

  test('can be begun ten times a day', async () => {
    const person = await createNamedMember();
    for (let nth = 0; nth < 10; nth += 1) await startBankCheck(person);
    expect(await callAs(person, 'POST', '/api/buyer-checks/bank', { amountPence: 100_000 })).toMatchObject({
      status: 429,
    });
  });
});

describe('an answer of a bank', () => {
  const refusal = { status: 409, body: { code: 'conflict', state: 'not_begun_here' } };

  test('counts once: a repeat asks nobody and returns the same', async () => {
    const person = await createNamedMember();
    const { url, browserKey } = await startBankCheck(person);
    const answer = { ...(await visitBank(url)), browserKey };
    const [one, other] = await Promise.all([postBankAnswer(person, answer), postBankAnswer(person, answer)]);
    const statuses = [one.status, other.status].toSorted();
    expect(statuses[0]).toBe(200);
    const { ended } = await countConsents();
    expect(await postBankAnswer(person, answer)).toMatchObject({ body: { outcome: 'shown' } });
    // Nor does another code under the used state.
    const forged = { ...answer, code: 'forged' };
    expect(await postBankAnswer(person, forged)).toMatchObject({ body: { outcome: 'shown' } });
    expect((await countConsents()).ended).toBe(ended);
    expect((await getOwnChecks(person)).checks).toMatchObject([{ version: 1 }]);
  });

  test('is closed when we fail after taking it: the same one then tells so, and a new check works', async () => {
    const person = await createNamedMember();
    const { url, browserKey } = await startBankCheck(person);
    const answer = { ...(await visitBank(url)), browserKey };
    await cloud.idle();
    const { open } = await countConsents();
    let refusals = 0;
    // The first call to the bank comes after the answer was taken. All attempts to read the checks are refused, which
    // are four, and of those to close the consent the first.
    outages.set('truelayer', () => {
      outages.set('dynamodb', () => (refusals += 1) <= 5);
      return false;
    });
    try {
      expect((await postBankAnswer(person, answer)).status).toBeGreaterThanOrEqual(500);
    } finally {
      outages.delete('truelayer');
      outages.delete('dynamodb');
    }
    expect(await postBankAnswer(person, answer)).toMatchObject({
      status: 200,
      body: { outcome: 'unavailable', own: { checks: [] } },
    });
    expect((await countConsents()).open).toBe(open);
    expect(await runBankCheck(person)).toMatchObject({ body: { outcome: 'shown' } });
  });

  test('is refused to another person, and to another browser of the same one', async () => {
    const [person, thief] = [await createNamedMember(), await createNamedMember()];
    const { url, browserKey } = await startBankCheck(person);
    const answer = await visitBank(url);
    // The address that somebody else's browser was sent back to.
    expect(await postBankAnswer(thief, { ...answer, browserKey })).toMatchObject(refusal);
    const { browserKey: ownKey } = await startBankCheck(thief);
    expect(await postBankAnswer(thief, { ...answer, browserKey: ownKey })).toMatchObject(refusal);
    expect(await postBankAnswer(person, { ...answer, browserKey: ownKey })).toMatchObject(refusal);
    expect((await getOwnChecks(thief)).checks).toEqual([]);
    // The refusals have used nothing up.
    expect(await postBankAnswer(person, { ...answer, browserKey })).toMatchObject({
      body: { outcome: 'shown' },
    });
  });

  test('does not count for a link that somebody else was made to open', async () => {
    const [attacker, victim] = [await createNamedMember(), await createNamedMember('Vera', 'Wealth')];
    const { url, browserKey } = await startBankCheck(attacker);
    // The victim says yes at the bank; the code is in the victim's browser, whose account it does not belong to.
    const answer = await visitBank(url, { holder: 'Vera Wealth' });
    expect(await postBankAnswer(victim, { ...answer, browserKey: 'none' })).toMatchObject(refusal);
    // Even with the code, the name at the bank is not the attacker's.
    expect(await postBankAnswer(attacker, { ...answer, browserKey })).toMatchObject({
      body: { outcome: 'other_name' },
    });
  });

  test('is refused when it is forged, or to a check that was begun again since', async () => {
    const person = await createNamedMember();
    const forged = { state: 'forged', code: 'forged', browserKey: 'forged' };
    expect(await postBankAnswer(person, forged)).toMatchObject(refusal);
    const { url, browserKey } = await startBankCheck(person);
    const answer = { ...(await visitBank(url)), browserKey };
    expect(await postBankAnswer(person, { ...answer, state: 'forged' })).toMatchObject(refusal);
    await startBankCheck(person);
    expect(await postBankAnswer(person, answer)).toMatchObject(refusal);
    expect(await postBankAnswer(person, { state: 's', browserKey: 'b' })).toMatchObject({ status: 422 });
    expect((await call('POST', '/api/buyer-checks/bank/finish', { body: answer })).status).toBe(401);
  });

  test('cannot be made up by sending a statement', async () => {
    const person = await createNamedMember();
    const evidence = { ...(await createFundsEvidence(person)), bank: { name: 'Any', consentId: 'c' } };
    const check = await submitCheck(person, evidence);
    expect(JSON.stringify(check)).not.toContain('consentId');
    expect(check.status).toBe('submitted');
  });
});
