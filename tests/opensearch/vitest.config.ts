import { defineConfig } from 'vitest/config';

/** Tests against OpenSearch, which `main.ts` starts. */
export default defineConfig({
  test: {
    include: ['tests/opensearch/*.opensearch.ts'],
    pool: 'forks',
    maxWorkers: 1,
    // The nightly run compares 600 markets.
    testTimeout: 3_600_000,
    hookTimeout: 90_000,
  },
});
