import { beforeEach, describe, expect, test } from 'vitest';
import type * as z from 'zod';
import type { BuyerProperty } from '../../../functions/deals/offers/contract.ts';
import { toPropertyCard } from '../../../functions/listings/properties/domain/card.ts';
import { createProperty, ids, noon } from '../../properties/property-examples.ts';
import { startLogin, openSite, createUserAnswer } from '../app.tsx';

type BuyingOffer = NonNullable<z.input<typeof BuyerProperty>['offer']>;

beforeEach(startLogin);

async function openBuying(status: string, stage: string, offer?: BuyingOffer) {
  const { screen } = await openSite('/my-buying', {
    'GET /api/user': createUserAnswer(),
    'GET /api/my-buying': {
      body: {
        buying: [
          {
            propertyId: ids.property,
            card: toPropertyCard(createProperty({ status }), noon),
            stage,
            ...(offer && { offer }),
            sellerId: ids.owner,
            unread: 0,
            waits: [],
            lastActivityAt: noon.toISOString(),
            removable: true,
          },
        ],
        total: 1,
        page: 1,
        per_page: 24,
      },
    },
  });
  const row = screen.getByRole('article');
  await expect.element(row).toBeVisible();
  return row;
}

describe('a home that the reader asked about', () => {
  test('is shown as sold once another person bought it', async () => {
    const row = await openBuying('completed', 'chatting');
    await expect.element(row.getByText('Sold to another buyer')).toBeVisible();
    expect(row.getByText('In conversation').query()).toBeNull();
  });

  test('is shown as under offer to another person', async () => {
    const row = await openBuying('under_offer', 'viewed');
    await expect.element(row.getByText('Under offer')).toBeVisible();
    await expect.element(row.getByText('Viewed')).toBeVisible();
  });

  test('asks to confirm an offer once the sale to another fell through', async () => {
    const row = await openBuying('fallen_through', 'offer_made', {
      id: 'off_01K9ZX3Q6T4C8V0R2M5N7P9B1F',
      status: 'pending',
      reconfirmBy: '2026-06-15T12:00:00.000Z',
      amount: 295_000,
      nation: 'england',
      updatedAt: noon.toISOString(),
    });
    await expect.element(row.getByText('Needs confirming again')).toBeVisible();
    expect(row.getByText('Waiting for an answer').query()).toBeNull();
  });

  test('is theirs once they bought it', async () => {
    const row = await openBuying('completed', 'completed');
    await expect.element(row.getByText('Yours')).toBeVisible();
    expect(row.getByText('Sold to another buyer').query()).toBeNull();
  });
});

test('Buying begins with what ends first, and says what it is', async () => {
  const row = (nth: number, waits: z.input<typeof BuyerProperty>['waits']) => ({
    propertyId: `prp_01K9ZX3Q6T4C8V0R2M5N7P9B1${nth}`,
    card: toPropertyCard(
      createProperty({ id: `prp_01K9ZX3Q6T4C8V0R2M5N7P9B1${nth}`, title: `Home ${nth}` }),
      noon,
    ),
    stage: 'chatting',
    sellerId: ids.owner,
    unread: 0,
    waits,
    lastActivityAt: noon.toISOString(),
    removable: true,
  });
  const by = '2031-03-11T21:00:00.000Z';
  const buying = [
    row(0, []),
    row(1, [{ kind: 'offer', loss: 'offer', isOwn: false, by }]),
    row(2, [{ kind: 'counter', loss: 'offer', isOwn: true, by }]),
    row(3, [
      { kind: 'offer', loss: 'offer', isOwn: false },
      { kind: 'messages', loss: 'reply', isOwn: false },
    ]),
  ];
  const { screen } = await openSite('/my-buying', {
    'GET /api/user': createUserAnswer(),
    'GET /api/my-buying': { body: { buying, total: 4, page: 1, per_page: 100 } },
  });
  const rows = screen.getByRole('article');
  await expect
    .element(
      rows.nth(0).getByRole('link', { name: 'Answer the counter-offer by Tue 11 Mar, 21:00, or it expires' }),
    )
    .toHaveAttribute('href', '/my-buying?tab=offers');
  await expect
    .element(rows.nth(1).getByText('The seller has until Tue 11 Mar, 21:00 to answer your offer'))
    .toBeVisible();
  await expect.element(rows.nth(2).getByText('The seller has yet to answer your offer')).toBeVisible();
  await expect.element(rows.nth(3).getByText('In conversation')).toBeVisible();
});
