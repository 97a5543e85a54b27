import type { PortalContracts } from '../functions/delivery/manifest/portals.ts';
import { inventedOperator, type Operator, unnamedOperator } from '../functions/kernel/operator.ts';
import { localCluster, type SearchChoice } from './search-choice.ts';

/** Who sends the mails of a stage. */
export interface MailSender {
  /** Name and address. */
  readonly from: string;
  /**
   * What SES verifies: the domain of the address, by the DNS records that the stack Mail prints, or the address
   * alone, by a link that AWS mails to it.
   */
  readonly identity: 'domain' | 'address';
  /**
   * Whether SES has verified it. Until then the user pool sends by Cognito's own address, as it cannot be made with
   * an unverified one, and SES refuses the mails of the functions.
   */
  readonly verified: boolean;
  /**
   * Mails that all functions together send in a second, at most; no more than SES takes from the account, which is one
   * in its sandbox. The user pool's own mails come on top.
   */
  readonly perSecond: number;
}

/**
 * What one address may send in five minutes, counted before anything of ours runs. The limits of the application are
 * far tighter where it matters (051); these spare it a flood.
 */
export interface FirewallLimits {
  /** Everything but files, pages included. */
  readonly requests: number;
  /** Calls of the API. */
  readonly calls: number;
  /** Calls that try a password or an address, or open an account. */
  readonly signIns: number;
}

/** Everything that differs between the stages. */
export interface Stage {
  readonly name: string;
  /** The region of data and functions; the CDN's own stack is always in us-east-1. */
  readonly region: string;
  /**
   * The AWS account of the stage, twelve digits; credentials of another account are refused. Without it the stage
   * goes to the account of whoever deploys it.
   */
  readonly account?: string;
  /**
   * The host name of the site with its hosted zone and its certificate, which is in us-east-1. Without it the site
   * is at the name that the CDN gives it, which the output SiteUrl prints.
   */
  readonly domain?: {
    readonly host: string;
    readonly zoneId: string;
    readonly zoneName: string;
    readonly certificateArn: string;
  };
  readonly mail: MailSender;
  /**
   * Sign-in with other providers; each needs the secret `gable/<stage>/<provider>` with clientId and
   * clientSecret. A stage that does not have them yet is deployed with `-c social=none`.
   */
  readonly social: { readonly google: boolean; readonly facebook: boolean };
  /**
   * A map provider's XYZ tiles, which show until a file of the stage's own is published (`npm run ops -- map publish`).
   * Without either the site draws an outline of the islands.
   */
  readonly tiles?: { readonly url: string; readonly attribution: string };
  /**
   * An advertising pixel with the URLs of its script and of its page views. Visitors are asked for consent
   * first; without a pixel they are not asked.
   */
  readonly pixel?: { readonly id: string; readonly scriptUrl: string; readonly collectUrl: string };
  /** PayPal's sandbox or live API. */
  readonly paypalUrl: 'https://api-m.sandbox.paypal.com' | 'https://api-m.paypal.com';
  /** The sandbox or the live API of TrueLayer, which looks at buyers' bank accounts with their consent. */
  readonly trueLayerHost: 'truelayer-sandbox.com' | 'truelayer.com';
  /**
   * Where the operator's account at Documenso is, if there is one: its cloud, or a server of the operator's own, without a
   * trailing slash. Staff switch it on by the setting `provider_signing_enabled`.
   */
  readonly documensoUrl: string;
  /** Trees for each paid listing, at the stage's own cost; a test plants and charges nothing. */
  readonly ecologi: { readonly test: boolean; readonly treesPerListing: number };
  /**
   * The business behind the stage, as shown on the site and in its PDFs and mails. Preflight refuses a stage that takes
   * real money without its own; until it is there, receipts state that they are not VAT invoices.
   */
  readonly operator: Operator;
  /**
   * The operator's contracts with property portals, which take homes from estate agents alone: `operator.redress` is
   * required beside them. Staff switch the sending on by the setting `portals_enabled`.
   */
  readonly portals?: PortalContracts;
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
  readonly backup?: { readonly copyRegion: string; readonly tableDays: number; readonly mediaDays: number };
  /** Dollars; the address of the alarms gets a mail before a month exceeds them. */
  readonly monthlyBudget: number;
  /** Where the alarms of the stage are sent by mail; without it they show on the dashboard alone. */
  readonly alarmEmail?: string;
  /** Whether X-Ray traces the functions that people wait for (docs/decisions/045-alarms-and-traces.md). */
  readonly tracing: boolean;
  readonly logDays: 7 | 30 | 90;
  /**
   * The account's quota of concurrent runs of Lambda in the region: 10 in a new account, 1,000 after a request
   * to AWS. A stage without runs to spare reserves no runs; a queue gets a tenth of them, and at least two.
   */
  readonly concurrency: number;
  /** Requests per second that the API accepts, and its burst. */
  readonly throttle: { readonly rate: number; readonly burst: number };
  readonly search: SearchChoice;
  /** The stage is not on AWS but on an emulator. */
  readonly emulated?: {
    /** Of all its services, such as `http://127.0.0.1:4566`. */
    readonly endpoint: string;
    /** The URLs of stand-ins by the URL of the provider that they answer for. */
    readonly providers: Readonly<Record<string, string>>;
  };
}

