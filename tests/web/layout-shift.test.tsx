import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import * as z from 'zod';
import { freshVisitor, logInFirst, openSite, userAnswer } from './app.tsx';

beforeEach(() => {
  freshVisitor();
  logInFirst();
});

const Shift = z.object({ value: z.number(), hadRecentInput: z.boolean() });
/** Sums what moves on the page without an input from now on. */
function watchShifts(): () => number {
  let sum = 0;
  const add = (list: readonly unknown[]) => {
    for (const { value, hadRecentInput } of z.array(Shift).parse(list)) if (!hadRecentInput) sum += value;
  };
  const watch = new PerformanceObserver((list) => add(list.getEntries()));
  watch.observe({ type: 'layout-shift' });
  return () => {
    add(watch.takeRecords());
    watch.disconnect();
    return sum;
  };
}

const urlOf = (input: RequestInfo | URL): string => (input instanceof Request ? input.url : input.toString());

const choice = {
  messages: true,
  viewings: true,
  offers: true,
  sale: true,
  listing: true,
  saved: true,
  comments: true,
};

describe('the layout of a page while its data arrives', () => {
  test('stays where it is for the email preferences of a phone', async () => {
    await page.viewport(390, 844);
    const { screen } = await openSite('/profile?tab=emails', { 'GET /api/user': userAnswer() });
    const fetched = Promise.withResolvers<Response>();
    const stubbed = vi.mocked(window.fetch).getMockImplementation();
    vi.mocked(window.fetch).mockImplementation((input, init) =>
      !stubbed || urlOf(input).includes('/api/notification-preferences')
        ? fetched.promise
        : stubbed(input, init),
    );
    await expect.element(screen.getByRole('group', { name: 'From us' })).toBeVisible();
    const place = () => screen.getByRole('group', { name: 'From us' }).element().getBoundingClientRect().top;
    const before = place();
    const countShifts = watchShifts();
    fetched.resolve(Response.json(choice));
    await expect.element(screen.getByRole('checkbox', { name: /^Viewings/ })).toBeChecked();
    expect(place()).toBe(before);
    expect(countShifts()).toBeLessThan(0.05);
  });
});
