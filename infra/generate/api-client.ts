import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { marketplaceGroups, printOpenApi } from '../../functions/delivery/openapi.ts';
import { installTools } from '../tools/install.ts';

const root = resolve(import.meta.dirname, '../..');
const source = join(root, 'functions/delivery/client');
const files = ['package.json', 'index.js', 'index.d.ts', 'README.md'];

/** Writes the client into `dist/client`, ready for `npm pack`; returns that folder. */
export function buildClient(): string {
  const folder = join(root, 'dist/client');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const file of files) copyFileSync(join(source, file), join(folder, file));
  const document = join(folder, 'openapi.json');
  writeFileSync(document, JSON.stringify(printOpenApi(marketplaceGroups)));
  const program = join(installTools('clients'), 'node_modules/openapi-typescript/bin/cli.js');
  const types = join(folder, 'schema.d.ts');
  execFileSync(process.execPath, [program, document, '--output', types, '--default-non-nullable', 'false'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  rmSync(document);
  return folder;
}

if (import.meta.main) console.log(`the client is in ${buildClient()}`);
