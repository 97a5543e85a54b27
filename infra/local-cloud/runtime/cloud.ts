import type { IncomingMessage } from 'node:http';
import { listProcessedPositions } from '../aws/dynamodb-streams/checkpoints.ts';
import { createDynamo } from '../aws/dynamodb/index.ts';
import { createSchedules, type Schedules } from '../aws/eventbridge-schedules/index.ts';
import type { BusEvent } from '../aws/eventbridge/event.ts';
import type { EventEntry } from '../aws/eventbridge/log.ts';
import { createIam, type Iam } from '../aws/iam/index.ts';
import type { ThreadChoice } from '../aws/lambda/thread-choice.ts';
import type { Queues } from '../aws/sqs/index.ts';
import type { Chaos } from '../base/chaos.ts';
import type { Clock } from '../base/clock.ts';
import type { Hosts } from '../base/hosts.ts';
import { createPeople } from '../base/people.ts';
import type { ProviderTable } from '../providers/provider.ts';
import type { ApiModel } from '../template/api.ts';
import type { Assembly } from '../template/assembly.ts';
import type { FunctionModel } from '../template/functions.ts';
import { readModel, type CloudModel } from '../template/model.ts';
import { createCompute } from './compute.ts';
import { deploySite } from './deployment.ts';
import { openFoundation, type Foundation } from './foundation.ts';
import { createHttpListeners, type HttpListeners, type HttpListenersOptions } from './http-listeners.ts';
import { createServices, type Services } from './services.ts';
import { createSignInListener } from './sign-in-pages.ts';
import type { SiteNotice } from './site-notice.ts';
import type { LiveSite } from './site-server.ts';
import { takeSnapshot, type Snapshot } from './snapshot.ts';

export interface BootOptions {
  /** The readiness on the health page; false while the demo is being written. Default: ready. */
  readonly readiness?: { readonly ready: boolean };
  /** What each page of the site says of this cloud, as long as it has a text. Default: nothing. */
  readonly notice?: SiteNotice;
  readonly assembly: Assembly;
  /** The stand-ins of the third parties that functions and pages call. Default: none. */
  readonly providers?: ProviderTable;
  /** Port of the site; 0 takes a free one. */
  readonly port: number;
  readonly dataDir: string;
  /** The local URLs of URLs of the template that other programs answer. */
  readonly addresses?: Readonly<Record<string, string>>;
  /** What variables of functions are here, by their names, in place of what the template says. Default: none. */
  readonly localVariables?: Readonly<Record<string, string>>;
  /** Delete all stored data first. */
  readonly fresh?: boolean;
  /** Names of files that the application keeps in the data folder, which `fresh` deletes, too. Default: none. */
  readonly appFiles?: readonly string[];
  readonly log?: (line: string) => void;
  /** Whether it gets the errors of functions as JSON. Default: in words. */
  readonly logsJson?: boolean;
  /** Whether schedules and time-to-live run by themselves. Default: true. */
  readonly timers?: boolean;
  /** The delay before a failed invocation or webhook is retried; `attempt` counts from 0. */
  readonly retryMilliseconds?: (attempt: number) => number;
  /** The same for the readers of streams and queues. Default: the same delay. */
  readonly readerRetryMilliseconds?: (attempt: number) => number;
  /** Whether the delay before a retry ends as soon as nothing but retries is left to do. Default: false. */
  readonly hurried?: boolean;
  /** How long an event waits for a busy function before the function gets another worker. */
  readonly patienceMilliseconds?: number;
  /** Prints the OpenAPI document of the API, shown under `/_local/api`. */
  readonly printApiDocument?: () => Promise<string>;
  /** Which functions share a thread. Default: each has its own. */
  readonly chooseThread?: ThreadChoice;
  /** Serves the site from its sources. Default: the deployed files alone. */
  readonly liveSite?: LiveSite | undefined;
  /** Functions that no event starts; checked at each event. Default: no function. */
  readonly isResting?: (functionId: string, event: BusEvent) => boolean;
  /** Milliseconds by which the clock of an event's functions is ahead of the cloud's, which is at `now`. Default: none. */
  readonly readAhead?: (event: BusEvent, now: number) => number;
  /** The address of a request's viewer, as the CDN sees it. Default: the address of its socket. */
  readonly readViewerAddress?: (request: IncomingMessage) => string | undefined;
  /** Faults to inject into deliveries. Default: none. */
  readonly chaos?: Chaos;
}

export interface Cloud {
  /** The URL of the site. */
  readonly origin: string;
  /** The URL of the hosted sign-in pages. */
  readonly signInUrl: string;
  /** The endpoint of AWS SDKs. */
  readonly awsEndpoint: string;
  /** The endpoint of DynamoDB that functions use. */
  readonly dynamoEndpoint: string;
  readonly model: CloudModel;
  /** The file that functions print to, with a line of the times of each run. */
  readonly logFile: string;
  readonly clock: Clock;
  readonly hosts: Hosts;
  readonly queues: Queues;
  readonly schedules: Schedules;
  readonly services: Services;
  readonly iam: Pick<Iam, 'listGrants'>;
  /** Begins or ends an outage of the buses, in which PutEvents refuses every entry. */
  readonly setBusOutage: (outage: boolean) => void;
  /** The events on the buses, newest last. */
  readonly events: () => readonly EventEntry[];
  /** Runs a function by its id and waits; throws `FunctionError` if it fails. */
  readonly invoke: (functionId: string, event: unknown) => Promise<unknown>;
  /** Ends a function’s workers in the middle of their work. */
  readonly kill: (functionId: string) => Promise<void>;
  /**
   * Runs another program, with its own variables, for a function of the template, as a deployment does. Resolves once
   * the runs of the one before have ended.
   */
  readonly replaceFunction: (fn: FunctionModel) => Promise<void>;
  /**
   * Loads the present bundles of all functions from the next event on. Resolves once the runs of those before have
   * ended.
   */
  readonly renewFunctions: () => Promise<void>;
  /** Replaces the routes of the APIs, as a deployment does. */
  readonly setRoutes: (apis: readonly ApiModel[]) => void;
  /** Resolves once no stream record, delivery, retry or invocation is left. */
  readonly idle: () => Promise<void>;
  /** Resolves once the site has no request of a person to answer, or after a second. */
  readonly makeWay: () => Promise<void>;
  /** Deletes expired items from the tables. */
  readonly sweep: () => Promise<void>;
  /** Copies all state; call when idle. */
  readonly snapshot: () => Promise<Snapshot>;
  readonly close: () => Promise<void>;
}

