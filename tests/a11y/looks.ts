import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import * as z from 'zod';
import { expect } from '../e2e/test.ts';

/** A button, and a text of the part that appears when it is pressed. */
export type Press = readonly [button: string | RegExp, words: string | RegExp];

/** Minified, as every page receives and compiles all of it. */
const axe = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Rules that depend on the theme, which changes colours only. */
const colours = ['color-contrast', 'link-in-text-block'];
/** Rules whose result can differ by width for an element that is shown at both widths. */
const byWidth = [
  ...colours,
  'aria-hidden-focus',
  'duplicate-id-aria',
  'heading-order',
  'landmark-banner-is-top-level',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-main',
  'landmark-one-main',
  'landmark-unique',
  'page-has-heading-one',
  'region',
  'scrollable-region-focusable',
  'skip-link',
  'target-size',
];
const all = { type: 'tag', values: standards } as const;
const rules = (values: readonly string[]) => ({ type: 'rule', values }) as const;
type Rules = typeof all | ReturnType<typeof rules>;

interface Look {
  readonly theme: 'light' | 'dark';
  readonly width: number;
  /** Rules for the whole page; missing if it is not checked. */
  readonly run?: Rules;
  /** Rules for the elements that the narrow page does not show. */
  readonly wide?: Rules;
}
/**
 * A page is checked narrow with every rule; at full width, only the elements that appear there get every
 * rule.
 */
const pageLooks: readonly Look[] = [
  { theme: 'light', width: 390, run: all },
  { theme: 'dark', width: 390, run: rules(colours) },
  { theme: 'light', width: 1280, run: rules(byWidth), wide: all },
  { theme: 'dark', width: 1280, wide: rules(colours) },
];
/** The part that a press opened is small, so every rule runs in both themes, one per width. */
const partLooks: readonly Look[] = [
  { theme: 'dark', width: 1280, run: all },
  { theme: 'light', width: 390, run: all },
];

const Found = z.array(
  z.object({
    id: z.string(),
    nodes: z.array(z.object({ html: z.string(), failureSummary: z.string().optional() })),
  }),
);
/** The violations in a part of the page, given by a selector, or in all of it. */
async function violations(page: Page, run: Rules, part?: string) {
  // No used rule needs the style sheets, which axe would fetch and parse each time.
  const options = JSON.stringify({ runOnly: run, resultTypes: ['violations'], preload: false });
  const where = part === undefined ? 'document' : JSON.stringify(part);
  const found = Found.parse(
    await page.evaluate(`axe.run(${where}, ${options}).then((all) => all.violations)`),
  );
  return found.map(({ id, nodes }) => ({
    id,
    nodes: nodes.map(({ html, failureSummary }) => `${html.slice(0, 200)} ${failureSummary ?? ''}`),
  }));
}

/**
 * Ends all animation, so that a change of theme or width applies with the next frame, and makes the header and the
 * phone's tabs static, as content under them is reached by scrolling. A list that is reloading, such as a map's after a
 * change of width, is shown at full opacity, as it is a moment later.
 */
const still = `(() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*, *::before, *::after, ::backdrop { transition: none !important; animation: none !important } [data-shell], nav[aria-label=Shortcuts] { position: static !important } [aria-busy=true] { opacity: 1 !important }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
})()`;
const drawn = 'new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(() => next())))';

/** Waits until all skeletons are gone, and scrolls to those that load when they are in view. */
async function whole(page: Page): Promise<void> {
  const coming = page.locator('main .pulse');
  await expect(async () => {
    if ((await coming.count()) === 0) return;
    await coming.first().scrollIntoViewIfNeeded({ timeout: 500 });
    await expect(coming).toHaveCount(0, { timeout: 500 });
  }).toPass({ timeout: 15_000, intervals: [100] });
}

/** Stores the elements that the page shows now. */
const noteShown = `(() => {
  const isShown = (element) => element.checkVisibility({ visibilityProperty: true });
  globalThis.shownNarrow = new Set([...document.body.querySelectorAll('*')].filter(isShown));
})()`;
/** Marks the outermost elements that are shown now and were not before; returns whether there are any. */
const markNew = `(() => {
  const walk = (element) => {
    const isNew = !shownNarrow.has(element) && element.checkVisibility({ visibilityProperty: true });
    if (isNew) element.dataset.wideOnly = '';
    else for (const child of element.children) walk(child);
  };
  for (const child of document.body.children) walk(child);
  return document.querySelector('[data-wide-only]') !== null;
})()`;

async function show(page: Page, { theme, width }: Look): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.evaluate(`document.documentElement.dataset.theme = '${theme}'`);
  await whole(page);
  // At its end a page has room for the phone's fixed bar, which elsewhere covers content.
  await page.evaluate(`scrollTo(0, document.documentElement.scrollHeight); ${drawn}`);
}

async function expectSound(page: Page, { theme, width }: Look, run: Rules, part?: string): Promise<void> {
  expect({ theme, width, found: await violations(page, run, part) }).toEqual({ theme, width, found: [] });
}

/** Expects no horizontal overflow, as on a phone. */
async function expectNoOverflow(page: Page): Promise<void> {
  expect(
    await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth'),
  ).toBeLessThanOrEqual(0);
}

/** Prepares an open page for the checks. */
export async function prepareLooks(page: Page): Promise<void> {
  await whole(page);
  await page.evaluate(axe);
  await page.evaluate(still);
}

/** Checks a page that is prepared. */
export async function lookAtPage(page: Page): Promise<void> {
  let hasMore: boolean | undefined;
  for (const look of pageLooks) {
    if (hasMore === false) break;
    await show(page, look);
    if (look === pageLooks[0]) await page.evaluate(noteShown);
    if (look.run) await expectSound(page, look, look.run);
    await expectNoOverflow(page);
    if (!look.wide) continue;
    hasMore ??= z.boolean().parse(await page.evaluate(markNew));
    if (hasMore) await expectSound(page, look, look.wide, '[data-wide-only]');
  }
}

const cameUp = '[data-came-up]';
/** Presses a button of a wide page and checks the part that appears: a dialog, a menu, a form's errors. */
export async function lookAfterPress(page: Page, [button, words]: Press): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).filter({ visible: true }).first().click();
  const seen = page.getByText(words, { exact: true }).filter({ visible: true }).first();
  await expect(seen).toBeVisible();
  await seen.evaluate((element) => {
    const part = element.closest('dialog, [role=dialog], [role=menu], [popover], form, section, main');
    (part ?? element).setAttribute('data-came-up', '');
  });
  for (const look of partLooks) {
    await show(page, look);
    if (look.run && (await page.locator(cameUp).isVisible())) await expectSound(page, look, look.run, cameUp);
    await expectNoOverflow(page);
  }
}
