import { createRequire } from 'node:module';
import type { APIResponse, Page } from '@playwright/test';
import * as z from 'zod';
import type { SiteClient } from '../support/clients/site.ts';
import { holdSite, isTakenOver, markMain, readMain } from './rendered.ts';
import { expect, logInAs, phone, test } from './test.ts';

// Times are London's also where the reader isn't.
test.use({ timezoneId: 'Pacific/Auckland' });

/** Pages of the code, which the server renders with the components of the site. */
const ofCode = [
  '/terms-of-use',
  '/privacy-policy',
  '/data-deletion-policy',
  '/voucher-and-offers-terms',
  '/help',
  '/how-it-works',
  '/sell',
  '/transparency',
  '/referral',
  '/become-an-affiliate',
  '/contact-us',
  '/complaints',
  '/developers',
  '/get-started',
  '/register',
];

/** The pages of guides, which it renders with their data. */
async function listGuidePages(page: Page): Promise<readonly string[]> {
  const list = async (address: string) => (await page.request.get(address)).json();
  const { blogs } = await list('/api/blogs');
  const { categories } = await list('/api/blogs/post-category');
  const { tags } = await list('/api/blogs/tags/popular');
  const posts = '/blogs-with-pagination';
  return [
    '/blog',
    posts,
    `${posts}?page=2`,
    `${posts}?category=no-such-category`,
    ...listSlugs(blogs).map((slug) => `/blog/${slug}`),
    ...listSlugs(categories).map((slug) => `${posts}?category=${slug}`),
    ...listSlugs(tags).map((slug) => `${posts}?tag=${slug}`),
  ];
}
const listSlugs = (things: readonly { readonly slug: unknown }[]): readonly string[] =>
  things.map(({ slug }) => String(slug));

/** Pages of places: a town, a part of one, a district, a county, and one without homes, sales and England’s registers. */
const places = ['leeds_west-yorkshire', 'headingley_leeds', 'ls6', 'kent', 'lerwick_shetland'];

/** Registers that nobody asked lately can take longer than a document waits for them. */
async function listTownPages(page: Page): Promise<readonly string[]> {
  await Promise.all(places.map((place) => page.request.get(`/api/place-facts?place=${place}`)));
  return places.map((place) => `/homes-for-sale/${place}`);
}

/** Results: of everything, with filters, further on, of a map that phones see alone, and of too much. */
const results = [
  '/listing',
  '/listing?min_beds=2&sort=price%7Casc',
  '/listing?place=leeds_west-yorkshire&max_price=900000',
  '/listing?page=2',
  '/listing?view=map',
  '/listing?max_price=1000',
];

/** Homes of the site, and of a seller: with a price on request, by auction, in Scotland and Northern Ireland. */
async function listHomePages(page: Page, people: SiteClient): Promise<readonly string[]> {
  const { properties } = await (await page.request.get('/api/search-properties?max_price=260000')).json();
  const seller = await people.createMember();
  const images = [{ id: await people.uploadPhoto(seller) }, { id: await people.uploadPhoto(seller) }];
  const place = { line1: 'Harbour Street', latitude: 58.209, longitude: -6.387 };
  const ids = [];
  for (const change of [
    { priceQualifier: 'poa', videoUrl: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' },
    { auction: true, whoMayBook: 'proceedable' },
    {
      address: { ...place, town: 'Stornoway', nation: 'scotland' },
      postcode: 'HS1 2AA',
      homeReport: 'exempt',
    },
    {
      address: { ...place, town: 'Bangor', nation: 'northern_ireland', latitude: 54.66, longitude: -5.67 },
      postcode: 'BT20 3AA',
      keyFacts: {},
    },
  ])
    ids.push(await people.publishAndFindProperty(seller, { images, ...change }));
  return [
    ...listSlugs(properties).map((slug) => `/property-details/${slug}`),
    ...(await Promise.all(ids.map(people.findHomePath))),
  ];
}

/** Things that are not there. */
const missing = ['/homes-for-sale/zzzz-qqqq', '/property-details/zzzz-qqqq-9999', '/blog/never-written'];

test('the browser takes over what the server rendered, with the same words and links', async ({
  page,
  people,
  faults,
}) => {
  test.slow();
  // Homes that were opened before are this browser's alone.
  await page.addInitScript({ content: `${markMain}; localStorage.removeItem('viewed_homes')` });
  const homes = await listHomePages(page, people);
  expect(homes.length).toBeGreaterThanOrEqual(8);
  const lists = [...results, ...(await listGuidePages(page)), ...(await listTownPages(page))];
  const pages = [...homes, '/', ...ofCode, ...lists, ...missing];
  expect(pages.length).toBeGreaterThanOrEqual(53);
  for (const path of pages) {
    const script = await holdSite(page);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect(page.locator('html')).toHaveAttribute('data-content', 'rendered');
    const ofServer = await readMain(page);
    expect(ofServer.words.length, path).toBeGreaterThan(missing.includes(path) ? 50 : 150);
    script.release();
    await expect.poll(() => page.evaluate(isTakenOver)).toBe(true);
    await expect(page.locator('#main')).toHaveAttribute('data-of-server');
    // What comes afterwards adds to it: the address of the support, the trees planted so far, and buttons that copy.
    const { words, links } = await readMain(page);
    if (!['/help', '/how-it-works', '/developers'].includes(path)) expect(words, path).toBe(ofServer.words);
    expect(links, path).toEqual(expect.arrayContaining([...ofServer.links]));
  }
  expect(faults).toEqual([]);
});

test('a page without the parts that did not come in time is taken over, and gets them', async ({
  page,
  faults,
}) => {
  test.slow();
  const path = '/homes-for-sale/leeds_west-yorkshire';
  await page.request.get(`/api/place-facts?place=${places[0]}`);
  const late = [`/api/place-facts?place=${places[0]}`, '/api/blogs?per_page=3'];
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: await renderWithout(late, response) });
  });
  await page.addInitScript({ content: markMain });
  const script = await holdSite(page);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  const main = page.locator('#main');
  await expect(main).not.toContainText(/homes? sold in|min read/);
  script.release();
  await expect(main).toContainText(/\d homes? w\w+ sold in/);
  await expect(main).toContainText('min read');
  await expect(main).toHaveAttribute('data-of-server');
  expect(faults).toEqual([]);
});

