import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ids } from '../../properties/property-examples.ts';
import { resetVisitor, openSite } from '../app.tsx';
import { calls, createAnswers } from '../payments/samples.ts';

beforeEach(() => {
  vi.restoreAllMocks();
  resetVisitor();
});

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
