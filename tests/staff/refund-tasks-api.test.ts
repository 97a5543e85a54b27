import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { staffRoutes } from '../../functions/reach/staff/contract.ts';
import { cardNumbers, createCardPaymentClient } from '../support/clients/card-payments.ts';
import { createEnquiryClient } from '../support/clients/enquiries.ts';
import { createStaffMember } from '../support/clients/staff.ts';
import { cloud } from '../support/cloud.ts';

const {
  startPayment,
  createUnpaidPackage,
  payByCard,
  callAs,
  getPackages,
  publishProperty,
  createMember,
  getPropertyPage,
} = createCardPaymentClient(cloud);
const { openTicket, getTokens } = createEnquiryClient(cloud);

type Person = Awaited<ReturnType<typeof createStaffMember>>;
let stella: Person;
beforeAll(async () => {
  stella = await createStaffMember(cloud);
});
// Opening a ticket moves the clock past the end of a login.
const fresh = async <P extends Person>(person: P): Promise<P> => ({
  ...person,
  token: (await getTokens(person.email)).access_token,
});

const taskOf = async (subjectId: string) => {
  const { body } = await callAs(stella, 'GET', '/api/staff/tasks?kind=refund&per_page=200');
  return staffRoutes.tasks.result.parse(body).tasks.find((task) => task.subjectId === subjectId);
};
/** Who did what, of a task that is done today. */
const doneActOf = async (subjectId: string) => {
  const { body } = await callAs(stella, 'GET', '/api/staff/done-tasks?who=me');
  return staffRoutes.doneTasks.result.parse(body).tasks.find((task) => task.subjectId === subjectId)?.act;
};
/** A home on sale whose package was paid by card. */
const paid = async () => {
  const bought = await createUnpaidPackage();
  const { paymentId, url } = await startPayment(bought.seller, bought.packageId);
  await payByCard(url, cardNumbers.good);
  await cloud.idle();
  return { ...bought, paymentId };
};
const refundPayment = async (paymentId: string, refund: object) => {
  const { body } = await callAs(stella, 'GET', `/api/staff/payments?q=${paymentId}`);
  const [{ version } = { version: 0 }] = z
    .object({ payments: z.array(z.object({ version: z.int() })) })
    .parse(body).payments;
  return callAs(stella, 'POST', `/api/staff/payments/${paymentId}/refund`, { ...refund, version });
};
const refundRequest = (person?: { readonly email: string }) =>
  openTicket({ topic: 'refund', message: 'Please give my money back.' }, person);

describe('a message that asks for a refund', () => {
  test('waits as a refund until money goes back to its writer', async () => {
    const { seller, paymentId } = await paid();
    const { ticket } = await refundRequest(seller);
    stella = await fresh(stella);
    expect(await taskOf(ticket)).toMatchObject({ title: 'Refund request', closedByHand: true });
    const refund = { amountPence: 1_000, reason: 'The photographer came late' };
    expect((await refundPayment(paymentId, refund)).status).toBe(202);
    await cloud.idle();
    expect(await taskOf(ticket)).toBeUndefined();
    expect(await doneActOf(ticket)).toMatchObject({ action: 'payment.refund', by: { id: stella.id } });
  });

  test('is done by hand with a reason', async () => {
    const { ticket } = await refundRequest();
    stella = await fresh(stella);
    const done = (body: object) => callAs(stella, 'POST', `/api/staff/tasks/refund.${ticket}/done`, body);
    expect((await done({})).status).toBe(422);
    expect((await done({ reason: 'Nothing was paid' })).status).toBe(204);
    expect(await taskOf(ticket)).toBeUndefined();
    expect(await doneActOf(ticket)).toMatchObject({ action: 'task.complete', by: { id: stella.id } });
  });
});

describe('the package of a home that staff remove', () => {
  const change = async (home: string, verb: 'remove' | 'restore') => {
    const reason = 'The home is not the seller’s.';
    expect((await callAs(stella, 'POST', `/api/staff/homes/${home}/${verb}`, { reason })).status).toBe(204);
    await cloud.idle();
  };

  test('stops, opens a refund where it was paid, and runs on once the home is back', async () => {
    const { seller, home, packageId, paymentId } = await paid();
    stella = await fresh(stella);
    await change(home, 'remove');
    expect((await getPackages(seller, home)).current).toMatchObject({ status: 'paused' });
    expect(await taskOf(packageId)).toMatchObject({ title: 'Package of a removed home' });
    const { body } = await callAs(stella, 'GET', `/api/staff/payments?q=${packageId}`);
    expect(body).toMatchObject({ payments: [{ id: paymentId }] });
    await change(home, 'restore');
    expect((await getPackages(seller, home)).current).toMatchObject({ status: 'active' });
    expect(await taskOf(packageId)).toBeUndefined();
  });

  test('is settled by the refund', async () => {
    const { home, packageId, paymentId } = await paid();
    await change(home, 'remove');
    const refund = { amountPence: 9_900, reason: 'The home was removed' };
    expect((await refundPayment(paymentId, refund)).status).toBe(202);
    await cloud.idle();
    expect(await taskOf(packageId)).toBeUndefined();
    expect(await doneActOf(packageId)).toMatchObject({ action: 'payment.refund', by: { id: stella.id } });
  });

  test('opens nothing where nothing was paid', async () => {
    const seller = await createMember('Freda Free');
    const home = await publishProperty(seller);
    await change(home, 'remove');
    const current = (await getPackages(seller, home)).current;
    expect(current).toMatchObject({ status: 'paused' });
    expect(await taskOf(current?.id ?? '')).toBeUndefined();
  });
});

describe('a home whose package is paid while its owner is blocked', () => {
  test('goes on sale once the block ends', async () => {
    const { seller, home, packageId } = await createUnpaidPackage();
    const { url } = await startPayment(seller, packageId);
    const block = { reason: 'fraud', words: 'You asked a buyer for money.' };
    expect((await callAs(stella, 'POST', `/api/staff/people/${seller.id}/block`, block)).status).toBe(200);
    await payByCard(url, cardNumbers.good);
    await cloud.idle();
    expect((await getPropertyPage(home)).status).toBe(404);
    await callAs(stella, 'POST', `/api/staff/people/${seller.id}/unblock`, { reason: 'A mistake' });
    await cloud.idle();
    expect((await getPropertyPage(home)).status).toBe(200);
  });
});
