import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { toOfferView } from '../../../functions/deals/offers/domain/offer-view.ts';
import { createBuyerId, createOfferId, makeFirstOffer } from '../../offers/offer-examples.ts';
import { createProperty, ids } from '../../properties/property-examples.ts';
import { createUserAnswer, openSite, startLogin } from '../app.tsx';
import { createAnswers } from '../payments/samples.ts';

beforeEach(async () => {
  startLogin();
  await page.viewport(1_280, 900);
});

const seen = { seen: 2, lastAt: '2026-11-21T12:00:00.000Z' };
const booked = { seen: 0, nextAt: '2031-03-11T17:00:00.000Z' };
const offers = [seen, booked, { seen: 0 }].map((buyerViewings, nth) => {
  const id = createBuyerId(nth + 1);
  const { offer } = makeFirstOffer({ id: createOfferId(nth + 1), buyerId: id });
  const counterpart = { id, user_name: ['Ann', 'Ben', 'Cat'][nth] ?? null };
  const facts = { property: createProperty(), card: undefined, round: undefined, counterpart, buyerViewings };
  return toOfferView(offer, 'seller', facts, new Date());
});

test('a seller reads with each offer, and side by side, whether its buyer has seen the home', async () => {
  const { screen } = await openSite(`/my-listing/${ids.property}/offers`, {
    ...createAnswers('live'),
    'GET /api/user': createUserAnswer({ id: ids.owner }),
    [`GET /api/property-offers/${ids.property}`]: {
      body: { offers, total: 3, page: 1, per_page: 100 },
    },
  });
  const table = screen.getByRole('table', { name: /Open offers/ });
  for (const [name, text] of [
    ['Ann', 'Viewed 2 times, last on Sat 21 Nov'],
    ['Ben', 'Not viewed yet: viewing on Tue 11 Mar, 17:00'],
    ['Cat', 'No viewing on Gable yet'],
  ] as const) {
    await expect
      .element(table.getByRole('row', { name: new RegExp(`^${name}`) }).getByText(text))
      .toBeVisible();
    await expect
      .element(screen.getByRole('article', { name: `${name}’s offer` }).getByText(text))
      .toBeVisible();
  }
});