/** Of accounts that are not on a server of the operator's own. */
const documensoCloud = 'https://app.documenso.com';

const stages: Readonly<Record<string, Omit<Stage, 'name'>>> = {
  dev: {
    region: 'eu-west-2',
    mail: { from: 'Gable <hello@dev.gable.example>', identity: 'domain', verified: false, perSecond: 1 },
    social: { google: true, facebook: true },
    // Their policy allows a site with few visitors.
    tiles: {
      url: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
      attribution: '© OpenStreetMap contributors',
    },
    paypalUrl: 'https://api-m.sandbox.paypal.com',
    trueLayerHost: 'truelayer-sandbox.com',
    documensoUrl: documensoCloud,
    ecologi: { test: true, treesPerListing: 1 },
    operator: unnamedOperator,
    // Example data and tests give one seller many properties.
    settings: { free_homes_per_account: 10_000 },
    // The demo's people register from one machine.
    registrationsPerHour: 10_000,
    // Staff of the demo and the tests have no authenticator app.
    staffTwoStep: false,
    documentScan: false,
    release: 'at-once',
    retained: false,
    tracing: false,
    monthlyBudget: 30,
    logDays: 7,
    concurrency: 10,
    throttle: { rate: 200, burst: 400 },
    search: { engine: 'memory' },
  },
  staging: {
    region: 'eu-west-2',
    mail: { from: 'Gable <hello@staging.gable.example>', identity: 'domain', verified: false, perSecond: 1 },
    social: { google: true, facebook: true },
    paypalUrl: 'https://api-m.sandbox.paypal.com',
    trueLayerHost: 'truelayer-sandbox.com',
    documensoUrl: documensoCloud,
    ecologi: { test: true, treesPerListing: 1 },
    operator: unnamedOperator,
    settings: {},
    registrationsPerHour: 10,
    staffTwoStep: true,
    documentScan: true,
    release: 'canary',
    retained: false,
    alarmEmail: 'alarms@staging.gable.example',
    tracing: true,
    monthlyBudget: 50,
    logDays: 30,
    concurrency: 10,
    throttle: { rate: 200, burst: 400 },
    search: { engine: 'memory' },
  },
  prod: {
    region: 'eu-west-2',
    mail: { from: 'Gable <hello@gable.example>', identity: 'domain', verified: false, perSecond: 12 },
    social: { google: true, facebook: true },
    paypalUrl: 'https://api-m.paypal.com',
    trueLayerHost: 'truelayer.com',
    documensoUrl: documensoCloud,
    ecologi: { test: false, treesPerListing: 1 },
    operator: unnamedOperator,
    settings: {},
    registrationsPerHour: 10,
    staffTwoStep: true,
    documentScan: true,
    firewall: { requests: 6_000, calls: 5_000, signIns: 300 },
    release: 'canary',
    retained: true,
    // Ireland: another region under a law that the UK accepts for personal data.
    backup: { copyRegion: 'eu-west-1', tableDays: 7, mediaDays: 35 },
    alarmEmail: 'alarms@gable.example',
    tracing: true,
    monthlyBudget: 300,
    logDays: 90,
    concurrency: 1_000,
    throttle: { rate: 2_000, burst: 4_000 },
    search: { engine: 'memory' },
  },
};

export const stageNames = Object.keys(stages);

/** An error whose message states what to do, and is shown without a stack trace. */
export class StageError extends Error {}

