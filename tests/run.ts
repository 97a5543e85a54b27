import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import * as z from 'zod';

/** Runs both test runners, one after the other, and adds up what they say. */
const folder = 'test-results';
const Vitest = z.object({ numPassedTests: z.int(), numFailedTests: z.int(), numFailedTestSuites: z.int() });
const Playwright = z.object({ stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int() }) });

async function run(command: string, ...args: string[]): Promise<number> {
  const child = spawn(process.execPath, [command, ...args], { stdio: 'inherit' });
  const { promise, resolve } = Promise.withResolvers<number>();
  child.on('exit', (code) => resolve(code ?? 1));
  return promise;
}

const report = (file: string): unknown => JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'));

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const node = await run(
  'node_modules/vitest/vitest.mjs',
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${folder}/vitest.json`,
);
const { numPassedTests, numFailedTests, numFailedTestSuites } = Vitest.parse(report('vitest.json'));
const browser = await run('node_modules/@playwright/test/cli.js', 'test');
const { stats } = Playwright.parse(report('playwright.json'));

// A file that does not load fails no test; it counts as one failure all the same.
const failed =
  numFailedTests + (numFailedTests === 0 ? numFailedTestSuites : 0) + stats.unexpected + stats.flaky;
const unseen = failed === 0 && node + browser > 0 ? 1 : 0;
console.log(`\n${numPassedTests + stats.expected} passed, ${failed + unseen} failed`);
process.exitCode = failed + unseen > 0 ? 1 : 0;
