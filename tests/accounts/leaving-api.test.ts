import { describe, expect, test, vi } from 'vitest';
import { cardNumbers, createCardPaymentClient } from '../support/clients/card-payments.ts';
import { dayMs, slowTestMs } from '../support/clients/seller.ts';
import { cloud } from '../support/cloud.ts';

cloud.wakeAll();

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
