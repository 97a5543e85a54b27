import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from './tests/support/chromium.ts';

const port = Number(process.env['E2E_PORT'] ?? 3917);
const data = path.join(tmpdir(), `gable-e2e-${process.pid}`);

// One local cloud with the demo's homes for all journeys; each journey brings people of its own.
export default defineConfig({
  testDir: 'tests',
  testMatch: ['e2e/**/*.spec.ts', 'a11y/**/*.spec.ts'],
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  retries: 0,
  reporter: process.env['CI']
    ? [['line'], ['json', { outputFile: 'test-results/playwright.json' }]]
    : [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions: launchOptions(),
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    video: 'off',
    trace: 'retain-on-failure',
  },
  projects: [
    { name: 'desktop', use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } } },
  ],
  webServer: {
    command: 'node infra/local/main.ts',
    url: `http://127.0.0.1:${port}/_local/health`,
    env: { PORT: String(port), GABLE_DATA: data },
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});
