import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

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
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const child = spawn(process.execPath, [vite, 'build', 'web', '--logLevel', 'warn'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  if (code === 0) return folder;
  if (builtAt === 0) throw new Error('the site could not be built');
  progress('the site could not be built; going on with the last one that could');
  return folder;
}

function getNewestTime(path: string): number {
  const own = statSync(path);
  if (!own.isDirectory()) return own.mtimeMs;
  return Math.max(own.mtimeMs, ...readdirSync(path).map((name) => getNewestTime(join(path, name))));
}
