import { ulid } from 'ulid';
import { beforeAll, describe, expect, test } from 'vitest';
import { staffRoutes } from '../../functions/reach/staff/contract.ts';
import { cardNumbers, createCardPaymentClient } from '../support/clients/card-payments.ts';
import { createEnquiryClient } from '../support/clients/enquiries.ts';
import { createSellerClient } from '../support/clients/seller.ts';
import { createStaffMember } from '../support/clients/staff.ts';
import { createVisitorClient } from '../support/clients/visitor.ts';
import { cloud } from '../support/cloud.ts';

cloud.wake('staff', 'payments', 'cases', 'enquiries');

const { createMember, publishProperty, setPublished, callAs } = createSellerClient(cloud);
const { getTokens, advanceToNext } = createVisitorClient(cloud);
const { openTicket } = createEnquiryClient(cloud);
const { createUnpaidPackage, startPayment, payByCard } = createCardPaymentClient(cloud);

let stella: Awaited<ReturnType<typeof createStaffMember>>;
beforeAll(async () => {
  stella = await createStaffMember(cloud);
});

const getAsStaff = async (path: string) => {
  const { status, body } = await callAs(stella, 'GET', path);
  expect(status).toBe(200);
  return body;
};
const find = async (q: string) =>
  staffRoutes.searchDesk.result.parse(await getAsStaff(`/api/staff/search?q=${encodeURIComponent(q)}`));
const listIds = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);

