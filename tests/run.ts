import { spawn } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { findChangedTests, listChangedPaths } from './support/changed-tests.ts';
import { grantsVariable, recordedGrants } from './support/grants.ts';
import {
  listFailedFiles,
  Flaky,
  toPlaywrightRun,
  type RunResult,
  sumRuns,
  toVitestRun,
} from './support/run-outcome.ts';
import { findLayer, readSelection, selectEveryday, selectFiles, testSources } from './support/selection.ts';
import { Tally, tallyVariable } from './support/tally.ts';

/**
 * `npm test [-- <name>...]`: runs Vitest and Playwright and adds up what they say. Without a name it runs the tests of
 * every day; `--all` runs every test, `--changed` those that the changes since the upstream branch can break. Files of Vitest that failed are run
 * once more by themselves, as Playwright does with its tests: a wait that ran out on a busy machine passes then, a
 * defect fails again. With `--strict`, as the nightly run has it, what passes at its second run only counts as failed
 * unless `tests/flaky.json` lists its file.
 */
const folder = 'test-results';
/** Two browsers and two clouds at once are a lot for two cores, which were slower with both than one after the other. */
const sideBySide = availableParallelism() >= 4;

interface RunOptions {
  readonly environment?: Readonly<Record<string, string>>;
  /** Called when the run sends its signal (`start-signal.ts`), and when it ends. */
  readonly onStart?: () => void;
}

async function runProgram(
  args: readonly string[],
  { environment = {}, onStart }: RunOptions = {},
): Promise<number> {
  const child = spawn(process.execPath, args, {
    stdio: ['inherit', 'inherit', 'inherit', ...(onStart ? (['ipc'] as const) : [])],
    env: { ...process.env, ...environment },
  });
  const { promise, resolve } = Promise.withResolvers<number>();
  child.on('message', () => onStart?.());
  child.on('exit', (code) => {
    onStart?.();
    resolve(code ?? 1);
  });
  return promise;
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

async function runVitestOnce(name: string, files: readonly string[]) {
  const target = `${folder}/${name}.json`;
  const reporters = ['--reporter=default', '--reporter=./tests/support/tally.ts'];
  // A project is named after its layer. Those that are not asked for would be prepared, too, which takes seconds.
  const projects = [...new Set(files.map(findLayer))].map((layer) => `--project=${layer}`);
  const args = ['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...projects, ...files];
  const environment = { [tallyVariable]: target, [grantsVariable]: recordedGrants };
  const code = await runProgram(args, { environment });
  return { tally: Tally.parse(readJson(target)), ok: code === 0 };
}

async function runVitest(files: readonly string[]): Promise<RunResult> {
  const first = await runVitestOnce('vitest', files);
  const again = listFailedFiles(first.tally);
  if (again.length === 0) return toVitestRun(first.tally, undefined, first.ok);
  const second = await runVitestOnce('vitest-again', again);
  return toVitestRun(first.tally, second.tally, second.ok);
}

async function runPlaywright(files: readonly string[], onStart?: () => void): Promise<RunResult> {
  const tags = extent === 'everyday' ? ['--grep', '@everyday'] : [];
  const args = ['node_modules/@playwright/test/cli.js', 'test', ...tags, ...files];
  const code = await runProgram(args, { ...(onStart && { onStart }) });
  return toPlaywrightRun(readJson(`${folder}/playwright.json`), code === 0);
}

/** Ends the process with what is wrong about the names of the command line. */
function selectTests() {
  try {
    const selection = readSelection(process.argv.slice(2));
    return {
      ...selection,
      selected: selectFiles(globSync([...testSources]).toSorted(), selection),
    };
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(1);
  }
}

function print(title: string, lines: readonly string[]): void {
  if (lines.length > 0) console.log([`\n${title}:`, ...lines].join('\n  '));
}

const listed = Flaky.parse(readJson('tests/flaky.json'));
const unknown = listed.filter(({ file }) => !existsSync(file));
if (unknown.length > 0)
  throw new Error(`tests/flaky.json lists ${unknown.map(({ file }) => file).join(', ')}`);
const { extent, selected, isStrict } = selectTests();
const files =
  extent === 'all'
    ? selected
    : extent === 'changed'
      ? await findChangedTests(selected)
      : selectEveryday(selected, listChangedPaths());
const inBrowser = files.filter((file) => file.endsWith('.spec.ts'));
const others = files.filter((file) => findLayer(file) !== undefined && !file.endsWith('.spec.ts'));

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const runs: RunResult[] = [];
if (sideBySide && inBrowser.length > 0) {
  const start = Promise.withResolvers<void>();
  const journeys = runPlaywright(inBrowser, start.resolve);
  // The start of the site takes all cores, and its functions have the time limits of a stage.
  await start.promise;
  runs.push(...(await Promise.all([...(others.length > 0 ? [runVitest(others)] : []), journeys])));
} else {
  if (others.length > 0) runs.push(await runVitest(others));
  if (inBrowser.length > 0) runs.push(await runPlaywright(inBrowser));
}

const { passed, failed, failures, flaky, tolerated } = sumRuns(runs, listed, isStrict);
print('failed', failures);
print('passed at their second run only, and tests/flaky.json does not list their files', flaky);
print('passed at their second run only', tolerated);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
