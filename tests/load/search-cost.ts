import { managerNodes, type SearchDomainSize } from '../../infra/search-choice.ts';
import { callSeconds, calculatePrice, type SearchDomain } from './cost-model.ts';
import { estimateFigure } from './engine-figures.ts';

/** A function with the memory of its index: the part for its own work, and room for a second index while it changes. */
const functionMb = { whole: 1_769, own: 300, most: 10_240 } as const;
const monthSeconds = 730 * 3_600;
/** Of a call, without the search itself. */
const callMs = callSeconds * 1_000;
/** Of a node's processors, so that one node of two can be lost. */
const maxLoad = 0.4;
/** Data that a node keeps in memory is what makes it quick; a half of it is the heap. */
const cachedShare = 0.5;
/** A larger domain is possible, and nothing about one was measured. */
const maxNodes = 12;

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

export const priceDomain = ({ nodes, volumeGb }: SearchDomain): number =>
  Object.entries(nodes).reduce(
    (sum, [type, count]) => sum + calculatePrice(`searchNodeHour:${type}`, count * 730),
    calculatePrice('searchVolumeGb', volumeGb),
  );

/** The smallest domain of two to twelve nodes in two zones that takes a load; `undefined` beyond them. */
export function chooseDomain({ homes, perSecond }: SearchLoad): SearchDomainSize | undefined {
  const dataGb = estimateFigure('diskMb', homes) / 1_024;
  const busy = (perSecond * estimateFigure('clusterSearchMs', homes)) / 1_000;
  const domains = nodeTypes.flatMap(({ instanceType, processors, memoryGb }) => {
    const forLoad = Math.ceil(busy / (processors * maxLoad));
    const forData = Math.ceil((2 * dataGb) / (memoryGb * cachedShare));
    // Two copies of all data, in two zones.
    const nodes = 2 * Math.ceil(Math.max(2, forLoad, forData) / 2);
    const volumeGb = Math.max(10, Math.ceil((2 * dataGb * 2) / nodes));
    return nodes > maxNodes ? [] : [{ nodes, zones: 2 as const, instanceType, volumeGb }];
  });
  return domains.toSorted((a, b) => priceDomain(toSearchDomain(a)) - priceDomain(toSearchDomain(b)))[0];
}

/** The most searches a second that a domain takes, or 0 where no domain holds the homes. */
export function findMostSearches(homes: number): number {
  let [taken, refused] = [0, 1_000_000];
  if (!chooseDomain({ homes, perSecond: 0 })) return 0;
  while (refused - taken > 1) {
    const perSecond = Math.floor((taken + refused) / 2);
    if (chooseDomain({ homes, perSecond })) taken = perSecond;
    else refused = perSecond;
  }
  return taken;
}

/** Memory that the search function needs for the index, in megabytes; a rebuilt one is loaded next to the old. */
const calculateMemoryMb = (homes: number): number =>
  Math.max(functionMb.whole, functionMb.own + 2 * estimateFigure('memoryMb', homes));

/** Dollars a month of a function of the searches with so much memory, whose calls take so long. */
function priceFunction(perSecond: number, megabytes: number, ms: number): number {
  return calculatePrice('lambdaGbSecond', (perSecond * monthSeconds * (megabytes / 1_024) * ms) / 1_000);
}

/** Dollars a month of the search with the index in memory; `undefined` where no function has enough of it. */
export function priceMemory({ homes, perSecond }: SearchLoad): number | undefined {
  const mb = calculateMemoryMb(homes);
  if (mb > functionMb.most) return undefined;
  return priceFunction(perSecond, mb, callMs + estimateFigure('memorySearchMs', homes));
}

/** Dollars a month of the search with a domain, and the function that waits for it; `undefined` beyond the largest. */
export function priceCluster(load: SearchLoad): number | undefined {
  const domain = chooseDomain(load);
  if (!domain) return undefined;
  const { homes, perSecond } = load;
  const ms = callMs + estimateFigure('clusterClientMs', homes) + estimateFigure('clusterWaitMs', homes);
  return priceDomain(toSearchDomain(domain)) + priceFunction(perSecond, functionMb.whole, ms);
}

/** The most homes that a function holds, with the memory that it has now and with all of Lambda's. */
export const maxHomesInMemory = {
  now: findMostHomes(functionMb.whole),
  most: findMostHomes(functionMb.most),
};

function findMostHomes(megabytes: number): number {
  const step = 100_000;
  let homes = 0;
  while (functionMb.own + 2 * estimateFigure('memoryMb', homes + step) <= megabytes) homes += step;
  return homes;
}

/**
 * Searches a second from which a domain costs less than the index in memory; `undefined` where it never does up to its
 * largest size, and 0 where no function holds the homes.
 */
export function findBreakEven(homes: number): number | undefined {
  if (homes > maxHomesInMemory.most) return 0;
  const pays = (perSecond: number) =>
    (priceCluster({ homes, perSecond }) ?? Infinity) < (priceMemory({ homes, perSecond }) ?? Infinity);
  const most = findMostSearches(homes);
  for (let perSecond = 1; perSecond <= most; perSecond += 1) if (pays(perSecond)) return perSecond;
  return undefined;
}

/** A collection of OpenSearch Serverless has two units for searches and two for changes at the least, or halves of them. */
export const serverlessFloor = {
  whole: calculatePrice('searchUnitHour', 4 * 730),
  halves: calculatePrice('searchUnitHour', 2 * 730),
};

const sizes = [100_000, 1_000_000, 3_000_000, 5_000_000, 10_000_000, 20_000_000, 30_000_000];

const formatCount = (count: number): string => count.toLocaleString('en-GB');

/** What a domain costs by homes, the searches a second from which it pays, and the most that one domain takes. */
export function listSearchCosts() {
  return sizes.map((homes) => {
    const domain = chooseDomain({ homes, perSecond: 0 });
    const rate = findBreakEven(homes);
    return {
      homes: formatCount(homes),
      domain: domain
        ? `${priceDomain(toSearchDomain(domain)).toFixed(0)} (${domain.nodes} ${domain.instanceType.replace('.search', '')})`
        : 'more than 12 nodes',
      pays: rate === undefined ? 'never' : rate === 0 ? 'at any load' : `from ${formatCount(rate)}`,
      most: formatCount(findMostSearches(homes)),
    };
  });
}

/** The same as docs/scale.md has it. */
export function formatSearchCostTable(): string {
  return [
    '| homes | smallest domain, dollars a month | pays, searches a second | one domain takes, searches a second |',
    '|---|---|---|---|',
    ...listSearchCosts().map((row) => `| ${row.homes} | ${row.domain} | ${row.pays} | ${row.most} |`),
  ].join('\n');
}

/** The price of a domain by homes, and the searches a second from which it pays. */
export function formatSearchCost(): string {
  const lines = listSearchCosts().map(
    ({ homes, domain, pays, most }) =>
      `  ${homes.padStart(12)} homes: ${domain.padEnd(22)} pays ${pays.padEnd(12)} takes at most ${most}`,
  );
  return [
    'A search domain, dollars a month; the searches a second from which it costs less than the index in memory, and the most it takes:',
    ...lines,
    `  A function holds ${formatCount(maxHomesInMemory.now)} homes now, ${formatCount(maxHomesInMemory.most)} at the most`,
    `  Serverless: ${serverlessFloor.whole.toFixed(0)} at the least, ${serverlessFloor.halves.toFixed(0)} with half units`,
  ].join('\n');
}