describe('the search of the desk', () => {
  test('finds a person by name in any order, by whole email and by id, with the address masked', async () => {
    const person = await createMember('Zelda Quill');
    await cloud.idle();
    for (const typed of ['zelda q', 'ZELDA', 'quill', 'quill zelda', person.email.toUpperCase(), person.id])
      expect(listIds((await find(typed)).people), typed).toContain(person.id);
    expect((await find(person.email)).people[0]?.email).toBe('p…@example.com');
    expect(await find(person.email.slice(1))).toMatchObject({ people: [] });
    expect((await find('elda quill')).people).toEqual([]);
  });

  test('keeps to the kind that is asked for', async () => {
    const person = await createMember('Xanthe Uniquename');
    await cloud.idle();
    const inKind = async (kind: string) =>
      staffRoutes.searchDesk.result.parse(
        await getAsStaff(`/api/staff/search?q=xanthe+uniquename&in=${kind}`),
      );
    expect(listIds((await inKind('person')).people)).toEqual([person.id]);
    const none = { people: [], homes: [], payments: [], paymentsCut: false, tickets: [], cases: [] };
    expect(await inKind('home')).toEqual(none);
    expect(await getAsStaff(`/api/staff/search?q=${person.id}&in=home`)).toEqual(none);
  });

  test('counts what the first eight have, and says that more people fit than it asks for payments', async () => {
    for (let nth = 0; nth < 21; nth += 1) await createMember('Ignatius Manifold');
    await cloud.idle();
    const inKind = async (kind: string) =>
      staffRoutes.searchDesk.result.parse(
        await getAsStaff(`/api/staff/search?q=ignatius+manifold&in=${kind}`),
      );
    const { people, paymentsCut } = await inKind('person');
    expect(people.map(({ counts }) => counts !== undefined)).toEqual(people.map((_, at) => at < 8));
    expect([people.length, paymentsCut]).toEqual([21, false]);
    expect((await inKind('payment')).paymentsCut).toBe(true);
  });

  test('follows a change of name, and finds the name that the person has beside it', async () => {
    const person = await createMember('Yorick Before');
    cloud.clock.advance(31 * 86_400_000);
    advanceToNext(1);
    stella = { ...stella, token: (await getTokens(stella.email)).access_token };
    const renamed = { ...person, token: (await getTokens(person.email)).access_token };
    await callAs(renamed, 'PUT', '/api/auth-user/update', { user_name: 'Xavier After' });
    const { status } = await callAs(renamed, 'PUT', '/api/buyer-seller/update-profile', {
      firstName: 'Ottoline',
      lastName: 'Vane',
    });
    expect(status).toBe(200);
    await cloud.idle();
    expect(listIds((await find('xavier after')).people)).toEqual([person.id]);
    expect(listIds((await find('vane')).people)).toEqual([person.id]);
    expect((await find('yorick before')).people).toEqual([]);
  });

  test('finds a home by street, number, town and postcode, whatever its status', async () => {
    const seller = await createMember('Sid Searched');
    const id = await publishProperty(seller);
    await cloud.idle();
    const address = staffRoutes.staffHome.result.parse(await getAsStaff(`/api/staff/homes/${id}`)).address;
    const [street = ''] = address.split(',');
    const postcode = address.split(' ').slice(-2);
    for (const typed of [address, `${postcode.join(' ')} ${street}`, id])
      expect(listIds((await find(typed)).homes), typed).toContain(id);
    // A postcode has more homes than the desk lists; all are of what was typed.
    const { homes } = await find(postcode.join(''));
    expect(homes.length).toBeGreaterThan(0);
    for (const home of homes) expect(home.address).toContain(postcode.join(' '));
    const { people } = await find(seller.id);
    expect(people).toMatchObject([{ id: seller.id, counts: { homes: 1, offers: 0, viewings: 0 } }]);
  });

  test('finds a payment by its sum and day, its receipt and its number, and lists it and its refund', async () => {
    const { seller, packageId } = await createUnpaidPackage();
    const { paymentId, url } = await startPayment(seller, packageId);
    await payByCard(url, cardNumbers.good);
    await cloud.idle();
    const { payments } = await find(paymentId);
    expect(payments[0]?.ownerName).toEqual(expect.any(String));
    const amongPayments = `/api/staff/search?in=payment&q=${encodeURIComponent(seller.email)}`;
    const ofPayer = staffRoutes.searchDesk.result.parse(await getAsStaff(amongPayments));
    expect([listIds(ofPayer.payments), ofPayer.people]).toEqual([[paymentId], []]);
    const [{ number = '', totalPence, version } = {}] = payments;
    const day = new Date(cloud.clock.now()).toISOString().slice(0, 10);
    const sum = ((totalPence ?? 0) / 100).toFixed(2);
    for (const typed of [`£${sum} on ${day}`, sum, `${sum} today`, number, number.replace('P-', 'payment ')])
      expect(listIds((await find(typed)).payments), typed).toContain(paymentId);
    const receipts = await callAs(seller, 'GET', '/api/payments');
    const [, receipt] = /"number":"(GBL-\d+)"/.exec(JSON.stringify(receipts.body)) ?? [];
    expect(listIds((await find(receipt ?? '')).payments)).toEqual([paymentId]);
    const newest = staffRoutes.newestPayments.result;
    expect(listIds(newest.parse(await getAsStaff('/api/staff/newest-payments')).payments)).toContain(
      paymentId,
    );
    const listRefunded = async () =>
      listIds(newest.parse(await getAsStaff('/api/staff/newest-payments?show=refunded')).payments);
    expect(await listRefunded()).not.toContain(paymentId);
    const refund = { amountPence: 123, reason: 'The photographer came late', version };
    expect((await callAs(stella, 'POST', `/api/staff/payments/${paymentId}/refund`, refund)).status).toBe(
      202,
    );
    await cloud.idle();
    expect(await listRefunded()).toContain(paymentId);
    expect(listIds((await find('£1.23')).payments)).toContain(paymentId);
  });

  test('finds a ticket by its number as people say it, its writer and the email', async () => {
    const { ticket, number, email } = await openTicket({ name: 'Perdita Writer' });
    await cloud.idle();
    const typed = [number, number.toLowerCase(), number.replace('-', ' '), number.replace('T-', 'ticket ')];
    for (const said of [...typed, 'perdita', email])
      expect(listIds((await find(said)).tickets), said).toContain(ticket);
    expect((await find(`${number}9`)).tickets).toEqual([]);
  });

  test('finds a case by its number and by who reported', async () => {
    const [reporter, rogue] = [await createMember('Rita Reporter'), await createMember('Rob Rogue')];
    const report = {
      type: 'report',
      userId: rogue.id,
      category: 'harassment',
      details: 'He keeps calling me.',
    };
    const { body } = await callAs(reporter, 'POST', '/api/report', report);
    await cloud.idle();
    const [found] = (await find(reporter.email)).cases;
    expect(found?.id).toBe(body['caseId']);
    expect(listIds((await find(found?.number ?? '')).cases)).toEqual([body['caseId']]);
  });
});

