import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as z from 'zod';
import { buildFunctions } from '../../infra/build.ts';
import { bundleName } from '../../infra/constructs/build.ts';
import type { Assembly } from '../../infra/local/template/assembly.ts';

export interface Bundles {
  readonly folder: string;
  readonly names: readonly string[];
  /** The file that Lambda imports. */
  readonly file: (name: string) => string;
  /** Bytes of all that is deployed for it, but native code and source maps. */
  readonly bytes: (name: string) => number;
  /** The same stacks, run from these bundles. */
  readonly instead: (assembly: Assembly) => Assembly;
  readonly remove: () => void;
}

const cache = resolve(import.meta.dirname, '../../node_modules/.cache');
const Resources = z.looseObject({
  Resources: z.record(
    z.string(),
    z.looseObject({ Metadata: z.looseObject({ 'gable:entry': z.string().optional() }).optional() }),
  ),
});

/** Builds every function as `npm run build` does, in a folder where it is CommonJS as on Lambda and finds sharp. */
export async function buildBundles(): Promise<Bundles> {
  mkdirSync(cache, { recursive: true });
  const target = mkdtempSync(join(cache, 'bundles-'));
  await buildFunctions({ native: false, target });
  const file = (name: string) => join(target, name, 'index.js');
  return {
    folder: target,
    names: readdirSync(target),
    file,
    bytes: (name) =>
      readdirSync(join(target, name))
        .filter((part) => !part.endsWith('.map'))
        .reduce((sum, part) => sum + statSync(join(target, name, part)).size, 0),
    instead: ({ directory, stacks }) => ({
      directory,
      stacks: stacks.map(({ name, template }) => ({ name, template: runFrom(template, file) })),
    }),
    remove: () => rmSync(target, { recursive: true, force: true }),
  };
}

function runFrom(template: unknown, file: (name: string) => string): unknown {
  const stack = Resources.parse(template);
  for (const { Metadata } of Object.values(stack.Resources)) {
    const entry = Metadata?.['gable:entry'];
    if (Metadata && entry !== undefined) Metadata['gable:entry'] = file(bundleName(entry));
  }
  return stack;
}
