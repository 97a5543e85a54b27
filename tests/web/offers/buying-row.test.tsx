import { beforeEach, describe, expect, test } from 'vitest';
import { toPropertyCard } from '../../../functions/properties/domain/card.ts';
import { createProperty, ids, noon } from '../../properties/property-examples.ts';
import { resetVisitor, startLogin, openSite, createUserAnswer } from '../app.tsx';

beforeEach(() => {
  resetVisitor();
  startLogin();
});

async function openBuying(status: string, stage: string) {
  const { screen } = await openSite('/my-buying', {
    'GET /api/user': createUserAnswer(),
    'GET /api/my-buying': {
      body: {
        buying: [
          {
            propertyId: ids.property,
            card: toPropertyCard(createProperty({ status }), noon),
            stage,
            sellerId: ids.owner,
            unread: 0,
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

  test('is theirs once they bought it', async () => {
    const row = await openBuying('completed', 'completed');
    await expect.element(row.getByText('Yours')).toBeVisible();
    expect(row.getByText('Sold to another buyer').query()).toBeNull();
  });
});
