import type { Page } from '@playwright/test';
import * as z from 'zod';
import { isFocusOutlined } from '../e2e/focus.ts';
import { expect, logInAs, test } from '../e2e/test.ts';
import { followRequests } from './follow-requests.ts';

const Elements = z.array(z.string());
const list = async (page: Page, script: string) => Elements.parse(await page.evaluate(script));

/** Marks the controls that have an edge of their own. The buttons of the map's zoom share one. */
const markEdges = `(() => {
  const isClear = (colour) => colour === 'transparent' || /^rgba.*, 0\\)$/.test(colour);
  const controls = 'button, a[href]:not(.sr-only, .leaflet-bar > *), input:not([type=hidden], .sr-only), select, textarea, summary, [role=button]:not(.leaflet-bar > *)';
  for (const element of document.querySelectorAll(controls)) {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const { backgroundColor, backgroundImage, borderTopWidth, borderTopColor } = getComputedStyle(element);
    const hasEdge =
      !isClear(backgroundColor) ||
      backgroundImage !== 'none' ||
      (parseFloat(borderTopWidth) > 0 && !isClear(borderTopColor));
    element.toggleAttribute('data-had-edge', hasEdge);
  }
})()`;

/** In forced colours: the marked controls without an edge, and the chosen ones that look like all others. */
const listLostEdges = `(() => {
  const probe = document.body.appendChild(document.createElement('i'));
  const colourOf = (name) => {
    probe.style.cssText = 'forced-color-adjust: none; color: ' + name;
    return getComputedStyle(probe).color;
  };
  const [canvas, highlight] = ['Canvas', 'Highlight'].map(colourOf);
  probe.remove();
  const isClear = (colour) => colour === canvas || colour === 'transparent' || /^rgba.*, 0\\)$/.test(colour);
  const hasEdge = (element) => {
    const style = getComputedStyle(element);
    const isDrawn = (side) =>
      style['border' + side + 'Style'] !== 'none' &&
      parseFloat(style['border' + side + 'Width']) >= 1 &&
      !isClear(style['border' + side + 'Color']);
    return (
      !isClear(style.backgroundColor) ||
      (style.forcedColorAdjust === 'none' && style.backgroundImage !== 'none') ||
      (element.matches('input[type=checkbox], input[type=radio], input[type=range]') && style.appearance !== 'none') ||
      ['Top', 'Bottom', 'Left', 'Right'].some(isDrawn)
    );
  };
  const chosen = '[aria-pressed=true], [aria-selected=true], [aria-current]:not([aria-current=false]), label:has(.sr-only:checked)';
  const isShown = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const lost = [
    ...[...document.querySelectorAll('[data-had-edge]')].filter((it) => isShown(it) && !hasEdge(it)),
    ...[...document.querySelectorAll(chosen)].filter(
      (it) => isShown(it) && getComputedStyle(it).backgroundColor !== highlight,
    ),
  ];
  return lost.map((element) => element.outerHTML.slice(0, 160));
})()`;

/** The focused element, if it has no outline that can be seen. */
const listUnmarkedFocus = `(() => {
  const at = document.activeElement;
  // A heading that took the focus is no control.
  if (!at || at === document.body || at.matches('h1, h2')) return [];
  return ${isFocusOutlined} ? [] : [at.outerHTML.slice(0, 300)];
})()`;

/** A few elements past the right edge of a page that is wider than its window. */
const listOverflow = `(() => {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const isPast = (element) => element.getBoundingClientRect().right > clientWidth + 1;
  return [...document.querySelectorAll('body *')].filter(isPast).slice(0, 8).map((it) => it.outerHTML.slice(0, 120));
})()`;

/** Sets the size of text as the browser's settings do, where 16 pixels are the default. */
async function setTextSize(page: Page, size: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: size } });
  const shown = await page.evaluate('getComputedStyle(document.documentElement).fontSize');
  expect(shown).toBe(`${size}px`);
}

const seller = 'seller@gable.test';
const buyer = 'buyer@gable.test';
const screens: readonly (readonly [path: string, as?: string, press?: string | RegExp])[] = [
  ['/'],
  ['/listing?q=Leeds&min_beds=2', undefined, /^All filters/],
  ['/property-details/{home}', buyer, /^Save /],
  ['/compare?homes={home}'],
  ['/profile?tab=emails', buyer],
  ['/my-listing/agenda', seller],
  ['/add-property?draft=new&step=1', seller],
];

for (const [path, as, press] of screens)
  test(`${path} has room for text of twice the size, and shows every control in forced colours`, async ({
    page,
    people,
  }) => {
    const settle = followRequests(page);
    if (as !== undefined) await logInAs(page, { token: await people.getToken(as) });
    await page.goto(path.replace('{home}', await people.getAnyProperty()));
    await expect(page.locator('#main[tabindex]')).toBeVisible();
    await settle();

    await setTextSize(page, 32);
    for (const width of [1280, 768]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await list(page, listOverflow), `what is past a width of ${width}`).toEqual([]);
    }
    await setTextSize(page, 16);
    await page.setViewportSize({ width: 1280, height: 900 });

    if (press !== undefined) await page.getByRole('button', { name: press }).first().click();
    await page.evaluate(markEdges);
    await page.emulateMedia({ forcedColors: 'active' });
    // Colours change gradually.
    await expect.poll(() => list(page, listLostEdges)).toEqual([]);
    for (let presses = 0; presses < 8; presses += 1) {
      await page.keyboard.press('Tab');
      expect(await list(page, listUnmarkedFocus)).toEqual([]);
    }
  });

test('nothing moves for people who prefer that', async ({ page }) => {
  const longest = `Math.max(0, ...document.getAnimations().map((one) => Number(one.effect.getComputedTiming().activeDuration)))`;
  const filters = page.getByRole('dialog', { name: 'Filters' });
  const openFilters = async () => {
    await page.evaluate('globalThis.longest = 0');
    await page.getByRole('button', { name: /^All filters/ }).click();
    await expect(filters.getByLabel('At most')).toBeVisible();
    return page.evaluate('globalThis.longest');
  };
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/listing?q=Leeds');
  await expect(page.locator('#main[tabindex]')).toBeVisible();
  await page.evaluate(`(function look() {
    globalThis.longest = Math.max(globalThis.longest ?? 0, ${longest});
    requestAnimationFrame(look);
  })()`);
  expect(await openFilters()).toBeLessThanOrEqual(1);
  await page.keyboard.press('Escape');
  await expect(filters).toBeHidden();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await openFilters()).toBeGreaterThan(100);
});
