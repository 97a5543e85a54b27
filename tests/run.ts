import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import * as z from 'zod';
import { Tally, tallyFile } from './support/tally.ts';

/**
 * Runs both test runners side by side, as each of them waits a good part of its time, and adds up what they say. Files
 * of Vitest that failed are run once more by themselves, as Playwright does with its tests: a wait that ran out on a
 * busy machine passes then, a defect fails again. What needed that second look is named at the end, above the sum.
 */
const folder = 'test-results';
const Playwright = z.object({ stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int() }) });

async function run(args: readonly string[], environment: Record<string, string> = {}): Promise<number> {
  const child = spawn(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...environment } });
  const { promise, resolve } = Promise.withResolvers<number>();
  child.on('exit', (code) => resolve(code ?? 1));
  return promise;
}

const report = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

async function vitest(name: string, ...files: string[]): Promise<Tally & { readonly code: number }> {
  const target = `${folder}/${name}.json`;
  const reporters = ['--reporter=default', '--reporter=./tests/support/tally.ts'];
  const args = ['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...files];
  const code = await run(args, { [tallyFile]: target });
  return { ...Tally.parse(report(target)), code };
}

async function playwright() {
  const code = await run(['node_modules/@playwright/test/cli.js', 'test']);
  return { ...Playwright.parse(report(`${folder}/playwright.json`)).stats, code };
}

const failuresOf = ({ files }: Tally): string[] => files.flatMap(({ failures }) => failures);
const named = (title: string, lines: readonly string[]) => {
  if (lines.length > 0) console.log([`\n${title}:`, ...lines].join('\n  '));
};

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const runs = [vitest('vitest'), playwright()] as const;
// One that leaves no report must not leave the other running.
await Promise.allSettled(runs);
const [first, browser] = await Promise.all(runs);
const failedFiles = first.files.filter(({ failures }) => failures.length > 0).map(({ file }) => file);
const second = failedFiles.length > 0 ? await vitest('vitest-again', ...failedFiles) : undefined;

const lasting = second ?? first;
const files = [...first.files.filter(({ failures }) => failures.length === 0), ...(second?.files ?? [])];
const passed = files.reduce((sum, file) => sum + file.passed, 0) + browser.expected + browser.flaky;
// An error that no test caught belongs to no file, so no second look can clear it.
const loose = [...first.loose, ...(second?.loose ?? [])];
const failed = failuresOf(lasting).length + loose.length + browser.unexpected;
// A runner may end badly without a test that failed.
const unseen = failed === 0 && lasting.code + browser.code > 0 ? 1 : 0;

if (second) named('failed at first', failuresOf(first));
named('failed', failuresOf(lasting));
named('errors outside of tests', loose);
const mended = second ? Math.max(0, failuresOf(first).length - failuresOf(second).length) : 0;
if (mended + browser.flaky > 0) console.log(`\n${mended + browser.flaky} passed at their second run only`);
console.log(`\n${passed} passed, ${failed + unseen} failed`);
process.exitCode = failed + unseen > 0 ? 1 : 0;
