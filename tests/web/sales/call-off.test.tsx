import { beforeEach, expect, it } from 'vitest';
import { toOfferView } from '../../../functions/deals/offers/domain/offer-view.ts';
import { toSaleView } from '../../../functions/deals/sales/domain/sale-view.ts';
import { toPropertyCard } from '../../../functions/listings/properties/domain/card.ts';
import { createProperty, ids, noon } from '../../properties/property-examples.ts';
import { createAcceptedOffer, createMemorandumSource, offerId, openSale } from '../../sales/sale-examples.ts';
import { createUserAnswer, openSite, startLogin } from '../app.tsx';

beforeEach(startLogin);

const property = createProperty({ status: 'sold_stc' });
const offer = toOfferView(
  createAcceptedOffer(),
  'buyer',
  {
    property,
    card: toPropertyCard(property, noon),
    round: undefined,
    counterpart: { id: ids.owner, user_name: 'Sam' },
  },
  noon,
);
const list = { offers: [offer], total: 1, page: 1, per_page: 100 };
const createSaleBody = (isReserved: boolean) => ({
  ...toSaleView(
    { ...openSale(), status: 'sold_stc' },
    createMemorandumSource(),
    {
      by: { side: 'buyer', solicitor: false },
      papers: {
        memoranda: [],
        handover: [],
        ...(isReserved && {
          reservation: {
            canPropose: false,
            needsName: false,
            earlier: [],
            last: {
              version: 1,
              by: 'seller',
              status: 'in_force',
              terms: { weeks: 6, costsPence: 500_00, reasons: ['mortgage'] },
              signed: [],
              can: [],
            },
          },
        }),
      },
    },
    noon,
  ),
  hasPack: false,
});

/** Opens the dialog on the page of the sale. */
async function openDialog(body: object) {
  const sent: unknown[] = [];
  const { screen } = await openSite(`/accepted-offer/${ids.property}/${ids.owner}`, {
    'GET /api/user': createUserAnswer({ id: ids.other }),
    [`GET /api/sale/${ids.property}/${ids.owner}`]: { body },
    [`GET /api/property-offers/${ids.property}`]: { body: list },
    [`PUT /api/offers/${offerId}`]: (change) => {
      sent.push(change);
      return { body: offer };
    },
  });
  await screen.getByText('If something has changed').click();
  await screen.getByRole('button', { name: 'Call the sale off' }).click();
  return { dialog: screen.getByRole('dialog'), sent };
}

it('says which reasons count under the agreement in force, and what one of them means', async () => {
  const { dialog, sent } = await openDialog(createSaleBody(true));
  await expect
    .element(dialog.getByText(/^Pulling out costs you what the other side has spent/))
    .toBeVisible();
  const counting = dialog.getByRole('listitem');
  await expect
    .element(counting.first())
    .toHaveTextContent('The mortgage was refused, or the valuation was too low');
  await expect.element(counting.last()).toHaveTextContent('The other side broke the reservation agreement');
  await dialog.getByRole('radio', { name: 'What the survey found' }).click();
  await expect.element(dialog.getByText(/^It doesn’t name this reason for you/)).toBeVisible();
  await dialog.getByRole('radio', { name: 'The other side broke the reservation agreement' }).click();
  await expect
    .element(
      dialog.getByText(
        'It names this reason. You owe nothing under the agreement if the reason is true. The other side can dispute it on Gable within 14 days. If they don’t, the reason counts as accepted.',
      ),
    )
    .toBeVisible();
  await dialog.getByRole('button', { name: 'Call it off' }).click();
  await expect.poll(() => sent).toEqual([{ action: 'withdraw', reason: 'agreement_broken' }]);
});

it('offers no broken agreement where there is none', async () => {
  const { dialog } = await openDialog(createSaleBody(false));
  await expect.element(dialog.getByRole('radio', { name: 'The chain broke' })).toBeVisible();
  await expect.element(dialog.getByRole('radio', { name: /reservation agreement/ })).not.toBeInTheDocument();
});

it('says so where it can’t tell whether an agreement is in force', async () => {
  const { screen } = await openSite('/my-buying?tab=offers', {
    'GET /api/user': createUserAnswer({ id: ids.other }),
    'GET /api/my-offers': { body: { ...list, per_page: 24 } },
    'GET /api/my-interest': { body: { homes: [] } },
    [`GET /api/sale/${ids.property}/${ids.owner}`]: {
      status: 404,
      body: { code: 'not_found', detail: 'Gone' },
    },
  });
  await screen.getByRole('button', { name: /^Call the sale off/ }).click();
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog.getByText('We can’t tell now whether an agreement is in force')).toBeVisible();
  await expect.element(dialog.getByRole('radio', { name: /broke the reservation agreement/ })).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Call it off' })).toBeEnabled();
});
