import { beforeAll, beforeEach, vi } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { page } from 'vitest/browser';

/** All files share a page, whose modules load once. Each file finds it as it was. */
beforeAll(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  await page.viewport(414, 896);
});

// The clean-up of vitest-browser-react is registered for the first file only.
beforeEach(async () => cleanup());
