import { stripVTControlCharacters } from 'node:util';
import * as z from 'zod';
import type { Tally } from './tally.ts';

/** A file whose tests may pass at their second run only, and why that is put up with. */
export const Flaky = z.array(z.object({ file: z.string(), reason: z.string().min(20) }));
export type Flaky = z.output<typeof Flaky>;

/** A run of Vitest, or of Playwright, as the sum needs it. */
export interface RunResult {
  readonly passed: number;
  readonly failures: readonly string[];
  /** Tests that failed and then passed, by their file. */
  readonly retried: readonly RetriedTest[];
  /** Whether the runner ended well. */
  readonly ok: boolean;
}
export interface RetriedTest {
  readonly file: string;
  readonly test: string;
  /** Why it failed at its first run, in a line. */
  readonly reason: string;
}

const listFailures = ({ files }: Tally) => files.flatMap(({ failures }) => failures);

/** The files of a run that have to be run again. */
export function listFailedFiles({ files }: Tally): string[] {
  return files.filter(({ failures }) => failures.length > 0).map(({ file }) => file);
}

/**
 * What Vitest's first run came to, and the second run of its failed files. An error that no test caught belongs to no
 * file, so no second run can clear it.
 */
export function toVitestRun(first: Tally, second: Tally | undefined, ok: boolean): RunResult {
  const sound = first.files.filter(({ failures }) => failures.length === 0);
  const files = [...sound, ...(second?.files ?? [])];
  const lasting = listFailures(second ?? first);
  const failedAgain = new Set(lasting.map(({ test }) => test));
  const retried =
    second === undefined
      ? []
      : first.files.flatMap(({ file, failures }) =>
          failures.filter(({ test }) => !failedAgain.has(test)).map((failure) => ({ file, ...failure })),
        );
  return {
    passed: files.reduce((sum, { passed }) => sum + passed, 0),
    failures: [
      ...lasting.map(({ test, reason }) => `${test}: ${reason}`),
      ...first.loose,
      ...(second?.loose ?? []),
    ],
    retried,
    ok,
  };
}

const Spec = z.object({
  title: z.string(),
  tests: z.array(
    z.object({
      status: z.string(),
      /** The tries, oldest first. */
      results: z.array(z.object({ error: z.object({ message: z.string().optional() }).optional() })),
    }),
  ),
});
interface Suite {
  readonly file: string;
  readonly specs: readonly z.output<typeof Spec>[];
  readonly suites?: readonly Suite[] | undefined;
}
const Suite: z.ZodType<Suite> = z.object({
  file: z.string(),
  specs: z.array(Spec),
  get suites() {
    return z.array(Suite).optional();
  },
});
const Report = z.object({
  suites: z.array(Suite),
  errors: z.array(z.object({ message: z.string().optional() })),
});

/** What Playwright's JSON report has; it has run failed tests a second time itself. */
export function toPlaywrightRun(report: unknown, ok: boolean): RunResult {
  const { suites, errors } = Report.parse(report);
  const tests = suites.flatMap(listTests);
  const withStatus = (status: string) => tests.filter((test) => test.status === status);
  return {
    passed: withStatus('expected').length + withStatus('flaky').length,
    failures: [
      ...withStatus('unexpected').map(({ test, reason }) => `${test}: ${reason}`),
      ...errors.map(({ message = 'an error outside of tests' }) => getFirstLine(message)),
    ],
    retried: withStatus('flaky').map(({ file, test, reason }) => ({ file, test, reason })),
    ok,
  };
}

function listTests({ file, specs, suites = [] }: Suite): (RetriedTest & { readonly status: string })[] {
  const path = `tests/${file}`;
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ status, results }) => {
      const message = results.find(({ error }) => error)?.error?.message ?? 'no error is reported';
      return { file: path, test: `${path} › ${title}`, reason: summarise(message), status };
    }),
  );
  return [...own, ...suites.flatMap(listTests)];
}

/** What was expected and found, and the last that the log of the calls knows, in a line without colours. */
function summarise(message: string): string {
  const [summary = '', log = ''] = stripVTControlCharacters(message).split('\nCall log:', 2);
  const lines = listLines(summary).filter((line) => !line.startsWith('at '));
  return [...lines, ...listLines(log).slice(-5)].join(' · ');
}

const listLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const getFirstLine = (text: string): string => text.split('\n', 1)[0] ?? '';

export interface RunOutcome {
  readonly passed: number;
  readonly failed: number;
  readonly failures: readonly string[];
  /** Passed at their second run, which is a failure in a strict run if they are not listed; with the first reason. */
  readonly flaky: readonly string[];
  /** Passed at their second run, which is put up with; with the first reason. */
  readonly tolerated: readonly string[];
}

/** Adds up the runs. A strict run fails for each test that needed a second run and whose file is not listed. */
export function sumRuns(runs: readonly RunResult[], listed: Flaky, strict: boolean): RunOutcome {
  const excused = new Set(listed.map(({ file }) => file));
  const retried = runs.flatMap((run) => run.retried);
  const flaky = strict ? retried.filter(({ file }) => !excused.has(file)) : [];
  const tolerated = retried.filter((one) => !flaky.includes(one));
  const failures = runs.flatMap((run) => run.failures);
  // A runner may end badly without a test that failed.
  const unseen = failures.length === 0 && runs.some(({ ok }) => !ok) ? 1 : 0;
  return {
    passed: runs.reduce((sum, { passed }) => sum + passed, 0) - flaky.length,
    failed: failures.length + flaky.length + unseen,
    failures,
    flaky: flaky.map(toLine),
    tolerated: tolerated.map(toLine),
  };
}

const toLine = ({ test, reason }: RetriedTest): string => `${test}: ${reason}`;
