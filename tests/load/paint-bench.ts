import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import * as z from 'zod';
import { storeToken } from '../e2e/test.ts';
import { createLaunchOptions } from '../support/chromium.ts';
import { createSiteClient } from '../support/clients/site.ts';
import { startProgram } from '../support/program.ts';
import type { BenchRow } from './bench-rows.ts';
import { type PaintPage, paintPages } from './paint-pages.ts';

const widths = { phone: { width: 390, height: 844 }, desk: { width: 1280, height: 900 } } as const;
type Width = keyof typeof widths;

/** The sum of shifts without recent input, of the load and a look at the whole page. */
const mostShift = 0.05;
/** Milliseconds from an input to the next paint. */
const slowestInput = 200;
/** Milliseconds from a press to the first frame with the part that it opens, on a page that was idle. */
const slowestPart = 50;
/** Requests of the first look at results, without photos, whose number follows from the screen. */
const mostRequests = 20;
/** A page that takes longer fails. */
const longestWaitMs = 30_000;
/** Scripts in a page that hangs have no end of their own. */
const longestWalkMs = 120_000;
/** Milliseconds after which a page loads the parts that its buttons open, and some for the load. */
const idleMs = 4_000;
/** A busy machine delays an input; one that is slow each time is slow. */
const tries = 3;

const Paint = z.object({
  shift: z.number(),
  shifted: z.array(z.string()),
  inputMs: z.number(),
  /** Of the part that the main input opens. */
  partMs: z.number().optional(),
});
type Paint = z.output<typeof Paint>;

/** Runs in the page before its own code. */
const observePaint = `(() => {
  const paint = (globalThis.gablePaint = { shift: 0, shifted: [], inputMs: 0 });
  const watch = (option, add) =>
    new PerformanceObserver((list) => list.getEntries().forEach(add)).observe({ ...option, buffered: true });
  watch({ type: 'layout-shift' }, ({ value, hadRecentInput, sources }) => {
    if (hadRecentInput) return;
    paint.shift += value;
    for (const { node } of sources) paint.shifted.push(String(node?.outerHTML ?? node).slice(0, 90));
  });
  const keepLongest = ({ interactionId, duration }) => {
    if (interactionId > 0) paint.inputMs = Math.max(paint.inputMs, duration);
  };
  // Events of less than 16 ms are reported for the first input alone.
  watch({ type: 'first-input' }, keepLongest);
  watch({ type: 'event', durationThreshold: 16 }, keepLongest);
})()`;

/** Measures from the next press to the first frame after the selector has found something visible. */
const watchPart = (selector: string): string => `(() => {
  let from;
  addEventListener('pointerdown', () => (from ??= performance.now()), { capture: true, once: true });
  const seen = new MutationObserver(() => {
    if (from === undefined || !document.querySelector(${JSON.stringify(selector)})?.checkVisibility()) return;
    seen.disconnect();
    requestAnimationFrame(() => setTimeout(() => (gablePaint.partMs = performance.now() - from)));
  });
  seen.observe(document, { subtree: true, childList: true, attributes: true });
})()`;

const waitForQuiet = `(async () => {
  for (let nth = 0; nth < 2; nth++)
    // Chromium may never report the idle time of a page that draws nothing more.
    await new Promise((resolve) => setTimeout(() => requestIdleCallback(resolve, { timeout: 1000 }), 150));
})()`;

/** Waits until the page is idle, twice in a row. */
const settle = (page: Page): Promise<unknown> => page.evaluate(waitForQuiet);

async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await settle(page);
}

/** Looks at the whole page, as what is below comes when it is near. */
async function scrollThrough(page: Page): Promise<void> {
  const height = z.number().parse(await page.evaluate('document.documentElement.scrollHeight'));
  for (let top = 0; top < height; top += 700) {
    await page.mouse.wheel(0, 700);
    await settle(page);
  }
  await page.evaluate('scrollTo(0, 0)');
  await settle(page);
}

const pressShell = (width: Width) => (page: Page) =>
  page
    .getByRole('banner')
    .getByRole('button', { name: width === 'phone' ? 'Menu' : /^Theme/ })
    .click();

const readPaint = async (page: Page): Promise<Paint> => Paint.parse(await page.evaluate('gablePaint'));

interface Walk {
  readonly origin: string;
  readonly tokens: ReadonlyMap<string, string>;
}

interface Visit extends Walk {
  readonly browser: Browser;
}

