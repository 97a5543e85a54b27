import { now } from '../../kernel/clock.ts';
import type { Operations } from '../../kernel/http/api.ts';
import { enforceLimit } from '../../kernel/http/rate-limit.ts';
import { daySeconds } from '../../kernel/time.ts';
import { decideBuyerCheck } from './commands/decide-buyer-check.ts';
import { finishBankCheck } from './commands/finish-bank-check.ts';
import { startBankCheck } from './commands/start-bank-check.ts';
import { submitBuyerCheck } from './commands/submit-buyer-check.ts';
import { withdrawBuyerCheck } from './commands/withdraw-buyer-check.ts';
import type { buyerCheckRoutes } from './contract.ts';
import { loadOwnChecks, loadStaffBuyerCheck } from './queries/load-buyer-checks.ts';

const submissionsPerDay = 20;

export const checkCalls = {
  ownChecks: async (_, caller) => loadOwnChecks(caller.id, now()),

  submitCheck: async ({ body: { evidence, version } }, caller) => {
    await enforceLimit({ key: `buyer-checks#${caller.id}`, max: submissionsPerDay, seconds: daySeconds });
    const time = now();
    await submitBuyerCheck(caller.id, evidence, version, time);
    return loadOwnChecks(caller.id, time);
  },

  withdrawCheck: async ({ params: { id }, body: { version } }, caller) => {
    const time = now();
    await withdrawBuyerCheck(id, version, caller.id, time);
    return loadOwnChecks(caller.id, time);
  },

  startBankCheck: async ({ body: { amountPence } }, caller) => startBankCheck(caller.id, amountPence, now()),

  finishBankCheck: async ({ body }, caller) => {
    const time = now();
    const { outcome, amountPence, hasOtherCurrency } = await finishBankCheck(caller.id, body, time);
    return { outcome, amountPence, hasOtherCurrency, own: await loadOwnChecks(caller.id, time) };
  },

  staffCheck: async ({ params: { id } }, caller) => loadStaffBuyerCheck(id, caller.id, now()),

  decideCheck: async ({ params: { id }, body }, caller) => {
    const time = now();
    await decideBuyerCheck(id, body, caller.id, time);
    return loadStaffBuyerCheck(id, caller.id, time);
  },
} satisfies Partial<Operations<typeof buyerCheckRoutes>>;
