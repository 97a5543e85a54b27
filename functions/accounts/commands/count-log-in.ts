import { hourSeconds, daySeconds } from '../../kernel/time.ts';
import { createHash } from 'node:crypto';
import { env } from '../../kernel/env.ts';
import { AppError } from '../../kernel/errors.ts';
import { toNetwork } from '../../kernel/http/origin.ts';
import { clearSlidingLimit, enforceSlidingLimit } from '../../kernel/http/sliding-limit.ts';
import { sendMailBestEffort } from '../../kernel/mail/send.ts';
import { countMetric } from '../../kernel/observability/metric.ts';
import { securityMetrics } from '../../kernel/observability/security-metrics.ts';
import { createLogInsFailedMail } from '../adapters/account-mails.ts';
import { findAccountByEmail } from '../adapters/account-repository.ts';

/** A try of a password, counted before its outcome is known. */
export interface LogInTry {
  /** The password was right: the try does not count. */
  succeed(): Promise<void>;
  /** The password was wrong. */
  fail(): Promise<void>;
}

const quarterSeconds = 15 * 60;
/** Failures within an hour after which the owner of the account is mailed. */
const warnedAfter = 10;

/** Counters are rows of their own; they name no one. */
const hashEmail = (email: string): string => createHash('sha256').update(email).digest('hex').slice(0, 32);

/** Why these figures: docs/decisions/051-log-in-limits.md. */
const createLogInLimits = (email: string, ip: string) => ({
  both: { key: `login#${hashEmail(email)}#${toNetwork(ip)}`, max: 5, seconds: quarterSeconds },
  network: { key: `login-network#${toNetwork(ip)}`, max: 30, seconds: quarterSeconds },
  email: {
    key: `login-email#${hashEmail(email)}`,
    max: 20,
    seconds: hourSeconds,
    detail:
      'There were too many attempts for this account. Ask for an email to choose a new password, which lets you in straight away, or wait an hour.',
  },
});

/**
 * Counts a try by the account and network, by the network, and by the account over all networks.
 * @throws 429 `too_many` when one of them had too many failures
 */
export async function countLogIn(email: string, ip: string): Promise<LogInTry> {
  const { both, network, email: byEmail } = createLogInLimits(email, ip);
  const counted = await Promise.allSettled([both, network, byEmail].map(enforceSlidingLimit));
  const uses = counted.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const succeed = async () => void (await Promise.all(uses.map((use) => use.undo())));
  for (const one of counted)
    if (one.status === 'rejected') {
      await succeed();
      throw one.reason;
    }
  return {
    succeed,
    async fail() {
      countMetric(securityMetrics.loginFailed);
      if (uses[2]?.uses === warnedAfter) await mailLogInWarning(email);
    },
  };
}

/** Forgets the failures of an account whose owner has proved the email address. */
export async function clearLogInFailures(email: string, ip: string): Promise<void> {
  const { both, email: byEmail } = createLogInLimits(email, ip);
  await Promise.all([both, byEmail].map(({ key }) => clearSlidingLimit(key)));
}

/** Mails the owner at most once within 24 hours, wherever midnight lies: a run of failures is worth one mail. */
async function mailLogInWarning(email: string): Promise<void> {
  try {
    await enforceSlidingLimit({ key: `login-warning#${hashEmail(email)}`, max: 1, seconds: daySeconds });
  } catch (error) {
    if (error instanceof AppError) return;
    throw error;
  }
  const account = await findAccountByEmail(email);
  if (account) await sendMailBestEffort(email, createLogInsFailedMail(`${env('SITE_URL')}/forgot-password`));
}
