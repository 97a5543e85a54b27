import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createActivity } from './activity.ts';
import { addAddresses } from './addresses.ts';
import type { EventEntry } from './bus/log.ts';
import { createClock, type Clock } from './clock.ts';
import { createCompute } from './compute.ts';
import { deploySite } from './deployment.ts';
import { doors } from './doors.ts';
import { createDynamo } from './dynamodb/index.ts';
import { createHosts, type Hosts } from './hosts.ts';
import { startFresh } from './fresh.ts';
import { createFunctionLog } from './lambda/log.ts';
import { lockFolder } from './lock.ts';
import { openChosen, openServer, type OpenServer } from './ports.ts';
import type { Queues } from './queues/index.ts';
import { createSchedules, type Schedules } from './schedules/index.ts';
import { createServices, type Services } from './services.ts';
import { takeSnapshot, type Snapshot } from './snapshot.ts';
import { openState } from './state.ts';
import { readUpTo } from './streams/checkpoints.ts';
import type { Assembly } from './template/assembly.ts';
import { readModel, type CloudModel } from './template/model.ts';

export type BootOptions = {
  readonly assembly: Assembly;
  /** Port of the site; 0 takes a free one. */
  readonly port: number;
  readonly dataDir: string;
  /** Forget everything that is stored. */
  readonly fresh?: boolean;
  readonly log?: (line: string) => void;
  /** Whether schedules and time-to-live run by themselves (they do unless told otherwise). */
  readonly timers?: boolean;
  /** How long to wait before the next try of a failed invocation; `attempt` counts from 0. */
  readonly retryMilliseconds?: (attempt: number) => number;
  /** How long an event waits for a busy function before that gets one more worker. */
  readonly patienceMilliseconds?: number;
};

export type Cloud = {
  /** Where the site answers. */
  readonly origin: string;
  /** Where AWS SDKs are answered. */
  readonly awsEndpoint: string;
  readonly model: CloudModel;
  readonly clock: Clock;
  readonly hosts: Hosts;
  readonly queues: Queues;
  readonly schedules: Schedules;
  readonly services: Services;
  /** What was put on the buses, newest last. */
  readonly events: () => readonly EventEntry[];
  /** Runs a function by its id and waits; throws `FunctionError` if it fails. */
  readonly invoke: (functionId: string, event: unknown) => Promise<unknown>;
  /** Resolves once no stream record, delivery, retry or invocation is left. */
  readonly idle: () => Promise<void>;
  /** Deletes what has expired from the tables. */
  readonly sweep: () => Promise<void>;
  /** Copies all state; call when idle. */
  readonly snapshot: () => Promise<Snapshot>;
  readonly close: () => Promise<void>;
};

const sweepMilliseconds = 60_000;
const slowlyMore = (attempt: number) => Math.min(1000 * 2 ** attempt, 30_000);

/** Runs the assembly on this machine; rejects with one clear line if it can't. */
export async function boot(options: BootOptions): Promise<Cloud> {
  const undo: (() => unknown)[] = [];
  try {
    return await start(options, undo);
  } catch (error) {
    for (const step of undo.reverse()) await step();
    throw error;
  }
}

async function start(options: BootOptions, undo: (() => unknown)[]): Promise<Cloud> {
  const { dataDir, log = () => undefined, timers = true } = options;
  const model = readModel(options.assembly);
  const front = await openChosen(options.port);
  undo.push(() => front.close());
  const lock = lockFolder(dataDir);
  undo.push(() => lock.release());
  if (options.fresh) startFresh(dataDir);
  const aws = await openAws(dataDir);
  undo.push(() => aws.close());
  const [clock, hosts, activity, state] = [
    createClock(),
    createHosts(),
    createActivity(),
    openState(dataDir),
  ];
  undo.push(() => state.close());
  const origin = `http://127.0.0.1:${front.port}`;
  const awsEndpoint = `http://127.0.0.1:${aws.port}`;
  addAddresses(hosts, model, { origin, awsEndpoint });

  const functionLog = createFunctionLog(dataDir, log);
  const compute = createCompute({
    model,
    clock,
    hosts,
    activity,
    state,
    functionLog,
    awsEndpoint,
    log,
    overrides: {},
    retryMilliseconds: options.retryMilliseconds ?? slowlyMore,
    patienceMilliseconds: options.patienceMilliseconds ?? 20,
  });
  const surroundings = { dataDir, clock, hosts, model, origin, awsEndpoint, log };
  const services = createServices({ ...surroundings, invoke: compute.invoke, publish: compute.bus.publish });
  const [dynamo] = await Promise.all([
    createDynamo({
      dataDir,
      tables: model.tables,
      external: process.env['LOCAL_DYNAMODB_ENDPOINT'],
      readUpTo: readUpTo(state, model),
      onWrite: compute.wake,
      log,
    }),
    Promise.all(model.deployments.map((deployment) => deploySite(deployment, services.objects, hosts))),
  ]);
  const schedules = createSchedules({ ...compute, model, clock, timers });
  const { site, calls } = doors({ ...surroundings, compute, services, dynamo, schedules, activity });
  aws.serve(calls);
  compute.start(dynamo.call);
  front.serve(site);
  const sweeping = timers ? setInterval(() => void dynamo.sweep(), sweepMilliseconds).unref() : undefined;
  const parts = { state, compute, dynamo, services, clock };

  return {
    origin,
    awsEndpoint,
    model,
    clock,
    hosts,
    schedules,
    services,
    queues: compute.queues,
    invoke: compute.invoke,
    events: () => compute.bus.log.entries,
    idle: activity.idle,
    sweep: dynamo.sweep,
    snapshot: () => takeSnapshot(dataDir, parts),
    async close() {
      clearInterval(sweeping);
      schedules.close();
      await Promise.all([front.close(), compute.stop()]);
      await Promise.all([
        aws.close(),
        dynamo.close(),
        ...Object.values(services).map((service) => service.close()),
      ]);
      state.close();
      lock.release();
      await functionLog.close();
    },
  };
}

/** Takes the port of the last run if it is free: stored addresses of objects name it. */
async function openAws(dataDir: string): Promise<OpenServer> {
  const file = join(dataDir, 'aws-port');
  const last = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  const server = await openServer(last).catch(() => openServer(0));
  writeFileSync(file, String(server.port));
  return server;
}
