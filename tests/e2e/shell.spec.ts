import { expect, findSaveButton, logInAs, phone, test } from './test.ts';

const broken = {
  status: 500,
  contentType: 'application/problem+json',
  body: JSON.stringify({ status: 500, code: 'internal' }),
};

test(
  'a failed form keeps the typed text and is sent by a second press',
  { tag: '@everyday' },
  async ({ page }) => {
    await page.route('**/api/forgot-password', (route) => route.fulfill(broken));
    await page.goto('/forgot-password');
    await page.getByLabel('Email').fill('somebody@example.com');
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(page.getByRole('alert')).toContainText('Nothing you typed is lost');
    await expect(page.getByLabel('Email')).toHaveValue('somebody@example.com');
    await page.unroute('**/api/forgot-password');
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  },
);

test('a draft that cannot be saved stays on the page until it can', async ({ page, people }) => {
  const seller = await people.createMember();
  await logInAs(page, seller);
  await page.goto('/add-property');
  await page.route('**/api/property-draft', (route) =>
    route.request().method() === 'POST' ? route.fulfill(broken) : route.fallback(),
  );
  await page.getByLabel('Postcode').fill('LS6 3HN');
  await expect(page.getByText('Not saved yet').first()).toBeVisible();
  await page.unroute('**/api/property-draft');
  await page.getByRole('button', { name: 'Try now' }).click();
  await expect(page.getByText(/^Saved \d\d:\d\d/)).toBeVisible();
  await expect(page.getByLabel('Postcode')).toHaveValue('LS6 3HN');
  const { body } = await people.call('GET', '/api/property-draft', { token: seller.token });
  expect(body).toMatchObject({ drafts: [{ data: { postcode: 'LS6 3HN' } }] });
});

test('a heart that cannot be saved is reset with a message', async ({ page, people }) => {
  await logInAs(page, await people.createMember());
  await page.route('**/api/favourites', (route) =>
    route.request().method() === 'POST' ? route.fulfill(broken) : route.fallback(),
  );
  await page.goto(`/property-details/${await people.getAnyProperty()}`);
  const heart = findSaveButton(page);
  await heart.click();
  await expect(page.getByText('Something went wrong on our side')).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
});

test('the chosen theme is kept and applied before the page is drawn', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  const paper = () => page.evaluate('getComputedStyle(document.documentElement).backgroundColor');
  const light = await paper();
  const button = page.getByRole('button', { name: /^Theme/ });
  await button.click();
  // Of presses before the site's code is there, the last one counts.
  await expect(button).toHaveAccessibleName(/^Theme: light/);
  await button.click();
  await expect(button).toHaveAccessibleName(/^Theme: dark/);
  const dark = await paper();
  expect(dark).not.toEqual(light);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(button).toHaveAccessibleName(/^Theme: dark/);
  expect(await paper()).toEqual(dark);
});

test('a new page starts at its top, a reloaded or early scrolled page at its scroll position', async ({
  page,
}) => {
  const scroll = () => page.evaluate('Math.round(scrollY)');
  // The document's own content is read and scrolled before the code of the site is there.
  const code = Promise.withResolvers<void>();
  await page.route(/assets\/(?!early-)[^/]+\.js$/, async (route) => {
    await code.promise;
    await route.continue();
  });
  await page.goto('/privacy-policy', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy policy' })).toBeVisible();
  await page.evaluate('scrollTo(0, 700)');
  code.resolve();
  await expect(page.getByRole('button', { name: /^Theme:/ })).toBeAttached();
  await expect.poll(scroll).toBe(700);
  await page.reload();
  await expect.poll(scroll).toBe(700);
  await page.goto('/terms-of-use');
  await expect(page.getByRole('heading', { level: 1, name: 'Terms of use' })).toBeVisible();
  expect(await scroll()).toBe(0);
});

test('going back from a property restores the scroll position of the list', async ({ page }) => {
  await page.setViewportSize(phone);
  // The site's own properties; those of the tests cost more.
  await page.goto('/listing?q=Leeds&max_price=260000');
  const cards = page.getByRole('article');
  // The document of the page has the cards, too, but not their buttons.
  await expect(cards.getByRole('button', { name: /^Hide / })).toHaveCount(5);
  await cards.last().scrollIntoViewIfNeeded();
  const scroll = () => page.evaluate('Math.round(scrollY)');
  const before = await scroll();
  expect(before).toBeGreaterThan(200);
  await cards.last().getByRole('link').click();
  await expect(page).toHaveURL(/\/property-details\//);
  await expect.poll(scroll).toBe(0);
  await page.goBack();
  await expect(cards).toHaveCount(5);
  await expect.poll(scroll).toBe(before);
});
