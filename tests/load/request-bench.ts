import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import * as z from 'zod';
import { createPhoto } from '../properties/photos.ts';
import { createSellerClient, type Person } from '../support/clients/seller.ts';
import { password } from '../support/clients/visitor.ts';
import type { TestCloud } from '../support/test-cloud.ts';
import { type BenchRow, getPercentile } from './bench-rows.ts';
import { runOnPlainCloud } from './own-cloud.ts';
import { type RequestClient, type SentRequest, startRequestClient } from './request-client.ts';
import { createHomes } from './search-data.ts';
import { storeHomes } from './search-feed.ts';

const manyHomes = 1_300;
/** Pages that people look at all the time; the rest of the list is looked at once. */
const busyPages = 40;
/** Postcode districts of Leeds with a few homes each, which people look at all the time. */
const busyDistricts = ['LS6', 'LS7', 'LS8', 'LS9'];
const homesPerDistrict = 6;
/** Districts with one home each, which is looked at once. */
const quietDistricts = [1, 2, 3, 4, 5, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 25, 26, 27, 28].map(
  (district) => `LS${district}`,
);
const photosPerHome = 8;
/**
 * Code is compiled by what it ran often: after 200 calls a property page took a third more, and after 1,000 searches
 * the local cloud's own share a fifth more than after 8,000. So the calls that are sent many at a time come first.
 */
const warmCalls = 1_000;
const calls = 200;
const rounds = 3;
const connections = 8;
const seconds = 5;
/** The search's function reads what changed when half a second has passed since it last did. */
const pauseMs = 520;
/**
 * Milliseconds that the gateway, the CDN, the hops between threads and the sending may add to a function's own. What the
 * client takes besides is not the local cloud's. The goal is 1: a fifth of it is sockets, a tenth the hop to the thread,
 * and nothing else is a tenth.
 */
const shareBudget = 1.7;

interface Call {
  readonly name: string;
  /** The function that answers, by the end of its entry. */
  readonly entry: string;
  /** Milliseconds of the processor, by what was measured with the SDK; the goals are in decision 102. */
  readonly budget: number;
  /** They take turns. */
  readonly requests: readonly SentRequest[];
  /** Requests that find nothing of theirs kept in memory; each is sent once. */
  readonly first?: {
    readonly name: string;
    /** Milliseconds of the processor. */
    readonly budget: number;
    readonly requests: readonly SentRequest[];
  };
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
  return runOnPlainCloud(async (cloud) => {
    const client = startRequestClient(cloud.origin);
    try {
      const rows: BenchRow[] = [];
      for (const call of await createCalls(cloud)) rows.push(...(await measure(cloud, client, call)));
      return rows;
    } finally {
      client.close();
    }
  });
}

async function createCalls(cloud: TestCloud): Promise<Call[]> {
  const people = createSellerClient(cloud);
  const seller = await people.createMember('Rita Request');
  const { busy, quiet } = await publishHomes(cloud, seller);
  await storeHomes(cloud, [...createHomes(1, manyHomes)], (Date.now() - 60_000) * 1000);
  await cloud.idle();
  const login = { grant_type: 'password', client_id: 2, username: seller.email, password };
  const pages = Array.from({ length: manyHomes / 12 - 1 }, (_, nth) => createRead(toSearchPath(nth + 1)));
  return [
    {
      name: 'search page of 12 with facets',
      entry: 'functions/finding/search/handler.ts',
      budget: 1.5,
      requests: pages.slice(0, busyPages),
      first: {
        name: 'search page with cards that were not read, half a second after the last',
        // Three calls of the database more than a page that is warm: two partitions of changes, and the cards.
        budget: 13,
        requests: pages.slice(busyPages, busyPages + 60),
      },
      perSecond: 700,
    },
    {
      name: 'property page',
      entry: 'functions/delivery/api/properties.ts',
      // Two calls: the property, and its seller with how soon they answer.
      budget: 7,
      requests: busy.map((id) => createRead(`/api/properties/${id}`)),
      first: {
        name: 'property page in a district that was not read',
        // Three calls more: the history, and the cards of the district and of those next to it.
        budget: 14,
        requests: quiet.map((id) => createRead(`/api/properties/${id}`)),
      },
      perSecond: 250,
    },
    {
      name: 'GET /api/user',
      entry: 'functions/delivery/api/accounts.ts',
      // Four calls: the sign-in, unread threads of either side, and what the person's rows say.
      budget: 9,
      requests: [createRead('/api/user', { authorization: `Bearer ${seller.token}` })],
    },
    {
      name: 'token',
      entry: 'functions/delivery/api/accounts.ts',
      // Seven calls: two limits that are counted and taken back, Cognito, the sign-in, and the network.
      budget: 14,
      requests: [
        {
          path: '/oauth/token',
          method: 'POST',
          body: JSON.stringify(login),
          headers: { ...browser, 'content-type': 'application/json' },
        },
      ],
    },
  ];
}

