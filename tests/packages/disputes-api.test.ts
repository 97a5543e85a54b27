import { expect, test } from 'vitest';
import { cardNumbers, createCardPaymentClient } from '../support/clients/card-payments.ts';
import { cloud } from '../support/cloud.ts';

const {
  createUnpaidPackage,
  choosePackage,
  startPayment,
  payByCard,
  getChargeId,
  controlProvider,
  callAs,
  stripe,
} = createCardPaymentClient(cloud);

test('holds a package until the last dispute of its chain is closed', async () => {
  const { seller, home, packageId } = await createUnpaidPackage();
  const bought = async (id: string) => {
    const { url } = await startPayment(seller, id);
    await payByCard(url, cardNumbers.good);
    await cloud.idle();
    return getChargeId(url);
  };
  const charges = [await bought(packageId), await bought((await choosePackage(seller, home, 'plus')).id)];
  const disputes: string[] = [];
  for (const charge of charges) {
    await controlProvider('dispute', { payment: charge });
    await cloud.idle();
    disputes.push(...(await stripe.disputes.list({ charge })).data.map(({ id }) => id));
  }
  const held: boolean[] = [];
  for (const dispute of disputes) {
    await controlProvider('close-dispute', { dispute, outcome: 'won' });
    await cloud.idle();
    const { body } = await callAs(seller, 'GET', `/api/property-package/${home}`);
    expect(body).toMatchObject({ current: { packageId: 'plus', status: 'active' } });
    held.push(body['cancel'] === null);
  }
  expect(held).toEqual([true, false]);
});
