import { expect, test } from 'vitest';
import { createPaypalPaymentClient } from '../support/clients/paypal-payments.ts';
import { cloud } from '../support/cloud.ts';

const { createUnpaidPackage, callAs } = createPaypalPaymentClient(cloud);

test('begins at most thirty payments of a person in an hour, in all ways together', async () => {
  const { seller, packageId } = await createUnpaidPackage();
  const pay = (way: string) =>
    callAs(seller, 'POST', `/api/payment/${way}/pay`, { propertyPackageId: packageId });
  for (let time = 0; time < 29; time += 1) expect((await pay('stripe')).status).toBe(200);
  expect((await pay('paypal')).status).toBe(200);
  for (const way of ['stripe', 'paypal'])
    expect(await pay(way)).toMatchObject({ status: 429, body: { code: 'too_many' } });
});
