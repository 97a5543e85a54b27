import type { Answer, Neighbourhood, StandIn } from '../provider.ts';
import { openAccount } from './account.ts';
import { keepUp } from './acts/catch-up.ts';
import { answerApi } from './api.ts';
import { answerPages } from './pages/index.ts';

/**
 * Stands in for Stripe: its API at the root of an address of its own, the hosted checkout, webhooks, and control doors
 * for what banks and buyers do.
 */
export function openStripe(neighbourhood: Neighbourhood): StandIn {
  const account = openAccount(neighbourhood);
  const upkeep = keepUp(account, neighbourhood.clock);
  account.webhooks.start();
  /** Whoever asks sees what time has done by then, and what follows from the answer is done in time. */
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
