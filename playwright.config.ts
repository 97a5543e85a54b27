import { availableParallelism } from 'node:os';
import { defineConfig, devices } from '@playwright/test';
import { createLaunchOptions } from './tests/support/chromium.ts';

const given = process.env['E2E_PORT'];
const port = Number(given ?? 3917);
const results = 'test-results';
const json = ['json', { outputFile: `${results}/playwright.json` }] as const;

// One site for all journeys; each brings people and homes of its own. The site needs a part of the cores for itself.
export default defineConfig({
  testDir: 'tests',
  testMatch: ['e2e/**/*.spec.ts', 'a11y/**/*.spec.ts'],
  outputDir: `${results}/browser`,
  fullyParallel: true,
  workers: Math.max(2, Math.floor(availableParallelism() / 2)),
  retries: 1,
  timeout: 60_000,
  // A journey holds a path, not its time, and the first ones run while the site's people and homes are written.
  expect: { timeout: 30_000 },
  reporter: [[process.env['CI'] ? 'line' : 'list'], json, ['./tests/support/start-signal.ts']],
  use: {
    baseURL: `http://localhost:${port}`,
    // The question about adverts has been answered; tests/e2e/advertising.test.ts answers it.
    storageState: {
      cookies: [],
      origins: [
        {
          origin: `http://localhost:${port}`,
          localStorage: [{ name: 'gable_advertising', value: 'refused' }],
        },
      ],
    },
    // The hosted sign-in pages of the local cloud have a certificate of its own making.
    ignoreHTTPSErrors: true,
    actionTimeout: 20_000,
    launchOptions: createLaunchOptions(),
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // Recording is a third of a journey's cost; one that failed is run again with `--trace on`.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'desktop', use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } } },
  ],
  // A site that runs already is named by its port.
  ...(given === undefined && {
    webServer: {
      command: `"${process.execPath}" tests/e2e/site.ts`,
      // Its last line: it answers before its first people and homes are there.
      wait: { stdout: /^mails, events/m },
      env: { PORT: String(port), GABLE_DATA: `node_modules/.cache/gable-e2e` },
      timeout: 240_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    },
  }),
});
