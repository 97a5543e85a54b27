import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

const Names = z.record(z.string(), z.string()).default({});
const LockEntry = z.looseObject({
  version: z.string().optional(),
  integrity: z.string().optional(),
  dependencies: Names,
  optionalDependencies: Names,
});
export const Lock = z.looseObject({
  lockfileVersion: z.literal(3),
  packages: z.record(z.string(), LockEntry),
});
export type Lock = z.output<typeof Lock>;

/** Where Node finds a package that another one imports: in its own folder, or in one of those around it. */
function locatePackage({ packages }: Lock, importer: string, name: string): string | undefined {
  for (let folder = importer; ;) {
    const found = path.posix.join(folder, 'node_modules', name);
    if (packages[found]) return found;
    if (folder === '') return undefined;
    const parent = folder.lastIndexOf('/node_modules/');
    folder = parent < 0 ? '' : folder.slice(0, parent);
  }
}

/**
 * The part of a lock that one package needs on any platform, with the integrity of each.
 * @throws when the lock lacks the package, or the integrity of one that it needs
 */
export function selectLockPart(lock: Lock, name: string): Lock {
  const packages: Record<string, z.output<typeof LockEntry>> = {};
  const waiting = [locatePackage(lock, '', name)];
  for (let found = waiting.pop(); found !== undefined; found = waiting.pop()) {
    const entry = lock.packages[found];
    if (!entry || packages[found]) continue;
    if (entry.integrity === undefined) throw new Error(`package-lock.json has no integrity of ${found}`);
    packages[found] = entry;
    for (const needed of Object.keys({ ...entry.dependencies, ...entry.optionalDependencies })) {
      const next = locatePackage(lock, found, needed);
      if (next !== undefined) waiting.push(next);
    }
  }
  const version = packages[`node_modules/${name}`]?.version;
  if (version === undefined) throw new Error(`package-lock.json has no ${name}`);
  const root = { dependencies: { [name]: version }, optionalDependencies: {} };
  return { lockfileVersion: 3, packages: { '': root, ...packages } };
}

/** Lambda runs on ARM Linux, unlike some build machines. */
const platform = ['--os=linux', '--cpu=arm64', '--libc=glibc'];
const cache = 'node_modules/.cache/gable-native';

/**
 * Puts a package with native code into a folder of functions, as the project's lock has it. It is installed once for
 * each state of the lock and copied from then on, so that a deployment does not depend on the registry; npm takes it
 * from its own cache if it can, and checks its integrity.
 */
export function installNative(name: string, folder: string): void {
  const lock = selectLockPart(Lock.parse(JSON.parse(readFileSync('package-lock.json', 'utf8'))), name);
  const text = JSON.stringify({ name: 'native', version: '0.0.0', ...lock });
  const key = createHash('sha256').update(text).update(platform.join(' ')).digest('hex').slice(0, 16);
  const ready = path.join(cache, `${name}-${key}`);
  if (!existsSync(ready)) installPackage(lock, text, ready);
  cpSync(path.join(ready, 'node_modules'), path.join(folder, 'node_modules'), { recursive: true });
}

function installPackage({ packages }: Lock, text: string, ready: string): void {
  const folder = `${ready}.${process.pid}`;
  mkdirSync(folder, { recursive: true });
  try {
    const { dependencies } = packages[''] ?? {};
    const manifest = { name: 'native', version: '0.0.0', private: true, dependencies };
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest));
    writeFileSync(path.join(folder, 'package-lock.json'), text);
    const options = ['--omit=dev', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund'];
    execFileSync('npm', ['ci', ...platform, ...options], { cwd: folder, stdio: 'inherit' });
    renameSync(folder, ready);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
