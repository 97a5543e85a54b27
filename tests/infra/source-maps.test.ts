import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bundleEntries } from '../../infra/bundle/build-functions.ts';
import { moveSourceMap } from '../../infra/bundle/source-maps.ts';
import { runOpsCommand } from '../../infra/ops/command.ts';

const entry = 'functions/kernel/events/queue-counts.ts';
const name = 'kernel-events-queue-counts';

/** A folder in which a file is CommonJS, as on Lambda. */
const folder = mkdtempSync(resolve('node_modules/.cache/source-maps-'));
const [maps, log] = [join(folder, 'maps'), join(folder, 'log.json')];
let script: string;
let stack: string;
beforeAll(async () => {
  await bundleEntries([entry], folder);
  const file = join(folder, name, 'index.js');
  script = moveSourceMap(file, name, maps);
  // In a process of its own: Vitest has a format of stack traces that reads no such name.
  const run = `require(${JSON.stringify(file)}).handler().catch(({ stack }) => process.stdout.write(stack))`;
  stack = execFileSync(process.execPath, ['-e', run], { encoding: 'utf8', env: {} });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a bundle', () => {
  test('is deployed without its source map, which the build keeps by name and content', () => {
    expect(readdirSync(join(folder, name))).toEqual(['index.js']);
    expect(readdirSync(maps)).toEqual([`${script}.map`]);
    expect(script).toMatch(/^kernel-events-queue-counts-[0-9a-f]{8}\.js$/);
    expect(readFileSync(join(folder, name, 'index.js'), 'utf8')).not.toContain('sourceMappingURL');
  });

  test('names itself in its stack traces', () => {
    expect(stack).toMatch(
      new RegExp(`The environment lacks QUEUE_PREFIX\\n +at env \\(${script}:\\d+:\\d+\\)`),
    );
  });
});

describe('npm run ops -- trace', () => {
  test('names the source lines of a log', async () => {
    writeFileSync(log, JSON.stringify({ level: 'ERROR', error: { stack } }));
    const traced = await runOpsCommand(['trace', log, '--maps', maps], {});
    expect(traced).toMatch(/at env \(functions\/kernel\/env\.ts:\d+:\d+\)/);
    expect(traced).toMatch(/\n +at .*\(?functions\/kernel\/events\/queue-counts\.ts:\d+:\d+/);
    expect(traced).not.toContain(script);
  });

  test('leaves lines of another build as they are', async () => {
    writeFileSync(log, 'at env (offers-handler-00000000.js:1:2)');
    expect(await runOpsCommand(['trace', log, '--maps', maps], {})).toBe(
      'at env (offers-handler-00000000.js:1:2)',
    );
  });

  test('refuses a folder that does not exist', async () => {
    await expect(runOpsCommand(['trace', log, '--maps', join(folder, 'none')], {})).rejects.toThrow(
      'There is no ',
    );
  });
});
