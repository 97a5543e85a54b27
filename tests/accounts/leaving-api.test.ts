import { afterAll, describe, expect, test, vi } from 'vitest';
import { dayMs } from '../../functions/kernel/time.ts';
import { requestDeletion as decideDeletion } from '../../functions/people/accounts/domain/deletion.ts';
import { cardNumbers, createCardPaymentClient } from '../support/clients/card-payments.ts';
import { stubFunctionEnvironment } from '../support/clients/function-environment.ts';
import { createNotificationClient } from '../support/clients/notifications.ts';
import { createOfferClient } from '../support/clients/offers.ts';
import { slowTestMs } from '../support/clients/seller.ts';
import { cloud } from '../support/cloud.ts';

cloud.wake('notifications');

vi.setConfig({ testTimeout: slowTestMs });
const client = createCardPaymentClient(cloud);
const {
  call,
  controlProvider,
  createUnpaidPackage,
  getChargeId,
  getTokens,
  listMails,
  payByCard,
  startPayment,
} = client;
const { acceptOffer, createMember, makeOffer, publishProperty } = createOfferClient(cloud);
const { listNotifications } = createNotificationClient(cloud);
afterAll(() => vi.unstubAllEnvs());
const askDeletion = (token: string) => call('DELETE', '/api/delete-account', { token });
const runEveryDay = () => cloud.schedules.run('accounts-every-day');

async function closeDispute(url: string): Promise<void> {
  const { data } = await client.stripe.disputes.list({ charge: await getChargeId(url) });
  await controlProvider('close-dispute', { dispute: data[0]?.id, outcome: 'won' });
  await cloud.idle();
}

describe('deleting an account', () => {
  test('is refused while a payment is disputed', async () => {
    const { seller, packageId } = await createUnpaidPackage();
    const { url } = await startPayment(seller, packageId);
    await payByCard(url, cardNumbers.disputed);
    await cloud.idle();
    expect(await askDeletion(seller.token)).toMatchObject({ status: 409, body: { state: 'disputed' } });
    await closeDispute(url);
    expect((await askDeletion(seller.token)).status).toBe(202);
  });

  test('is put off by a payment that is disputed when its day comes', async () => {
    const { seller, packageId } = await createUnpaidPackage();
    const { url } = await startPayment(seller, packageId);
    expect((await askDeletion(seller.token)).status).toBe(202);
    // The provider's page is open already.
    await payByCard(url, cardNumbers.disputed);
    await cloud.idle();

    cloud.clock.advance(15 * dayMs);
    expect(await runEveryDay()).toMatchObject([{ postponed: 1 }]);
    const [mail] = listMails(seller.email);
    expect(mail).toMatchObject({
      subject: 'Your account hasn’t been deleted yet',
      text: expect.stringContaining('being disputed'),
    });
    const mails = listMails(seller.email).length;
    cloud.clock.advance(8 * dayMs);
    expect(await runEveryDay()).toMatchObject([{ postponed: 1 }]);
    expect(listMails(seller.email)).toHaveLength(mails);

    await closeDispute(url);
    const { access_token: token } = await getTokens(seller.email);
    cloud.clock.advance(8 * dayMs);
    expect(await runEveryDay()).toMatchObject([{ erased: 1, postponed: 0 }]);
    expect((await call('GET', '/api/user', { token })).status).toBe(401);
  });

  test('is put off by a sale that was agreed meanwhile, which its other side gets a notice of, once', async () => {
    const [seller, buyer] = [await createMember('Sid Seller'), await createMember('Bea Leaver')];
    const { id } = await makeOffer(buyer, await publishProperty(seller), 300_000);
    await acceptOffer(seller, id);
    await cloud.idle();
    // As when both calls come at the same moment.
    stubFunctionEnvironment(cloud);
    const { updateAccount } = await import('../../functions/people/accounts/adapters/account-repository.ts');
    const asked = new Date(cloud.clock.now());
    await updateAccount(buyer.id, (account) => decideDeletion(account, undefined, asked));
    await cloud.idle();

    cloud.clock.advance(15 * dayMs);
    expect(await runEveryDay()).toMatchObject([{ postponed: 1 }]);
    await cloud.idle();
    const title = 'The other side of your sale asked to close their account';
    const listNotices = async () => {
      const { access_token: token } = await getTokens(seller.email);
      const { notifications } = await listNotifications({ ...seller, token });
      return notifications.filter((notice) => notice.title === title);
    };
    expect(await listNotices()).toMatchObject([
      { body: expect.stringContaining('until your sale completes or falls through'), href: '/messages' },
    ]);
    expect(listMails(seller.email).filter(({ subject }) => subject === title)).toHaveLength(1);
    expect(listMails(buyer.email).map(({ subject }) => subject)).not.toContain(title);

    cloud.clock.advance(8 * dayMs);
    expect(await runEveryDay()).toMatchObject([{ postponed: 1 }]);
    await cloud.idle();
    expect(await listNotices()).toHaveLength(1);
  });

  test('opens everything again when it is taken back', async () => {
    const { seller } = await createUnpaidPackage();
    const save = () =>
      call('PUT', '/api/buyer-seller/update-profile', { token: seller.token, body: { bio: 'Hello' } });
    await askDeletion(seller.token);
    expect(await save()).toMatchObject({ status: 403, body: { code: 'account_leaving' } });
    await call('POST', '/api/delete-account/undo', { token: seller.token });
    expect((await save()).status).toBe(200);
  });
});
