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
/** Requests until the first content, without photos. */
const mostRequests = 25;
/** Scripts until nothing more is asked for, with those of parts further down. */
const mostScripts = 40;
/** The photos and the upload of the wizard are parts of their own. */
const mostWizardScripts = 46;
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

interface MemberPage extends PaintPage {
  readonly mostRequests?: number;
}

const openTab = (name: string) => (page: Page) => page.getByRole('tab', { name }).click();
const pressMenu = press(/^Menu/);
const ownHome = { on: '/my-listing', link: /^\/my-listing\/prp_[^/]+$/ };
const toEditor = (linked: string) => linked.replace('/my-listing/', '/edit-property/');

const pagesOf = (as: string, rows: readonly Omit<MemberPage, 'as'>[]): readonly MemberPage[] =>
  rows.map((row) => ({ act: pressMenu, ...row, as }));

const sellersPages = pagesOf(seller, [
  // It asks for the homes, the drafts and the homes of others.
  { name: 'my listings', path: '/my-listing', mostRequests: 28 },
  { name: 'own listing', path: ownHome },
  // It asks for the home and for its offers, with their amounts against the price.
  { name: 'offers on a home', path: ownPage('offers'), act: press(/^Accept/), mostRequests: 26 },
  { name: 'enquiries', path: ownPage('enquiries') },
  { name: 'viewing times', path: ownPage('viewings'), act: press(/^Add viewing times/) },
  // It asks for the home, its package and the packages.
  { name: 'package', path: { ...ownHome, to: (linked) => `${linked}/package` }, mostRequests: 26 },
  { name: 'agenda', path: '/my-listing/agenda' },
  { name: 'sale room', path: { on: '/my-listing/agenda', link: /^\/accepted-offer\// } },
  {
    name: 'changes of a home',
    path: { ...ownHome, to: (linked) => `${toEditor(linked)}?section=2` },
    act: typeInto(/^Price/),
    mostRequests: 28,
  },
]);

const buyersPages = pagesOf(buyer, [
  {
    name: 'messages',
    path: '/messages',
    act: (page) => page.locator('main a[href^="/messages/prp_"]').first().click(),
  },
  { name: 'chat', path: { on: '/messages', link: /^\/messages\/prp_/ }, act: typeInto(/^Message to/) },
  // Notes of interest stand above the homes, in a part of their own.
  { name: 'buying', path: '/my-buying', act: openTab('Offers'), mostRequests: 26 },
  { name: 'viewings to go to', path: '/my-buying?tab=viewings', mostRequests: 26 },
  { name: 'own offers', path: '/my-buying?tab=offers' },
  { name: 'viewings', path: '/viewings', act: openTab('Past') },
  // It asks for the homes and for the lists that the person shares.
  { name: 'saved homes', path: '/favourites', mostRequests: 27 },
  { name: 'saved searches', path: '/saved-searches' },
  { name: 'notifications', path: '/notifications' },
  { name: 'profile', path: '/profile', act: openTab('Notifications') },
  { name: 'buyer profile', path: '/profile?tab=buying' },
]);

const deskPages = pagesOf(staff, [
  { name: 'desk', path: '/staff' },
  { name: 'homes at the desk', path: '/staff/homes' },
  { name: 'home at the desk', path: { on: '/staff/homes', link: /^\/staff\/homes\/prp_/ } },
  { name: 'tickets', path: '/staff/tickets' },
  { name: 'people', path: '/staff/people' },
  { name: 'payments', path: '/staff/payments' },
  { name: 'board', path: '/staff/board' },
]);

/** The content of the first step is in the document. */
const wizardPages = pagesOf(
  seller,
  [1, 2, 3, 4, 5, 6].map((step) => ({
    name: `wizard ${step}`,
    path: `/add-property?draft=new&step=${step}`,
    act: step === 1 ? chooseAddress : press(/^Continue/),
  })),
);

const pages: readonly MemberPage[] = [...sellersPages, ...buyersPages, ...deskPages, ...wizardPages];

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
    const loaded = performance.getEntriesByType('resource').filter(({ name }) => !/\\/(media|_local)\\//.test(name));
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
  // The line about the demo that is being written, which no stage has.
  await page.route('**/_local/**', (route) => route.abort());
  const counts = { scripts: 0, calls: 0, others: 0 };
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(media|_local)\//.test(pathname) || pathname.endsWith('.pmtiles')) return;
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

const toRows = (name: string, found: Look, one: MemberPage): BenchRow[] => [
  {
    name: `${name}: requests until the first content`,
    figure: found.requests,
    unit: '',
    budget: one.mostRequests ?? mostRequests,
  },
  {
    name: `${name}: scripts`,
    figure: found.scripts,
    unit: '',
    budget: wizardPages.includes(one) ? mostWizardScripts : mostScripts,
  },
  { name: `${name}: calls of the API`, figure: found.calls, unit: '', budget: null },
  { name: `${name}: other requests`, figure: found.others, unit: '', budget: null },
  { name: `${name}: first content`, figure: found.contentMs, unit: 'ms', budget: latestContentMs },
  { name: `${name}: input to paint`, figure: found.inputMs, unit: 'ms', budget: slowestInputMs },
  { name: `${name}: shift`, figure: found.shift, unit: 'CLS', budget: mostShift },
];

/** The least of each figure; a good first look is enough. */
async function measure(walk: Walk, one: MemberPage): Promise<BenchRow[]> {
  const name = `members ${one.name}`;
  let best: Look | undefined;
  for (let nth = 0; nth < tries && (best === undefined || toRows(name, best, one).some(isOver)); nth++) {
    const now = await tryInOwnBrowser(walk, name, (visit) => look(visit, one));
    best = now && best ? least(now, best) : (now ?? best);
  }
  return best === undefined ? [notWalked(name)] : toRows(name, best, one);
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
