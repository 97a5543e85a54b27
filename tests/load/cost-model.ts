import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { capacityBudgets } from './capacity-budgets.ts';

const Price = z.strictObject({
  /** Units that cost `dollars`. */
  per: z.number().positive(),
  dollars: z.number().positive(),
  /** Units without a price each month. */
  free: z.number().positive().default(0),
  london: z.boolean().default(false),
  source: z.string().min(1),
  seen: z.iso.date(),
});
const Prices = z.strictObject({
  note: z.string(),
  londonFactor: z.number().min(1),
  prices: z.record(z.string(), Price),
});

export const priceList = Prices.parse(
  JSON.parse(readFileSync(new URL('prices.json', import.meta.url), 'utf8')),
);

/** What a stage costs without any visitor, as its templates have it. */
export interface FixedParts {
  readonly alarmMetrics: number;
  readonly compositeAlarms: number;
  readonly secrets: number;
  readonly keys: number;
  readonly firewalls: number;
  /** Recovery points of the tables that exist at a time, in all regions; 0 without AWS Backup. */
  readonly tableCopies: number;
  readonly objectCopies: number;
  /** The nodes of a search domain with the gigabytes of all their volumes; absent without a domain. */
  readonly searchDomain?: SearchDomain;
}

/** Nodes of a search domain by their types, such as `r7g.large.search`. */
export interface SearchDomain {
  readonly nodes: Readonly<Record<string, number>>;
  readonly volumeGb: number;
}

/** What happens in a month. */
export interface Month {
  readonly listings: number;
  readonly visits: number;
  /** People who sign in. */
  readonly people: number;
}

export interface CostLine {
  readonly group: 'visits' | 'listings' | 'fixed';
  readonly name: string;
  readonly units: number;
  readonly dollars: number;
}

type Calls = Readonly<Record<string, number>>;

/** A visit: the home page, two searches with their places, three homes with a counted view. */
export const visitCalls: Calls = {
  'GET /api/all-properties': 1,
  'GET /api/search-properties': 2,
  'GET /api/places': 2,
  'GET /api/properties/{id}': 3,
  'POST /api/property-view': 3,
};
/** A listing: registration, a draft that saves itself, ten photos, a package. */
const listingCalls: Calls = {
  'POST /api/register': 1,
  'POST /api/verify-code': 1,
  'POST /oauth/token': 1,
  'POST /api/property-draft': 1,
  'PUT /api/property-draft/{id}': 15,
  'POST /api/uploads': 10,
  'GET /api/uploads/{id}': 20,
  'POST /api/properties': 1,
  'GET /api/package': 1,
  'POST /api/property-package': 1,
};

/** Assumed, as nothing is deployed. */
export const callSeconds = 0.06;

/** Assumed, as nothing is deployed: seconds and gigabytes of a call, bytes that are logged and sent. */
const assumed = {
  callGbSeconds: callSeconds * 0.5,
  callLogGb: 1.3e3 / 1e9,
  visitCdnGb: 2.3e-3,
  visitCdnFunctions: 36,
  /** What subscribers do after a listing. */
  reactions: 50,
  reactionUnits: 60,
  photos: 10,
  photoGbSeconds: 3 * 2.94,
  photoGb: 0.5e-3,
  photoPuts: 9,
  /** Bytes of a band of the index of photos with a million homes: 183 photos in each, and its key. */
  bandBytes: 183 * 79 + 150,
  events: 25,
  mails: 8,
  /** Of the tables; with its indexes. */
  tableGb: 2,
};

/**
 * Of the index of photos: 68 rows for a photo and for its mirror image, before and after it goes on sale. A unit
 * reads 4 KB of a row.
 */
const photoReads = 2 * 2 * 68 * Math.ceil(assumed.bandBytes / 4_096);
/** Four bands, each in a transaction, which takes two units for each KB of the whole row. */
const photoWrites = 4 * 2 * Math.ceil(assumed.bandBytes / 1_024);

const sumCalls = (calls: Calls, unit: (route: string) => number): number =>
  Object.entries(calls).reduce((sum, [route, count]) => sum + count * unit(route), 0);

/** @throws for a call without a budget */
function getUnits(route: string): readonly [read: number, write: number] {
  const units = capacityBudgets[route];
  if (!units) throw new Error(`No capacity budget for ${route}`);
  return units;
}

const countCalls = (calls: Calls): number => sumCalls(calls, () => 1);
const countReads = (calls: Calls): number => sumCalls(calls, (route) => getUnits(route)[0]);
const countWrites = (calls: Calls): number => sumCalls(calls, (route) => getUnits(route)[1]);

type Group = CostLine['group'];

