import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { bundleIntoOne } from '../../infra/local/build/shared-bundle-cache.ts';
import { loadSiteStacks } from '../../infra/local/build/site-assembly.ts';
import { createLaunchOptions } from '../support/chromium.ts';
import { openCloud, type TestCloud } from '../support/test-cloud.ts';

// Builds the site and starts its own cloud, because the site of the other journeys has had its answer.
vi.setConfig({ hookTimeout: 180_000 });

const Views = z.object({
  views: z.array(
    z.object({
      id: z.string(),
      event: z.string(),
      page: z.string(),
      address: z.string(),
      referrer: z.string().nullable(),
      hasCookie: z.boolean(),
    }),
  ),
});

let cloud: TestCloud;
let browser: Browser;
beforeAll(async () => {
  // What `npm start` runs.
  const assembly = await loadSiteStacks('memory');
  cloud = await openCloud({ assembly: await bundleIntoOne(assembly), chooseThread: () => 'together' });
  browser = await chromium.launch(createLaunchOptions());
});
afterAll(async () => {
  await browser?.close();
  await cloud?.close();
});

const received = async () => Views.parse((await cloud.api('/_local/providers/pixel')).body).views;

/** Follows a link of the footer, without a load of the page. */
async function follow(page: Page, link: string, heading: string | RegExp): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: link }).click();
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
}

// One visit, as each load of a page in a new browser costs seconds.
test('the advertising pixel receives the kinds of pages after consent and nothing else', async () => {
  const page = await browser.newPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const question = page.getByRole('region', { name: 'Advertising choice' });
  const refuse = question.getByRole('button', { name: 'Refuse' });
  const accept = question.getByRole('button', { name: 'Accept' });
  const choices = page.getByRole('button', { name: 'Advertising choices' });

  // Two equal buttons; a refusal is kept, and loads no part of the pixel.
  const answer = await page.goto(new URL('/listing?q=Leeds', cloud.origin).href);
  expect(answer?.headers()['content-security-policy']).not.toContain('facebook');
  const [no, yes] = [await refuse.boundingBox(), await accept.boundingBox()];
  expect(no).toMatchObject({ width: yes?.width, height: yes?.height });
  await refuse.click();
  await question.waitFor({ state: 'detached' });
  await page.reload();
  await choices.waitFor();
  expect(await question.count()).toBe(0);
  expect(asked.filter((url) => url.includes('pixel'))).toEqual([]);
  expect(await received()).toEqual([]);

  // After consent it receives the kinds of pages only.
  await choices.click();
  await accept.click();
  await expect.poll(received).toHaveLength(1);
  await follow(page, 'How it works and fees', /./);
  await expect.poll(received).toHaveLength(2);
  const views = await received();
  expect(views.map(({ id, event, page: kind }) => [id, event, kind])).toEqual([
    ['1234567890', 'PageView', '/listing'],
    ['1234567890', 'PageView', '/how-it-works'],
  ]);
  for (const { address, referrer, hasCookie } of views) {
    expect(address).not.toContain('Leeds');
    expect(referrer).toBeNull();
    expect(hasCookie).toBe(false);
  }

  // Its frame cannot reach the site's storage.
  const handle = await page.locator('iframe[title="Advertising pixel"]').elementHandle();
  const frame = await handle?.contentFrame();
  const reach = await frame?.evaluate(() => {
    try {
      return `read ${localStorage.length}`;
    } catch (error) {
      return error instanceof Error ? error.name : 'unknown';
    }
  });
  expect(reach).toBe('SecurityError');

  // A withdrawn consent ends it.
  await choices.click();
  await refuse.click();
  await follow(page, 'Terms of use', 'Terms of use');
  expect(await received()).toHaveLength(2);
});
