import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import * as z from 'zod';
import { expect } from '../e2e/test.ts';
import type { Settle } from './follow-requests.ts';

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
const toRules = (values: readonly string[]) => ({ type: 'rule', values }) as const;
type Rules = typeof all | ReturnType<typeof toRules>;

/** A page of 1280 pixels at a zoom of 400 %: nothing may need a second direction of scrolling there. */
const narrowest = 320;

interface PageState {
  readonly theme: 'light' | 'dark';
  readonly width: number;
  /** Rules for the whole page; missing if it is not checked. */
  readonly run?: Rules;
  /** Rules for the elements that the narrow page does not show. */
  readonly wide?: Rules;
}
/**
 * A page is checked narrow with every rule; at full width, only the elements that appear there get every
 * rule. Each look changes as little as it can, since a change of width or theme costs as much as a small check.
 */
const pageLooks: readonly PageState[] = [
  { theme: 'light', width: 390, run: all },
  { theme: 'dark', width: 390, run: toRules(colours) },
  { theme: 'dark', width: narrowest },
  { theme: 'dark', width: 1280, wide: toRules(colours) },
  { theme: 'light', width: 1280, run: toRules(byWidth), wide: all },
];
/** The part that a press opened is small, so every rule runs in both themes, one per width. */
const partLooks: readonly PageState[] = [
  { theme: 'light', width: 1280, run: all },
  { theme: 'dark', width: 390, run: all },
  { theme: 'dark', width: narrowest },
];

const Found = z.array(
  z.object({
    id: z.string(),
    nodes: z.array(z.object({ html: z.string(), failureSummary: z.string().optional() })),
  }),
);
/**
 * The violations in a part of the page, given by a selector, or in all of it. A label that names no element is one, too:
 * axe leaves it to people, as the element could be made later.
 */
async function findViolations(page: Page, run: Rules, part?: string) {
  // No used rule needs the style sheets, which axe would fetch and parse each time.
  const options = JSON.stringify({ runOnly: run, resultTypes: ['violations', 'incomplete'], preload: false });
  const where = part === undefined ? 'document' : JSON.stringify(part);
  const found = Found.parse(
    await page.evaluate(
      `axe.run(${where}, ${options}).then(({ violations, incomplete }) => [
        ...violations,
        ...incomplete.filter(({ id }) => id === 'aria-valid-attr-value'),
      ])`,
    ),
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
/** Stores the elements that the page shows now. */
const noteShown = `(() => {
  const isShown = (element) => element.checkVisibility({ visibilityProperty: true });
  globalThis.shownNarrow = new Set([...document.body.querySelectorAll('*')].filter(isShown));
})()`;
/** Removes the marks of an earlier look from what stays on the page. */
const forgetMarks = `for (const name of ['data-wide-only', 'data-came-up'])
  for (const element of document.querySelectorAll('[' + name + ']')) element.removeAttribute(name)`;
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

/** Changes the theme and width of a page, and waits until it is complete again. */
async function showState(page: Page, settle: Settle, { theme, width }: PageState): Promise<void> {
  if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: 900 });
  await page.evaluate(`document.documentElement.dataset.theme = '${theme}'`);
  await settle();
}

async function expectSound(
  page: Page,
  { theme, width }: PageState,
  run: Rules,
  part?: string,
): Promise<void> {
  expect({ theme, width, found: await findViolations(page, run, part) }).toEqual({ theme, width, found: [] });
}

/**
 * The blocks that stand where HTML has room for text and what stands in its lines alone, such as a `div` in a button,
 * each with its parent. A heading may stand in a summary or a legend itself.
 */
const listMisplaced = `(() => {
  const headings = 'h1, h2, h3, h4, h5, h6';
  const blocks = 'address, article, aside, blockquote, details, dialog, div, dl, fieldset, figure, footer, form, header, hr, main, nav, ol, p, pre, section, table, ul, ' + headings;
  const lines = 'b, button, dfn, em, i, label, legend, output, p, small, span, strong, summary, time, ' + headings;
  return [...document.body.querySelectorAll(blocks)].flatMap((block) => {
    let parent = block.parentElement;
    while (parent.matches('a')) parent = parent.parentElement;
    const mayStand = !parent.matches(lines) || (block.matches(headings) && parent.matches('summary, legend'));
    return mayStand ? [] : [parent.cloneNode().outerHTML + ' has ' + block.cloneNode().outerHTML];
  });
})()`;

/** Expects no horizontal overflow. */
async function expectNoOverflow(page: Page, { width }: PageState): Promise<void> {
  const overflow = await page.evaluate(
    'document.documentElement.scrollWidth - document.documentElement.clientWidth',
  );
  expect(overflow, `pixels past a width of ${width}`).toBeLessThanOrEqual(0);
}

/** Prepares an open page for the checks. One that is opened in place has axe already, and marks of the one before. */
export async function prepareChecks(page: Page, settle: Settle): Promise<void> {
  await settle();
  const isNew = z.boolean().parse(await page.evaluate('globalThis.axe === undefined'));
  if (isNew) await page.evaluate(`${axe}; ${still}`);
  else await page.evaluate(forgetMarks);
}

/** Checks a page that is prepared. */
export async function checkPage(page: Page, settle: Settle): Promise<void> {
  expect(await page.evaluate(listMisplaced)).toEqual([]);
  for (const look of pageLooks) {
    await showState(page, settle, look);
    if (look === pageLooks[0]) await page.evaluate(noteShown);
    if (look.run) await expectSound(page, look, look.run);
    await expectNoOverflow(page, look);
    if (look.wide && (await page.evaluate(markNew)))
      await expectSound(page, look, look.wide, '[data-wide-only]');
  }
}

const cameUp = '[data-came-up]';
/** Presses a button and checks the part that appears: a dialog, a menu, a form's errors. */
export async function checkAfterPress(page: Page, settle: Settle, [button, words]: Press): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).filter({ visible: true }).first().click();
  const seen = page.getByText(words, { exact: true }).filter({ visible: true }).first();
  await expect(seen).toBeVisible();
  await seen.evaluate((element) => {
    const part = element.closest('dialog, [role=dialog], [role=menu], [popover], form, section, main');
    (part ?? element).setAttribute('data-came-up', '');
  });
  expect(await page.evaluate(listMisplaced)).toEqual([]);
  for (const look of partLooks) {
    await showState(page, settle, look);
    if (look.run && (await page.locator(cameUp).isVisible())) await expectSound(page, look, look.run, cameUp);
    await expectNoOverflow(page, look);
  }
}