/** A new context of the person who looks at the page. */
async function enter({ browser, tokens }: Visit, one: PaintPage, width: Width): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: widths[width], bypassCSP: true, locale: 'en-GB' });
  context.setDefaultTimeout(longestWaitMs);
  const token = one.as === undefined ? undefined : tokens.get(one.as);
  if (token !== undefined) await context.addInitScript(storeToken, token);
  if (one.failing) await context.route(one.failing, (route) => route.fulfill({ status: 500 }));
  return context;
}

/** The path, or the first that the page with links to such pages gets. */
async function findPath(visit: Visit, one: PaintPage): Promise<string> {
  const { path } = one;
  if (typeof path === 'string') return path;
  const context = await enter(visit, one, 'desk');
  try {
    const page = await context.newPage();
    await openPage(page, visit.origin + path.on);
    const hrefs = `[...document.querySelectorAll('main a[href]')].map((link) => link.getAttribute('href'))`;
    const found = await page.waitForFunction(`${hrefs}.find((href) => ${String(path.link)}.test(href))`);
    const linked = z.string().parse(await found.jsonValue());
    return path.to?.(linked) ?? linked;
  } finally {
    await context.close();
  }
}

async function look(visit: Visit, one: PaintPage, width: Width): Promise<Paint> {
  const path = await findPath(visit, one);
  const context = await enter(visit, one, width);
  const page = await context.newPage();
  await page.addInitScript(observePaint);
  await openPage(page, visit.origin + path);
  await scrollThrough(page);
  const { shift, shifted } = await readPaint(page);
  await (one.act ?? pressShell(width))(page);
  await settle(page);
  const { inputMs } = await readPaint(page);
  if (one.opens === undefined) return { shift, shifted, inputMs };
  await page.locator(one.opens).first().waitFor();
  const partMs = await measurePart(context, { ...one, path, opens: one.opens }, { visit, width });
  return { shift, shifted, inputMs, partMs };
}

interface Opening {
  readonly visit: Visit;
  readonly width: Width;
}

/** Opens the part in a new document, where it opens for the first time, after a page has loaded what it opens. */
async function measurePart(
  context: BrowserContext,
  { path, act, opens }: PaintPage & { readonly path: string; readonly opens: string },
  { visit: { origin }, width }: Opening,
): Promise<number> {
  const page = await context.newPage();
  await page.addInitScript(observePaint);
  await openPage(page, origin + path);
  await page.waitForTimeout(idleMs);
  await settle(page);
  await page.evaluate(watchPart(opens));
  // Puts the code of Playwright's waits into the page, which is not the page's own work.
  await page.waitForFunction('true');
  await (act ?? pressShell(width))(page);
  const measured = await page.waitForFunction('gablePaint.partMs');
  return z.number().parse(await measured.jsonValue());
}

async function endIn<T>(walked: Promise<T>, ms: number): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`The walk took longer than ${ms / 1000} seconds`)), ms);
  return Promise.race([walked, promise]).finally(() => clearTimeout(timer));
}

/** A browser for one look, so that one that crashes or hangs costs no other page. */
async function inOwnBrowser<T>(walk: Walk, visited: (visit: Visit) => Promise<T>): Promise<T> {
  const browser = await chromium.launch(createLaunchOptions());
  try {
    return await endIn(visited({ ...walk, browser }), longestWalkMs);
  } finally {
    await endIn(browser.close(), longestWaitMs).catch(() => undefined);
  }
}

/** Undefined where the walk failed; the reason is printed, and the next one begins. */
async function tryInOwnBrowser<T>(
  walk: Walk,
  name: string,
  visited: (visit: Visit) => Promise<T>,
): Promise<T | undefined> {
  try {
    return await inOwnBrowser(walk, visited);
  } catch (error) {
    console.log(`${name}: ${String(error)}`);
    return undefined;
  }
}

const notWalked = (name: string): BenchRow => ({
  name: `${name}: not walked`,
  figure: 1,
  unit: '',
  budget: 0,
});

