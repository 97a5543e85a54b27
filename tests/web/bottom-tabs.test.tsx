import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ids } from '../properties/property-examples.ts';
import { startLogin, openSite, createUserAnswer } from './app.tsx';
import { calls, createAnswers } from './payments/samples.ts';

beforeEach(() => page.viewport(390, 844));

const namesOf = (bar: { readonly element: () => Element }) =>
  [...bar.element().querySelectorAll('a')].map((link) => link.textContent);

describe('the tabs at the bottom of a phone', () => {
  test('lead a visitor to the main pages', async () => {
    const { screen } = await openSite('/how-it-works');
    const bar = screen.getByRole('navigation', { name: 'Shortcuts' });
    await expect.element(bar).toBeVisible();
    expect(namesOf(bar)).toEqual(['Search', 'Saved', 'Sell', 'Help', 'Log in']);
  });

  test('lead a member to their own pages, mark the open one and count unread messages', async () => {
    startLogin();
    const { screen } = await openSite('/saved-searches', {
      'GET /api/user': createUserAnswer({ unreadTotal: 3 }),
    });
    const bar = screen.getByRole('navigation', { name: 'Shortcuts' });
    await expect.element(bar.getByRole('link', { name: 'Messages, 3 unread' })).toBeVisible();
    expect(namesOf(bar)).toEqual(['Search', 'Saved', 'Messages', 'Buying', 'Selling', 'Account']);
    await bar.getByRole('link', { name: 'Account' }).click();
    await expect.element(bar.getByRole('link', { name: 'Account' })).toHaveAttribute('aria-current', 'page');
  });

  test('stay at the bottom edge and leave the end of the page free', async () => {
    const { screen } = await openSite('/how-it-works');
    const bar = screen.getByRole('navigation', { name: 'Shortcuts' });
    await expect.element(bar).toBeVisible();
    expect(bar.element().getBoundingClientRect().bottom).toBe(window.innerHeight);
    window.scrollTo(0, document.documentElement.scrollHeight);
    const end = screen.getByRole('contentinfo').element().getBoundingClientRect().bottom;
    expect(end).toBeLessThanOrEqual(bar.element().getBoundingClientRect().top + 1);
  });

  test('are missing where a page has its own action there, and on wide screens', async () => {
    const { body } = createAnswers('live')[calls.home];
    const { screen, router } = await openSite('/how-it-works', {
      [calls.home]: { body: { ...body, isOwner: false, owner: undefined } },
    });
    const bar = screen.getByRole('navigation', { name: 'Shortcuts' });
    await expect.element(bar).toBeVisible();
    await router.navigate(`/property-details/${ids.property}`);
    await expect.element(bar).not.toBeInTheDocument();
    await router.navigate('/how-it-works');
    await expect.element(bar).toBeVisible();
    await page.viewport(1280, 900);
    await expect.element(bar).not.toBeInTheDocument();
  });
});
