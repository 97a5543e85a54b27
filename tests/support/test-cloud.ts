import { mkdtempSync, rmSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { type BootOptions, type Cloud, operator, secretAccessKey } from '@gable/local-cloud';
import type { Mail } from '../../infra/local-cloud/aws/ses/index.ts';
import { bootSite } from '../../infra/local/boot-site.ts';
import { pickDataFolder } from './data-location.ts';
import { recordGrants } from './grants.ts';
import { everyReaction, type Reactions } from './reactions.ts';

export interface TestCall {
  readonly method?: string;
  /** Sent as JSON, unless it is text. */
  readonly body?: unknown;
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface TestAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The parsed body; undefined if it is no JSON. */
  readonly body: unknown;
}

/** The logical ids of the tables, without their hash. */
export type TableNoun = 'Table' | 'Records' | 'Idempotency';

export type TestCloud = Cloud &
  Reactions & {
    /** Calls the site's address, such as `/api/user`. */
    api(path: string, call?: TestCall): Promise<TestAnswer>;
    /** The name of a table of the data stack. */
    tableName(table: TableNoun): string;
    /** What an AWS SDK's client takes. */
    readonly aws: {
      readonly endpoint: string;
      readonly region: string;
      readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string };
    };
    readonly mails: {
      /** Newest first; `to` is one recipient's address. */
      list(to?: string): readonly Mail[];
      /** With mails that calls send themselves, whichever reactions rest. */
      listOfCalls(to?: string): readonly Mail[];
      /** The first mail to an address, or that a predicate takes; rejects after five seconds. */
      waitFor(wanted: string | ((mail: Mail) => boolean)): Promise<Mail>;
    };
    /** Restores the state right after the start; restarts all functions that are not `kept`. */
    reset(kept?: (functionId: string) => boolean): Promise<void>;
    /** Another object after each reset, to keep by it what a reset forgets. */
    getStart(): object;
  };

/** Names the caller's address, so that tests have networks of their own to the limits by network. */
export const viewerAddressHeader = 'x-viewer-address';

/** Most answers are read once, which costs less than to compress and inflate them. */
export const uncompressed = { 'accept-encoding': 'identity' } as const;

function readViewerAddress({ headers }: IncomingMessage): string | undefined {
  const address = headers[viewerAddressHeader];
  return typeof address === 'string' ? address : undefined;
}

/**
 * A retry waits for all other work, at most ten seconds; nothing runs by time; few workers, as each start costs more
 * than some waiting.
 */
const hurried = {
  timers: false,
  hurried: true,
  retryMilliseconds: () => 10_000,
  readerRetryMilliseconds: (attempt: number) => Math.min(20 * 4 ** attempt, 500),
  patienceMilliseconds: 300,
  readViewerAddress,
};

type TestCloudOptions = Omit<BootOptions, 'port' | 'dataDir'> &
  Partial<BootOptions> & {
    /** Which reactions run, for a cloud whose suites let some rest. */
    readonly reactions?: Reactions;
  };

/** Boots a cloud in a folder of its own, which goes with the process; so does the cloud's database. */
export async function openCloud({ reactions, ...options }: TestCloudOptions): Promise<TestCloud> {
  const folder = mkdtempSync(join(pickDataFolder(), 'local-cloud-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const cloud = await bootSite({ port: 0, dataDir: folder, ...hurried, ...options });
  recordGrants(cloud);
  return toTestCloud(cloud, reactions);
}

/** Gives a running cloud the ways in that tests use. */
export function toTestCloud(cloud: Cloud, reactions: Reactions = everyReaction): TestCloud {
  const { mails } = cloud.services;
  let atStart = cloud.snapshot();
  atStart.catch(() => undefined);
  let start = {};
  return {
    ...cloud,
    ...reactions,
    async api(path, call = {}) {
      reactions.assertReadable(getMethod(call), path);
      return callSite(cloud.origin, path, call);
    },
    tableName(table) {
      const found = cloud.model.resources
        .of('AWS::DynamoDB::GlobalTable')
        .find(({ id }) => new RegExp(`^${table}([0-9A-F]{8})?$`).test(id));
      if (!found) throw new Error(`The stacks have no table ${table}`);
      return found.ref();
    },
    aws: {
      endpoint: cloud.awsEndpoint,
      region: 'eu-west-2',
      credentials: { accessKeyId: operator, secretAccessKey },
    },
    mails: {
      list(to) {
        reactions.assertMailsComplete();
        return mails.list(to);
      },
      listOfCalls: (to) => mails.list(to),
      async waitFor(wanted) {
        reactions.assertMailsComplete();
        try {
          return await mails.waitFor(typeof wanted === 'string' ? ({ to }) => to.includes(wanted) : wanted);
        } catch (error) {
          // What would have sent it may rest.
          reactions.assertMailsComplete();
          throw error;
        }
      },
    },
    async reset(kept) {
      await cloud.idle();
      await (await atStart).restore(kept);
      start = {};
    },
    getStart: () => start,
  };
}

const getMethod = ({ method, body }: TestCall): string => method ?? (body === undefined ? 'GET' : 'POST');

/** Calls a site's API by a path. */
export async function callSite(origin: string, path: string, call: TestCall): Promise<TestAnswer> {
  const { body, token } = call;
  const response = await fetch(new URL(path, origin), {
    method: getMethod(call),
    redirect: 'manual',
    headers: {
      ...uncompressed,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...call.headers,
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, body: parseJson(text) };
}

function parseJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
}
