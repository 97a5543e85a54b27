import { beforeEach, describe, expect, test } from 'vitest';
import { toOfferView } from '../../../functions/deals/offers/domain/offer-view.ts';
import type { Offer } from '../../../functions/deals/offers/domain/offer.ts';
import { toPropertyCard } from '../../../functions/listings/properties/domain/card.ts';
import { createBuyerId, makeFirstOffer } from '../../offers/offer-examples.ts';
import { createProperty, ids, noon } from '../../properties/property-examples.ts';
import { createUserAnswer, openSite, startLogin } from '../app.tsx';
import { calls, createAnswers } from '../payments/samples.ts';

beforeEach(startLogin);

const property = createProperty({ status: 'live' });
const { offer } = makeFirstOffer({ property });
const toView = (shown: Offer) =>
  toOfferView(
    shown,
    'buyer',
    {
      property,
      card: toPropertyCard(property, noon),
      round: undefined,
      counterpart: { id: offer.sellerId, user_name: 'Sam' },
    },
    noon,
  );
const view = toView({ ...offer, expiresAt: '2031-03-11T21:00:00.000Z' });
const { body } = createAnswers('live')[calls.home] ?? {};
const home = { ...Object(body), isOwner: false, owner: undefined };
const open = (path: string, offers: readonly object[]) => {
  const listed = [...offers];
  return openSite(`/property-details/${ids.property}/offer${path}`, {
    'GET /api/user': createUserAnswer({ id: createBuyerId(1) }),
    [calls.home]: () => ({
      body: {
        ...home,
        ...(listed.length > 0 && { myOffer: { id: offer.id, status: 'pending', amount: 1 } }),
      },
    }),
    'GET /api/buyer-checks': { body: { checks: [], proceedable: false, missing: [] } },
    'GET /api/my-offers': { body: { offers: [], total: 0, page: 1, per_page: 1 } },
    // The home is often read with the offer before the list has it.
    [`GET /api/property-offers/${ids.property}`]: async () => {
      if (listed.length > 0) await new Promise((go) => setTimeout(go, 300));
      return { body: { offers: listed, total: listed.length, page: 1, per_page: 100 } };
    },
    'POST /api/offers': () => {
      listed.push(view);
      return { status: 201, body: view };
    },
  });
};

describe('an offer that is sent', () => {
  test('leads to a page with its sum, when the seller answers by and what to get ready', async () => {
    const { screen, place } = await open('', []);
    await screen.getByLabelText('Your offer').fill(String(offer.amount));
    await screen.getByRole('radio', { name: /^Mortgage/ }).click();
    await screen.getByRole('radio', { name: 'First-time buyer' }).click();
    await screen.getByRole('button', { name: 'Check your offer' }).click();
    await screen.getByRole('button', { name: 'Send offer' }).click();
    const heading = screen.getByRole('heading', { name: 'Your offer is sent', level: 1 });
    await expect.element(heading).toHaveFocus();
    await expect.element(screen.getByText(`£${offer.amount.toLocaleString('en-GB')}`)).toBeVisible();
    await expect.element(screen.getByText(/who has until Tuesday 11 March at 21:00 to reply/)).toBeVisible();
    await expect.element(screen.getByText('What to get ready meanwhile')).toBeVisible();
    expect(place()).toContain('step=sent');
  });

  test('has that page after a reload, when the home is read with the offer', async () => {
    const { screen } = await open('?step=sent', [view]);
    await expect.element(screen.getByRole('heading', { name: 'Your offer is sent' })).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'See your offers' }))
      .toHaveAttribute('href', '/my-buying?tab=offers');
  });

  test.each<[Offer['status'], Pick<Offer, 'counter'>, 'link' | 'button', string]>([
    ['accepted', {}, 'link', 'The sale, step by step'],
    [
      'countered',
      { counter: { amount: 310_000, conditions: [], expiresAt: '2031-03-11T21:00:00.000Z' } },
      'button',
      'Agree to £310,000',
    ],
    ['rejected', {}, 'link', 'Make another offer'],
  ])('is %s later, which its page says with what comes next', async (status, change, role, name) => {
    const { screen } = await open('?step=sent', [toView({ ...offer, ...change, status })]);
    await expect.element(screen.getByRole('heading', { name: 'Your offer', exact: true })).toBeVisible();
    await expect.element(screen.getByRole(role, { name })).toBeVisible();
    expect(screen.getByText('Your offer is sent').elements()).toEqual([]);
  });

  test('is not claimed at that address without an offer', async () => {
    const { screen } = await open('?step=sent', []);
    await expect.element(screen.getByRole('heading', { name: 'Make an offer' })).toBeVisible();
    expect(screen.getByText('Your offer is sent').elements()).toEqual([]);
  });
});
