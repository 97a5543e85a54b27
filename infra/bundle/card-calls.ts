import { readFileSync } from 'node:fs';
import type { Plugin } from 'esbuild';

/** What is asked of Stripe here; a call of anything else is no function in a bundle. */
const inUse =
  /\/resources\/(Checkout\/(index|Sessions)|Identity\/(index|VerificationSessions)|PaymentIntents|Charges|Refunds|Disputes|BalanceTransactions)\.js$/;
/** Listens to the events of Stripe's second version, which nothing here does. */
const unheard = /\/stripe\/esm\/StripeEventNotificationHandler\.js$/;
const exported = /^export class (\w+)/gm;

/** The module that holds the one class that every unused one is. */
const unused = 'stripe-unused';

function withoutCalls(path: string) {
  const names = Array.from(readFileSync(path, 'utf8').matchAll(exported), ([, name]) => `Unused as ${name}`);
  return { contents: `export { ${names.join(', ')} } from '${unused}';` };
}

/**
 * Stripe's client makes an object for each of its several hundred resources, so that a bundler keeps all of them. Those
 * that nothing here asks for become one empty class: 180 kB of a bundle.
 */
export const cardCalls: Plugin = {
  name: 'card-calls',
  setup(build) {
    build.onResolve({ filter: /^stripe-unused$/ }, ({ path }) => ({ path, namespace: unused }));
    build.onLoad({ filter: /.*/, namespace: unused }, () => ({ contents: 'export class Unused {}' }));
    build.onLoad({ filter: /\/stripe\/esm\/resources\/.*\.js$/ }, ({ path }) =>
      inUse.test(path.replaceAll('\\', '/')) ? undefined : withoutCalls(path),
    );
    build.onLoad({ filter: unheard }, ({ path }) => withoutCalls(path));
  },
};
