import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ids } from '../../properties/property-examples.ts';
import { createUserAnswer, openSite, startLogin } from '../app.tsx';
import { calls, createAnswers } from '../payments/samples.ts';

const { body } = createAnswers('live')[calls.home];
const visited = { ...body, isOwner: false, owner: undefined };
const open = (home: unknown = visited) =>
  openSite(`/property-details/${ids.property}`, { [calls.home]: { body: home } });

describe('links to the sections of a home', () => {
  test('name the sections that it has, and each leads to one', async () => {
    const { screen, place, router } = await open();
    const nav = screen.getByRole('navigation', { name: 'On this page' });
    await expect.element(nav.getByRole('link', { name: 'Key facts' })).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: 'What it would cost you' })).toBeInTheDocument();
    const targets = nav
      .getByRole('link')
      .elements()
      .map((link) => link.getAttribute('href')?.split('#')[1] ?? '');
    expect(targets).not.toContain('plan');
    const findMissing = () => targets.filter((target) => document.getElementById(target) === null);
    await expect.poll(findMissing).toEqual([]);
    await nav.getByRole('link', { name: 'Costs' }).click();
    await expect.poll(() => document.activeElement?.id).toBe('costs');
    expect(place()).toBe(`/property-details/${ids.property}`);
    expect(router.state.location.hash).toBe('#costs');
    expect(router.state.historyAction).toBe('REPLACE');
  });
});

test('the links to the sections stay in sight on a phone', async () => {
  await page.viewport(390, 844);
  const { screen } = await open();
  const nav = screen.getByRole('navigation', { name: 'On this page' });
  await expect.element(screen.getByRole('heading', { name: 'Key facts' })).toBeInTheDocument();
  const topOf = () => nav.element().getBoundingClientRect().top;
  const header = document.querySelector('header')?.getBoundingClientRect().height ?? 0;
  expect(topOf()).toBeGreaterThan(header + 10);
  for (const name of ['Location', 'Costs', 'Seller']) {
    await nav.getByRole('link', { name }).click();
    await expect.poll(() => Math.abs(topOf() - header)).toBeLessThan(2);
    const link = nav.getByRole('link', { name });
    await expect.element(link).toHaveAttribute('aria-current', 'location');
    await expect.poll(() => link.element().getBoundingClientRect().right).toBeLessThan(390);
  }
  expect(nav.element().querySelectorAll('[aria-current]')).toHaveLength(1);
});

test('one link to a section is marked after the home was read again, without a move of the page', async () => {
  await page.viewport(390, 844);
  const { screen, router } = await open();
  const nav = screen.getByRole('navigation', { name: 'On this page' });
  await expect.element(screen.getByRole('heading', { name: 'Key facts' })).toBeInTheDocument();
  const listMarked = () =>
    [...nav.element().querySelectorAll('[aria-current]')].map(({ textContent }) => textContent);
  await nav.getByRole('link', { name: 'Costs' }).click();
  await expect.poll(listMarked).toEqual(['Costs']);
  await router.revalidate();
  await expect.poll(listMarked).toEqual(['Costs']);
  await nav.getByRole('link', { name: 'Location' }).click();
  await expect.poll(listMarked).toEqual(['Location']);
});

describe('the mortgage beside the price', () => {
  test('leads to the costs, which begin with the same', async () => {
    const { screen } = await open({ ...visited, price: 420_000 });
    await expect.element(screen.getByText(/with a 15% deposit, at 4.5% over 30 years/)).toBeVisible();
    const costs = screen.getByRole('region', { name: 'What it would cost you' });
    await expect.element(costs.getByText('£1,809').last()).toBeVisible();
    await screen.getByRole('link', { name: 'Mortgage about £1,809 a month' }).click();
    await expect.poll(() => document.activeElement?.id).toBe('costs');
  });

  test('is not told of a price on application', async () => {
    const { screen } = await open({ ...visited, priceQualifier: 'poa' });
    await expect.element(screen.getByRole('link', { name: 'Costs' })).toBeVisible();
    await expect.element(screen.getByText(/Mortgage about/)).not.toBeInTheDocument();
  });
});

