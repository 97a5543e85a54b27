import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import * as z from 'zod';

/**
 * Runs both test runners, one after the other, and adds up what they say. Files of Vitest that failed are run once more
 * by themselves, as Playwright does with its tests: a wait that ran out on a busy machine passes then, a defect fails
 * again. What needed that second look is named at the end, above the sum.
 */
const folder = 'test-results';
const Vitest = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  numFailedTestSuites: z.int(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
});
type Vitest = z.output<typeof Vitest>;
const Playwright = z.object({ stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int() }) });

async function run(command: string, ...args: string[]): Promise<number> {
  const child = spawn(process.execPath, [command, ...args], { stdio: 'inherit' });
  const { promise, resolve } = Promise.withResolvers<number>();
  child.on('exit', (code) => resolve(code ?? 1));
  return promise;
}

const report = (file: string): unknown => JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'));

async function vitest(name: string, ...files: string[]): Promise<{ code: number; result: Vitest }> {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${folder}/${name}`];
  const code = await run('node_modules/vitest/vitest.mjs', 'run', ...reporters, ...files);
  return { code, result: Vitest.parse(report(name)) };
}

const failedFiles = ({ testResults }: Vitest): string[] =>
  testResults.filter(({ status }) => status === 'failed').map(({ name }) => relative('.', name));

/** Each failed test with the first line of why, or the file that did not load. */
const failures = ({ testResults }: Vitest): string[] =>
  testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      const file = relative('.', name);
      if (failed.length === 0) return [`${file}: ${firstLine(message)}`];
      return failed.map(
        ({ fullName, failureMessages }) =>
          `${file} › ${fullName}: ${firstLine(failureMessages?.[0] ?? message)}`,
      );
    });
const firstLine = (text: string): string => text.split('\n', 1)[0] ?? '';

// A file that does not load fails no test; it counts as one failure all the same.
const failedIn = ({ numFailedTests, numFailedTestSuites }: Vitest): number =>
  numFailedTests + (numFailedTests === 0 ? numFailedTestSuites : 0);

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const first = await vitest('vitest.json');
const again = failedFiles(first.result);
const second = again.length > 0 ? await vitest('vitest-again.json', ...again) : undefined;
const browser = await run('node_modules/@playwright/test/cli.js', 'test');
const { stats } = Playwright.parse(report('playwright.json'));

const last = second ?? first;
const failed = failedIn(last.result) + stats.unexpected;
const mended = failedIn(first.result) - failedIn(last.result);
const unseen = failed === 0 && last.code + browser > 0 ? 1 : 0;
if (second) console.log(['\nfailed at first:', ...failures(first.result)].join('\n  '));
if (failedIn(last.result) > 0) console.log(['\nfailed:', ...failures(last.result)].join('\n  '));
if (mended + stats.flaky > 0) console.log(`\n${mended + stats.flaky} passed at their second run only`);
const passed = first.result.numPassedTests + mended + stats.expected + stats.flaky;
console.log(`\n${passed} passed, ${failed + unseen} failed`);
process.exitCode = failed + unseen > 0 ? 1 : 0;