const emulatedName = 'localstack';

/** The stage `localstack`: `dev` on an emulator of AWS, in one region, as emulators know no stack of another one. */
export function createEmulatedStage(
  endpoint: string,
  providers: Readonly<Record<string, string>> = {},
): Stage {
  const { tiles: _, ...stage } = getStage('dev');
  return {
    ...stage,
    name: emulatedName,
    region: 'us-east-1',
    social: { google: false, facebook: false },
    mail: { ...stage.mail, perSecond: 1_000 },
    emulated: { endpoint, providers },
  };
}

const socialProviders = ['google', 'facebook'] as const;

/**
 * The sign-in providers of `-c social=<names>`, such as `google` or `none`, in place of all of them.
 * @throws StageError for another name
 */
function parseSocial(choice: unknown): Stage['social'] {
  const names = choice === 'none' ? [] : String(choice).split(',');
  const strange = names.filter((name) => !socialProviders.some((provider) => provider === name));
  if (strange.length > 0)
    throw new StageError(
      `Unknown sign-in provider ${strange.join(', ')}: write -c social=none, or some of ${socialProviders.join(',')}`,
    );
  return { google: names.includes('google'), facebook: names.includes('facebook') };
}

/**
 * The stage of `-c stage=<name>`, with the sign-in providers of `-c social=<names>` where that is given.
 * @throws StageError for an unknown stage, or no name, and for an emulated one without `AWS_ENDPOINT_URL`
 */
export function getStage(name: unknown, social?: unknown): Stage {
  const choice = `choose one of ${stageNames.join(', ')} with -c stage=<name>`;
  if (typeof name !== 'string') throw new StageError(`No stage is named: ${choice}`);
  const endpoint = process.env['AWS_ENDPOINT_URL'];
  if (name === emulatedName && endpoint !== undefined) return createEmulatedStage(endpoint);
  const stage = stages[name];
  if (!stage && name === emulatedName)
    throw new StageError(`Stage ${name} is on the emulator at AWS_ENDPOINT_URL, which is not set`);
  if (!stage) throw new StageError(`Unknown stage ${name}: ${choice}`);
  return { name, ...stage, ...(social !== undefined && { social: parseSocial(social) }) };
}

/**
 * Stage `dev` as the local cloud runs it, where every mail is delivered, and pages ask no other site for their map.
 */
export function createLocalStage(engine: SearchChoice['engine'] = 'memory'): Stage {
  const { tiles: _, ...stage } = getStage('dev');
  return {
    ...stage,
    operator: inventedOperator,
    // Known to the stand-ins alone; `portals_enabled` is off here, too.
    portals: {
      rightmove: { networkId: 41, branchId: 4101, mode: 'test' },
      onthemarket: { networkId: 52, branchId: 5201, mode: 'test' },
      zoopla: { branch: 'gable-local', mode: 'sandbox' },
    },
    mail: { ...stage.mail, verified: true, perSecond: 1_000 },
    ...(engine === 'opensearch' && {
      search: { engine, cluster: localCluster, fallback: 'memory' },
    }),
  };
}

/**
 * The local stage with the site that `npm start` shows: with an advertising pixel, whose provider is a stand-in, so that
 * the question and what follows from its answer can be tried.
 */
export function createSiteStage(engine: SearchChoice['engine'] = 'memory'): Stage {
  const pixel = {
    id: '1234567890',
    scriptUrl: 'https://connect.facebook.net/en_US/fbevents.js',
    collectUrl: 'https://www.facebook.com/tr/',
  };
  return { ...createLocalStage(engine), pixel };
}

/** The name and the address of the sender, such as `Gable <hello@gable.example>`. @throws for another form */
export function parseSender({ mail: { from } }: Pick<Stage, 'mail'>): {
  readonly name: string;
  readonly address: string;
} {
  const [, name, address] = /^(.+) <(.+@.+)>$/.exec(from) ?? [];
  if (name === undefined || address === undefined)
    throw new Error(`${from} is not a name with an address, such as Gable <hello@gable.example>`);
  return { name, address };
}

/** What SES verifies for the stage: a domain or an address. */
export function toMailIdentity(stage: Pick<Stage, 'mail'>): string {
  const { address } = parseSender(stage);
  return stage.mail.identity === 'address' ? address : address.slice(address.indexOf('@') + 1);
}
