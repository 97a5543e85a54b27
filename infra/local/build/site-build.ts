import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import * as z from 'zod';
import { listFiles } from './assembly-cache.ts';
import { createFileHasher, isMadeFromPresent, printParts } from './content-cache.ts';

const root = resolve(import.meta.dirname, '../../..');
const builtPage = join(root, 'dist/site/index.html');
/** The list of what the site was built from, which changes with it. */
export const siteParts = 'dist/site-parts.json';

/** The folder of the last build; undefined before the first. */
export const findBuiltSite = (): string | undefined =>
  existsSync(builtPage) ? join(root, 'dist/site') : undefined;

/**
 * Builds the site into `dist/site`, and the renderer of its pages next to it, unless both were built from the sources as
 * they are; returns the site's folder.
 */
export async function buildSite(progress: (line: string) => void): Promise<string> {
  const folder = join(root, 'dist/site');
  const isBuilt = existsSync(builtPage);
  if (isBuilt && isMadeFromPresent(join(root, siteParts))) return folder;
  progress('building the site');
  if (await buildBoth(['--logLevel', 'warn'])) return folder;
  if (!isBuilt) throw new Error('the site could not be built');
  progress('the site could not be built; going on with the last one that could');
  return folder;
}

const Sources = z.array(z.string());

/** Notes what both were built from: their folder, what they import of others, and the packages. */
function writeParts(started: number): void {
  const imported = ['site-sources.json', 'renderer-sources.json'].flatMap((list) =>
    Sources.parse(JSON.parse(readFileSync(join(root, 'dist', list), 'utf8'))),
  );
  const paths = [...listFiles(['web', 'package-lock.json']), ...imported, ...listContracts()];
  writeFileSync(join(root, siteParts), printParts(paths, createFileHasher(started)));
}

/** What the document of the API is printed from. */
const listContracts = (): readonly string[] =>
  listFiles(['functions']).filter((path) =>
    /contract\.ts$|^functions\/delivery\/(openapi|manifest)/.test(path),
  );

/** Whether the builds succeeded. */
async function buildBoth(options: readonly string[]): Promise<boolean> {
  const started = Date.now();
  const project = openProject();
  const web = join(project.folder, 'web');
  // The renderer's build notes which build of the site it is for.
  const isBuilt =
    (await runVite([web, ...options])) &&
    (await runVite([web, '--config', join(web, 'server/vite.config.ts'), '--logLevel', 'warn']));
  project.close();
  if (isBuilt) writeParts(started);
  return isBuilt;
}

async function runVite(options: readonly string[]): Promise<boolean> {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const child = spawn(process.execPath, [vite, 'build', ...options], {
    cwd: root,
    // The programs of tests say `test`, with which Vite compiles for development.
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  return code === 0;
}

/** The project's folder for Vite, which takes what follows a # or a ? in a file's path for the query of an address. */
export function openProject(): { readonly folder: string; readonly close: () => void } {
  if (!/[#?]/.test(root)) return { folder: root, close: () => undefined };
  const parent = mkdtempSync(join(tmpdir(), 'gable-'));
  const link = join(parent, 'gable');
  symlinkSync(root, link, 'junction');
  return { folder: link, close: () => rmSync(parent, { recursive: true, force: true }) };
}

if (import.meta.main && !(await buildBoth([]))) process.exitCode = 1;
