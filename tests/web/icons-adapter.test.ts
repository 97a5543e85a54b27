import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { parseShapes, toIconPath } from '../../web/lean-build.ts';

const Icon = z.object({
  __iconData: z.object({ node: z.array(z.tuple([z.string(), z.record(z.string(), z.string())])) }),
});
const fileOf = (name: string) =>
  fileURLToPath(import.meta.resolve(`lucide-react/dist/esm/icons/${name}.mjs`));
const load = async (name: string) => Icon.parse(await import(fileOf(name))).__iconData.node;

/** The pixels of an icon, black on white. */
const draw = (shapes: string): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 24 24" fill="none" stroke="#000" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">${shapes}</svg>`,
    ),
  )
    .flatten({ background: '#fff' })
    .greyscale()
    .raw()
    .toBuffer();

describe('an icon of one path', () => {
  // A circle, lines, rectangles with and without round corners, an ellipse, a polyline, a filled dot, relative moves.
  test.each([
    'search',
    'share-2',
    'credit-card',
    'inbox',
    'database',
    'key-round',
    'tag',
    'layout-grid',
    'heart',
  ])('looks like its shapes: %s', async (name) => {
    const node = await load(name);
    const shapes = node.map(([tag, { key: _, ...attributes }]) => {
      const list = Object.entries(attributes).map(([attribute, value]) => `${attribute}="${value}"`);
      return `<${tag} ${list.join(' ')}/>`;
    });
    const [before, after] = await Promise.all([
      draw(shapes.join('')),
      draw(`<path d="${toIconPath(node)}"/>`),
    ]);
    const strayed = before.filter((value, at) => Math.abs(value - (after[at] ?? 0)) > 64).length;
    expect(strayed).toBe(0);
    expect(before.some((value) => value < 64)).toBe(true);
  });

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