const createRead = (path: string, headers: Readonly<Record<string, string>> = {}): SentRequest => ({
  path,
  headers: { ...browser, ...headers },
});

const toSearchPath = (page: number): string => `/api/search-properties?per_page=12&page=${page}`;

/** Homes of one area, whose districts are too small to fill a row of similar homes by themselves. */
async function publishHomes(cloud: TestCloud, seller: Person) {
  const people = createSellerClient(cloud);
  const images: { readonly id: string }[] = [];
  for (let nth = 0; nth < photosPerHome; nth += 1)
    images.push({
      id: await people.createUpload(seller, await createPhoto({ width: 2_000, colour: `#a3${nth}93b` })),
    });
  const texts = [...createHomes(2, quietDistricts.length + busyDistricts.length * homesPerDistrict)];
  const publish = async (districts: readonly string[]) => {
    const ids: string[] = [];
    for (const district of districts)
      ids.push(
        await people.publishProperty(seller, {
          postcode: `${district} 3HN`,
          images,
          description: [{ value: { mainDescription: texts.pop()?.text.repeat(4) } }],
        }),
      );
    return ids;
  };
  const quiet = await publish(quietDistricts);
  const busy = await publish(
    busyDistricts.flatMap((one) => Array.from({ length: homesPerDistrict }, () => one)),
  );
  return { busy, quiet };
}

async function measure(cloud: TestCloud, client: RequestClient, call: Call): Promise<BenchRow[]> {
  const { name, entry, requests, budget, first, perSecond } = call;
  const take = (count: number) =>
    Array.from({ length: count }, (_, nth) => requests[nth % requests.length] ?? requests[0]).filter(
      (request) => request !== undefined,
    );
  await client.sendEach(take(warmCalls));
  const perCall = perSecond === undefined ? undefined : 1_000 / (await countPerSecond(client, requests));
  const found: Measured[] = [];
  for (let round = 0; round < rounds; round += 1)
    found.push(await measureOnce(cloud, entry, () => client.sendEach(take(calls))));
  const least = (what: keyof Measured) => Math.min(...found.map((one) => one[what]));
  const row = (label: string, figure: number, unit: string, most: number | null = null): BenchRow => ({
    name: `requests: ${label}`,
    figure,
    unit,
    budget: most,
  });
  const rows = [
    row(`${name}, processor time of its function`, least('processor'), 'ms', budget),
    row(`${name}, processor time of all of the cloud but its tables`, least('process'), 'ms'),
    row(`${name}, bytes sent`, least('bytes'), 'bytes'),
    row(`${name}, p50`, least('whole'), 'ms'),
    row(`${name}, the local cloud's own share`, least('share'), 'ms', shareBudget),
  ];
  if (first) {
    const { typical } = await measureOnce(cloud, entry, () => client.sendEach(first.requests, pauseMs));
    rows.push(row(`${first.name}, median processor time of its function`, typical, 'ms', first.budget));
  }
  if (perSecond !== undefined && perCall !== undefined)
    rows.push(row(`${name}, time per call, ${connections} at a time`, perCall, 'ms', 1_000 / perSecond));
  return rows;
}

