import { readFileSync } from 'node:fs';
import type { Plugin } from 'esbuild';
import { requireMatches } from './require-matches.ts';

const constants = /^const (\w+) = ("[^"]*");$/gm;
const computedKey = /\[(\w+)\]:/g;

/**
 * The SDK's clients describe the shapes of all their operations in one file, with computed keys such as
 * `[_hH]`. A bundler keeps them all, because a computed key may have side effects. With the constant's text
 * in its place, shapes of unused commands are dropped: 109 kB per bundle.
 */
export const inlineSdkSchemaKeys: Plugin = {
  name: 'inline-sdk-schema-keys',
  setup(build) {
    const note = requireMatches(build, {
      plugin: 'inline-sdk-schema-keys',
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
