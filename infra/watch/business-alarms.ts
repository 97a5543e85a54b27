import {
  portalGivenUp,
  portalRefused,
  portalTooForeign,
  recordChanged,
  scanFailed,
  type SecurityMetric,
  staffPromiseBroken,
  type AlarmMetric,
  uploadFailed,
} from '../../functions/delivery/manifest/alarms.ts';
import type { Stage } from '../stages.ts';
import type { Alarms } from './alarms.ts';
import { createOwnMetric } from './metrics.ts';

/** What to do about each; the log of `payments-on-alarm-event` has the payment or the day. */
const moneyTroubles: Readonly<Record<AlarmMetric, string>> = {
  LedgerDiffers:
    'The books of a day and its payment provider differ, a payout doesn’t match them, or our bank sent one back: compare both by the day or the payout that the log names.',
  RefundFailed: 'A refund did not reach the person who paid: ask them for another way and pay it by hand.',
  PaymentDisputed: 'A payer’s bank took money back: answer at the provider before its deadline.',
};

interface CountAlarm {
  readonly text: string;
  /** Counts within the period from which it alarms. */
  readonly threshold: number;
  readonly minutes: number;
}

/**
 * The signs of an attack. Refused tokens have no alarm: browsers that were closed for an hour send ended ones, and the
 * gateway, which refuses most forged ones, counts no refusal. The key set of the user pool has its alarm with sign-in.
 */
const securityAlarms: Readonly<
  Record<Exclude<SecurityMetric, 'TokenRefused' | 'KeySetUnreachable'>, CountAlarm>
> = {
  // The limits let one network fail ten times in five minutes: this is ten networks at once.
  LoginFailed: {
    threshold: 100,
    minutes: 5,
    text: 'Many logins fail: someone tries stolen passwords from many networks, or the login is broken. Compare with the logins that pass; the limits hold meanwhile (docs/decisions/051-log-in-limits.md).',
  },
  // People meet a limit now and then; programmes keep on calling.
  TooMany: {
    threshold: 200,
    minutes: 5,
    text: 'Many calls are refused by limits: the metric by Kind names which. A programme tries what people do not, or a limit is too tight after a change.',
  },
  // Stripe repeats a refused notice for days with long pauses, so a wrong secret shows within an hour, not minutes.
  WebhookRefused: {
    threshold: 5,
    minutes: 60,
    text: 'Notices of a provider fail their signature: the metric by Provider names which. If its secret was changed, payments or identity checks wait until ours is changed, too; else someone forges notices, which are refused.',
  },
};

/** Alarms on what the code itself reports: signs of an attack, money, uploads and broken promises. */
export function addBusinessAlarms(alarms: Alarms, stage: Stage): void {
  for (const [metric, { text, threshold, minutes }] of Object.entries(securityAlarms))
    alarms.add({
      family: 'security',
      name: toKebabCase(metric),
      text,
      metric: createOwnMetric(stage, metric, {}, { minutes }),
      threshold,
    });
  alarms.add({
    family: 'security',
    name: toKebabCase(recordChanged),
    text: 'A record of ledger, receipts or a trail was replaced or removed, which no function may do: the log of RecordChanges has its key. Restore the table of records to a moment before, next to it, and compare (docs/decisions/048-records.md).',
    metric: createOwnMetric(stage, recordChanged),
    threshold: 1,
  });
  for (const [metric, text] of Object.entries(moneyTroubles))
    alarms.add({
      family: 'money',
      name: toKebabCase(metric),
      text,
      metric: createOwnMetric(stage, metric),
      threshold: 1,
    });
  addUploads(alarms, stage);
  if (stage.portals) addPortals(alarms, stage);
  alarms.add({
    family: 'staff-promises',
    name: 'broken',
    text: 'Open /staff, where what is overdue comes first.',
    metric: createOwnMetric(stage, staffPromiseBroken),
    threshold: 1,
  });
}

function addPortals(alarms: Alarms, stage: Stage): void {
  alarms.add({
    family: 'portals',
    name: 'given-up',
    text: 'A portal did not answer for a day: the metric by Portal names it, /staff/portals the homes. The nightly comparison tries again.',
    metric: createOwnMetric(stage, portalGivenUp),
    threshold: 1,
  });
  alarms.add({
    family: 'portals',
    name: 'refused',
    text: 'A portal refuses several homes within an hour: its rules, our contract or our messages have changed. /staff/portals has its codes.',
    metric: createOwnMetric(stage, portalRefused, {}, { minutes: 60 }),
    threshold: 5,
  });
  alarms.add({
    family: 'portals',
    name: 'foreign',
    text: 'A portal shows many homes that we do not know: nothing was taken off. The log of PortalsEveryDay has how many.',
    metric: createOwnMetric(stage, portalTooForeign),
    threshold: 1,
  });
}

function addUploads(alarms: Alarms, stage: Stage): void {
  alarms.add({
    family: 'uploads',
    name: 'failed',
    text: 'A file could not be processed at any attempt: the log of FailedPictures has its id, the log of Pictures the error.',
    metric: createOwnMetric(stage, uploadFailed),
    threshold: 1,
  });
  if (!stage.documentScan) return;
  alarms.add({
    family: 'uploads',
    name: 'scan-failed',
    text: 'Documents are not scanned: look at the status of the malware protection plan of the media bucket.',
    metric: createOwnMetric(stage, scanFailed),
    threshold: 1,
  });
}

/** Converts `LedgerDiffers` to `ledger-differs`. */
const toKebabCase = (name: string): string => name.replaceAll(/(?!^)([A-Z])/g, '-$1').toLowerCase();
