import { type Browser, chromium, type Page } from 'playwright';
import * as z from 'zod';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { assemblyOf, stackSources } from '../../infra/local/runtime/assembly-cache.ts';
import { bundledTogether } from '../../infra/local/runtime/bundle-cache.ts';
import { buildSite } from '../../infra/local/runtime/site-build.ts';
import { createLocalStage } from '../../infra/stages.ts';
import { openCloud, type TestCloud } from '../support/boot.ts';
import { launchOptions } from '../support/chromium.ts';

// Builds the site and starts its own cloud, because no stage has a pixel.
vi.setConfig({ hookTimeout: 180_000 });

const pixel = {
  id: '1234567890',
  scriptUrl: 'https://connect.facebook.net/en_US/fbevents.js',
  collectUrl: 'https://www.facebook.com/tr/',
};
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
let page: Page;
beforeAll(async () => {
  const site = await buildSite(() => undefined);
  const sources = [...stackSources, 'dist/site', 'tests/e2e/advertising.test.ts'];
  const assembly = await assemblyOf('pixel', sources, async (directory) =>
    (await import('../../infra/app.ts')).synthesize({ ...createLocalStage(), pixel }, { site, directory }),
  );
  cloud = await openCloud({ assembly: await bundledTogether(assembly), together: () => true });
  browser = await chromium.launch(launchOptions());
});
afterAll(async () => {
  await browser?.close();
  await cloud?.close();
});
beforeEach(async () => {
  page = await (await browser.newContext()).newPage();
});

const received = async () => Views.parse((await cloud.api('/_local/providers/pixel')).body).views;
const question = () => page.getByRole('region', { name: 'Advertising choice' });
const open = async (path: string) => {
  await page.goto(new URL(path, cloud.origin).href);
};

describe('advertising pixel', () => {
  test('is asked for once with two equal buttons, and a refusal loads no part of it', async () => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await open('/how-it-works');
    const refuse = question().getByRole('button', { name: 'Refuse' });
    const accept = question().getByRole('button', { name: 'Accept' });
    const [no, yes] = [await refuse.boundingBox(), await accept.boundingBox()];
    expect(no).toMatchObject({ width: yes?.width, height: yes?.height });
    await refuse.click();
    await question().waitFor({ state: 'detached' });
    await open('/terms-of-use');
    await page.getByRole('button', { name: 'Advertising choices' }).waitFor();
    expect(await question().count()).toBe(0);
    expect(asked.filter((url) => url.includes('pixel'))).toEqual([]);
    expect(await received()).toEqual([]);
  });

  test('receives only the kinds of pages after consent, until the consent is withdrawn', async () => {
    await open('/listing?q=Leeds');
    await question().getByRole('button', { name: 'Accept' }).click();
    await expect.poll(received).toHaveLength(1);
    await page.getByRole('contentinfo').getByRole('link', { name: 'How it works and fees' }).click();
    await expect.poll(received).toHaveLength(2);
    const views = await received();
    expect(views.map(({ id, event, page: kind }) => [id, event, kind])).toEqual([
      [pixel.id, 'PageView', '/listing'],
      [pixel.id, 'PageView', '/how-it-works'],
    ]);
    for (const { address, referrer, hasCookie } of views) {
      expect(address).not.toContain('Leeds');
      expect(referrer).toBeNull();
      expect(hasCookie).toBe(false);
    }
    await page.getByRole('button', { name: 'Advertising choices' }).click();
    await question().getByRole('button', { name: 'Refuse' }).click();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of use' }).click();
    await page.getByRole('heading', { level: 1, name: 'Terms of use' }).waitFor();
    expect(await received()).toHaveLength(2);
  });

  test('runs in a frame that cannot reach the site’s storage', async () => {
    await open('/how-it-works');
    await question().getByRole('button', { name: 'Accept' }).click();
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
    const main = await page.request.get(new URL('/', cloud.origin).href);
    expect(main.headers()['content-security-policy']).not.toContain('facebook');
  });
});
