import type { Clock } from '../../../runtime/clock.ts';
import type { Account } from '../account.ts';
import { settleDebit } from './pay.ts';
import { settleRefund } from './refund.ts';
import { endProcessing } from './verification.ts';
import { expireSession } from './session.ts';

/** Does what time alone does: open sessions end, debits and refunds are decided. */
export const catchUp = (account: Account): void =>
  account.db.transaction(() => {
    const now = account.now();
    for (const session of account.sessions.due(now)) expireSession(account, session);
    for (const intent of account.intents.due(now)) settleDebit(account, intent);
    for (const session of account.verifications.due(now)) endProcessing(account, session);
    for (const refund of account.refunds.due(now)) settleRefund(account, refund);
  });

const longestMilliseconds = 3_600_000;

export interface Upkeep {
  /** Catches up, and again when the next thing becomes due; call it after each change. */
  readonly run: () => void;
  readonly stop: () => void;
}

/** Catches up by itself when the clock is moved, too. */
export function keepUp(account: Account, clock: Pick<Clock, 'now' | 'onChange'>): Upkeep {
  let timer: NodeJS.Timeout | undefined;
  let over = false;
  const run = () => {
    if (over) return;
    clearTimeout(timer);
    catchUp(account);
    const due = account.db.get('SELECT min(due) AS due FROM objects')?.['due'];
    const wait = typeof due === 'number' ? due * 1000 - clock.now() : longestMilliseconds;
    timer = setTimeout(run, Math.min(wait, longestMilliseconds)).unref();
  };
  clock.onChange(run);
  run();
  return {
    run,
    stop() {
      over = true;
      clearTimeout(timer);
    },
  };
}
