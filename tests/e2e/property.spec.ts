import { reachArea } from '../a11y/reach.ts';
import { expect, phone, test } from './test.ts';

test('a visitor reads about the area of a home, and finds the home that they saw before', async ({
  page,
  people,
}) => {
  await page.setViewportSize(phone);
  const seller = await people.createMember();
  const [before, after] = [
    await people.publishAndFindProperty(seller),
    await people.publishAndFindProperty(seller, { price: 640_000 }),
  ];
  await page.goto(`/property-details/${before}`);
  // The document has the home's words; the page's code records the visit.
  await expect
    .poll(() => page.evaluate<string | null>(`localStorage.getItem('viewed_homes')`))
    .toContain(before);
  await page.goto(`/property-details/${after}`);
  await reachArea(page);
  const area = page.getByRole('region', { name: 'The area' });
  // Each fact comes from another provider, all of which are stand-ins here and named as such.
  for (const provider of ['HM Land Registry', 'Ofcom', 'data.police.uk', 'Environment Agency'])
    await expect(area.getByText(new RegExp(`^Demo data, not from .*${provider}.*Checked on`))).toBeVisible();
  const seen = page.getByRole('region', { name: 'Recently viewed' });
  await expect(async () => {
    await seen.scrollIntoViewIfNeeded();
    await expect(seen.getByRole('link')).toHaveCount(1, { timeout: 2_000 });
  }).toPass();
  await seen.getByRole('link').click();
  await expect(page).toHaveURL(await people.findHomePath(before));
});
