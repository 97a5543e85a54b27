import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { differences } from './suites.ts';

const replaced = resolve(import.meta.dirname, '../support/cloud.ts');
const foreign = resolve(import.meta.dirname, 'shared-cloud.ts');

/** API suites against a deployed stage on an emulator; `main.ts` deploys it first and names the suites. */
export default defineConfig({
  plugins: [
    {
      name: 'foreign-cloud',
      enforce: 'pre',
      async resolveId(source, importer, options) {
        if (!source.endsWith('/cloud.ts') || importer === undefined) return undefined;
        const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
        return resolved?.id === replaced ? foreign : undefined;
      },
    },
  ],
  test: {
    include: ['tests/**/*-api.test.ts', 'tests/foreign/*.foreign.ts'],
    pool: 'forks',
    isolate: false,
    maxWorkers: 1,
    testTimeout: 60_000,
    hookTimeout: 90_000,
    env: { NODE_NO_WARNINGS: '1' },
    testNamePattern: new RegExp(`^(?!.*(${Object.keys(differences).join('|')}))`),
  },
});
