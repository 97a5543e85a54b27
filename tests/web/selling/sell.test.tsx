import { describe, expect, test } from 'vitest';
import { packageCatalogue } from '../../../functions/money/packages/domain/catalogue.ts';
import { ids } from '../../properties/property-examples.ts';
import { type Answers, startLogin, openSite, createUserAnswer } from '../app.tsx';

const guide = { asking: { outcode: 'LS6', homes: [] }, sold: { status: 'none' } };
const answers: Answers = {
  'GET /api/package': { body: { packages: packageCatalogue, total: 4, page: 1, per_page: 4 } },
  'GET /api/price-guide': { body: guide },
};

describe('the page for sellers', () => {
  test('shows prices nearby to a visitor, and keeps the postcode through the login', async () => {
    const { screen, place } = await openSite('/sell', answers);
    await screen.getByLabelText(/^Your postcode/).fill('ls63hn');
    await screen.getByRole('button', { name: 'See prices' }).click();
    await expect.element(screen.getByRole('heading', { name: 'What similar homes go for' })).toBeVisible();
    expect(place()).toBe('/sell?postcode=LS6+3HN');
    await screen.getByRole('link', { name: 'Start your listing' }).first().click();
    await expect.element(screen.getByRole('heading', { name: 'Sign up', level: 1 })).toBeVisible();
    await expect.element(screen.getByText(/^Sign up to start your listing/)).toBeVisible();
    const next = new URLSearchParams(place().split('?')[1]).get('next');
    expect(next).toBe('/add-property?draft=new&step=1&postcode=LS6+3HN');
  });

  test('has what an agent would cost by the owner’s own figures, from the median of what homes sold for', async () => {
    const range = { low: 280_000, median: 300_000, high: 330_000, count: 12 };
    const sold = { status: 'found', range, area: 'LS6', from: '2025-01', to: '2026-10' };
    const { screen, place } = await openSite('/sell?postcode=LS6+3HN', {
      ...answers,
      'GET /api/price-guide': { body: { ...guide, sold } },
    });
    await expect.element(screen.getByText('£280,000 to £330,000')).toBeVisible();
    const saving = screen.getByRole('region', { name: 'What you’d save compared with an agent' });
    await expect.element(saving.getByLabelText('What it sells for')).toHaveValue('300,000');
    await saving.getByLabelText(/Agent’s fee/).fill('1.5');
    await saving.getByLabelText(/VAT comes on top/).click();
    await expect.element(saving.getByRole('definition').filter({ hasText: '£5,400' })).toBeVisible();
    await expect.element(saving.getByText('You’d save £5,301')).toBeVisible();
    await saving.getByLabelText('Your package').selectOptions('Premium');
    await expect.element(saving.getByText('You’d save £4,901')).toBeVisible();
    await saving.getByLabelText(/Agent’s fee/).fill('half');
    await expect.element(saving.getByText('Enter a fee of up to 10 per cent, like 1.2')).toBeVisible();
    await screen.getByLabelText(/Bedrooms/).selectOptions('3');
    await saving.getByLabelText('What it sells for').fill('');
    await expect.element(saving.getByText(/^Type a price and a fee/)).toBeVisible();
    await expect.element(saving.getByLabelText('What it sells for')).toHaveValue('');
    await saving.getByLabelText('What it sells for').fill('310000');
    await screen.getByRole('link', { name: 'Start your listing' }).first().click();
    await expect.poll(place).toContain('/register');
    const next = new URLSearchParams(place().split('?')[1]).get('next');
    expect(next).toBe('/add-property?draft=new&step=1&postcode=LS6+3HN&bedrooms=3&price=310000');
  });

  test('begins a listing with the price of a seller who gave no postcode', async () => {
    const { screen, place } = await openSite('/sell', answers);
    await expect.element(screen.getByText('You’d save £2,901')).toBeVisible();
    await screen.getByLabelText('What it sells for').fill('310000');
    await screen.getByRole('link', { name: 'Start your listing' }).first().click();
    await expect.poll(place).toContain('/register');
    const next = new URLSearchParams(place().split('?')[1]).get('next');
    expect(next).toBe('/add-property?draft=new&step=1&price=310000');
  });

  test.each([
    ['no', { portals: [], scheme: null }, /^No\. Rightmove, Zoopla and OnTheMarket take homes from/],
    [
      'some',
      { portals: ['rightmove'], scheme: { name: 'The Scheme', membership: 'D1' } },
      /^Yes, if you want it there\. We send homes to Rightmove/,
    ],
  ])('says who sees the home where homes are sent to %s portals', async (_, body, words) => {
    const { screen } = await openSite('/sell', { ...answers, 'GET /api/portals': { body } });
    const answer = screen.getByRole('region', { name: 'Will my home be on Rightmove or Zoopla?' });
    await expect.element(answer.getByText(words)).toBeVisible();
  });

  test('lists no home above the range until the type is chosen', async () => {
    const range = { low: 280_000, median: 300_000, high: 330_000, count: 12 };
    const homes = [310_000, 900_000].map((price, nth) => ({
      id: `prp_01K9ZX3Q6T4C8V0R2M5N7P9B1${nth}`,
      slug: 'home',
      title: `${nth} Oak Road`,
      price,
    }));
    const { screen } = await openSite('/sell?postcode=LS6+3HN', {
      ...answers,
      'GET /api/price-guide': { body: { ...guide, asking: { outcode: 'LS6', range, homes } } },
    });
    await expect.element(screen.getByRole('link', { name: '0 Oak Road' })).toBeVisible();
    expect(screen.getByRole('link', { name: '1 Oak Road' }).elements()).toEqual([]);
    await screen.getByLabelText(/^Type of home/).selectOptions('terraced');
    await expect.element(screen.getByRole('link', { name: '1 Oak Road' })).toBeVisible();
  });

  test('asks for a whole postcode', async () => {
    const { screen, place } = await openSite('/sell', answers);
    await screen.getByLabelText(/^Your postcode/).fill('LS6');
    await screen.getByRole('button', { name: 'See prices' }).click();
    await expect.element(screen.getByText('Enter a full UK postcode, like LS6 3HN.')).toBeVisible();
    expect(place()).toBe('/sell');
  });
});

