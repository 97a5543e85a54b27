import { beforeEach, expect, test, vi } from 'vitest';
import { toBuyingPath } from '../../../web/entities/offer/buying-tasks.ts';
import { ids } from '../../properties/property-examples.ts';
import { endByBuyer, offerId } from '../../sales/sale-examples.ts';
import { openSite, startLogin } from '../app.tsx';
import { asBuyer, call, path, seen } from './sale-answers.ts';

beforeEach(startLogin);

test('an earlier sale of the same two is read by its offer, and the last one without', async () => {
  const { screen } = await openSite(`${path}?offer=${offerId}`, {
    ...asBuyer,
    [call]: seen(endByBuyer('survey')),
  });
  await expect.element(screen.getByText('This sale fell through')).toBeVisible();
  const asked = vi
    .mocked(window.fetch)
    .mock.calls.map(([input]) => (input instanceof Request ? input.url : input.toString()));
  expect(asked).toContainEqual(expect.stringMatching(new RegExp(`${ids.owner}\\?offerId=${offerId}$`)));
  expect(asked).not.toContainEqual(expect.stringMatching(new RegExp(`/sale/${ids.property}/${ids.owner}$`)));
});

test('an address with an offer that can’t be one leads to no sale', async () => {
  const { screen } = await openSite(`${path}?offer=off_1`, {
    ...asBuyer,
    [call]: seen(endByBuyer('survey')),
  });
  await expect.element(screen.getByText('We can’t find that sale')).toBeVisible();
});

test('what a buyer can dispute leads to the sale that fell through', () => {
  const item = { propertyId: ids.property, sellerId: ids.owner };
  const wait = { kind: 'dispute', loss: 'reply', isOwn: true, offerId } as const;
  expect(toBuyingPath(wait, item, ids.other)).toBe(`${path}?offer=${offerId}#reservation`);
});
