import type { Reporter } from '@playwright/test/reporter';

/** Signals the process that started Playwright that the site is up and the first journey begins. */
export default class StartSignal implements Reporter {
  onBegin(): void {
    process.send?.('started');
  }
  printsToStdio(): boolean {
    return false;
  }
}
