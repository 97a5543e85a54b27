import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import * as z from 'zod';
import { tokenOf } from '../e2e/people.ts';

/** Every screen of the site, and whose eyes it is for. */
const screens: readonly { readonly path: string; readonly as?: string }[] = [
  { path: '/' },
  { path: '/listing' },
  { path: '/listing?q=Leeds&min_beds=2' },
  { path: '/listing?q=Leeds&min_price=90000000' },
  { path: '/login' },
  { path: '/register' },
  { path: '/forgot-password' },
  { path: '/reset-password?token=x&email=a%40b.example' },
  { path: '/social' },
  { path: '/how-it-works' },
  { path: '/error-404' },
  { path: '/no-such-page' },
  { path: '/property-details/{home}' },
  { path: '/congratulations' },
  { path: '/mobile-screen' },
  { path: '/get-started' },
  { path: '/email-verification', as: 'unverified@gable.test' },
  { path: '/username-unset', as: 'nameless@gable.test' },
  { path: '/blocked', as: 'blocked@gable.test' },
  { path: '/welcome', as: 'buyer@gable.test' },
  { path: '/profile', as: 'buyer@gable.test' },
  { path: '/favourites', as: 'buyer@gable.test' },
  { path: '/add-property', as: 'buyer@gable.test' },
  { path: '/my-listing', as: 'seller@gable.test' },
  { path: '/edit-property/{own}', as: 'seller@gable.test' },
  { path: '/property-details/{own}', as: 'seller@gable.test' },
];
const looks = [
  { theme: 'light', width: 1280 },
  { theme: 'dark', width: 1280 },
  { theme: 'dark', width: 390 },
  { theme: 'light', width: 390 },
] as const;

const Homes = z.object({ properties: z.array(z.object({ id: z.string() })).min(1) });
async function firstHome(page: Page, path: string, token?: string): Promise<string> {
  const answer = await page.request.get(
    path,
    token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } },
  );
  return Homes.parse(await answer.json()).properties[0]?.id ?? '';
}

for (const { path, as } of screens) {
  test(`${path} is accessible in both themes, wide and narrow${as ? `, to ${as}` : ''}`, async ({ page }) => {
    const token = as === undefined ? undefined : await tokenOf(page.request, as);
    if (token !== undefined)
      await page.addInitScript((kept) => localStorage.setItem('buyer_access_token', kept), token);
    const address = path
      .replace(
        '{home}',
        path.includes('{home}') ? await firstHome(page, '/api/all-properties?per_page=1') : '',
      )
      .replace(
        '{own}',
        path.includes('{own}') ? await firstHome(page, '/api/properties?per_page=1', token) : '',
      );
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(address, { waitUntil: 'networkidle' });
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    for (const { theme, width } of looks) {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate(`document.documentElement.dataset.theme = '${theme}'`);
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze();
      const found = violations.map(({ id, nodes }) => ({
        id,
        theme,
        width,
        nodes: nodes.map(({ html, failureSummary }) => `${html.slice(0, 200)} ${failureSummary ?? ''}`),
      }));
      expect(found).toEqual([]);
      // Nothing may stick out sideways on a phone.
      expect(
        await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth'),
      ).toBeLessThanOrEqual(0);
    }
  });
}
