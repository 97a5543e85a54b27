import path from 'node:path';
import type { Plugin } from 'esbuild';

/**
 * PayPal's SDK says that its modules do nothing but export, in a file that its bundlers never read: the folder of its
 * modules has a package.json of its own, without those words. Taken by its word, the models of calls that nobody makes
 * go: 17 kB of a bundle.
 */
export const paypalModels: Plugin = {
  name: 'paypal-models',
  setup(build) {
    build.onResolve({ filter: /^\.\.?\/.*\.js$/ }, ({ path: wanted, resolveDir }) =>
      /\/@paypal\/paypal-server-sdk\/dist\/esm/.test(resolveDir.replaceAll('\\', '/'))
        ? { path: path.join(resolveDir, wanted), sideEffects: false }
        : undefined,
    );
  },
};
