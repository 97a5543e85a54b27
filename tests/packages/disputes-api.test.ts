import { expect, test } from 'vitest';
import { card, payingAt } from '../payments/paying-at.ts';
import { cloud } from '../support/cloud.ts';

const { buying, chosen, begun, byCard, chargeOf, control, own, stripe } = payingAt(cloud);

test('holds a package until the last dispute of its chain is closed', async () => {
  const { seller, home, packageId } = await buying();
  const bought = async (id: string) => {
    const { url } = await begun(seller, id);
    await byCard(url, card.good);
    await cloud.idle();
    return chargeOf(url);
  };
  const charges = [await bought(packageId), await bought((await chosen(seller, home, 'plus')).id)];
  const disputes: string[] = [];
  for (const charge of charges) {
    await control('dispute', { payment: charge });
    await cloud.idle();
    disputes.push(...(await stripe.disputes.list({ charge })).data.map(({ id }) => id));
  }
  const held: boolean[] = [];
  for (const dispute of disputes) {
    await control('close-dispute', { dispute, outcome: 'won' });
    await cloud.idle();
    const { body } = await own(seller, 'GET', `/api/property-package/${home}`);
    expect(body).toMatchObject({ current: { packageId: 'plus', status: 'active' } });
    held.push(body['cancel'] === null);
  }
  expect(held).toEqual([true, false]);
});