function listVisitParts({ visits }: Month): [Group, string, number][] {
  const calls = visits * countCalls(visitCalls);
  return [
    ['visits', 'httpCall', calls],
    ['visits', 'lambdaRequest', calls],
    ['visits', 'lambdaGbSecond', calls * assumed.callGbSeconds],
    ['visits', 'read', visits * countReads(visitCalls)],
    ['visits', 'write', visits * countWrites(visitCalls)],
    ['visits', 'logGb', calls * assumed.callLogGb],
    ['visits', 'cdnFunction', visits * assumed.visitCdnFunctions],
    ['visits', 'cdnGb', visits * assumed.visitCdnGb],
  ];
}

function listListingParts({ listings, people }: Month): [Group, string, number][] {
  const runs = listings * (countCalls(listingCalls) + assumed.reactions);
  const photos = listings * assumed.photos;
  return [
    ['listings', 'httpCall', listings * countCalls(listingCalls)],
    ['listings', 'lambdaRequest', runs],
    ['listings', 'lambdaGbSecond', runs * assumed.callGbSeconds + photos * assumed.photoGbSeconds],
    ['listings', 'read', listings * (countReads(listingCalls) + assumed.reactionUnits) + photos * photoReads],
    [
      'listings',
      'write',
      listings * (countWrites(listingCalls) + assumed.reactionUnits) + photos * photoWrites,
    ],
    ['listings', 'objectPut', photos * assumed.photoPuts],
    ['listings', 'objectGb', photos * assumed.photoGb],
    ['listings', 'event', listings * assumed.events],
    ['listings', 'mail', listings * assumed.mails],
    ['listings', 'logGb', runs * assumed.callLogGb],
    ['listings', 'activePerson', people],
  ];
}

const monthHours = 730;

/** What a search domain costs, whether or not it is asked anything. */
function listDomainParts({ nodes, volumeGb }: SearchDomain): [Group, string, number][] {
  return [
    ...Object.entries(nodes).map(([type, count]): [Group, string, number] => [
      'fixed',
      `searchNodeHour:${type}`,
      count * monthHours,
    ]),
    ['fixed', 'searchVolumeGb', volumeGb],
  ];
}

function listFixedParts({ listings }: Month, fixed: FixedParts): [Group, string, number][] {
  const mediaGb = listings * assumed.photos * assumed.photoGb;
  return [
    ['fixed', 'alarmMetric', fixed.alarmMetrics],
    ['fixed', 'compositeAlarm', fixed.compositeAlarms],
    ['fixed', 'secret', fixed.secrets],
    ['fixed', 'key', fixed.keys],
    ['fixed', 'firewall', fixed.firewalls],
    ['fixed', 'tableGb', assumed.tableGb],
    ['fixed', 'tablePitrGb', assumed.tableGb],
    ['fixed', 'tableBackupGb', assumed.tableGb * fixed.tableCopies],
    ['fixed', 'objectBackupGb', mediaGb * fixed.objectCopies],
    ...(fixed.searchDomain ? listDomainParts(fixed.searchDomain) : []),
  ];
}

/**
 * What a month costs in London, by the capacity budgets that the bench holds and the price list.
 * @throws for a call without a budget or a part without a price
 */
export function calculateCost(month: Month, fixed: FixedParts): CostLine[] {
  const parts = [...listVisitParts(month), ...listListingParts(month), ...listFixedParts(month, fixed)];
  return parts.map(([group, name, units]) => ({ group, name, units, dollars: calculatePrice(name, units) }));
}

/** Dollars a month of so many units in London. @throws for a part without a price */
export function calculatePrice(name: string, units: number): number {
  const price = priceList.prices[name];
  if (!price) throw new Error(`prices.json has no ${name}`);
  const charged = Math.max(0, units - price.free);
  return (charged / price.per) * price.dollars * (price.london ? priceList.londonFactor : 1);
}

/** The lines as a table with a sum for each group and for all. */
export function formatCost(lines: readonly CostLine[]): string {
  const row = (name: string, units: string, dollars: number) =>
    `${name.padEnd(36)}${units.padStart(14)}${dollars.toFixed(2).padStart(10)}`;
  const sum = (some: readonly CostLine[]) => some.reduce((total, { dollars }) => total + dollars, 0);
  const groups = (['visits', 'listings', 'fixed'] as const).flatMap((group) => {
    const own = lines.filter((line) => line.group === group);
    return [
      ...own.map(({ name, units, dollars }) =>
        row(`  ${name}`, units.toLocaleString('en-GB', { maximumFractionDigits: 1 }), dollars),
      ),
      row(group, '', sum(own)),
    ];
  });
  return [...groups, row('dollars a month', '', sum(lines))].join('\n');
}
