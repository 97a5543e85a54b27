import type { SecurityMetric } from '../../functions/manifest/alarms.ts';
import type { CountAlarm } from './alarm.ts';

/**
 * When and what to do. Refused tokens have no alarm: browsers that were closed for an hour send ended ones, and the
 * gateway, which refuses most forged ones, counts none.
 */
export const securityAlarms: Readonly<Record<Exclude<SecurityMetric, 'TokenRefused'>, CountAlarm>> = {
  // The limits let one network fail ten times in five minutes: this is ten networks at once.
  LoginFailed: {
    threshold: 100,
    impact:
      'Many logins fail: somebody tries stolen passwords from many networks, or the login is broken. Compare with the logins that pass; the limits hold meanwhile (docs/decisions/051-log-in-limits.md).',
  },
  // People meet a limit now and then; programmes keep on calling.
  TooMany: {
    threshold: 200,
    impact:
      'Many calls are refused by limits: the metric by Kind names which. A programme tries what people do not, or a limit is too tight after a change.',
  },
  // Stripe repeats a refused notice for days with long pauses, so a wrong secret shows within an hour, not minutes.
  WebhookRefused: {
    threshold: 5,
    minutes: 60,
    impact:
      'Notices of a provider fail their signature: the metric by Provider names which. If its secret was changed, payments or identity checks wait until ours is changed, too; else somebody forges notices, which are refused.',
  },
  // A single call can fail to reach the pool; five in five minutes are an outage.
  KeySetUnreachable: {
    threshold: 5,
    impact:
      'Tokens can not be verified where visitors are welcome, too: people who are logged in see what visitors see. Look at the status of Cognito; the log of the Api functions has the error.',
  },
};
