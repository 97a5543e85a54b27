import type { Page } from '@playwright/test';
import * as z from 'zod';
import { type BenchRow, isOver } from './bench-rows.ts';
import type { PaintPage } from './paint-pages.ts';
import {
  enter,
  findPath,
  notWalked,
  settle,
  tryInOwnBrowser,
  type Visit,
  type Walk,
  walkSite,
} from './paint-walk.ts';

/** How much slower than this machine the processor is. */
const slowdown = 4;
/** Requests until the first content, without photos. The goal is 25. */
const mostRequests = 34;
/** Scripts until nothing more is asked for, with those of parts further down. */
const mostScripts = 40;
/** Milliseconds from the start until the heading of the page is painted. */
const latestContentMs = 1_500;
/** Milliseconds from the main input to the next paint. */
const slowestInputMs = 100;
const mostShift = 0.01;
/** A busy machine is slow at times; a page that is slow each time is slow. */
const tries = 3;

const seller = 'seller@gable.test';
const buyer = 'buyer@gable.test';
const staff = 'staff@gable.test';
const ownPage = (page: string) => ({
  on: '/my-listing/agenda',
  link: new RegExp(`^/my-listing/[^/]+/${page}$`),
});
const press = (name: RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();
const typeInto = (label: RegExp) => (page: Page) => page.getByLabel(label).first().pressSequentially('Ho');

const chooseAddress = async (page: Page) => {
  await page.getByLabel('Postcode').fill('LS6 3HN');
  await page.getByRole('button', { name: 'Find address' }).click();
  await page.getByRole('region', { name: 'Addresses' }).getByRole('button').first().click();
};

const pages: readonly PaintPage[] = [
  {
    name: 'messages',
    path: '/messages',
    as: buyer,
    act: (page) => page.locator('main a[href^="/messages/prp_"]').first().click(),
  },
  {
    name: 'chat',
    path: { on: '/messages', link: /^\/messages\/prp_/ },
    as: buyer,
    act: typeInto(/^Message to/),
  },
  {
    name: 'my buying',
    path: '/my-buying',
    as: buyer,
    act: (page) => page.getByRole('tab', { name: 'Offers' }).click(),
  },
  { name: 'offers on a home', path: ownPage('offers'), as: seller, act: press(/^Accept/) },
  { name: 'my listings', path: '/my-listing', as: seller, act: press(/^Menu/) },
  {
    name: 'own listing',
    path: { on: '/my-listing', link: /^\/my-listing\/prp_[^/]+$/ },
    as: seller,
    act: press(/^Menu/),
  },
  {
    name: 'sale room',
    path: { on: '/my-listing/agenda', link: /^\/accepted-offer\// },
    as: seller,
    act: press(/^Menu/),
  },
  { name: 'desk', path: '/staff', as: staff, act: press(/^Menu/) },
  {
    name: 'home at the desk',
    path: { on: '/staff/homes', link: /^\/staff\/homes\/prp_/ },
    as: staff,
    act: press(/^Menu/),
  },
  { name: 'address of the wizard', path: '/add-property?draft=new&step=1', as: seller, act: chooseAddress },
];

const Look = z.object({
  contentMs: z.number(),
  requests: z.number(),
  shift: z.number(),
  inputMs: z.number(),
});
type Look = z.output<typeof Look> & {
  readonly scripts: number;
  readonly calls: number;
  readonly others: number;
};

/** Runs in the page before its own code. */
const observe = `(() => {
  const look = (globalThis.gableLook = { contentMs: 0, requests: 0, shift: 0, inputMs: 0 });
  const watch = (option, add) =>
    new PerformanceObserver((list) => list.getEntries().forEach(add)).observe({ ...option, buffered: true });
  watch({ type: 'layout-shift' }, ({ value, hadRecentInput }) => {
    if (!hadRecentInput) look.shift += value;
  });
  watch({ type: 'event', durationThreshold: 16 }, ({ interactionId, duration }) => {
    if (interactionId > 0) look.inputMs = Math.max(look.inputMs, duration);
  });
  const find = () => {
    if (!document.querySelector('main h1')?.checkVisibility()) return requestAnimationFrame(find);
    look.contentMs = performance.now();
    const loaded = performance.getEntriesByType('resource').filter(({ name }) => !name.includes('/media/'));
    // And the document.
    look.requests = loaded.length + 1;
  };
  find();
})()`;

async function look(visit: Visit, one: PaintPage): Promise<Look> {
  const path = await findPath(visit, one);
  const context = await enter(visit, one, 'phone');
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(observe);
  const counts = { scripts: 0, calls: 0, others: 0 };
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/media/') || pathname.endsWith('.pmtiles')) return;
    if (request.resourceType() === 'script') counts.scripts += 1;
    else if (pathname.startsWith('/api/')) counts.calls += 1;
    else counts.others += 1;
  });
  await page.goto(visit.origin + path, { waitUntil: 'networkidle' });
  await page.waitForFunction('gableLook.contentMs');
  const first = { ...counts };
  await settle(page);
  await one.act?.(page);
  await settle(page);
  return { ...Look.parse(await page.evaluate('gableLook')), ...first };
}

const toRows = (name: string, found: Look): BenchRow[] => [
  {
    name: `${name}: requests until the first content`,
    figure: found.requests,
    unit: '',
    budget: mostRequests,
  },
  { name: `${name}: scripts`, figure: found.scripts, unit: '', budget: mostScripts },
  { name: `${name}: calls of the API`, figure: found.calls, unit: '', budget: null },
  { name: `${name}: other requests`, figure: found.others, unit: '', budget: null },
  { name: `${name}: first content`, figure: found.contentMs, unit: 'ms', budget: latestContentMs },
  { name: `${name}: input to paint`, figure: found.inputMs, unit: 'ms', budget: slowestInputMs },
  { name: `${name}: shift`, figure: found.shift, unit: 'CLS', budget: mostShift },
];

/** The least of each figure; a good first look is enough. */
async function measure(walk: Walk, one: PaintPage): Promise<BenchRow[]> {
  const name = `members ${one.name}`;
  let best: Look | undefined;
  for (let nth = 0; nth < tries && (best === undefined || toRows(name, best).some(isOver)); nth++) {
    const now = await tryInOwnBrowser(walk, name, (visit) => look(visit, one));
    best = now && best ? least(now, best) : (now ?? best);
  }
  return best === undefined ? [notWalked(name)] : toRows(name, best);
}

const least = (a: Look, b: Look): Look => ({
  requests: Math.min(a.requests, b.requests),
  scripts: Math.min(a.scripts, b.scripts),
  calls: Math.min(a.calls, b.calls),
  others: Math.min(a.others, b.others),
  contentMs: Math.min(a.contentMs, b.contentMs),
  inputMs: Math.min(a.inputMs, b.inputMs),
  shift: Math.min(a.shift, b.shift),
});

/** What a member's page fetches, and when it is there and answers, on a phone with a slow processor and an empty cache. */
export function benchMembers(): Promise<BenchRow[]> {
  return walkSite(
    pages.flatMap(({ as }) => as ?? []),
    async (walk) => {
      const rows: BenchRow[] = [];
      for (const one of pages) rows.push(...(await measure(walk, one)));
      return rows;
    },
  );
}
