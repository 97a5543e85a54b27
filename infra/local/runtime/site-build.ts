import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');
const builtPage = join(root, 'dist/site/index.html');
/** The sources of the site. */
const sources = ['web', 'events', 'functions', 'package.json'];

/** Builds the site into `dist/site` if a source is newer; returns that folder. */
export async function buildSite(progress: (line: string) => void): Promise<string> {
  const folder = join(root, 'dist/site');
  const builtAt = existsSync(builtPage) ? statSync(builtPage).mtimeMs : 0;
  if (sources.every((source) => getNewestTime(join(root, source)) < builtAt)) return folder;
  progress('building the site');
  if (await runVite(['--logLevel', 'warn'])) return folder;
  if (builtAt === 0) throw new Error('the site could not be built');
  progress('the site could not be built; going on with the last one that could');
  return folder;
}

/** Whether the build succeeded. */
async function runVite(options: readonly string[]): Promise<boolean> {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const link = /[#?]/.test(root) ? linkRoot() : undefined;
  const web = join(link ?? root, 'web');
  const child = spawn(process.execPath, [vite, 'build', web, ...options], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  if (link !== undefined) rmSync(dirname(link), { recursive: true });
  return code === 0;
}

/** A link to the project, for Vite: it takes what follows a # or a ? in a file's path for the query of an address. */
function linkRoot(): string {
  const link = join(mkdtempSync(join(tmpdir(), 'gable-')), 'gable');
  symlinkSync(root, link, 'junction');
  return link;
}

function getNewestTime(path: string): number {
  const own = statSync(path);
  if (!own.isDirectory()) return own.mtimeMs;
  return Math.max(own.mtimeMs, ...readdirSync(path).map((name) => getNewestTime(join(path, name))));
}

if (import.meta.main && !(await runVite([]))) process.exitCode = 1;
