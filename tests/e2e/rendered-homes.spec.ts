import { holdSite, isTakenOver, markMain } from './rendered.ts';
import { expect, logInAs, phone, test } from './test.ts';

const takenOver = { message: 'taken over' };

test('what a reader types and presses on a home before the site runs is done once it does', async ({
  page,
  people,
  faults,
}) => {
  const path = await people.findHomePath(await people.getAnyProperty());
  await page.addInitScript({ content: markMain });
  const script = await holdSite(page);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  const costs = page.getByRole('region', { name: 'What it would cost you' });
  await costs.getByLabel('Deposit').fill('100000');
  await costs.getByLabel('You’re buying').selectOption('additional');
  await costs.getByLabel('Interest').fill('6');
  await page.getByRole('button', { name: 'Share', exact: true }).last().click();
  script.release();
  const dialog = page.getByRole('dialog', { name: 'Share this home' });
  await expect(dialog.getByLabel('Link')).toHaveValue(new RegExp(`${path}$`));
  await page.keyboard.press('Escape');
  await expect(costs.getByLabel('Deposit')).toHaveValue('100,000');
  await expect(costs.getByText('£100,000', { exact: true })).toBeVisible();
  await expect(costs.getByText(/ at 6%, repaid to the end/)).toBeAttached();
  await expect(costs.getByLabel('You’re buying')).toHaveValue('additional');
  await expect(page.locator('#main')).toHaveAttribute('data-of-server');
  expect(faults).toEqual([]);
});

test('a member’s page of a home takes the place of the visitor’s, whose buttons they don’t see', async ({
  page,
  people,
}) => {
  const seller = await people.createMember();
  const path = await people.findHomePath(await people.publishAndFindProperty(seller));
  await logInAs(page, seller);
  await page.addInitScript({ content: markMain });
  const script = await holdSite(page);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const name of [/^Book a viewing/, /^Make an offer/, /^Message the seller/, /^Save /, /^Report/])
    await expect(page.getByText(name).first()).toBeHidden();
  const costs = page.getByRole('region', { name: 'What it would cost you' });
  await costs.getByLabel('Deposit').fill('90000');
  await page.evaluate('scrollTo(0, 900)');
  script.release();
  await expect(page.getByRole('complementary', { name: 'Your listing' })).toBeAttached();
  await expect(page.locator('#main')).not.toHaveAttribute('data-of-server');
  await expect(costs.getByLabel('Deposit')).toHaveValue('90,000');
  // The reader is where they had scrolled to, below the parts that are the owner's.
  await expect.poll(() => page.evaluate('scrollY > 500')).toBe(true);
});

for (const [size, viewport] of [
  ['phone', phone],
  ['desk', { width: 1280, height: 900 }],
] as const)
  test(`nothing of a home moves when the site takes it over on a ${size}`, async ({
    page,
    people,
    faults,
  }) => {
    await page.setViewportSize(viewport);
    await page.addInitScript(
      `globalThis.moved = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) globalThis.moved += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });`,
    );
    await page.goto(await people.findHomePath(await people.getAnyProperty()));
    await expect.poll(() => page.evaluate(isTakenOver), takenOver).toBe(true);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate('globalThis.moved')).toBeLessThan(0.002);
    expect(faults).toEqual([]);
  });
