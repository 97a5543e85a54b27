import type { Answer, Neighbourhood, StandIn } from '../provider.ts';
import { openAccount } from './account.ts';
import { keepUp } from './acts/catch-up.ts';
import { answerApi } from './api.ts';
import { answerPages } from './pages/index.ts';

/**
 * An emulator of Stripe: its API on a port of its own, the hosted checkout, webhooks, and control commands
 * for the actions of banks and buyers.
 */
export function openStripe(neighbourhood: Neighbourhood): StandIn {
  const account = openAccount(neighbourhood);
  const upkeep = keepUp(account, neighbourhood.clock);
  account.webhooks.start();
  /** Runs due changes before and after each request, so that its answer is up to date. */
  const timely =
    (answer: (...parts: [typeof account, ...Parameters<Answer>]) => Promise<void>): Answer =>
    async (request, response, url) => {
      upkeep.run();
      await answer(account, request, response, url);
      upkeep.run();
    };
  return {
    answer: timely(answerPages),
    api: timely(answerApi),
    async close() {
      upkeep.stop();
      account.webhooks.stop();
      account.db.close();
    },
    snapshot: async (file) => account.db.snapshot(file),
    async restore(file) {
      account.webhooks.stop();
      account.db.restore(file);
      account.webhooks.start();
      upkeep.run();
    },
  };
}
