import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import {
  type BootOptions,
  chooseThread,
  type Cloud,
  type LiveSite,
  makeDataFolder,
  openChosenPort,
  operator,
  secretAccessKey,
  type SiteNotice,
  StartFault,
  type ThreadChoice,
} from '@gable/local-cloud';
import type { Assembly } from '@gable/local-cloud/template';
import { bootSite } from './boot-site.ts';
import type { SearchEngineName, SiteOptions } from './build/site-assembly.ts';
import type { LocalSearch } from './opensearch/local-search.ts';

export interface LocalCloudOptions {
  /** The folder that relative paths start from. */
  readonly root: string;
  readonly assemble: (engine: SearchEngineName, options: SiteOptions) => Promise<Assembly>;
  /** Follows the sources; with `--dev` alone. */
  readonly develop?: (options: DevelopOptions) => Promise<Development>;
  /** Starts what answers searches in place of the functions' memory; with `--search opensearch` alone. */
  readonly startSearch?: (dataDir: string, say: (line: string) => void) => Promise<LocalSearch>;
  /** Milliseconds by which the clock of an event's functions is ahead. Default: none. */
  readonly readAhead?: BootOptions['readAhead'];
  /** Which functions share a thread. Default: three threads. */
  readonly chooseThread?: ThreadChoice;
  /** Milliseconds until a failed run is repeated; attempts count from 0. Default: Lambda's, one minute and two. */
  readonly retryMilliseconds?: (attempt: number) => number;
  /** Called in turn before the site says that it is ready. Default: its first page. */
  readonly firstPaths?: readonly string[];
  /** Prints the OpenAPI document of the API, shown under `/_local/api`. */
  readonly printApiDocument?: () => Promise<string>;
  /** Skipped with `--no-demo`. */
  readonly demo?: Demo;
}

export interface DevelopOptions {
  readonly root: string;
  readonly assembly: Assembly;
  readonly engine: SearchEngineName;
  readonly say: (line: string) => void;
}

/** The sources of a cloud, as they change while it runs. */
export interface Development {
  /** The assembly to start with. */
  readonly assembly: Assembly;
  readonly site: LiveSite;
  /** Begins to follow; resolves once each change is noticed. */
  readonly follow: (cloud: Cloud) => Promise<void>;
}

export interface Demo {
  /** Who to log in as, in a line. */
  readonly logins: string;
  /** Fills an empty cloud, or goes on where an earlier start was cut off. */
  readonly fill: (cloud: Cloud, dataDir: string, output: DemoOutput) => Promise<unknown>;
  /** Whether an earlier start ended before anyone could log in, so that its data is of no use. */
  readonly hasOnlyBegun: (dataDir: string) => Promise<boolean>;
}

/** Where the demo says how far it is. */
export interface DemoOutput {
  readonly say: (line: string) => void;
  /** Shows a text on each page of the site; undefined takes it away. */
  readonly show: (text: string | undefined) => void;
}

const printLine = (line: string): void => void process.stdout.write(`${line}\n`);

const usage = `npm start -- [--fresh] [--no-demo] [--json] [--search opensearch]
npm run dev -- the same, with pages and functions as their sources are

  --fresh              deletes all data and starts over
  --no-demo            starts empty
  --json               prints errors of functions as the functions log them
  --search opensearch  lets OpenSearch answer searches, which needs Java 17 and Maven

  PORT                 the port of the site, 3000 where it is not set
  GABLE_DATA           the folder of its data, .gable where it is not set`;

/** The command line of the local cloud, as `usage` says it. Ends the process if it can't run. */
export async function runLocalCloud(options: LocalCloudOptions): Promise<void> {
  try {
    await start(options);
  } catch (error) {
    process.stderr.write(`${describeFault(error)}\n`);
    process.exit(1);
  }
}

const remedies = {
  port: 'set PORT to another one',
  dataDir: 'name another one with GABLE_DATA',
  fresh: 'start over with: npm start -- --fresh',
} as const;

function describeFault(error: unknown): string {
  if (error instanceof StartFault) return `${error.message}; ${remedies[error.option]}`;
  return error instanceof Error ? error.message : String(error);
}

