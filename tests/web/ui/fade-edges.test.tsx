import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { startLogin, openSite, createUserAnswer } from '../app.tsx';

beforeEach(startLogin);

const open = async (width: number, tab: string) => {
  await page.viewport(width, 844);
  const { screen } = await openSite(`/profile?tab=${tab}`, { 'GET /api/user': createUserAnswer() });
  const strip = screen.getByRole('tablist', { name: 'Profile' });
  await expect.element(strip).toBeVisible();
  return { screen, strip };
};

describe('a strip of tabs that is wider than its page', () => {
  test('fades where more tabs follow, and nowhere when all fit', async () => {
    const { strip } = await open(660, 'details');
    await expect.element(strip).toHaveAttribute('data-after');
    await expect.element(strip).not.toHaveAttribute('data-before');
    // A font that arrives late changes the widths, and the chosen tab is shown again.
    const fadesBefore = () => {
      const element = strip.element();
      element.scrollLeft = 10_000;
      return element.hasAttribute('data-before') && !element.hasAttribute('data-after');
    };
    await expect.poll(fadesBefore).toBe(true);
    await page.viewport(1280, 900);
    await expect.element(strip).not.toHaveAttribute('data-before');
  });

  test('is a grid on a phone, where all of them are in sight', async () => {
    const { strip, screen } = await open(390, 'details');
    const tab = screen.getByRole('tab', { name: 'Sign-in' }).element().getBoundingClientRect();
    expect(tab.right).toBeLessThanOrEqual(strip.element().getBoundingClientRect().right);
    await expect.element(strip).not.toHaveAttribute('data-after');
  });

  test('shows the chosen tab although it is the last one, also after the phone is turned', async () => {
    const { strip, screen } = await open(660, 'sign-in');
    const tab = screen.getByRole('tab', { selected: true });
    const isShown = () => {
      const own = tab.element().getBoundingClientRect();
      const box = strip.element().getBoundingClientRect();
      return own.left >= box.left - 1 && own.right <= box.right + 1;
    };
    await expect.poll(isShown).toBe(true);
    await page.viewport(1280, 900);
    await expect.poll(() => strip.element().scrollLeft).toBe(0);
    await page.viewport(660, 844);
    await expect.poll(isShown).toBe(true);
  });
});
