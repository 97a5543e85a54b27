import path from 'node:path';
import type { Plugin } from 'esbuild';
import { requireMatches } from './require-matches.ts';

/**
 * PayPal's SDK declares that its modules have no side effects, but in a file that bundlers do not read,
 * because the folder of its modules has a package.json without the declaration. Applying it drops the models
 * of unused calls: 18 kB, without which the bundle of PayPal's function would have 904 kB.
 */
export const trimPaypal: Plugin = {
  name: 'trim-paypal',
  setup(build) {
    const note = requireMatches(build, {
      plugin: 'trim-paypal',
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
