import { readFileSync } from 'node:fs';
import type { Plugin } from 'esbuild';
import { expectMatches } from './expect-matches.ts';

/** The Stripe resources in use; calls of any other fail in a bundle. */
const inUse = [
  'Checkout/index.js',
  'Checkout/Sessions.js',
  'Identity/index.js',
  'Identity/VerificationSessions.js',
  'PaymentIntents.js',
  'Charges.js',
  'Refunds.js',
  'Disputes.js',
  'BalanceTransactions.js',
] as const;
/** The listener of Stripe's v2 events, which are not used here. */
const unheard = /\/stripe\/esm\/StripeEventNotificationHandler\.js$/;
const resources = /\/stripe\/esm\/resources\/(.*\.js)$/;
const exported = /^export class (\w+)/gm;

/** The module of the empty class that replaces unused ones. */
const unused = 'stripe-unused';

/** The exports that replace a module's classes by the empty one. */
function withoutCalls(path: string): string[] {
  return Array.from(readFileSync(path, 'utf8').matchAll(exported), ([, name]) => `Unused as ${name}`);
}
const exporting = (names: readonly string[]) => ({
  contents: `export { ${names.join(', ')} } from '${unused}';`,
});

/**
 * Stripe's client constructs each of its several hundred resources, so a bundler keeps all of them. Those
 * that are not used here become one empty class, which saves 180 kB per bundle.
 */
export const cardCalls: Plugin = {
  name: 'card-calls',
  setup(build) {
    const note = expectMatches(build, {
      plugin: 'card-calls',
      within: /node_modules\/stripe\//,
      wanted: [...inUse, 'resource that is not in use', 'listener'],
    });
    build.onResolve({ filter: /^stripe-unused$/ }, ({ path }) => ({ path, namespace: unused }));
    build.onLoad({ filter: /.*/, namespace: unused }, () => ({ contents: 'export class Unused {}' }));
    build.onLoad({ filter: resources }, ({ path }) => {
      const resource = resources.exec(path.replaceAll('\\', '/'))?.[1];
      const used = inUse.find((one) => one === resource);
      if (used) {
        note(used);
        return undefined;
      }
      const names = withoutCalls(path);
      if (names.length > 0) note('resource that is not in use');
      return exporting(names);
    });
    build.onLoad({ filter: unheard }, ({ path }) => {
      const names = withoutCalls(path);
      if (names.length > 0) note('listener');
      return exporting(names);
    });
  },
};
