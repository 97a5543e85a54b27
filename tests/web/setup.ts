import { beforeAll, beforeEach, vi } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { resetVisitor } from './visitor.ts';

/** All files share a page, whose modules load once. Each file finds it as it was. */
beforeAll(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  await page.viewport(414, 896);
});

/** Each test begins as a visitor whom nobody knows, with the functions of the page as they are. */
beforeEach(async () => {
  // The clean-up of vitest-browser-react is registered for the first file only.
  await cleanup();
  vi.restoreAllMocks();
  resetVisitor();
});
