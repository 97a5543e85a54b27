import { readFileSync } from 'node:fs';
import type { Plugin } from 'esbuild';
import { expectMatches } from './expect-matches.ts';

/** What is asked of Stripe here; a call of anything else is no function in a bundle. */
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
/** Listens to the events of Stripe's second version, which nothing here does. */
const unheard = /\/stripe\/esm\/StripeEventNotificationHandler\.js$/;
const resources = /\/stripe\/esm\/resources\/(.*\.js)$/;
const exported = /^export class (\w+)/gm;

/** The module that holds the one class that every unused one is. */
const unused = 'stripe-unused';

/** The classes of a module, each as the empty one. */
function withoutCalls(path: string): string[] {
  return Array.from(readFileSync(path, 'utf8').matchAll(exported), ([, name]) => `Unused as ${name}`);
}
const exporting = (names: readonly string[]) => ({
  contents: `export { ${names.join(', ')} } from '${unused}';`,
});

/**
 * Stripe's client makes an object for each of its several hundred resources, so that a bundler keeps all of them. Those
 * that nothing here asks for become one empty class: 180 kB of a bundle.
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
