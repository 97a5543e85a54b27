import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
const cache = join(root, 'node_modules/.cache/tools');
const files = ['package.json', 'package-lock.json'];

/** The folders next to this file, each with packages that few commands need and a lock of its own. */
export type ToolSet = 'browser' | 'clients' | 'commits' | 'dead-code' | 'load' | 'release' | 'sources';

/** The folder that a set is installed in, once for each state of its lock: the first command that needs it does so. */
export function installTools(set: ToolSet): string {
  const folder = join(import.meta.dirname, set);
  const hash = createHash('sha256').update(readFileSync(join(folder, 'package-lock.json')));
  const ready = join(cache, `${set}-${hash.digest('hex').slice(0, 16)}`);
  if (existsSync(ready)) return ready;
  console.error(`fetching the packages of infra/tools/${set}`);
  const part = `${ready}.${process.pid}`;
  mkdirSync(part, { recursive: true });
  try {
    for (const file of files) cpSync(join(folder, file), join(part, file));
    runNpm(
      ['ci', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'],
      part,
    );
    renameSync(part, ready);
  } catch (error) {
    // Another program was quicker; its folder is as good.
    if (!existsSync(ready)) throw error;
  } finally {
    rmSync(part, { recursive: true, force: true });
  }
  return ready;
}

/** Windows starts npm by its shell alone. */
function runNpm(args: readonly string[], cwd: string): void {
  const shell = process.platform === 'win32';
  execFileSync('npm', args, { cwd, shell, stdio: ['ignore', 'ignore', 'inherit'] });
}

/** Loads a module of a set. */
export const requireTool = (set: ToolSet): NodeJS.Require =>
  createRequire(join(installTools(set), 'package.json'));
