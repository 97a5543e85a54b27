import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { installTools } from '../tools/install.ts';

const root = resolve(import.meta.dirname, '../..');
const source = join(root, 'functions/delivery/client');
const files = ['package.json', 'index.js', 'index.d.ts', 'README.md'];

const maxBytes = 64 * 1024 * 1024;
const runNode = (program: string, ...args: readonly string[]): string =>
  execFileSync(process.execPath, [program, ...args], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: maxBytes,
    stdio: ['ignore', 'pipe', 'inherit'],
  });

/** Writes the client into `dist/client`, ready for `npm pack`; returns that folder. */
export function buildClient(): string {
  const folder = join(root, 'dist/client');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const file of files) copyFileSync(join(source, file), join(folder, file));
  const document = join(folder, 'openapi.json');
  writeFileSync(document, runNode('functions/delivery/openapi.ts'));
  const program = join(installTools('clients'), 'node_modules/openapi-typescript/bin/cli.js');
  const types = join(folder, 'schema.d.ts');
  runNode(program, document, '--output', types, '--default-non-nullable', 'false');
  rmSync(document);
  return folder;
}

if (import.meta.main) console.log(`the client is in ${buildClient()}`);
