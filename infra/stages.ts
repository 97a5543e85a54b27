import type { Operator } from '../functions/kernel/operator.ts';
import type { FirewallLimits } from './constructs/firewall.ts';

/** Everything that differs between the stages. */
export interface Stage {
  readonly name: string;
  /** The region of data and functions; the CDN's own stack is always in us-east-1. */
  readonly region: string;
  /** Origin of the site, without a trailing slash. */
  readonly siteUrl: string;
  /** The hosted zone and certificate (us-east-1) of `siteUrl`; without them the CDN uses its own name. */
  readonly domain?: { readonly zoneId: string; readonly zoneName: string; readonly certificateArn: string };
  readonly mailFrom: string;
  /**
   * Sign-in with other providers; each needs the secret `gable/<stage>/<provider>` with clientId and
   * clientSecret.
   */
  readonly social: { readonly google: boolean; readonly facebook: boolean };
  /** A map provider's XYZ tiles; without them the site draws its own outline of the islands. */
  readonly tiles?: { readonly url: string; readonly attribution: string };
  /**
   * An advertising pixel with the URLs of its script and of its page views. Visitors are asked for consent
   * first; without a pixel they are not asked.
   */
  readonly pixel?: { readonly id: string; readonly scriptUrl: string; readonly collectUrl: string };
  /** PayPal's sandbox or live API. */
  readonly paypalUrl: 'https://api-m.sandbox.paypal.com' | 'https://api-m.paypal.com';
  /** Trees for each paid listing, at the stage's own cost; a test plants and charges nothing. */
  readonly ecologi: { readonly test: boolean; readonly treesPerListing: number };
  /** The business behind the stage, as shown on the site and in its PDFs and mails. */
  readonly operator: Operator;
  /** Settings that override the defaults until staff change them. */
  readonly settings: Readonly<Record<string, boolean | number | string>>;
  /** Accounts that one network can open in an hour. */
  readonly registrationsPerHour: number;
  /** Whether staff need a login with a password and a code of their authenticator app. */
  readonly staffTwoStep: boolean;
  /**
   * Whether GuardDuty scans documents and PDFs for malware before others can read them. It costs a price per
   * gigabyte and per file, which stages with example files save.
   */
  readonly documentScan: boolean;
  /** The web firewall of the CDN, which costs ten dollars a month and 60 cents per million requests. */
  readonly firewall?: FirewallLimits;
  /**
   * How a new version of the API's functions takes over. With `canary` it gets a tenth of the calls for five minutes
   * first, and the version before it stays if an alarm of its group rises.
   */
  readonly release: 'at-once' | 'canary';
  /** Whether data outlives its stack and is protected against deletion. */
  readonly retained: boolean;
  /**
   * Daily recovery points of table and media by AWS Backup, each with a copy in another region. It needs a
   * `retained` stage, whose bucket has versions. A stage without it has the table's point-in-time recovery alone.
   */
  readonly backup?: { readonly copyRegion: string; readonly keptDays: number };
  /** Where the alarms of the stage are sent by mail; without it they show on the dashboard alone. */
  readonly alarmEmail?: string;
  readonly logDays: 7 | 30 | 90;
  /**
   * The account's quota of concurrent runs of Lambda in the region: 10 in a new account, 1,000 after a request
   * to AWS. A stage without runs to spare reserves none, and its queues start two at a time.
   */
  readonly concurrency: number;
  /** Requests per second that the API accepts, and its burst. */
  readonly throttle: { readonly rate: number; readonly burst: number };
}

/**
 * To be filled in before a stage takes real money. Until then its receipts say that they are not VAT
 * invoices.
 */
const unnamed: Operator = {
  name: '',
  tradingName: 'Gable',
  addressLines: [],
  companyNumber: '',
  vatNumber: '',
  icoNumber: '',
  supportPhone: '',
};

const stages: Readonly<Record<string, Omit<Stage, 'name'>>> = {
  dev: {
    region: 'eu-west-2',
    siteUrl: 'https://dev.gable.example',
    mailFrom: 'Gable <hello@dev.gable.example>',
    social: { google: true, facebook: true },
    paypalUrl: 'https://api-m.sandbox.paypal.com',
    ecologi: { test: true, treesPerListing: 1 },
    operator: unnamed,
    // Example data and tests give one seller many properties.
    settings: { free_homes_per_account: 10_000 },
    // The demo's people register from one machine.
    registrationsPerHour: 10_000,
    // Staff of the demo and the tests have no authenticator app.
    staffTwoStep: false,
    documentScan: false,
    release: 'at-once',
    retained: false,
    logDays: 7,
    concurrency: 10,
    throttle: { rate: 200, burst: 400 },
  },
  staging: {
    region: 'eu-west-2',
    siteUrl: 'https://staging.gable.example',
    mailFrom: 'Gable <hello@staging.gable.example>',
    social: { google: false, facebook: false },
    paypalUrl: 'https://api-m.sandbox.paypal.com',
    ecologi: { test: true, treesPerListing: 1 },
    operator: unnamed,
    settings: {},
    registrationsPerHour: 10,
    staffTwoStep: true,
    documentScan: true,
    release: 'canary',
    retained: false,
    alarmEmail: 'alarms@staging.gable.example',
    logDays: 30,
    concurrency: 10,
    throttle: { rate: 200, burst: 400 },
  },
  prod: {
    region: 'eu-west-2',
    siteUrl: 'https://gable.example',
    mailFrom: 'Gable <hello@gable.example>',
    social: { google: false, facebook: false },
    paypalUrl: 'https://api-m.paypal.com',
    ecologi: { test: false, treesPerListing: 1 },
    operator: unnamed,
    settings: {},
    registrationsPerHour: 10,
    staffTwoStep: true,
    documentScan: true,
    firewall: { calls: 5_000, signIns: 300 },
    release: 'canary',
    retained: true,
    // Ireland: another region under a law that the UK accepts for personal data.
    backup: { copyRegion: 'eu-west-1', keptDays: 35 },
    alarmEmail: 'alarms@gable.example',
    logDays: 90,
    concurrency: 1_000,
    throttle: { rate: 2_000, burst: 4_000 },
  },
};

export const stageNames = Object.keys(stages);

/** @throws for an unknown stage */
export function stageOf(name: unknown): Stage {
  const stage = typeof name === 'string' ? stages[name] : undefined;
  if (!stage || typeof name !== 'string') {
    throw new Error(
      `Unknown stage ${String(name)}: choose one of ${stageNames.join(', ')} with -c stage=<name>`,
    );
  }
  return { name, ...stage };
}
