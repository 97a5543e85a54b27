import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildFunctions } from '../../infra/bundle/build-functions.ts';

export interface Bundles {
  readonly folder: string;
  readonly names: readonly string[];
  /** The file that Lambda imports. */
  readonly file: (name: string) => string;
  /** Bytes of all that is deployed for it, but native code. */
  readonly bytes: (name: string) => number;
  readonly remove: () => void;
}

const cache = resolve(import.meta.dirname, '../../node_modules/.cache');
/** Builds every function as `npm run build` does, in a folder where it is CommonJS as on Lambda and finds sharp. */
export async function buildBundles(): Promise<Bundles> {
  mkdirSync(cache, { recursive: true });
  const target = mkdtempSync(join(cache, 'bundles-'));
  const maps = `${target}-maps`;
  await buildFunctions({ native: false, target, maps });
  const file = (name: string) => join(target, name, 'index.js');
  return {
    folder: target,
    names: readdirSync(target),
    file,
    bytes: (name) =>
      readdirSync(join(target, name)).reduce((sum, part) => sum + statSync(join(target, name, part)).size, 0),
    remove: () => {
      for (const made of [target, maps]) rmSync(made, { recursive: true, force: true });
    },
  };
}
