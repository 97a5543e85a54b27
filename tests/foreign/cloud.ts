import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { CloudModel } from '@gable/local-cloud/template';
import * as z from 'zod';
import { createHosts } from '../../infra/local-cloud/base/hosts.ts';
import { everyReaction } from '../support/reactions.ts';
import { callSite, type TestCloud } from '../support/test-cloud.ts';
import { credentials, type Outputs, region } from './deployment.ts';
import { folder } from './emulator.ts';
import { LocalOnlyError } from './local-only-error.ts';
import { mailsPage, parseEvent, parseMails, parseQueues, queuesPage } from './ministack-pages.ts';
import { witnessQueue } from './outputs.ts';
import { createPageReader } from './pages.ts';

/** What `main.ts` passes to the tests about the deployed stage. */
export const Site = z.object({
  endpoint: z.string(),
  edge: z.string(),
  providers: z.record(z.string(), z.string()),
  outputs: z.record(z.string(), z.string()),
});
export type Site = z.output<typeof Site>;
export const siteFile = join(folder, 'site.json');

export function readSite(): Site {
  return Site.parse(JSON.parse(readFileSync(siteFile, 'utf8')));
}

const Work = z.object({ running: z.int(), records: z.int(), messages: z.int() });
const quietReads = 3;
const betweenReadsMs = 30;
const idleSeconds = 60;

const refuse = (door: string) => (): never => {
  throw new LocalOnlyError(door);
};

/** The deployed stage as tests know the local cloud; what only the local cloud has throws a `LocalOnlyError`. */
export function openForeignCloud(
  site: Site,
  advance: (milliseconds: number) => void = refuse('clock.advance'),
): TestCloud {
  const { endpoint, edge } = site;
  const readPage = createPageReader();
  const listMails = (recipient?: string) =>
    parseMails(readPage(`${endpoint}${mailsPage}`)).filter(
      ({ to }) => recipient === undefined || to.includes(recipient),
    );
  const listEvents = () =>
    [...parseQueues(readPage(`${endpoint}${queuesPage}`))]
      .flatMap(([url, bodies]) => (url.endsWith(witnessQueue) ? bodies : []))
      .map(parseEvent);
  const hosts = createHosts();
  for (const [there, here] of Object.entries(site.providers)) hosts.add(there, here);
  const idle = async () => {
    let quiet = 0;
    for (const end = Date.now() + idleSeconds * 1000; Date.now() < end; await wait(betweenReadsMs)) {
      await fetch(`${edge}/_foreign/idle`);
      const answer = await fetch(`${endpoint}/_foreign/work`);
      const { running, records, messages } = Work.parse(await answer.json());
      quiet = running + records + messages === 0 ? quiet + 1 : 0;
      if (quiet >= quietReads) return;
    }
    throw new Error(`The emulator still works after ${idleSeconds} s`);
  };
  const waitFor: TestCloud['mails']['waitFor'] = async (wanted) => {
    await idle();
    const mail = listMails().find((one) =>
      typeof wanted === 'string' ? one.to.includes(wanted) : wanted(one),
    );
    if (!mail) throw new Error('No such mail came');
    return mail;
  };
  return {
    ...everyReaction,
    origin: edge,
    awsEndpoint: endpoint,
    aws: { endpoint, region, credentials },
    model: createModel(site.outputs),
    tableName: (table) => site.outputs[`ForeignTable${table}`] ?? '',
    hosts,
    clock: {
      now: Date.now,
      advance,
      reset: () => undefined,
      onChange: () => undefined,
      ahead: () => 0,
      shared: new SharedArrayBuffer(8),
    },
    api: (path, call = {}) => callSite(edge, path, call),
    idle,
    makeWay: () => Promise.resolve(),
    mails: { list: listMails, listOfCalls: listMails, waitFor },
    getStart(): never {
      throw new LocalOnlyError('getStart');
    },
    get services(): never {
      throw new LocalOnlyError('services');
    },
    get signInUrl(): never {
      throw new LocalOnlyError('signInUrl');
    },
    get logFile(): never {
      throw new LocalOnlyError('logFile');
    },
    get dynamoEndpoint(): never {
      throw new LocalOnlyError('dynamoEndpoint');
    },
    get iam(): never {
      throw new LocalOnlyError('iam');
    },
    get queues(): never {
      throw new LocalOnlyError('queues');
    },
    get schedules(): never {
      throw new LocalOnlyError('schedules');
    },
    events: listEvents,
    invoke: refuse('invoke'),
    kill: refuse('kill'),
    replaceFunction: refuse('replaceFunction'),
    renewFunctions: refuse('renewFunctions'),
    setRoutes: refuse('setRoutes'),
    sweep: refuse('sweep'),
    snapshot: refuse('snapshot'),
    reset: refuse('reset'),
    setBusOutage: refuse('setBusOutage'),
    close: async () => undefined,
  };
}

/** The names that the emulator gave; what functions and rules are made of is a matter of the local cloud. */
function createModel(outputs: Outputs): CloudModel {
  const refused = refuse('model');
  const listNames = (...named: readonly string[]) => named.flatMap((output) => outputs[output] ?? []);
  return {
    root: '.',
    buckets: listNames('ForeignBucketMedia').map((name) => ({
      name,
      arn: `arn:aws:s3:::${name}`,
      region,
      hosts: [],
      cors: [],
      notifies: true,
    })),
    tables: listNames('ForeignTableTable', 'ForeignTableRecords').map((name) => ({
      name,
      arn: '',
      streamArn: '',
      streamViewType: 'NEW_AND_OLD_IMAGES',
      attributes: [],
      keys: [{ AttributeName: 'pk', KeyType: 'HASH' }],
      indexes: [],
      localIndexes: [],
      timeToLive: 'expiresAt',
    })),
    buses: listNames('ForeignBusBus'),
    findFunction: refused,
    get functions(): never {
      return refused();
    },
    get archives(): never {
      return refused();
    },
    get apis(): never {
      return refused();
    },
    get webSocketApis(): never {
      return refused();
    },
    get rules(): never {
      return refused();
    },
    get sources(): never {
      return refused();
    },
    get queues(): never {
      return refused();
    },
    get schedules(): never {
      return refused();
    },
    get distributions(): never {
      return refused();
    },
    get deployments(): never {
      return refused();
    },
    get siteUrls(): never {
      return refused();
    },
    get resources(): never {
      return refused();
    },
  };
}
