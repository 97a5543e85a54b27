import { execFileSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The folder of the programs of a Python environment at `path` with what `pip install <packages>` brings. It is made
 * once: a path names the version that is in it. @throws where there is no `python3`, or a package cannot be had
 */
export function openPythonEnvironment(path: string, packages: readonly string[]): string {
  const programs = join(path, 'bin');
  const complete = join(path, 'complete');
  if (existsSync(complete)) return programs;
  // What an interrupted run left.
  rmSync(path, { recursive: true, force: true });
  execFileSync('python3', ['-m', 'venv', path], { stdio: 'inherit' });
  execFileSync(join(programs, 'pip'), ['install', '--quiet', ...packages], { stdio: 'inherit' });
  writeFileSync(complete, '');
  return programs;
}