/** The least shift and delay of the tries; a good first one is enough. */
async function measure(walk: Walk, one: PaintPage, width: Width): Promise<BenchRow[]> {
  const name = `paint ${one.name}, ${width}`;
  let best: Paint | undefined;
  for (let nth = 0; nth < tries && (best === undefined || isOverBudget(best)); nth++) {
    const now = await tryInOwnBrowser(walk, name, (visit) => look(visit, one, width));
    best = now && best ? least(now, best) : (now ?? best);
  }
  if (best === undefined) return [notWalked(name)];
  const { partMs } = best;
  const part = partMs === undefined ? '' : `, press to visible part ${partMs.toFixed(0)} ms`;
  console.log(`${name}: shift ${best.shift.toFixed(3)}, input to paint ${best.inputMs} ms${part}`);
  if (best.shift > mostShift) console.log(`  what moved\n  ${best.shifted.join('\n  ')}`);
  return [
    { name: `${name}: shift`, figure: best.shift, unit: 'CLS', budget: mostShift },
    { name: `${name}: input to paint`, figure: best.inputMs, unit: 'ms', budget: slowestInput },
    ...(partMs === undefined
      ? []
      : [{ name: `${name}: press to visible part`, figure: partMs, unit: 'ms', budget: slowestPart }]),
  ];
}

const isOverBudget = ({ shift, inputMs, partMs = 0 }: Paint): boolean =>
  shift > mostShift || inputMs > slowestInput || partMs > slowestPart;

const least = (a: Paint, b: Paint): Paint => ({
  ...(a.shift < b.shift ? a : b),
  inputMs: Math.min(a.inputMs, b.inputMs),
  ...(a.partMs !== undefined && b.partMs !== undefined && { partMs: Math.min(a.partMs, b.partMs) }),
});

/** Requests of a first look at results, with an empty cache. */
async function countRequests(walk: Walk, width: Width): Promise<BenchRow[]> {
  const name = `paint results, ${width}: requests`;
  const counts = await tryInOwnBrowser(walk, name, (visit) => listen(visit, width));
  if (counts === undefined) return [notWalked(name)];
  return [
    { name, figure: counts.others, unit: '', budget: mostRequests },
    { name: `${name} of photos`, figure: counts.photos, unit: '', budget: null },
    { name: `${name} of the map's picture`, figure: counts.map, unit: '', budget: null },
  ];
}

interface RequestCounts {
  photos: number;
  /** Ranges of the map's file, which others draw from pictures. */
  map: number;
  others: number;
}

async function listen({ browser, origin }: Visit, width: Width): Promise<RequestCounts> {
  const context = await browser.newContext({ viewport: widths[width] });
  context.setDefaultTimeout(longestWaitMs);
  const page = await context.newPage();
  const counts: RequestCounts = { photos: 0, map: 0, others: 0 };
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/media/')) counts.photos += 1;
    else if (pathname.endsWith('.pmtiles')) counts.map += 1;
    else counts.others += 1;
  });
  await openPage(page, `${origin}/listing?q=Leeds`);
  return counts;
}

/**
 * A site with a demo that runs already, instead of a new one: `PAINT_SITE=http://localhost:3000`.
 */
const running = process.env['PAINT_SITE'];
/** The names of the pages to walk, such as `PAINT_PAGES=home,results`; all by default. */
const asked = process.env['PAINT_PAGES']?.split(',');
const walked = paintPages.filter(({ name }) => asked?.includes(name) ?? true);
/** The sizes to walk, such as `PAINT_WIDTHS=phone`; both by default. */
const askedWidths = process.env['PAINT_WIDTHS']?.split(',');
const walkedWidths = (['phone', 'desk'] as const).filter((width) => askedWidths?.includes(width) ?? true);

/**
 * What moves while the pages of the demo load and are looked through, and the time from the main input of each page to
 * the next paint, on a phone and a desktop.
 */
export async function benchPaint(): Promise<BenchRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'gable-paint-'));
  const program = running
    ? undefined
    : startProgram('infra/local/main.ts', { GABLE_DATA: folder, PORT: '0' });
  try {
    const origin = running ?? (await program?.until(/site +(http:\S+)/))?.[1] ?? '';
    const people = createSiteClient(origin);
    const emails = [...new Set(walked.flatMap((one) => one.as ?? []))];
    const tokens = new Map<string, string>();
    for (const email of emails) tokens.set(email, await people.getToken(email));
    const walk = { origin, tokens };
    const rows: BenchRow[] = [];
    for (const width of walkedWidths) {
      rows.push(...(await countRequests(walk, width)));
      for (const one of walked) rows.push(...(await measure(walk, one, width)));
    }
    return rows;
  } finally {
    program?.child.kill('SIGTERM');
    await program?.ended;
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
