import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { differences } from './suites.ts';

const replaced = resolve(import.meta.dirname, '../support/cloud.ts');
const foreign = resolve(import.meta.dirname, 'shared-cloud.ts');

/** The journey takes codes and names that suites expect to be free. */
class JourneyLast extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isJourney = ({ moduleId }: TestSpecification) => moduleId.endsWith('journey.foreign.ts');
    return [...sorted.filter((file) => !isJourney(file)), ...sorted.filter(isJourney)];
  }
}

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
    sequence: { sequencer: JourneyLast },
    maxWorkers: 1,
    testTimeout: 60_000,
    hookTimeout: 90_000,
    env: { NODE_NO_WARNINGS: '1' },
    testNamePattern: new RegExp(`^(?!.*(${Object.keys(differences).join('|')}))`),
  },
});
