import { parseArgs } from 'node:util';
import * as z from 'zod';
import { nationalShards } from '../../functions/finding/saved-searches/domain/search-cells.ts';
import { feedShardCount } from '../../functions/finding/search/domain/feed-shards.ts';
import { getStage } from '../../infra/stages.ts';
import { callSeconds, visitCalls } from './cost-model.ts';
import { estimateFigure } from './engine-figures.ts';

/** What happens in a month of a nation. */
export interface Nation {
  readonly visits: number;
  readonly homes: number;
  /** Alerts that are mailed at 07:00. */
  readonly dailyAlerts: number;
}

export interface Limit {
  readonly part: string;
  /** In the busiest hour, in the unit of the limit. */
  readonly load: number;
  readonly unit: string;
  readonly limit: number;
  readonly limitedBy: string;
  readonly change: string;
}

/** Assumed, as nothing is deployed. */
const assumed = {
  daysOfMonth: 30,
  /** Of a day's visits, in its busiest hour. */
  busiestHour: 0.1,
  /** Of homes, in a day; ten times as many as on average in the busiest hour. */
  changedADay: 0.1,
  changePeak: 10,
  /** The window in which people expect the daily mail. */
  alertSeconds: 30 * 60,
  /** Visitors who are logged in, and pages of a visit that open a connection. */
  loggedIn: 0.1,
  pages: 6,
  /** Of all views, of the home that most people look at. */
  popularViews: 0.01,
  /** Of all changes, in the cell of the grid of alerts with most homes. */
  densestCell: 0.01,
  /** Searches in that cell, as `npm run bench -- alerts` counts them among a million, and their bytes. */
  cellRows: 25_400,
  cellRowBytes: 100,
  /** Own reactions to a change of a home. */
  reactions: 6,
} as const;

/** AWS's: per partition, per account in London. */
const quotas = {
  partitionReads: 3_000,
  partitionWrites: 1_000,
  connectionsPerSecond: 500,
  busInvocations: 2_250,
} as const;

/** A row of the feed, and how an instance follows it: `queries/get-live-index.ts`. */
const feed = { rowKb: 3, readsPerSecond: 2, overlapSeconds: 5 } as const;
/** An item's move in an index is a removal and an insertion of its kilobytes. */
const feedWriteUnits = 2 * feed.rowKb;

const daySeconds = 86_400;
const hourSeconds = 3_600;

interface Load {
  readonly visits: number;
  readonly calls: number;
  readonly searches: number;
  readonly views: number;
  /** Homes that change. */
  readonly changes: number;
}

const countCalls = (...routes: readonly string[]): number =>
  Object.entries(visitCalls)
    .filter(([route]) => routes.length === 0 || routes.includes(route))
    .reduce((sum, [, calls]) => sum + calls, 0);

/** What happens in a second of the busiest hour. */
export function calculateLoad({ visits, homes }: Nation): Load {
  const visitsPerSecond = ((visits / assumed.daysOfMonth) * assumed.busiestHour) / hourSeconds;
  return {
    visits: visitsPerSecond,
    calls: visitsPerSecond * countCalls(),
    searches: visitsPerSecond * countCalls('GET /api/all-properties', 'GET /api/search-properties'),
    views: visitsPerSecond * countCalls('POST /api/property-view'),
    changes: ((homes * assumed.changedADay) / daySeconds) * assumed.changePeak,
  };
}

const stage = getStage('prod');
const searchInstances = ({ searches }: Load): number => searches * callSeconds;

/** The limits of one part after the other; the first that is met of each. */
export function listLimits(nation: Nation): Limit[] {
  const load = calculateLoad(nation);
  return [
    ...listCallLimits(load),
    ...listFeedLimits(load),
    ...listMailLimits(nation, load),
    {
      part: 'Sockets',
      load: load.visits * assumed.loggedIn * assumed.pages,
      unit: 'new connections a second',
      limit: quotas.connectionsPerSecond,
      limitedBy: 'new connections in an account (AWS’s quota)',
      change: 'the quota',
    },
    {
      part: 'Bus',
      load: load.changes * assumed.reactions,
      unit: 'reactions a second',
      limit: quotas.busInvocations,
      limitedBy: 'invocations in London (AWS’s quota)',
      change: 'the quota',
    },
    {
      part: 'Counters of views',
      load: load.views * assumed.popularViews,
      unit: 'views a second of one home',
      limit: quotas.partitionWrites,
      limitedBy: 'writes of a partition',
      change: 'counters in parts that are added up',
    },
  ];
}