/** The document as the server sends it when some of its calls have no answer. */
async function renderWithout(late: readonly string[], document: APIResponse): Promise<string> {
  const text = await document.text();
  const block = /(data-call="([^"]+)")>([^<]*)/g;
  const isLate = (address: string) => late.includes(address.replaceAll('&amp;', '&'));
  const answers = Array.from(
    text.matchAll(block),
    ([, , address = '', json = '']): [string, { status: number; text: string }] => [
      address.replaceAll('&amp;', '&'),
      isLate(address) ? { status: 504, text: '' } : { status: 200, text: json },
    ],
  );
  const { renderPage } = Renderer.parse(createRequire(import.meta.url)('../../dist/site-renderer/index.cjs'));
  const html = String(await renderPage(document.url(), new Map(answers)));
  return text
    .replaceAll(block, (whole, head: string, address: string) =>
      isLate(address) ? `${head} data-status="504">` : whole,
    )
    .replace(
      /(<div id="root">).*?(<\/div>\s*<noscript>)/s,
      (_, open: string, close: string) => open + html + close,
    );
}
const Renderer = z.object({
  renderPage: z.function({
    input: [z.string(), z.map(z.string(), z.object({ status: z.int(), text: z.string() }))],
  }),
});

test('an address without a page is drawn again, with the same words', async ({ page }) => {
  const script = await holdSite(page);
  await page.goto('/HELP', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No one lives here');
  script.release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Help');
  await page.goto('/no-such-page');
  await expect(page.locator('html')).toHaveAttribute('data-content', '');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No one lives here');
});

test('what a reader types, chooses and presses before the site runs is done once it does', async ({
  page,
}) => {
  const help = await holdSite(page);
  await page.goto('/help', { waitUntil: 'domcontentloaded' });
  await page.getByRole('searchbox').fill('refund');
  help.release();
  await expect(page.getByText(/^\d+ answers?$/)).toBeAttached();
  const contact = await holdSite(page);
  await page.goto('/contact-us', { waitUntil: 'domcontentloaded' });
  await page.getByLabel('Name').fill('Ann');
  await page.getByLabel('Topic').selectOption('press');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Send message' }).click();
  contact.release();
  await expect(page.getByText('Please check these details')).toBeVisible();
  for (const [field, count] of [
    ['Name', 0],
    ['Topic', 0],
    ['Consent', 0],
    ['Email', 1],
  ] as const)
    await expect(page.getByRole('button', { name: new RegExp(`^${field}:`) })).toHaveCount(count);
});

test('comments and dates of a guide have London’s time on both sides', async ({ page }) => {
  const [, , , , ...others] = await listGuidePages(page);
  const moments = page.locator('#main time');
  for (const path of others.filter((one) => one.startsWith('/blog/'))) {
    const script = await holdSite(page);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const ofServer = await moments.allTextContents();
    expect(ofServer.length).toBeGreaterThan(0);
    script.release();
    await expect.poll(() => page.evaluate(isTakenOver)).toBe(true);
    expect(await moments.allTextContents()).toEqual(ofServer);
  }
});

test('a member gets a guide anew, as it is for them', async ({ page, people }) => {
  await logInAs(page, await people.createMember());
  const { blogs } = await (await page.request.get('/api/blogs?per_page=1')).json();
  await page.addInitScript({ content: markMain });
  await page.goto(`/blog/${listSlugs(blogs)[0]}`);
  await expect(page.getByRole('textbox', { name: 'Add a comment' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-content', '');
  await expect(page.locator('#main')).not.toHaveAttribute('data-of-server');
});

test('what was rendered for another query or fragment is drawn again', async ({ page }) => {
  await page.goto('/blogs-with-pagination?page=2&utm_source=mail');
  await expect(page.locator('html')).toHaveAttribute('data-query', '?page=2');
  await expect(page.locator('html')).toHaveAttribute('data-content', '');
  await page.goto('/contact-us?topic=complaint');
  await expect(page.getByLabel('Topic')).toHaveValue('complaint');
  await page.goto('/help#codes');
  await expect(page.locator('html')).toHaveAttribute('data-content', '');
});

test('a member’s home page takes the place of the visitor’s, of which nothing is seen', async ({
  page,
  people,
}) => {
  await logInAs(page, await people.createMember());
  await page.addInitScript({ content: markMain });
  const script = await holdSite(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await expect(page.locator('html')).toHaveAttribute('data-content', '');
  for (const words of ['Homes, straight from their sellers', 'Log in', 'Sign up'])
    await expect(page.getByText(words).first()).toBeHidden();
  script.release();
  await expect(page.getByRole('heading', { level: 1, name: 'Next' })).toBeVisible();
  await expect(page.locator('#main')).not.toHaveAttribute('data-of-server');
  // Nothing stays hidden for the visitor that they are once they have logged out.
  await page.setViewportSize(phone);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(
    page.getByRole('navigation', { name: 'Shortcuts' }).getByRole('link', { name: 'Log in' }),
  ).toBeVisible();
});

test('what a reader types and chooses on the home page before the site runs is in its search', async ({
  page,
}) => {
  for (const path of ['/', '/?utm_source=mail']) {
    const script = await holdSite(page);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    // Fields that come after a page that is drawn anew are not there yet.
    if (path === '/') await page.getByLabel('Bedrooms').selectOption('2 or more');
    await page.getByRole('combobox', { name: 'Where do you want to live?' }).fill('Leeds');
    script.release();
    await expect.poll(() => page.evaluate(isTakenOver)).toBe(true);
    const box = page.getByRole('combobox', { name: 'Where do you want to live?' });
    await expect(box).toHaveValue('Leeds');
    await expect(box).toBeFocused();
    await box.press('Enter');
    await expect(page).toHaveURL(path === '/' ? /\/listing\?.*min_beds=2/ : /\/listing\?.*leeds/);
  }
});

test('readers without scripts see menus and answers, and are told of forms', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: phone,
    ...(baseURL && { baseURL }),
  });
  const page = await context.newPage();
  await page.goto('/help');
  await expect(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Find a home' }),
  ).toBeVisible();
  await expect(page.getByText('We hold no deposits')).toBeVisible();
  await page.goto('/blog');
  await expect(page.getByRole('searchbox')).toBeHidden();
  await page.getByRole('link', { name: 'All guides' }).click();
  await page.getByRole('heading', { level: 2 }).first().getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Read next' })).toBeVisible();
  await page.goto('/homes-for-sale/leeds_west-yorkshire');
  await expect(page.getByRole('heading', { name: 'What homes sold for' })).toBeVisible();
  await page.getByRole('link', { name: 'Schools and stations' }).click();
  await expect(page.getByRole('heading', { name: 'Around Leeds', exact: true })).toBeInViewport();
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'What it costs' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Where do you want to live?' }).fill('Leeds');
  await page.getByLabel('Bedrooms').selectOption('2 or more');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/listing?q=Leeds&max_price=&min_beds=2');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/\d homes?\s· Homes for sale in Leeds/);
  await expect(page.getByRole('button', { name: 'Filters' })).toBeHidden();
  await page.getByRole('combobox', { name: 'Town, postcode or words' }).fill('Bristol');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/listing?q=Bristol&min_beds=2');
  await page.goto('/listing?view=map');
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL('/listing?view=map&page=2');
  await page.getByRole('heading', { level: 2 }).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/property-details\//);
  await page.getByRole('link', { name: 'Costs', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'What it would cost you' })).toBeInViewport();
  await page.getByText('Stamp Duty Land Tax', { exact: true }).click();
  await expect(page.getByText(/at the rates in force since/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Book|Message|Share|Print|Save|Compare)/ })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'The area' })).toBeHidden();
  await page
    .getByRole('link', { name: /^Homes for sale in / })
    .last()
    .click();
  await expect(page).toHaveURL(/\/homes-for-sale\/[\w-]+$/);
  await page.goto('/register');
  await expect(page.getByLabel('Password', { exact: true })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
  await context.close();
});
