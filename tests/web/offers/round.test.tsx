import { beforeEach, describe, expect, test } from 'vitest';
import { createBuyerId } from '../../offers/offer-examples.ts';
import { ids } from '../../properties/property-examples.ts';
import { startLogin, openSite, createUserAnswer } from '../app.tsx';
import { calls, createAnswers } from '../payments/samples.ts';

beforeEach(startLogin);

/** The form of an offer for a buyer who has none on the home yet. */
const openForm = (round: object | undefined) => {
  const { body } = createAnswers('live')[calls.home] ?? {};
  return openSite(`/property-details/${ids.property}/offer`, {
    'GET /api/user': createUserAnswer({ id: createBuyerId(7) }),
    [calls.home]: { body: { ...Object(body), isOwner: false, owner: undefined } },
    [`GET /api/property-offers/${ids.property}`]: {
      body: { offers: [], total: 0, page: 1, per_page: 50, ...(round && { round }) },
    },
  });
};

describe('the form of an offer', () => {
  test('says during a round until when an offer is sealed, and what happens then', async () => {
    const { screen } = await openForm({ deadline: '2031-03-11T21:00:00.000Z', open: true });
    await expect
      .element(screen.getByRole('heading', { name: 'Make your best and final offer', level: 1 }))
      .toBeVisible();
    await expect
      .element(screen.getByText('Best and final offers until Tue 11 Mar 2031, 21:00'))
      .toBeVisible();
    await expect.element(screen.getByText(/Yours is sealed: nobody sees it before then/)).toBeVisible();
    await expect.element(screen.getByText(/Anyone who owns the home too sees yours then/)).toBeVisible();
    await expect.element(screen.getByText(/calls the round off, it becomes an ordinary offer/)).toBeVisible();
  });

  test('is that of any offer without a round', async () => {
    const { screen } = await openForm(undefined);
    await expect.element(screen.getByRole('heading', { name: 'Make an offer', level: 1 })).toBeVisible();
    await expect.element(screen.getByText(/Best and final/)).not.toBeInTheDocument();
  });
});