function listCallLimits(load: Load): Limit[] {
  return [
    {
      part: 'Calls',
      load: load.calls,
      unit: 'calls a second',
      limit: Math.min(stage.throttle.rate, stage.concurrency / callSeconds),
      limitedBy: 'the stage’s throttle',
      change: '`throttle` of the stage, after a request to AWS for more than 1,000 runs at once',
    },
    {
      part: 'Search',
      load: load.searches,
      unit: 'searches a second',
      limit: stage.concurrency / (callSeconds + estimateFigure('memorySearchMs', 1_000_000) / 1_000),
      limitedBy: 'runs of Lambda at once, not the processor',
      change: 'the quota of runs',
    },
  ];
}

function listFeedLimits(load: Load): Limit[] {
  const changesOfShard = load.changes / feedShardCount;
  const readKb = changesOfShard * feed.overlapSeconds * feed.rowKb;
  const unitsOfInstance = feed.readsPerSecond * Math.max(0.5, readKb / 4 / 2);
  return [
    {
      part: 'Feed, writing',
      load: load.changes,
      unit: 'rows a second',
      limit: (feedShardCount * quotas.partitionWrites) / feedWriteUnits,
      limitedBy: `writes of ${feedShardCount} partitions`,
      change: 'more shards (`domain/feed-shards.ts`)',
    },
    {
      part: 'Feed, reading',
      load: searchInstances(load),
      unit: 'instances of the search',
      limit: quotas.partitionReads / unitsOfInstance,
      limitedBy: 'reads of a partition',
      change: 'a shorter overlap, or a stream to the instances',
    },
    {
      part: 'Alerts, matching',
      load: load.changes * assumed.densestCell,
      unit: 'changes a second in the densest cell',
      limit: quotas.partitionReads / ((assumed.cellRows * assumed.cellRowBytes) / 4_096 / 2),
      limitedBy: `reads of a partition with ${assumed.cellRows.toLocaleString('en-GB')} searches`,
      change: `finer cells; searches without a place have ${nationalShards} partitions`,
    },
  ];
}

/** All functions take turns within the one rate. */
function listMailLimits({ dailyAlerts }: Nation, load: Load): Limit[] {
  const shared = {
    limit: stage.mail.perSecond,
    limitedBy:
      'the stage’s rate of mails, which all senders share ([decision 067](decisions/067-mail-rate.md))',
    change: 'a higher rate from AWS, then `mail.perSecond`',
  };
  return [
    {
      part: 'Alerts, mailing',
      load: dailyAlerts / assumed.alertSeconds,
      unit: 'mails a second to end within half an hour',
      ...shared,
    },
    {
      part: 'Other mails',
      load: load.changes,
      unit: 'mails a second, one for each change',
      ...shared,
    },
  ];
}

const format = (value: number): string =>
  value.toLocaleString('en-GB', { maximumSignificantDigits: value < 10 ? 2 : 3 });

/** The limits as a table, with how often the load fits below each. */
export function formatNation(nation: Nation): string {
  const rows = listLimits(nation).map(({ part, load, unit, limit, limitedBy, change }) => {
    const times = limit / load;
    const met =
      times < 1 ? `**met now, at ${format(times)} times the load**` : `at ${format(times)} times the load`;
    return `| ${part} | ${format(load)} ${unit} | ${format(limit)}: ${limitedBy} | ${met} | ${change} |`;
  });
  return [
    '| part | load in the busiest hour | first limit | met | what is changed then |',
    '|---|---|---|---|---|',
    ...rows,
  ].join('\n');
}

/** The nation of docs/scale.md. */
export const thirtyMillion: Nation = { visits: 30_000_000, homes: 1_000_000, dailyAlerts: 100_000 };

if (import.meta.main) {
  const { values } = parseArgs({
    options: { visits: { type: 'string' }, homes: { type: 'string' }, alerts: { type: 'string' } },
  });
  const given = z
    .object({ visits: z.coerce.number(), homes: z.coerce.number(), alerts: z.coerce.number() })
    .partial()
    .parse(values);
  const {
    visits = thirtyMillion.visits,
    homes = thirtyMillion.homes,
    alerts = thirtyMillion.dailyAlerts,
  } = given;
  const nation = { visits, homes, dailyAlerts: alerts };
  const load = calculateLoad(nation);
  process.stdout.write(
    `In the busiest hour ${format(load.visits)} visits, ${format(load.calls)} calls, ${format(load.searches)} searches and ${format(load.changes)} changed homes a second\n\n${formatNation(nation)}\n`,
  );
}
