import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import * as z from 'zod';
import { keepToken } from '../e2e/test.ts';
import { launchOptions } from '../support/chromium.ts';
import { createSiteClient } from '../support/clients/site.ts';
import { startProgram } from '../support/program.ts';
import { type PaintPage, paintPages } from './paint-pages.ts';
import type { BenchRow } from './rows.ts';

const widths = { phone: { width: 390, height: 844 }, desk: { width: 1280, height: 900 } } as const;
type Width = keyof typeof widths;

/** The sum of shifts without recent input, of the load and a look at the whole page. */
const mostShift = 0.05;
/** Milliseconds from an input to the next paint. */
const slowestInput = 200;
/** Requests of the first look at results, without photos, whose number follows from the screen. */
const mostRequests = 20;
/** A page that takes longer fails. */
const longestWaitMs = 30_000;
/** Scripts in a page that hangs have no end of their own. */
const longestWalkMs = 120_000;
/** A busy machine delays an input; one that is slow each time is slow. */
const tries = 3;

const Paint = z.object({ shift: z.number(), shifted: z.array(z.string()), inputMs: z.number() });
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
  watch({ type: 'event', durationThreshold: 16 }, ({ interactionId, duration }) => {
    if (interactionId > 0) paint.inputMs = Math.max(paint.inputMs, duration);
  });
})()`;

const waitForQuiet = `(async () => {
  for (let nth = 0; nth < 2; nth++)
    await new Promise((resolve) => setTimeout(() => requestIdleCallback(resolve), 150));
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
  readonly browser: Browser;
  readonly origin: string;
  readonly tokens: ReadonlyMap<string, string>;
}

/** A new context of the person who looks at the page. */
async function enter({ browser, tokens }: Walk, one: PaintPage, width: Width): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: widths[width], bypassCSP: true, locale: 'en-GB' });
  context.setDefaultTimeout(longestWaitMs);
  const token = one.as === undefined ? undefined : tokens.get(one.as);
  if (token !== undefined) await context.addInitScript(keepToken, token);
  return context;
}

/** The path, or the first that the page with links to such pages has. */
async function findPath(walk: Walk, one: PaintPage): Promise<string> {
  const { path } = one;
  if (typeof path === 'string') return path;
  const context = await enter(walk, one, 'desk');
  try {
    const page = await context.newPage();
    await openPage(page, walk.origin + path.on);
    for (const link of await page.locator('main a[href]').all()) {
      const href = await link.getAttribute('href');
      if (href && path.link.test(href)) return href;
    }
    throw new Error(`${path.on} has no link that matches ${path.link}`);
  } finally {
    await context.close();
  }
}

async function look(walk: Walk, one: PaintPage, width: Width): Promise<Paint> {
  const context = await enter(walk, one, width);
  try {
    const page = await context.newPage();
    await page.addInitScript(observePaint);
    await openPage(page, walk.origin + (await findPath(walk, one)));
    await scrollThrough(page);
    const { shift, shifted } = await readPaint(page);
    await (one.act ?? pressShell(width))(page);
    await settle(page);
    const { inputMs } = await readPaint(page);
    return { shift, shifted, inputMs };
  } finally {
    await context.close();
  }
}

async function endIn<T>(walked: Promise<T>, ms: number): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`The walk took longer than ${ms / 1000} seconds`)), ms);
  return Promise.race([walked, promise]).finally(() => clearTimeout(timer));
}

/** A page that could not be walked is over each budget, and the walk goes on with the next one. */
async function lookOrExplain(walk: Walk, one: PaintPage, width: Width): Promise<Paint> {
  try {
    return await endIn(look(walk, one, width), longestWalkMs);
  } catch (error) {
    console.log(`${one.name}, ${width}: ${String(error)}`);
    return { shift: Infinity, shifted: [], inputMs: Infinity };
  }
}

/** The least shift and delay of the tries; a good first one is enough. */
async function measure(walk: Walk, one: PaintPage, width: Width): Promise<BenchRow[]> {
  let best: Paint = { shift: Infinity, shifted: [], inputMs: Infinity };
  for (let nth = 0; nth < tries && (best.shift > mostShift || best.inputMs > slowestInput); nth++) {
    const now = await lookOrExplain(walk, one, width);
    best = {
      shift: Math.min(best.shift, now.shift),
      shifted: now.shift < best.shift ? now.shifted : best.shifted,
      inputMs: Math.min(best.inputMs, now.inputMs),
    };
  }
  if (best.shift > mostShift)
    console.log(`${one.name}, ${width}: what moved\n  ${best.shifted.join('\n  ')}`);
  const name = `paint ${one.name}, ${width}`;
  return [
    { name: `${name}: shift`, figure: best.shift, unit: 'CLS', budget: mostShift },
    { name: `${name}: input to paint`, figure: best.inputMs, unit: 'ms', budget: slowestInput },
  ];
}

/** Requests of a first look at results, with an empty cache. */
async function countRequests({ browser, origin }: Walk, width: Width): Promise<BenchRow[]> {
  const context = await browser.newContext({ viewport: widths[width] });
  context.setDefaultTimeout(longestWaitMs);
  const page = await context.newPage();
  const counts = { photos: 0, others: 0 };
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/media/')) counts.photos += 1;
    else counts.others += 1;
  });
  await openPage(page, `${origin}/listing?q=Leeds`);
  await context.close();
  const name = `paint results, ${width}: requests`;
  return [
    { name, figure: counts.others, unit: '', budget: mostRequests },
    { name: `${name} of photos`, figure: counts.photos, unit: '', budget: null },
  ];
}

/**
 * A site with a demo that runs already, instead of a new one: `PAINT_SITE=http://localhost:3000`.
 */
const running = process.env['PAINT_SITE'];
/** The names of the pages to walk, such as `PAINT_PAGES=home,results`; all by default. */
const asked = process.env['PAINT_PAGES']?.split(',');
const walked = paintPages.filter(({ name }) => asked?.includes(name) ?? true);

/**
 * What moves while the pages of the demo load and are looked through, and the time from the main input of each page to
 * the next paint, on a phone and a desktop.
 */
export async function benchPaint(): Promise<BenchRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'gable-paint-'));
  const program = running
    ? undefined
    : startProgram('infra/local/main.ts', { GABLE_DATA: folder, PORT: '0' });
  const browser = await chromium.launch(launchOptions());
  try {
    const origin = running ?? (await program?.until(/site +(http:\S+)/))?.[1] ?? '';
    const people = createSiteClient(origin);
    const emails = [...new Set(walked.flatMap((one) => one.as ?? []))];
    const tokens = new Map<string, string>();
    for (const email of emails) tokens.set(email, await people.getToken(email));
    const walk = { browser, origin, tokens };
    const rows: BenchRow[] = [];
    for (const width of ['phone', 'desk'] as const) {
      rows.push(...(await countRequests(walk, width)));
      for (const one of walked) rows.push(...(await measure(walk, one, width)));
    }
    return rows;
  } finally {
    await browser.close();
    program?.child.kill('SIGTERM');
    await program?.ended;
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
