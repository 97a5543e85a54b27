import { createHash } from 'node:crypto';
import { env } from '../../../kernel/env.ts';
import { AppError } from '../../../kernel/errors.ts';
import { toNetwork } from '../../../kernel/http/origin.ts';
import {
  clearSlidingLimit,
  enforceSlidingLimit,
  enforceSlidingWindows,
  type SlidingWindow,
} from '../../../kernel/http/sliding-limit.ts';
import { sendMailBestEffort } from '../../../kernel/mail/send.ts';
import { countMetric } from '../../../kernel/observability/metric.ts';
import { securityMetrics } from '../../../kernel/observability/security-metrics.ts';
import { hourSeconds, daySeconds } from '../../../kernel/time.ts';
import { isNetworkOfLogIns } from '../../ip-traces/commands/observe-network.ts';
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

/** A row has room for the windows of so many networks. Two networks of an account share one with a chance of 1.6 %. */
const networkNumbers = 64;

function toNetworkNumber(ip: string): number {
  return createHash('sha256').update(toNetwork(ip)).digest().readUInt32BE() % networkNumbers;
}

const createAccountKey = (email: string): string => `login#${hashEmail(email)}`;

/** Why these figures: docs/decisions/051-log-in-limits.md. */
const createAccountWindows = (network: number): SlidingWindow[] => [
  {
    max: 20,
    seconds: hourSeconds,
    detail:
      'There were too many attempts for this account. Ask for an email to choose a new password, which lets you in straight away, or wait an hour.',
  },
  { name: `network${network}`, max: 5, seconds: quarterSeconds },
];

/**
 * Counts a try by the account over all networks, by the account and network, and by the network.
 * A network that had too many still lets in who has logged in from it before: a stranger in a café locks nobody out.
 * @throws 429 `too_many` when one of them had too many failures
 */
export async function countLogIn(email: string, ip: string): Promise<LogInTry> {
  const [account, network] = await Promise.allSettled([
    enforceSlidingWindows(createAccountKey(email), createAccountWindows(toNetworkNumber(ip))),
    enforceSlidingLimit({ key: `login-network#${toNetwork(ip)}`, max: 30, seconds: quarterSeconds }),
  ]);
  const uses = [account, network].flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const succeed = async () => void (await Promise.all(uses.map((use) => use.undo())));
  const refusals = [account, network].filter(({ status }) => status === 'rejected');
  const isPassed =
    refusals.length === 0 || (account.status === 'fulfilled' && (await isRegularOfNetwork(email, ip)));
  for (const one of refusals)
    if (one.status === 'rejected' && !isPassed) {
      await succeed();
      throw one.reason;
    }
  return {
    succeed,
    async fail() {
      countMetric(securityMetrics.loginFailed);
      if (account.status === 'fulfilled' && account.value.uses === warnedAfter) await mailLogInWarning(email);
    },
  };
}

async function isRegularOfNetwork(email: string, ip: string): Promise<boolean> {
  const account = await findAccountByEmail(email);
  return account !== undefined && isNetworkOfLogIns(account.id, ip);
}

/** Forgets the failures of an account whose owner has proved the email address. */
export async function clearLogInFailures(email: string): Promise<void> {
  await clearSlidingLimit(createAccountKey(email));
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
