import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import * as z from 'zod';
import { installTools } from '../../infra/tools/install.ts';

const modules = path.resolve(import.meta.dirname, '../../node_modules');
const archives = ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br'];
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export interface LaunchOptions {
  readonly executablePath: string;
  readonly args: string[];
  readonly env: Record<string, string>;
}

/**
 * How Playwright and vitest start their browser: the one that `CHROMIUM_PATH` names, Playwright's own, an installed
 * Chrome or Chromium, or else one that is fetched as a package, for Linux on x64, where no system package is needed.
 */
export function createLaunchOptions(): LaunchOptions {
  const env = createEnvironment();
  const executablePath = env['CHROMIUM_PATH'] ?? findBrowser(env);
  if (executablePath) return { executablePath, args: flags, env };
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error('no browser for the tests: run npx playwright install chromium, or set CHROMIUM_PATH');
  const folder = unpackChromium();
  const libraries = path.join(folder, 'al2023', 'lib');
  const known = env['LD_LIBRARY_PATH'];
  return {
    executablePath: path.join(folder, 'chromium'),
    args: flags,
    env: {
      ...env,
      FONTCONFIG_FILE: path.join(folder, 'fonts.conf'),
      LD_LIBRARY_PATH: known ? `${known}:${libraries}` : libraries,
    },
  };
}

function createEnvironment(): Record<string, string> {
  const set = Object.entries(process.env).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  );
  return Object.fromEntries(set);
}

/** Playwright's own browser or an installed one. */
function findBrowser(env: Readonly<Record<string, string>>): string | undefined {
  return [chromium.executablePath(), ...listInstallPaths(env)].find((file) => existsSync(file));
}

function listInstallPaths(env: Readonly<Record<string, string>>): string[] {
  const { platform } = process;
  if (platform === 'darwin')
    return ['Google Chrome', 'Chromium'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`);
  if (platform === 'win32')
    return ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA']
      .flatMap((name) => env[name] ?? [])
      .map((folder) => path.join(folder, 'Google/Chrome/Application/chrome.exe'));
  const names = ['google-chrome-stable', 'google-chrome', 'chromium'];
  return (env['PATH'] ?? '')
    .split(path.delimiter)
    .flatMap((folder) => names.map((name) => path.join(folder, name)));
}

/** The folder of the unpacked browser, one per version; renamed once complete, so it is never partial. */
function unpackChromium(): string {
  const pack = path.join(installTools('browser'), 'node_modules/@sparticuz/chromium');
  const { version } = z
    .object({ version: z.string() })
    .parse(JSON.parse(readFileSync(path.join(pack, 'package.json'), 'utf8')));
  const folder = path.join(modules, '.cache', 'chromium', version);
  if (existsSync(folder)) return folder;
  mkdirSync(path.dirname(folder), { recursive: true });
  const part = mkdtempSync(`${folder}-`);
  inflateInto(pack, part);
  writeFileSync(path.join(part, 'fonts.conf'), createFontsConf(folder));
  try {
    renameSync(part, folder);
  } catch (error) {
    // Another worker was quicker; its folder is as good.
    rmSync(part, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
  return folder;
}

/** The package unpacks into the temporary folder only, so it runs in a process with another one. */
function inflateInto(pack: string, folder: string): void {
  const files = JSON.stringify(archives.map((name) => path.join(pack, 'bin', name)));
  const code = `import { inflate } from '@sparticuz/chromium'; await Promise.all(${files}.map((file) => inflate(file)));`;
  execFileSync(process.execPath, ['--input-type=module', '-e', code], {
    env: { ...process.env, TMPDIR: folder },
    cwd: path.resolve(pack, '../../..'),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** Names the folder that the browser ends up in; a relative cache would land wherever a test was started from. */
const createFontsConf = (folder: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts/fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${path.join(folder, 'fonts-cache')}</cachedir>
</fontconfig>
`;
