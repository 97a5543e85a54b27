import type { Page } from '@playwright/test';

interface Shown {
  readonly words: string;
  readonly links: readonly string[];
}

/**
 * The words and links of the page in the browser, between header and footer, without what comes later: a map, the button
 * that shows it on phones, and what a press opens.
 */
export async function readMain(page: Page): Promise<Shown> {
  const copyMain = `(() => {
    const main = document.getElementById('main').cloneNode(true);
    const later = 'figure:has(.town-key), section[aria-label^="Map"], [data-wide] > div[data-print], [popover]';
    for (const part of main.querySelectorAll(later)) part.remove();
    return main;
  })()`;
  const main = await page.evaluateHandle(copyMain);
  const html = String(await (await main.getProperty('innerHTML')).jsonValue());
  const words = String(await (await main.getProperty('textContent')).jsonValue());
  return { words, links: Array.from(html.matchAll(/<a [^>]*href="([^"]*)"/g), ([, to = '']) => to) };
}

export const markMain = `addEventListener('DOMContentLoaded', () => document.getElementById('main')?.setAttribute('data-of-server', ''))`;
/** Whether React knows the element that the server rendered. */
export const isTakenOver = `Object.keys(document.getElementById('main')).some((name) => name.startsWith('__reactFiber'))`;

/** Holds back the code of the site in the next document until it is released. */
export async function holdSite(page: Page): Promise<{ readonly release: () => void }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/index-*.js', async (route) => {
    await promise;
    await route.fallback();
  });
  return { release: resolve };
}
