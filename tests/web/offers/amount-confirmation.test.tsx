import { beforeEach, describe, expect, test } from 'vitest';
import { toOfferView } from '../../../functions/deals/offers/domain/offer-view.ts';
import { toOwnCard, toPropertyCard } from '../../../functions/listings/properties/domain/card.ts';
import { createBuyerId, makeFirstOffer } from '../../offers/offer-examples.ts';
import { createProperty, ids, noon } from '../../properties/property-examples.ts';
import { startLogin, openSite, createUserAnswer } from '../app.tsx';
import { calls, createAnswers } from '../payments/samples.ts';

beforeEach(startLogin);

const property = createProperty({ status: 'live' });
const { offer } = makeFirstOffer({ property });

function createView(side: 'buyer' | 'seller', isCardKnown = true) {
  const card = side === 'seller' ? toOwnCard(property, noon) : toPropertyCard(property, noon);
  const counterpart = { id: side === 'seller' ? offer.buyerId : offer.sellerId, user_name: 'Sam' };
  const source = { property, card: isCardKnown ? card : undefined, round: undefined, counterpart };
  return toOfferView(offer, side, source, noon);
}

/** Opens the reader's offers; what they send is collected, and `refusal` is the API's answer to it. */
async function openOffers(side: 'buyer' | 'seller', isCardKnown = true, refusal?: object) {
  const sent: unknown[] = [];
  const view = createView(side, isCardKnown);
  const list = { offers: [view], total: 1, page: 1, per_page: 100 };
  const path = side === 'seller' ? `/my-listing/${ids.property}/offers` : '/my-buying?tab=offers';
  const { screen } = await openSite(path, {
    'GET /api/user': createUserAnswer({ id: side === 'seller' ? ids.owner : createBuyerId(1) }),
    [calls.home]: createAnswers('live')[calls.home] ?? {},
    [`GET /api/property-offers/${ids.property}`]: { body: list },
    'GET /api/my-offers': { body: list },
    'GET /api/my-buying': { body: { buying: [], total: 0, page: 1, per_page: 24 } },
    [`PUT /api/offers/${offer.id}`]: (body) => {
      sent.push(body);
      return refusal && sent.length === 1 ? { status: 422, body: refusal } : { body: view };
    },
  });
  return { screen, sent };
}

describe('the question about a sum far from the asking price', () => {
  test.each([
    [
      'buyer',
      /^Raise/,
      'Your new offer',
      'Send the new offer',
      '3.2m',
      /more than \d+ times the asking price\. Is there a digit too many\?/,
    ],
    [
      'seller',
      /^Counter-offer/,
      'The price you’d accept',
      'Send the counter-offer',
      '31500',
      /under a third of the asking price\. Is a digit missing\?/,
    ],
  ] as const)('is put to the %s once for each sum', async (side, open, label, action, typed, why) => {
    const { screen, sent } = await openOffers(side);
    await screen.getByRole('button', { name: open }).first().click();
    const dialog = screen.getByRole('dialog');
    await dialog.getByLabelText(label).fill(typed);
    await expect.element(dialog.getByText(why)).toBeVisible();
    await dialog.getByRole('button', { name: action }).click();
    const box = dialog.getByRole('checkbox', { name: /^Yes, I mean £/ });
    await expect.element(box).toBeInvalid();
    await expect.element(dialog.getByText('Confirm that you mean this amount')).toBeVisible();
    expect(sent).toEqual([]);
    await box.click();
    await expect.element(box).toBeValid();
    // Another sum is another question.
    await dialog.getByLabelText(label).fill('32000');
    await expect.element(box).not.toBeChecked();
    await dialog.getByLabelText(label).fill('310000');
    await expect.element(box).not.toBeInTheDocument();
    await dialog.getByLabelText(label).fill('20000');
    await box.click();
    await dialog.getByRole('button', { name: action }).click();
    await expect.poll(() => sent).toMatchObject([{ amount: 20_000, confirmLow: true, confirmHigh: true }]);
  });

  test('is put where the API asks, as for a home without a price', async () => {
    const errors = { confirmHigh: ['£900,000 is more than the price. Confirm that you mean it.'] };
    const { screen, sent } = await openOffers('buyer', false, { status: 422, code: 'invalid', errors });
    await screen
      .getByRole('button', { name: /^Raise/ })
      .first()
      .click();
    const dialog = screen.getByRole('dialog');
    await dialog.getByLabelText('Your new offer').fill('900000');
    await dialog.getByRole('button', { name: 'Send the new offer' }).click();
    const box = dialog.getByRole('checkbox', { name: /^Yes, I mean £900,000/ });
    await expect.element(box).toBeInvalid();
    await box.click();
    await dialog.getByRole('button', { name: 'Send the new offer' }).click();
    await expect.poll(() => sent).toMatchObject([{ confirmHigh: false }, { confirmHigh: true }]);
  });
});

test('a first offer far from the asking price is confirmed before its review', async () => {
  const { body } = createAnswers('live')[calls.home] ?? {};
  const home = { ...Object(body), isOwner: false, price: 325_000 };
  const { screen, place } = await openSite(`/property-details/${ids.property}/offer`, {
    'GET /api/user': createUserAnswer({ id: createBuyerId(1) }),
    [calls.home]: { body: home },
  });
  await screen.getByLabelText('Your offer').fill('120k');
  await screen.getByRole('radio', { name: /^Cash/ }).click();
  await screen.getByRole('radio', { name: 'Nothing to sell' }).click();
  await screen.getByRole('button', { name: 'Check your offer' }).click();
  const box = screen.getByRole('checkbox', { name: /^Yes, I mean £120,000/ });
  await expect.element(box).toBeInvalid();
  await box.click();
  await screen.getByLabelText('Your offer').fill('700k');
  await expect.element(screen.getByRole('checkbox', { name: /^Yes, I mean £700,000/ })).not.toBeChecked();
  await screen.getByLabelText('Your offer').fill('120k');
  await screen.getByRole('button', { name: 'Check your offer' }).click();
  await expect.poll(place).toContain('step=review');
});
