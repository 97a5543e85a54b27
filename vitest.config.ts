import { availableParallelism } from 'node:os';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { createLaunchOptions } from './tests/support/chromium.ts';

const api = { host: '127.0.0.1' };
/** Suites over the whole application on the local cloud. */
const apiSuites = 'tests/**/*-api.test.ts';
/** Suites that start programs and clouds of their own, and those of one module with its library, file or socket. */
const platform = [
  'tests/{local,infra,e2e,architecture}/**/*.test.ts',
  'infra/local-cloud/tests/**/*.test.ts',
  'tests/**/*-adapter.test.ts',
];
/** A condition may take its time on a busy machine. */
const waits = { testTimeout: 60_000, hookTimeout: 90_000, expect: { poll: { timeout: 15_000 } } } as const;
const patient = {
  pool: 'forks',
  ...waits,
  env: { NODE_NO_WARNINGS: '1', POWERTOOLS_LOG_LEVEL: 'SILENT' },
} as const;

/** Suites over the local cloud are bound by the processor: as many workers as cores, not more. */
const workers = Math.max(2, availableParallelism());
/** Many small heaps on few cores: helpers that collect at the same time cost more than they save. */
const oneCollector = ['--single-threaded-gc'];

export default defineConfig({
  test: {
    api,
    maxWorkers: workers,
    projects: [
      {
        test: {
          name: 'platform',
          api,
          include: platform,
          exclude: [apiSuites],
          // As for the suites below: most of a small file's time was spent on loading what the one before it had.
          isolate: false,
          execArgv: oneCollector,
          setupFiles: ['tests/support/fresh-modules.ts', 'tests/support/run-cleanups.ts'],
          ...patient,
        },
      },
      {
        test: {
          name: 'unit',
          api,
          include: ['tests/**/*.test.ts'],
          exclude: [apiSuites, ...platform, 'tests/web/**/*.tsx', 'tests/load/**'],
          // Nothing here changes the process it runs in; a new one for each file took longer than the tests.
          isolate: false,
          setupFiles: ['tests/support/fresh-modules.ts'],
          ...patient,
          // Modules of rows read the names of their tables as they load.
          env: { ...patient.env, TABLE_NAME: 'table', RECORDS_TABLE_NAME: 'records' },
        },
      },
      {
        test: {
          name: 'api',
          api,
          include: [apiSuites],
          // The files of a worker share its cloud.
          isolate: false,
          execArgv: oneCollector,
          globalSetup: ['tests/support/prepare.ts'],
          setupFiles: ['tests/support/run-cleanups.ts', 'tests/support/begin-suite.ts'],
          ...patient,
          // Many calls and their reactions, one after another.
          testTimeout: 90_000,
        },
      },
      {
        plugins: [react(), tailwindcss()],
        test: {
          name: 'web',
          api,
          include: ['tests/web/**/*.test.tsx'],
          // A third of a file's time was spent on loading what the one before it had.
          isolate: false,
          setupFiles: ['tests/web/setup.ts'],
          ...waits,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: createLaunchOptions() }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
