import type { Clock } from '@gable/local-cloud/stand-ins';
import type { StripeAccount } from '../account.ts';
import { settleBankPayment } from './pay.ts';
import { completePayout, payOut } from './payout.ts';
import { settleRefund } from './refund.ts';
import { expireSession } from './session.ts';
import { endProcessing } from './verification.ts';

/** Applies all changes that are due: ends open sessions, and decides payments and refunds at banks. */
export function applyDueChanges(account: StripeAccount): void {
  return account.db.transaction(() => {
    const now = account.now();
    for (const session of account.sessions.due(now)) expireSession(account, session);
    for (const intent of account.intents.due(now)) settleBankPayment(account, intent);
    for (const session of account.verifications.due(now)) endProcessing(account, session);
    for (const refund of account.refunds.due(now)) settleRefund(account, refund);
    for (const payout of account.payouts.due(now)) completePayout(account, payout);
    payOut(account, account.balance.due(now));
  });
}

const maxWaitMs = 3_600_000;

export interface DueChangeTimer {
  /** Applies due changes and sets a timer for the next one; call it after each change. */
  readonly run: () => void;
  readonly stop: () => void;
}

/** Applies due changes by timer, and when the clock is moved. */
export function applyDueChangesByTimer(
  account: StripeAccount,
  clock: Pick<Clock, 'now' | 'onChange'>,
): DueChangeTimer {
  let timer: NodeJS.Timeout | undefined;
  let over = false;
  const run = () => {
    if (over) return;
    clearTimeout(timer);
    applyDueChanges(account);
    const due = account.db.get('SELECT min(due) AS due FROM objects')?.['due'];
    const wait = typeof due === 'number' ? due * 1000 - clock.now() : maxWaitMs;
    timer = setTimeout(run, Math.min(wait, maxWaitMs)).unref();
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
