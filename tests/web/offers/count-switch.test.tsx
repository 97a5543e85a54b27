import { beforeEach, expect, it } from 'vitest';
import { ids } from '../../properties/property-examples.ts';
import { startLogin, openSite, createUserAnswer } from '../app.tsx';
import { calls, createAnswers } from '../payments/samples.ts';

beforeEach(startLogin);

it('switches the offer count without refetching offers or the property', async () => {
  const { body } = createAnswers('live')[calls.home];
  const reads: string[] = [];
  const read = (name: string, answer: object) => () => {
    reads.push(name);
    return answer;
  };
  const sent: unknown[] = [];
  const offers = { offers: [], total: 0, page: 1, per_page: 100 };
  const { screen } = await openSite(`/my-listing/${ids.property}/offers`, {
    'GET /api/user': createUserAnswer({ id: ids.owner }),
    [calls.home]: read('home', { body }),
    [`GET /api/property-offers/${ids.property}`]: read('offers', { body: offers }),
    [`PUT /api/properties/${ids.property}`]: (change) => {
      sent.push(change);
      return { body: { ...body, showOfferCount: sent.length === 1, version: 3 + sent.length } };
    },
  });
  const box = screen.getByRole('checkbox', { name: /^Tell buyers how many/ });
  await box.click();
  await expect.element(box).toBeChecked();
  await expect.poll(() => sent).toHaveLength(1);
  await box.click();
  await expect.poll(() => sent).toHaveLength(2);
  await expect.element(box).not.toBeChecked();
  expect(sent).toEqual([
    { showOfferCount: true, version: 3 },
    { showOfferCount: false, version: 4 },
  ]);
  expect(reads.toSorted()).toEqual(['home', 'offers']);
});