const minuteMilliseconds = 60_000;
const sweepMilliseconds = minuteMilliseconds;
const getRetryPause = (attempt: number) => Math.min(1000 * 2 ** attempt, 30_000);
/** Lambda repeats an event after one minute and after two: a run that was killed holds its lease no longer. */
const getInvocationPause = (attempt: number) => minuteMilliseconds * (attempt + 1);

/** Runs the assembly on this machine; rejects with a message of one line if that fails. */
export async function bootCloud(options: BootOptions): Promise<Cloud> {
  const {
    log = () => undefined,
    fresh = false,
    hurried = false,
    providers = {},
    localVariables = {},
  } = options;
  const model = readModel(options.assembly);
  const foundation = await openFoundation({
    ...options,
    model,
    log,
    fresh,
    hurried,
    providers,
    localVariables,
  });
  try {
    return await startParts(foundation, options);
  } catch (error) {
    await foundation.close();
    throw error;
  }
}

async function startParts(foundation: Foundation, options: BootOptions): Promise<Cloud> {
  const { model, clock, hosts } = foundation;
  const iam = createIam({ ...model, log: foundation.log });
  const { retryMilliseconds = getRetryPause, timers = true } = options;
  const compute = createCompute({
    ...foundation,
    iam,
    retryMilliseconds: options.retryMilliseconds ?? getInvocationPause,
    readerRetryMilliseconds: options.readerRetryMilliseconds ?? retryMilliseconds,
    queueRetryMilliseconds: options.readerRetryMilliseconds ?? options.retryMilliseconds,
    patienceMilliseconds: options.patienceMilliseconds ?? 50,
    chooseThread: options.chooseThread,
    isResting: options.isResting,
    readAhead: options.readAhead,
    chaos: options.chaos,
  });
  const services = createServices({
    ...foundation,
    chaos: options.chaos,
    iam,
    retryMilliseconds,
    invoke: compute.invoke,
    publish: compute.bus.publish,
  });
  const [dynamo] = await Promise.all([
    createDynamo({
      ...foundation,
      chaos: options.chaos,
      iam,
      tables: model.tables,
      external: process.env['LOCAL_DYNAMODB_ENDPOINT'],
      processedPositions: listProcessedPositions(foundation.state, model),
      onWrite: compute.wake,
    }),
    Promise.all(model.deployments.map((deployment) => deploySite(deployment, services.objects, hosts))),
  ]);
  const schedules = createSchedules({ ...compute, model, clock, timers });
  const sweeping = timers ? setInterval(() => void dynamo.sweep(), sweepMilliseconds).unref() : undefined;
  const { readiness = { ready: true }, notice = {} } = options;
  const { printApiDocument, readViewerAddress, liveSite } = options;
  const people = createPeople();
  const listened = { people, readiness, notice, printApiDocument, readViewerAddress, liveSite };
  const parts = { ...foundation, iam, compute, services, dynamo, schedules, ...listened };
  const { site, calls, setRoutes } = createHttpListeners(parts);
  foundation.aws.serve(calls);
  compute.start(dynamo.call);
  foundation.siteServer.serve(site);
  foundation.signIn.serve(createSignInListener(services.cognito, foundation.log));
  foundation.siteServer.serveUpgrades((...upgrade) => {
    if (liveSite?.upgrade(...upgrade) !== true) services.sockets.upgrade(...upgrade);
  });
  return toCloud({ ...parts, setRoutes }, async () => {
    clearInterval(sweeping);
    schedules.close();
    await services.sockets.close();
    await Promise.all([foundation.siteServer.close(), compute.stop()]);
    await Promise.all([dynamo, ...Object.values(services)].map((part) => part.close()));
    await foundation.close();
  });
}

type CloudParts = Foundation & HttpListenersOptions & Pick<HttpListeners, 'setRoutes'>;

const toCloud = (parts: CloudParts, close: () => Promise<void>): Cloud => ({
  origin: parts.origin,
  signInUrl: parts.signInUrl,
  awsEndpoint: parts.awsEndpoint,
  dynamoEndpoint: parts.dynamoEndpoint,
  model: parts.model,
  logFile: parts.functionLog.file,
  clock: parts.clock,
  hosts: parts.hosts,
  schedules: parts.schedules,
  services: parts.services,
  iam: parts.iam,
  queues: parts.compute.queues,
  invoke: parts.compute.invoke,
  kill: parts.compute.kill,
  replaceFunction: parts.compute.replace,
  renewFunctions: parts.compute.renew,
  setRoutes: parts.setRoutes,
  setBusOutage: parts.compute.bus.setOutage,
  events: () => parts.compute.bus.log.entries,
  idle: parts.activity.idle,
  makeWay: parts.people.makeWay,
  sweep: parts.dynamo.sweep,
  snapshot: () => takeSnapshot(parts.dataDir, parts),
  close,
});