describe('a listing that begins with a postcode', () => {
  const saved: unknown[] = [];
  const draft = (id: string, data: unknown) => ({
    id,
    data,
    step: 1,
    obstacles: [],
    advice: [],
    pictures: [],
    version: 1,
    createdAt: '2026-11-23T10:00:00.000Z',
    updatedAt: '2026-11-23T10:00:00.000Z',
  });
  const listOf = (...drafts: unknown[]) => ({
    body: { drafts, total: drafts.length, page: 1, per_page: 5 },
  });
  const path = '/add-property?draft=new&step=1&postcode=LS6+3HN';
  const created = 'drf_01K9ZX3Q6T4C8V0R2M5N7P9D1D';
  const known = 'drf_01K9ZX3Q6T4C8V0R2M5N7P9D2D';
  const later = 'drf_01K9ZX3Q6T4C8V0R2M5N7P9D3D';

  test('creates a draft with it', async () => {
    startLogin();
    const { screen, place } = await openSite(path, {
      'GET /api/user': createUserAnswer({ id: ids.owner }),
      'GET /api/property-draft': listOf(),
      'POST /api/property-draft': { status: 201, body: draft(created, {}) },
      [`PUT /api/property-draft/${created}`]: (body) => {
        saved.push(body);
        return { body: { ...draft(created, { postcode: 'LS6 3HN' }), version: 2 } };
      },
    });
    await expect.element(screen.getByLabelText(/^Postcode/)).toHaveValue('LS6 3HN');
    await expect.poll(place).toBe(`/add-property?draft=${created}&step=1`);
    expect(saved).toEqual([{ data: { postcode: 'LS6 3HN' }, version: 1 }]);
  });

  test('opens the draft that there is at the postcode', async () => {
    startLogin();
    const { place } = await openSite(path, {
      'GET /api/user': createUserAnswer({ id: ids.owner }),
      'GET /api/property-draft': listOf(draft(known, { postcode: 'LS6 3HN' })),
    });
    await expect.poll(place).toBe(`/add-property?draft=${known}&step=1`);
  });

  test('goes on to the next step while its first change is still being saved', async () => {
    startLogin();
    const video = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
    const { screen, place } = await openSite('/add-property?draft=new&step=5&postcode=LS6+3HN', {
      'GET /api/user': createUserAnswer({ id: ids.owner }),
      'GET /api/property-draft': listOf(),
      'POST /api/property-draft': { status: 201, body: draft(later, {}) },
      [`PUT /api/property-draft/${later}`]: {
        body: { ...draft(later, { postcode: 'LS6 3HN', videoUrl: video }), version: 2 },
      },
    });
    await screen.getByRole('textbox', { name: /^Video/ }).fill(video);
    await screen.getByRole('button', { name: 'Continue without a plan' }).click();
    await expect.poll(place).toBe(`/add-property?draft=${later}&step=6`);
  });
});