describe('the costs of a home', () => {
  test('keep the pence of a month of less than a pound', async () => {
    const { keyFacts } = visited;
    const leasehold = { yearsLeft: 120, groundRentPence: 5_00, serviceChargePence: 1_350_00 };
    const { screen } = await open({
      ...visited,
      tenure: 'leasehold',
      keyFacts: { ...keyFacts, leasehold },
    });
    const costs = screen.getByRole('region', { name: 'What it would cost you' });
    await expect.element(costs.getByText('£0.42')).toBeVisible();
    await expect.element(costs.getByText('£113', { exact: true })).toBeVisible();
  });

  test.each([
    ['Deposit', '2m', 'This is more than the price'],
    ['Interest', '30', 'Enter 0 to 25%'],
    ['Interest', 'lots', 'Enter 0 to 25%'],
  ])('say beside %s why they do not count with %s', async (label, typed, why) => {
    const { screen } = await open();
    const field = screen.getByRole('region', { name: 'What it would cost you' }).getByLabelText(label);
    await field.fill(typed);
    await expect.element(field).toBeInvalid();
    await expect.element(screen.getByText(why)).toBeVisible();
    await field.fill('5');
    await expect.element(field).toBeValid();
  });
});

describe('the link to homes of the same town', () => {
  test('leads there by the id of the home, with and without similar homes', async () => {
    const { screen } = await open({ ...visited, similar: [] });
    const link = screen.getByRole('link', { name: `Homes for sale in ${visited.address.town}` });
    await expect.element(link).toHaveAttribute('href', `/homes-for-sale/near/${visited.id}`);
  });
});

describe('buttons on the photo', () => {
  test('save and share a home on a phone, where the panel has neither', async () => {
    await page.viewport(390, 844);
    const { screen } = await open();
    await expect.element(screen.getByRole('button', { name: /^Save / })).toBeVisible();
    expect(screen.getByRole('button', { name: /^Save / }).elements()).toHaveLength(1);
    await screen.getByRole('button', { name: 'Share', exact: true }).click();
    await expect.element(screen.getByRole('dialog', { name: 'Share this home' })).toBeVisible();
  });

  test('are in the panel on a wide screen', async () => {
    await page.viewport(1280, 900);
    const { screen } = await open();
    await expect.element(screen.getByRole('button', { name: 'Share', exact: true })).toBeVisible();
    expect(screen.getByRole('button', { name: /^Save / }).elements()).toHaveLength(1);
  });

  test('leave saving out on the own home', async () => {
    await page.viewport(390, 844);
    const { screen } = await open({ ...body, isOwner: true });
    await expect.element(screen.getByRole('button', { name: 'Share', exact: true })).toBeVisible();
    expect(screen.getByRole('button', { name: /^Save / }).elements()).toEqual([]);
  });
});

test('a sold home says that its price was asked, and leads to what is for sale nearby', async () => {
  const { screen } = await open({ ...visited, status: 'completed' });
  await expect.element(screen.getByText('Last asking price').first()).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: /^Homes for sale in / }).first())
    .toHaveAttribute('href', `/homes-for-sale/near/${ids.property}`);
});

test('a home on sale has an asking price without saying so', async () => {
  const { screen } = await open();
  await expect.element(screen.getByRole('heading', { name: 'Key facts' })).toBeInTheDocument();
  await expect.element(screen.getByText('Last asking price')).not.toBeInTheDocument();
});

describe('the button at the bottom edge of a phone', () => {
  const openOffered = async (status: string) => {
    await page.viewport(390, 844);
    startLogin();
    const myOffer = { id: 'off_01K9ZX3Q6T4C8V0R2M5N7P9B1F', status, amount: 240_000 };
    return openSite(`/property-details/${ids.property}`, {
      'GET /api/user': createUserAnswer({ id: ids.other }),
      [calls.home]: { body: { ...visited, myOffer } },
    });
  };

  test('leads to the counter-offer that waits', async () => {
    const { screen, router } = await openOffered('countered');
    await screen.getByRole('link', { name: 'Answer the counter-offer' }).click();
    await expect.poll(() => router.state.location.hash).toBe('#offer');
    expect(document.getElementById('offer')).not.toBeNull();
  });

  test('leads to the sale of the one who buys the home', async () => {
    const { screen } = await openOffered('accepted');
    await expect
      .element(screen.getByRole('link', { name: 'Go to your sale' }))
      .toHaveAttribute('href', `/accepted-offer/${ids.property}/${visited.seller.id}`);
  });

  test('books a viewing while an offer waits for the seller', async () => {
    const { screen } = await openOffered('pending');
    await expect.element(screen.getByRole('button', { name: 'Book a viewing' })).toBeVisible();
  });

  test.each(['countered', 'accepted'])('leaves booking to the page where the offer is %s', async (status) => {
    const { screen } = await openOffered(status);
    await screen.getByRole('button', { name: 'Book a viewing' }).click();
    await expect.element(screen.getByRole('dialog')).toBeVisible();
  });
});
