import { managerNodes, type SearchDomainSize } from '../../infra/search-choice.ts';
import { calculatePrice, type SearchDomain } from './cost-model.ts';

/**
 * What `npm run bench -- search engines` measured on 23 November 2026 at 100,000 homes; docs/scale.md has the figures and
 * the machine. A function has 1.8 processors.
 */
export const measured = {
  /** Milliseconds of a processor for a search. */
  memorySearchMs: 0.058,
  clusterSearchMs: 3.3,
  clusterClientMs: 0.7,
  /** Memory of the index, in megabytes per million homes. */
  memoryMbPerMillion: 208,
  /** Size on a node's disk. */
  diskGbPerMillion: 1.19,
} as const;

/** A function with the memory of its index: the part for its own work, and room for a second index while it changes. */
const functionMb = { whole: 1_769, own: 300, most: 10_240 } as const;
const monthSeconds = 730 * 3_600;
/** Of a node's processors, so that one node of two can be lost. */
const maxLoad = 0.4;
/** Data that a node keeps in memory is what makes it quick; a half of it is the heap. */
const cachedShare = 0.5;

interface NodeType {
  readonly instanceType: SearchDomainSize['instanceType'];
  readonly processors: number;
  readonly memoryGb: number;
}
const nodeTypes: readonly NodeType[] = [
  { instanceType: 'm7g.large.search', processors: 2, memoryGb: 8 },
  { instanceType: 'r7g.large.search', processors: 2, memoryGb: 16 },
  { instanceType: 'r7g.xlarge.search', processors: 4, memoryGb: 32 },
];

/** What a stage asks of its search: homes on the market, and searches a second through the whole month. */
export interface SearchLoad {
  readonly homes: number;
  readonly perSecond: number;
}

/** The nodes of a domain, with those that manage it. */
export function toSearchDomain({ nodes, instanceType, volumeGb }: SearchDomainSize): SearchDomain {
  const counts = { [instanceType]: nodes };
  const { instanceType: manager, count } = managerNodes;
  return { nodes: { ...counts, [manager]: (counts[manager] ?? 0) + count }, volumeGb: nodes * volumeGb };
}

export function priceDomain({ nodes, volumeGb }: SearchDomain): number {
  return Object.entries(nodes).reduce(
    (sum, [type, count]) => sum + calculatePrice(`searchNodeHour:${type}`, count * 730),
    calculatePrice('searchVolumeGb', volumeGb),
  );
}

/** The smallest domain of two to twelve nodes in two zones that takes a load; `undefined` beyond them. */
export function chooseDomain({ homes, perSecond }: SearchLoad): SearchDomainSize | undefined {
  const dataGb = (homes / 1e6) * measured.diskGbPerMillion;
  const busy = (perSecond * measured.clusterSearchMs) / 1_000;
  const sizes = nodeTypes.flatMap(({ instanceType, processors, memoryGb }) => {
    const forLoad = Math.ceil(busy / (processors * maxLoad));
    const forData = Math.ceil((2 * dataGb) / (memoryGb * cachedShare));
    // Two copies of all data, in two zones.
    const nodes = 2 * Math.ceil(Math.max(2, forLoad, forData) / 2);
    const volumeGb = Math.max(10, Math.ceil((2 * dataGb * 2) / nodes));
    return nodes > 12 ? [] : [{ nodes, zones: 2 as const, instanceType, volumeGb }];
  });
  return sizes.toSorted((a, b) => priceDomain(toSearchDomain(a)) - priceDomain(toSearchDomain(b)))[0];
}

/** Memory that the search function needs for the index, in megabytes; a rebuilt one is loaded next to the old. */
const calculateMemory = (homes: number): number =>
  Math.max(functionMb.whole, functionMb.own + (2 * homes * measured.memoryMbPerMillion) / 1e6);

/**
 * Dollars a month of a search function beyond what it costs with the client of a cluster; `undefined` if no function can
 * have the memory.
 */
export function priceMemory({ homes, perSecond }: SearchLoad): number | undefined {
  const mb = calculateMemory(homes);
  if (mb > functionMb.most) return undefined;
  const searches = perSecond * monthSeconds;
  const gbSeconds = (megabytes: number, ms: number) => (searches * (megabytes / 1_024) * ms) / 1_000;
  const more = gbSeconds(mb, callMs) - gbSeconds(functionMb.whole, callMs);
  return calculatePrice('lambdaGbSecond', Math.max(0, more));
}

/** The time of a call, most of which is not the search; assumed in the cost model, too. */
const callMs = 60;

/** The most homes that a function with all of Lambda's memory holds. */
export const maxHomesInMemory = Math.floor(
  ((functionMb.most - functionMb.own) / (2 * measured.memoryMbPerMillion)) * 1e6,
);

/**
 * Searches a second from which a domain costs less than more memory for the function; `Infinity` while the function needs
 * no more memory, and 0 where no function can have enough.
 */
export function findBreakEven(homes: number): number {
  if (homes > maxHomesInMemory) return 0;
  const domain = chooseDomain({ homes, perSecond: 0 });
  const perSearch = priceMemory({ homes, perSecond: 1 }) ?? 0;
  if (!domain || perSearch === 0) return Infinity;
  let rate = priceDomain(toSearchDomain(domain)) / perSearch;
  // A higher rate may need a larger domain.
  for (let turn = 0; turn < 20; turn += 1) {
    const larger = chooseDomain({ homes, perSecond: rate });
    if (!larger) return Infinity;
    const next = priceDomain(toSearchDomain(larger)) / perSearch;
    if (Math.abs(next - rate) < 0.5) break;
    rate = next;
  }
  return rate;
}

/** A collection of OpenSearch Serverless has two units for searches and two for changes at the least, or halves of them. */
export const serverlessFloor = {
  whole: calculatePrice('searchUnitHour', 4 * 730),
  halves: calculatePrice('searchUnitHour', 2 * 730),
};

const sizes = [100_000, 1_000_000, 3_500_000, 5_000_000, 10_000_000, 20_000_000, 30_000_000];

/** The price of a domain by homes, and the searches a second from which it pays. */
export function formatSearchCost(): string {
  const lines = sizes.map((homes) => {
    const domain = chooseDomain({ homes, perSecond: 0 });
    const rate = findBreakEven(homes);
    const price = domain
      ? `${domain.nodes} x ${domain.instanceType}, ${priceDomain(toSearchDomain(domain)).toFixed(0)}`
      : 'more than 12 nodes';
    const pays =
      rate === 0 ? 'at any load' : rate === Infinity ? 'never' : `from ${rate.toFixed(0)} searches a second`;
    return `  ${homes.toLocaleString('en-GB').padStart(12)} homes: ${price.padEnd(30)} pays ${pays}`;
  });
  return [
    'A search domain, dollars a month, and when it costs less than the index in memory:',
    ...lines,
    `  Serverless: ${serverlessFloor.whole.toFixed(0)} at the least, ${serverlessFloor.halves.toFixed(0)} with half units`,
  ].join('\n');
}
