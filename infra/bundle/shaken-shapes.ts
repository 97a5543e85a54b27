import { readFileSync } from 'node:fs';
import type { Plugin } from 'esbuild';
import { expectMatches } from './expect-matches.ts';

const constants = /^const (\w+) = ("[^"]*");$/gm;
const computedKey = /\[(\w+)\]:/g;

/**
 * The SDK's clients describe the shapes of all their operations in one file, with keys such as `[_hH]` for a constant.
 * To a bundler, a computed key may do anything, so it keeps them all. With the constant's text in its place, what no
 * command in use names goes: 109 kB of a bundle.
 */
export const shakenShapes: Plugin = {
  name: 'shaken-shapes',
  setup(build) {
    const note = expectMatches(build, {
      plugin: 'shaken-shapes',
      within: /node_modules\/@aws-sdk\/client-/,
      wanted: ['computed key'],
    });
    build.onLoad({ filter: /@aws-sdk\/.*\/schemas\/schemas_\d+\.js$/ }, ({ path }) => {
      const source = readFileSync(path, 'utf8');
      const texts = new Map(Array.from(source.matchAll(constants), ([, name, text]) => [name, text]));
      const contents = source.replaceAll(computedKey, (key, name: string) => {
        const text = texts.get(name);
        if (text === undefined) return key;
        note('computed key');
        return `${text}:`;
      });
      return { contents };
    });
  },
};