describe('the lists of the desk', () => {
  test('have the newest first, and go on behind the last one', async () => {
    const [older, newer] = [await createMember('Ned Older'), await createMember('Nell Newer')];
    await cloud.idle();
    const list = async (query = '') =>
      staffRoutes.newestPeople.result.parse(await getAsStaff(`/api/staff/people${query}`)).people;
    expect(listIds(await list()).slice(0, 2)).toEqual([newer.id, older.id]);
    expect(listIds(await list(`?before=${newer.id}`))[0]).toBe(older.id);
  });

  test('have the newest homes first, and go on behind the last one', async () => {
    const seller = await createMember('Nora Lister');
    const older = await publishProperty(seller);
    const newer = await publishProperty(seller);
    await cloud.idle();
    const list = async (query = '') =>
      staffRoutes.newestHomes.result.parse(await getAsStaff(`/api/staff/homes${query}`)).homes;
    expect(listIds(await list()).slice(0, 2)).toEqual([newer, older]);
    expect(listIds(await list(`?before=${newer}`))[0]).toBe(older);
  });

  test('keep to a status, and to owners who are verified or not, with their number', async () => {
    const seller = await createMember('Nick Pauser');
    const paused = await publishProperty(seller);
    const live = await publishProperty(seller);
    expect((await setPublished(seller, paused, false)).status).toBe(200);
    await cloud.idle();
    const list = async (query: string) =>
      staffRoutes.newestHomes.result.parse(await getAsStaff(`/api/staff/homes?${query}`));
    const found = await list('state=paused&verified=no');
    expect(listIds(found.homes)).toContain(paused);
    expect(listIds(found.homes)).not.toContain(live);
    expect(found.count).toBe(found.homes.length);
    expect((await list('state=paused&verified=yes')).homes).toEqual([]);
    expect(listIds((await list('verified=no')).homes).slice(0, 2)).toEqual([live, paused]);
    const tomorrow = new Date(cloud.clock.now() + 86_400_000).toISOString().slice(0, 10);
    expect(await list(`from=${tomorrow}`)).toMatchObject({ homes: [], count: 0, isCountCut: false });
  });

  test('keep to people of a state', async () => {
    const person = await createMember('Nadia Stopped');
    await cloud.idle();
    const list = async (state: string) =>
      listIds(
        staffRoutes.newestPeople.result.parse(await getAsStaff(`/api/staff/people?state=${state}`)).people,
      );
    expect((await list('active'))[0]).toBe(person.id);
    expect(
      (
        await callAs(stella, 'POST', `/api/staff/people/${person.id}/block`, {
          reason: 'spam',
          words: 'Sends the same advert to everyone.',
        })
      ).status,
    ).toBe(200);
    await cloud.idle();
    expect((await list('blocked'))[0]).toBe(person.id);
    expect(await list('active')).not.toContain(person.id);
  });

  test('go on behind one who was erased meanwhile', async () => {
    const person = await createMember('Otis Remaining');
    await cloud.idle();
    const erased = `usr_${ulid(cloud.clock.now() + 1_000)}`;
    const page = staffRoutes.newestPeople.result.parse(
      await getAsStaff(`/api/staff/people?before=${erased}`),
    );
    expect(page.people[0]?.id).toBe(person.id);
  });
});
