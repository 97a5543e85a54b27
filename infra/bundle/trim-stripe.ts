import { readFileSync } from 'node:fs';
import type { Plugin } from 'esbuild';
import { requireMatches } from './require-matches.ts';

/** The Stripe resources in use; calls of any other fail in a bundle. */
const usedResources = [
  'Checkout/index.js',
  'Checkout/Sessions.js',
  'Identity/index.js',
  'Identity/VerificationSessions.js',
  'PaymentIntents.js',
  'Charges.js',
  'Refunds.js',
  'Disputes.js',
  'BalanceTransactions.js',
  'Payouts.js',
] as const;
/** The listener of Stripe's v2 events, which are not used here. */
const eventListener = /\/stripe\/esm\/StripeEventNotificationHandler\.js$/;
const resources = /\/stripe\/esm\/resources\/(.*\.js)$/;
const exportedClass = /^export class (\w+)/gm;

/** The module of the empty class that replaces unused ones. */
const unused = 'stripe-unused';

/** The exports that replace a module's classes by the empty one. */
function listEmptyExports(path: string): string[] {
  return Array.from(readFileSync(path, 'utf8').matchAll(exportedClass), ([, name]) => `Unused as ${name}`);
}
const buildExports = (names: readonly string[]) => ({
  contents: `export { ${names.join(', ')} } from '${unused}';`,
});

/**
 * Stripe's client constructs each of its several hundred resources, so a bundler keeps all of them. Those
 * that are not used here become one empty class, which saves 180 kB per bundle.
 */
export const trimStripe: Plugin = {
  name: 'trim-stripe',
  setup(build) {
    const note = requireMatches(build, {
      plugin: 'trim-stripe',
      within: /node_modules\/stripe\//,
      wanted: [...usedResources, 'resource that is not in use', 'listener'],
    });
    build.onResolve({ filter: /^stripe-unused$/ }, ({ path }) => ({ path, namespace: unused }));
    build.onLoad({ filter: /.*/, namespace: unused }, () => ({ contents: 'export class Unused {}' }));
    build.onLoad({ filter: resources }, ({ path }) => {
      const resource = resources.exec(path.replaceAll('\\', '/'))?.[1];
      const used = usedResources.find((one) => one === resource);
      if (used) {
        note(used);
        return undefined;
      }
      const names = listEmptyExports(path);
      if (names.length > 0) note('resource that is not in use');
      return buildExports(names);
    });
    build.onLoad({ filter: eventListener }, ({ path }) => {
      const names = listEmptyExports(path);
      if (names.length > 0) note('listener');
      return buildExports(names);
    });
  },
};
