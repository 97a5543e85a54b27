import { defineConfig } from 'vitest/config';

// Suites over the local cloud share one cloud per worker and are CPU-bound: as many workers as cores, not more.
export default defineConfig({
  test: {
    api: { host: '127.0.0.1' },
    include: ['tests/**/*.test.ts'],
    exclude: ['tests/e2e/**', 'tests/load/**', 'node_modules/**'],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    env: { NODE_NO_WARNINGS: '1', POWERTOOLS_LOG_LEVEL: 'SILENT' },
  },
});
