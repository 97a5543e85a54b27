import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { early } from '../../web/early/early.ts';

const photo = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"/>';
/** Browsers run a module once for each address. */
const createCode = (name: string) => ({
  entry: `data:text/javascript,globalThis.siteStarts.push("${name}")`,
  shared: ['data:text/javascript,1'],
  arrivals: [],
});

declare global {
  // oxlint-disable-next-line no-var -- a global's declaration takes no other word
  var siteStarts: string[];
}

const showDocument = (content: string) => {
  const root = document.createElement('div');
  root.id = 'root';
  root.className = 'test-document';
  root.innerHTML = content;
  document.body.append(root);
};
const listPreloads = () => [
  ...document.head.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"][href^="data:"]'),
];

beforeEach(() => {
  globalThis.siteStarts = [];
});
afterEach(() => {
  vi.restoreAllMocks();
  delete document.documentElement.dataset['content'];
  for (const part of document.querySelectorAll(
    '.test-document, head [href^="data:text/javascript"], head script[src^="data:"]',
  ))
    part.remove();
});

describe('the first script of a document', () => {
  test('starts the site at once when the document has no content', async () => {
    early(createCode('first'));
    expect(listPreloads().map(({ fetchPriority }) => fetchPriority)).toEqual(['auto']);
    await expect.poll(() => globalThis.siteStarts).toEqual(['first']);
  });

  test('starts the site after the first photo of the content is decoded', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const decode = vi.spyOn(HTMLImageElement.prototype, 'decode').mockReturnValue(promise);
    document.documentElement.dataset['content'] = '';
    showDocument(`<img src='${photo}' fetchpriority="high"><img src='${photo}' fetchpriority="high">`);
    early(createCode('second'));
    expect(listPreloads().map(({ fetchPriority }) => fetchPriority)).toEqual(['low']);
    await new Promise(requestAnimationFrame);
    expect(decode).toHaveBeenCalledOnce();
    expect(document.head.querySelector('script[src^="data:"]')).toBeNull();
    resolve();
    await expect.poll(() => globalThis.siteStarts).toEqual(['second']);
  });

  test('starts the site once when a photo fails, or takes too long', async () => {
    vi.spyOn(HTMLImageElement.prototype, 'decode').mockRejectedValue(new Error('broken'));
    document.documentElement.dataset['content'] = '';
    showDocument('<img src="data:," fetchpriority="high">');
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    early(createCode('third'));
    await vi.advanceTimersByTimeAsync(2_000);
    vi.useRealTimers();
    await new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)));
    await expect.poll(() => globalThis.siteStarts).toEqual(['third']);
    expect(document.head.querySelectorAll('script[src^="data:"]')).toHaveLength(1);
  });
});
