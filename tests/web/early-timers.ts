import { beforeEach, vi } from 'vitest';
import type { SiteCode } from '../../web/early/landing-page.ts';
import { lastSearchWaitMs } from '../../web/early/last-search-wait.ts';

/** A site whose document has no code to fetch. */
export const noCode: SiteCode = { shared: [], landingPages: [], lastSearchWaitMs };

/** Ends with each test what a first script would do seconds later, in the document that all files share. */
export function endEarlyTimers(): void {
  beforeEach(() => {
    const timers: number[] = [];
    const start = window.setTimeout;
    vi.stubGlobal('setTimeout', (...asked: Parameters<typeof start>) => {
      const timer = start(...asked);
      timers.push(timer);
      return timer;
    });
    return () => {
      vi.unstubAllGlobals();
      for (const timer of timers) clearTimeout(timer);
    };
  });
}
