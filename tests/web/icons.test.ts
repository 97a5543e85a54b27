import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { describe, expect, test } from 'vitest';
import { parseShapes, toIconPath } from '../../web/lean-build.ts';

const Icon = z.object({
  __iconData: z.object({ node: z.array(z.tuple([z.string(), z.record(z.string(), z.string())])) }),
});
const fileOf = (name: string) =>
  fileURLToPath(import.meta.resolve(`lucide-react/dist/esm/icons/${name}.mjs`));
const load = async (name: string) => Icon.parse(await import(fileOf(name))).__iconData.node;

describe('an icon of one path', () => {
  test('has all shapes of the module, on one line or on several', async () => {
    const folder = dirname(fileOf('heart'));
    const modules = readdirSync(folder)
      .filter((file) => file.endsWith('.mjs'))
      .map((file) => readFileSync(join(folder, file), 'utf8'))
      .filter((code) => code.includes('__iconData ='));
    expect(modules.length).toBeGreaterThan(1_000);
    for (const code of modules) expect(() => toIconPath(parseShapes(code))).not.toThrow();
    for (const name of ['heart', 'camera', 'map', 'bell', 'search'])
      expect(parseShapes(readFileSync(fileOf(name), 'utf8'))).toEqual(await load(name));
  });
});