async function start({
  root,
  assemble,
  develop,
  startSearch,
  demo,
  firstPaths = ['/'],
  ...how
}: LocalCloudOptions): Promise<void> {
  const started = performance.now();
  // Functions run in UTC on AWS; worker threads take the zone of this process.
  process.env['TZ'] = 'UTC';
  const { values } = parseArgs({
    options: {
      fresh: { type: 'boolean', default: false },
      demo: { type: 'boolean', default: true },
      json: { type: 'boolean', default: false },
      search: { type: 'string', default: 'memory' },
      dev: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
    allowNegative: true,
  });
  if (values.help) return printLine(usage);
  const port = parsePort(process.env['PORT']);
  const dataDir = resolve(root, process.env['GABLE_DATA'] ?? '.gable');
  // What is in the way is reported before the build, not after it.
  makeDataFolder(dataDir);
  await (await openChosenPort(port)).close();
  if (port !== 0) await assertOpenToBrowsers(port);
  const closing = closeOnSignal();
  // What fails because the site ends is nobody's news.
  const say = (line: string) => void (closing.isBegun() || printLine(line));
  const notice: SiteNotice = {};
  const engine = parseEngine(values.search);
  const search = engine === 'opensearch' ? await startSearch?.(dataDir, say) : undefined;
  closing.add(async () => search?.close());
  const assembly = await assemble(engine, { isLive: values.dev });
  const development = values.dev ? await develop?.({ root, assembly, engine, say: printLine }) : undefined;
  closing.add(async () => development?.site.close());
  const readiness = { ready: demo === undefined || !values.demo };
  const { addresses = {} } = search ?? {};
  const fresh = values.fresh || (values.demo && (await demo?.hasOnlyBegun(dataDir)) === true);
  const { site: liveSite } = development ?? {};
  const about = { port, dataDir, addresses, fresh, logsJson: values.json, log: say, liveSite };
  const { assembly: followed = assembly } = development ?? {};
  const cloud = await bootSite({ chooseThread, ...how, ...about, assembly: followed, readiness, notice });
  closing.add(() => cloud.close());
  await search?.fill(cloud);
  await Promise.all([
    callFirst(cloud, firstPaths),
    values.demo && demo?.fill(cloud, dataDir, { say, show: (text) => void (notice.text = text) }),
  ]);
  readiness.ready = true;
  await development?.follow(cloud);
  printLine(`ready in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  printAddresses(cloud, values.demo ? demo?.logins : undefined);
  if (search) printLine('searches        answered by OpenSearch');
}

/** The first calls load the code that answers them; whoever comes once it is ready doesn't wait for that. */
async function callFirst({ origin }: Cloud, paths: readonly string[]): Promise<void> {
  for (const path of paths) await fetch(`${origin}${path}`);
}

function printAddresses(cloud: Cloud, logins: string | undefined): void {
  printLine(`site            ${cloud.origin}`);
  if (logins !== undefined) printLine(`log in as       ${logins}`);
  printLine(`social sign-in  ${cloud.signInUrl}`);
  printLine(
    '                The browser asks once about its certificate, which this machine made: choose to go on.',
  );
  printLine(`mails, events   ${cloud.origin}/_local/`);
  printLine('operators       npm run ops, with these variables:');
  printLine(
    `                AWS_ENDPOINT_URL=${cloud.awsEndpoint} AWS_ACCESS_KEY_ID=${operator} AWS_SECRET_ACCESS_KEY=${secretAccessKey}`,
  );
}

function parseEngine(text: string): SearchEngineName {
  if (text === 'memory' || text === 'opensearch') return text;
  throw new Error(`--search ${text} is not an engine: choose memory or opensearch`);
}

function parsePort(text = '3000'): number {
  const port = Number(text);
  if (text === '' || !Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`PORT ${text} is not a port`);
  return port;
}

/**
 * The Fetch standard blocks ports of other services, such as 4190, in browsers and in Node, whose list this asks: on a
 * port without a server any other call is refused by the system.
 * @throws StartFault
 */
async function assertOpenToBrowsers(port: number): Promise<void> {
  const failure: unknown = await fetch(`http://127.0.0.1:${port}`).catch((error: unknown) => error);
  const cause = failure instanceof Error ? failure.cause : undefined;
  if (cause instanceof Error && cause.message === 'bad port')
    throw new StartFault('port', `browsers block port ${port}, but not 3000`);
}

const patienceMilliseconds = 3000;

/** Runs what was added, the last first, on SIGINT, SIGTERM and SIGHUP; exits after three seconds at the latest. */
function closeOnSignal(): { add: (close: () => Promise<void>) => void; isBegun: () => boolean } {
  const steps: (() => Promise<void>)[] = [];
  let isBegun = false;
  const end = async () => {
    isBegun = true;
    setTimeout(() => process.exit(0), patienceMilliseconds).unref();
    for (const close of steps.toReversed()) await close().catch(() => undefined);
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void end());
  return { add: (close) => void steps.push(close), isBegun: () => isBegun };
}
