import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';

const run = promisify(execFile);
const project = resolve(import.meta.dirname, '..');
const maxBytes = 64 * 1024 * 1024;

/** Puts the API's document beside the pages, where other people's programs generate their clients from it. */
export function apiDocument(): Plugin {
  return {
    name: 'api-document',
    apply: 'build',
    async generateBundle() {
      // It finds contracts by their files, which it doesn't within a bundle of this configuration.
      const { stdout } = await run(process.execPath, ['functions/delivery/openapi.ts'], {
        cwd: project,
        maxBuffer: maxBytes,
      });
      const source = JSON.stringify(JSON.parse(stdout));
      this.emitFile({ type: 'asset', fileName: 'openapi.json', source });
    },
  };
}