interface Measured {
  /** The mean, which has the pauses of the collector in it. */
  readonly processor: number;
  /** The median. */
  readonly typical: number;
  readonly process: number;
  readonly share: number;
  readonly whole: number;
  readonly bytes: number;
}

async function measureOnce(
  cloud: TestCloud,
  entry: string,
  send: () => ReturnType<RequestClient['sendEach']>,
): Promise<Measured> {
  const before = (await loadRuns(cloud, entry, 0)).length;
  const used = process.cpuUsage();
  const { result, spans } = await measureSpans(cloud, send);
  const { times, bytes } = result;
  const { user, system } = process.cpuUsage(used);
  const runs = (await loadRuns(cloud, entry, before + times.length)).slice(before);
  const whole = getPercentile(times, 0.5);
  const spent = runs.map(({ processorMs }) => processorMs);
  const durations = runs.map(({ durationMs }) => durationMs);
  return {
    whole,
    processor: mean(spent),
    typical: getPercentile(spent, 0.5),
    process: (user + system) / 1_000 / times.length,
    // Calls come one after the other, so the spans and the runs are in the same order.
    share: getPercentile(
      spans.map((span, nth) => span - (durations[nth] ?? 0)),
      0.5,
    ),
    bytes: Math.round(mean(bytes)),
  };
}

const requestStart = 'http.server.request.start';
const responseFinish = 'http.server.response.finish';

/** What a message of Node's two channels has of a call. */
const Message = z.object({
  request: z.object({ headers: z.object({ host: z.string().optional() }) }),
  response: z.custom<object>((value) => typeof value === 'object' && value !== null),
});

/** The milliseconds from each request's arrival at the site's server until its answer is sent, in their order. */
async function measureSpans<T>({ origin }: TestCloud, send: () => Promise<T>) {
  const { host } = new URL(origin);
  const begun = new WeakMap<object, number>();
  const spans: number[] = [];
  const begin = (message: unknown) => {
    const { request, response } = Message.parse(message);
    if (request.headers.host === host) begun.set(response, performance.now());
  };
  const end = (message: unknown) => {
    const start = begun.get(Message.parse(message).response);
    if (start !== undefined) spans.push(performance.now() - start);
  };
  subscribe(requestStart, begin);
  subscribe(responseFinish, end);
  try {
    return { result: await send(), spans };
  } finally {
    unsubscribe(requestStart, begin);
    unsubscribe(responseFinish, end);
  }
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

const Report = z.object({
  type: z.literal('platform.report'),
  record: z.object({ metrics: z.object({ durationMs: z.number(), processorMs: z.number() }) }),
});

/** The runs of a function once the cloud is idle and has written so many. */
async function loadRuns(cloud: TestCloud, entry: string, count: number) {
  await cloud.idle();
  for (;;) {
    const runs = listRuns(cloud, entry);
    if (runs.length >= count) return runs;
    await setTimeout(10);
  }
}

/** The runs of a function in the local cloud's log, oldest first. */
function listRuns(cloud: TestCloud, entry: string) {
  const fn = cloud.model.functions.find((one) => one.entry.endsWith(entry));
  return readFileSync(cloud.logFile, 'utf8')
    .split('\n')
    .filter((line) => fn !== undefined && line.startsWith(`${fn.id} `) && line.includes('platform.report'))
    .map((line) => Report.parse(JSON.parse(line.slice(line.indexOf(' ')))).record.metrics);
}

/** The first calls start as many workers as the function takes and warm each of them up; the others count. */
async function countPerSecond(client: RequestClient, requests: readonly SentRequest[]): Promise<number> {
  await client.load(requests, connections, { amount: warmCalls * connections });
  return client.load(requests, connections, { duration: seconds });
}
