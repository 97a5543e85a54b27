import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Agent, type IncomingMessage, request as openRequest } from 'node:http';
import autocannon from 'autocannon';
import * as z from 'zod';
import type { TestCloud } from '../support/boot.ts';
import { createSellerClient } from '../support/clients/seller.ts';
import { password } from '../support/clients/visitor.ts';
import { keepHomes } from './feed.ts';
import { withPlainCloud } from './own-cloud.ts';
import { type BenchRow, percentile } from './rows.ts';
import { homesFrom } from './search-data.ts';

const manyHomes = 300;
/** Enough for a full row of similar homes in one postcode. */
const manyNeighbours = 14;
/** A function's code is compiled by what it ran often: after 200 calls a property page took a third more. */
const warmCalls = 1_000;
const calls = 200;
const rounds = 3;
const connections = 8;
const seconds = 5;
/** Milliseconds that the gateway, the CDN and the hops between threads may add to a function's own. */
const shareBudget = 1;

interface Request {
  readonly name: string;
  /** The function that answers, by the end of its entry. */
  readonly entry: string;
  /** Milliseconds of the processor. */
  readonly budget: number;
  readonly path: string;
  readonly method?: 'POST';
  readonly body?: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Answers per second to reach; missing where a limit would refuse so many. */
  readonly perSecond?: number;
}

/** What a browser sends, so that a visit counts and the answer is compressed. */
const browser = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  'accept-encoding': 'gzip, deflate, br',
};

/**
 * The processor time of the functions behind four calls, by the local cloud's log, and what the cloud itself adds to
 * them.
 */
export function benchRequests(): Promise<BenchRow[]> {
  return withPlainCloud(async (cloud) => {
    const rows: BenchRow[] = [];
    for (const request of await createRequests(cloud)) rows.push(...(await measure(cloud, request)));
    return rows;
  });
}

async function createRequests(cloud: TestCloud): Promise<Request[]> {
  const people = createSellerClient(cloud);
  const seller = await people.createMember('Rita Request');
  const homes: string[] = [];
  for (let nth = 0; nth < manyNeighbours; nth += 1) homes.push(await people.publishProperty(seller));
  await keepHomes(cloud, [...homesFrom(1, manyHomes)], (Date.now() - 60_000) * 1000);
  await cloud.idle();
  const login = { grant_type: 'password', client_id: 2, username: seller.email, password };
  return [
    {
      name: 'search page of 12 with facets',
      entry: 'functions/search/handler.ts',
      budget: 1.5,
      path: '/api/search-properties?per_page=12',
      headers: browser,
      perSecond: 700,
    },
    {
      name: 'property page',
      entry: 'functions/properties/handler.ts',
      budget: 4,
      path: `/api/properties/${homes.at(-1)}`,
      headers: browser,
      perSecond: 250,
    },
    {
      name: 'GET /api/user',
      entry: 'functions/accounts/handler.ts',
      budget: 2,
      path: '/api/user',
      headers: { ...browser, authorization: `Bearer ${seller.token}` },
    },
    {
      name: 'token',
      entry: 'functions/accounts/handler.ts',
      budget: 4,
      path: '/oauth/token',
      method: 'POST',
      body: JSON.stringify(login),
      headers: { ...browser, 'content-type': 'application/json' },
    },
  ];
}

async function measure(cloud: TestCloud, request: Request): Promise<BenchRow[]> {
  const send = () => sendOnce(cloud, request);
  for (let nth = 0; nth < warmCalls; nth += 1) await send();
  const found: { processor: number; share: number; whole: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await cloud.idle();
    const before = listRuns(cloud, request.entry).length;
    const times: number[] = [];
    for (let nth = 0; nth < calls; nth += 1) times.push(await send());
    await cloud.idle();
    const runs = listRuns(cloud, request.entry).slice(before);
    const whole = percentile(times, 0.5);
    found.push({
      whole,
      processor: mean(runs.map(({ processorMs }) => processorMs)),
      share:
        whole -
        percentile(
          runs.map(({ durationMs }) => durationMs),
          0.5,
        ),
    });
  }
  const least = (what: 'processor' | 'share' | 'whole') => Math.min(...found.map((one) => one[what]));
  const row = (what: string, figure: number, unit: string, budget: number | null): BenchRow => ({
    name: `requests: ${request.name}, ${what}`,
    figure,
    unit,
    budget,
  });
  return [
    row('processor time of its function', least('processor'), 'ms', request.budget),
    row('p50', least('whole'), 'ms', null),
    row("the local cloud's own share", least('share'), 'ms', shareBudget),
    ...(request.perSecond === undefined
      ? []
      : [
          row(
            `time per call, ${connections} at a time`,
            1_000 / (await countPerSecond(cloud, request)),
            'ms',
            1_000 / request.perSecond,
          ),
        ]),
  ];
}

const agent = new Agent({ keepAlive: true });

/** The client runs in the cloud's own thread, where `fetch` takes half a millisecond of each call for itself. */
async function sendOnce({ origin }: TestCloud, { path, method, body, headers }: Request): Promise<number> {
  const begun = performance.now();
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  openRequest(origin + path, { agent, headers, method }, resolve)
    .on('error', reject)
    .end(body);
  const answer = await promise;
  answer.resume();
  await once(answer, 'end');
  if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}`);
  return performance.now() - begun;
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

const Report = z.object({
  type: z.literal('platform.report'),
  record: z.object({ metrics: z.object({ durationMs: z.number(), processorMs: z.number() }) }),
});

/** The runs of a function in the local cloud's log, oldest first. */
function listRuns(cloud: TestCloud, entry: string) {
  const fn = cloud.model.functions.find((one) => one.entry.endsWith(entry));
  return readFileSync(cloud.logFile, 'utf8')
    .split('\n')
    .filter((line) => fn !== undefined && line.startsWith(`${fn.id} `) && line.includes('platform.report'))
    .map((line) => Report.parse(JSON.parse(line.slice(line.indexOf(' ')))).record.metrics);
}

/** The first calls start as many workers as the function takes and warm each of them up; the others count. */
async function countPerSecond({ origin }: TestCloud, { path, headers }: Request): Promise<number> {
  const load = async (until: { readonly amount: number } | { readonly duration: number }) => {
    const made = await autocannon({ url: origin + path, connections, headers, workers: 1, ...until });
    if (made.non2xx > 0) throw new Error(`${made.non2xx} calls failed`);
    return made.requests.average;
  };
  await load({ amount: warmCalls * connections });
  return load({ duration: seconds });
}
