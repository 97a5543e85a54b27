import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import * as z from 'zod';
import { formatHomePath } from '../../functions/listings/properties/domain/home-path.ts';
import { storeToken } from '../e2e/test.ts';
import { createLaunchOptions } from '../support/chromium.ts';
import { createSiteClient } from '../support/clients/site.ts';

/**
 * Lighthouse's scores of the most visible pages of a running site with its demo, on a simulated phone: `npm
 * run lighthouse -- http://localhost:3000`. Each page is looked at `RUNS` times, five by default, and judged by
 * its medians. Its hundred packages are installed by npm for the run only. It slows the CPU down four times,
 * which suits a machine with a benchmark index of 1,500 or more; a slower or busy one needs less:
 * `CPU_SLOWDOWN=2`.
 */
const origin = process.argv[2] ?? 'http://localhost:3000';
const version = '13.5.0';
const slowdown = Number(process.env['CPU_SLOWDOWN'] ?? 4);
const runs = Number(process.env['RUNS'] ?? 5);
const least: Readonly<Record<string, number>> = {
  performance: 95,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};
const Report = z.object({
  environment: z.object({ benchmarkIndex: z.number() }),
  categories: z.record(z.string(), z.object({ score: z.number() })),
  audits: z.record(z.string(), z.object({ numericValue: z.number().optional() })),
});
const paint = 'largest-contentful-paint';
const times = ['first-contentful-paint', paint, 'total-blocking-time'];

const people = createSiteClient(origin);
const Homes = z.object({ properties: z.tuple([z.object({ id: z.string(), slug: z.string().optional() })]) });
const [home] = (await people.request(Homes, 'GET', '/api/all-properties?per_page=1')).properties;
const arrivalPaintMs = 1_800;
interface LookedAt {
  readonly path: string;
  readonly as?: string;
  readonly skipped?: readonly string[];
  /** The latest largest paint, in milliseconds. */
  readonly paintMs?: number;
}
const pages: readonly LookedAt[] = [
  { path: '/', paintMs: arrivalPaintMs },
  { path: '/listing', paintMs: arrivalPaintMs },
  { path: formatHomePath(home), paintMs: arrivalPaintMs },
  // Private pages are not indexed, which would lower the SEO score.
  { path: '/add-property', as: 'seller@gable.test', skipped: ['is-crawlable'] },
];

async function runLighthouse(
  port: string,
  path: string,
  skipped: readonly string[],
  file: string,
): Promise<void> {
  const own = [
    `--port=${port}`,
    '--output=json',
    `--output-path=${file}`,
    '--quiet',
    '--disable-storage-reset',
    `--throttling.cpuSlowdownMultiplier=${slowdown}`,
  ];
  const skip = skipped.map((audit) => `--skip-audits=${audit}`);
  const tool = ['exec', '--yes', `--package=lighthouse@${version}`, '--', 'lighthouse'];
  const child = spawn('npm', [...tool, origin + path, ...own, ...skip], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const { promise, resolve } = Promise.withResolvers<number | null>();
  child.on('exit', resolve);
  const code = await promise;
  if (code !== 0) throw new Error(`Lighthouse ended with ${code} at ${path}`);
}

/** One run at a page, in a new browser profile. */
async function runAtPage({ path, as, skipped = [] }: LookedAt): Promise<z.output<typeof Report>> {
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  const { args, ...launch } = createLaunchOptions();
  const chosen = [...args, '--remote-debugging-port=0'];
  const browser = await chromium.launchPersistentContext(join(folder, 'profile'), {
    ...launch,
    args: chosen,
  });
  try {
    if (as) {
      const page = await browser.newPage();
      await page.goto(`${origin}/config.json`);
      await page.evaluate(storeToken, await people.getToken(as));
      await page.close();
    }
    const [port = ''] = readFileSync(join(folder, 'profile/DevToolsActivePort'), 'utf8').split('\n');
    const file = join(folder, 'report.json');
    await runLighthouse(port, path, skipped, file);
    return Report.parse(JSON.parse(readFileSync(file, 'utf8')));
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

const calculateMedian = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

async function checkPage(page: LookedAt): Promise<boolean> {
  const reports: z.output<typeof Report>[] = [];
  for (let run = 0; run < runs; run += 1) reports.push(await runAtPage(page));
  const scores = Object.keys(least).map((name) => ({
    name,
    score: Math.round(calculateMedian(reports.map(({ categories }) => categories[name]?.score ?? 0)) * 100),
  }));
  const took = times.map((name) => ({
    name,
    ms: Math.round(calculateMedian(reports.map(({ audits }) => audits[name]?.numericValue ?? Infinity))),
  }));
  const isEarly = took.every(({ name, ms }) => name !== paint || ms <= (page.paintMs ?? Infinity));
  const isGood = isEarly && scores.every(({ name, score }) => score >= (least[name] ?? 0));
  const index = Math.round(calculateMedian(reports.map(({ environment }) => environment.benchmarkIndex)));
  const machine = `median of ${runs}, index ${index}, ${slowdown} times as slow`;
  const figures = [
    ...scores.map(({ name, score }) => `${name} ${score}`),
    ...took.map(({ name, ms }) => `${name} ${ms} ms`),
  ];
  console.log(`${isGood ? 'ok   ' : 'short'} ${page.path} (${machine}): ${figures.join(', ')}`);
  return isGood;
}

for (const page of pages) if (!(await checkPage(page))) process.exitCode = 1;
