import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { openPythonEnvironment } from '../support/python-environment.ts';

/** What the judges fetch and write; nothing of it is needed to develop. */
export const folder = resolve(import.meta.dirname, '../../.gable/judges');

/** Makes a folder of the judges, empty. */
export function emptyFolder(name: string): string {
  const path = join(folder, name);
  rmSync(path, { recursive: true, force: true });
  mkdirSync(path, { recursive: true });
  return path;
}

/** Fetches into a folder once; what an interrupted run left is removed. */
function fetchOnce(name: string, fetchInto: (path: string) => void): string {
  const path = join(folder, name);
  const complete = join(path, 'complete');
  if (existsSync(complete)) return path;
  fetchInto(emptyFolder(name));
  writeFileSync(complete, '');
  return path;
}

/** The folder of a package of npm, such as `vnu-jar@26.9.27`, without its scripts. */
export function fetchNpmPackage(spec: string): string {
  const name = spec.slice(0, spec.lastIndexOf('@'));
  const path = fetchOnce(spec, (target) =>
    execFileSync(
      'npm',
      ['install', '--prefix', target, '--ignore-scripts', '--no-audit', '--no-fund', spec],
      {
        stdio: ['ignore', 'ignore', 'inherit'],
      },
    ),
  );
  return join(path, 'node_modules', name);
}

/** The folder of the programs of a package of PyPI, such as `cfn-lint==1.58.0`, and of what it needs besides. */
export function fetchPythonPackage(spec: string, others: readonly string[] = []): string {
  mkdirSync(folder, { recursive: true });
  return openPythonEnvironment(join(folder, spec), [spec, ...others]);
}

/** The class path of what a `pom.xml` names, by Maven. */
export function fetchJars(pom: string, name: string): string {
  const path = fetchOnce(name, (target) => {
    copyFileSync(pom, join(target, 'pom.xml'));
    execFileSync('mvn', ['-q', '-B', 'dependency:copy-dependencies', '-DoutputDirectory=jars'], {
      cwd: target,
      stdio: 'inherit',
    });
  });
  return join(path, 'jars', '*');
}

/** The program of a Go module, whose sum Go checks. */
export function fetchGoProgram(module: string, version: string): string {
  const name = module.slice(module.lastIndexOf('/') + 1);
  const path = fetchOnce(`${name}-${version}`, (target) =>
    execFileSync('go', ['install', `${module}@${version}`], {
      env: { ...process.env, GOBIN: target },
      stdio: 'inherit',
    }),
  );
  return join(path, name);
}

export function fetchCommit(repository: string, commit: string): string {
  return fetchOnce(commit, (target) => {
    const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: target, stdio: 'inherit' });
    git('init', '--quiet');
    git('fetch', '--quiet', '--depth', '1', repository, commit);
    git('checkout', '--quiet', 'FETCH_HEAD');
  });
}

/** What a program prints, errors last, whatever its exit code is. @throws Error where it could not run to its end */
export function readOutput(program: string, args: readonly string[], options: { cwd?: string } = {}): string {
  const { stdout, stderr, status, error } = spawnSync(program, args, {
    encoding: 'utf8',
    maxBuffer: 512 * 1024 * 1024,
    ...options,
  });
  if (status === null) throw error ?? new Error(`${program} was ended`);
  return `${stdout}${stderr}`;
}

/** The JSON that a program prints. @throws Error with its words where it prints none */
export function readJson(program: string, args: readonly string[]): unknown {
  const { stdout, stderr } = spawnSync(program, args, { encoding: 'utf8', maxBuffer: 512 * 1024 * 1024 });
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout);
}
