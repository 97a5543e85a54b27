import type { Page } from '@playwright/test';
import { isTakenOver } from './rendered.ts';
import { expect, logInAs, phone, test, removePageData } from './test.ts';

/** Records the GET requests of a page to the API. */
function callsOf(page: Page): { address: string; token: string | undefined }[] {
  const calls: { address: string; token: string | undefined }[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/') && request.method() === 'GET')
      calls.push({ address: pathname + search, token: request.headers()['authorization'] });
  });
  return calls;
}

/** Waits until the app has taken over the content that the document came with, or has replaced it. */
const waitForApp = (page: Page) => expect.poll(() => page.evaluate(isTakenOver)).toBe(true);

const arrivals = async (page: Page) => {
  const answer = await page.request.get('/api/all-properties?per_page=1');
  const { properties } = await answer.json();
  const home = String(properties[0].slug);
  const { blogs } = await (await page.request.get('/api/blogs?per_page=1')).json();
  const slug = String(blogs[0].slug);
  return [
    ['/', ['/api/all-properties?per_page=9&front=true', '/api/package']],
    ['/listing', ['/api/search-properties']],
    ['/listing?q=Leeds+LS6&min_beds=2&view=map', ['/api/search-properties?q=Leeds+LS6&min_beds=2']],
    [`/property-details/${home}`, [`/api/properties/${home}`]],
    [`/blog/${slug}`, [`/api/blogs/show/${slug}`]],
  ] as const;
};

test('a landing page takes its data from the document and does not ask for it again', async ({
  page,
  context,
}) => {
  for (const [path, taken] of await arrivals(page)) {
    const whole = await context.newPage();
    const asked = callsOf(whole);
    await whole.goto(path);
    // The app is drawn after its loader's requests.
    await waitForApp(whole);
    await expect(whole.getByRole('heading', { level: 1 })).toBeVisible();
    const pathOf = (address: string) => address.split('?')[0];
    // The map also requests its clusters.
    const others = asked.map(({ address }) => address).filter((address) => !address.includes('view=map'));
    for (const one of taken)
      expect(
        others.filter((address) => pathOf(address) === pathOf(one)),
        path,
      ).toEqual([]);
    await whole.close();
  }
});

test('a landing page whose document has no data requests them before its code', async ({ page, context }) => {
  for (const [path, wanted] of await arrivals(page)) {
    const waiting = await context.newPage();
    const begun = callsOf(waiting);
    await waiting.route('**/assets/index-*.js', (route) => route.abort());
    await removePageData(waiting, path);
    await waiting.goto(path);
    await expect.poll(() => begun.map(({ address }) => address), { message: path }).toEqual(wanted);
    await waiting.close();
  }
});

test('a logged-in user’s page sends its early requests with the user’s token only', async ({
  page,
  people,
}) => {
  const calls = callsOf(page);
  await logInAs(page, await people.createMember());
  const [, , , [path, [home]]] = await arrivals(page);
  await page.goto(path);
  await waitForApp(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const asked = calls.filter(({ address }) => address === home);
  expect(asked.map(({ token }) => token?.split(' ')[0])).toEqual(['Bearer']);
});

const mostRequests = 20;
for (const [size, viewport] of [
  ['phone', phone],
  ['desktop', { width: 1280, height: 900 }],
] as const)
  test(`results take at most ${mostRequests} requests and their photos on a ${size}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const requests: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (!pathname.startsWith('/media/')) requests.push(pathname);
    });
    await page.goto('/listing', { waitUntil: 'networkidle' });
    await expect.poll(() => requests.filter((path) => path.includes('/idle-'))).toHaveLength(1);
    if (size === 'desktop') await expect(page.locator('.map-pin').first()).toBeVisible();
    expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(mostRequests);
  });
