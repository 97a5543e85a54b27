import path from 'node:path';
import type { Plugin } from 'esbuild';
import { expectMatches } from './expect-matches.ts';

/**
 * PayPal's SDK says that its modules do nothing but export, in a file that its bundlers never read: the folder of its
 * modules has a package.json of its own, without those words. Taken by its word, the models of calls that nobody makes
 * go: 18 kB of a bundle, without which the wallet's would have 904 kB.
 */
export const paypalModels: Plugin = {
  name: 'paypal-models',
  setup(build) {
    const note = expectMatches(build, {
      plugin: 'paypal-models',
      within: /node_modules\/@paypal\/paypal-server-sdk\//,
      wanted: ['dist/esm'],
    });
    build.onResolve({ filter: /^\.\.?\/.*\.js$/ }, ({ path: wanted, resolveDir }) => {
      if (!/\/@paypal\/paypal-server-sdk\/dist\/esm/.test(resolveDir.replaceAll('\\', '/'))) return undefined;
      note('dist/esm');
      return { path: path.join(resolveDir, wanted), sideEffects: false };
    });
  },
};
