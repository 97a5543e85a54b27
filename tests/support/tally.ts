import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import * as z from 'zod';

/** What a run of Vitest came to. */
export const Tally = z.object({
  files: z.array(
    z.object({
      file: z.string(),
      passed: z.int(),
      /** Each failed test, or the file itself where it did not load, with the first line of why. */
      failures: z.array(z.object({ test: z.string(), reason: z.string() })),
    }),
  ),
  /** Errors that no test caught; they belong to no file. */
  loose: z.array(z.string()),
});
export type Tally = z.output<typeof Tally>;

/** Where a run is to write its tally. */
export const tallyVariable = 'GABLE_TALLY';

/** Writes the tally of a run as JSON. */
export default class TallyReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly { readonly message: string }[]): void {
    const tally: Tally = {
      files: modules.map(toFileTally),
      loose: unhandled.map(({ message }) => getFirstLine(message)),
    };
    const target = process.env[tallyVariable];
    if (target !== undefined) writeFileSync(target, JSON.stringify(tally));
  }
}

function toFileTally(module: TestModule): Tally['files'][number] {
  const file = relative('.', module.moduleId);
  const tests = [...module.children.allTests()];
  const broken = [module, ...module.children.allSuites()].flatMap((part) =>
    part.errors().map(({ message }) => ({ test: file, reason: getFirstLine(message) })),
  );
  const failed = tests.flatMap((test) => {
    const { state, errors } = test.result();
    return state === 'failed'
      ? [{ test: `${file} › ${test.fullName}`, reason: getFirstLine(errors[0]?.message ?? '') }]
      : [];
  });
  return {
    file,
    passed: tests.filter((test) => test.result().state === 'passed').length,
    failures: [...broken, ...failed],
  };
}

const getFirstLine = (text: string): string => text.split('\n', 1)[0] ?? '';
