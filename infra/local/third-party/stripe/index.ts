import type { AnswerRequest, ProviderContext, StandIn } from '@gable/local-cloud/stand-ins';
import { openStripeAccount } from './account.ts';
import { answerStripeApi } from './api.ts';
import { applyDueChangesByTimer } from './operations/due-changes.ts';
import { answerPages } from './pages/index.ts';

/**
 * An emulator of Stripe: its API on a port of its own, the hosted checkout, webhooks, and control commands
 * for the actions of banks and buyers.
 */
export function openStripe(context: ProviderContext): StandIn {
  const account = openStripeAccount(context);
  const upkeep = applyDueChangesByTimer(account, context.clock);
  account.webhooks.start();
  /** Runs due changes before and after each request, so that its answer is up to date. */
  const timely =
    (answer: (...parts: [typeof account, ...Parameters<AnswerRequest>]) => Promise<void>): AnswerRequest =>
    async (request, response, url) => {
      upkeep.run();
      await answer(account, request, response, url);
      upkeep.run();
    };
  return {
    answer: timely(answerPages),
    api: timely(answerStripeApi),
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
