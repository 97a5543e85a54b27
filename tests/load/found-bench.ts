import * as z from 'zod';
import { createSellerClient } from '../support/clients/seller.ts';
import type { TestCloud } from '../support/test-cloud.ts';
import { type BenchRow, getPercentile } from './bench-rows.ts';
import { runOnPlainCloud, withSearchCluster } from './own-cloud.ts';

const turns = 40;
/** The specification's limit in milliseconds from one screen to the other. */
const budget = 3_000;
const List = z.object({ properties: z.array(z.object({ id: z.string() })) });

async function isFound({ origin }: TestCloud, home: string): Promise<boolean> {
  const answer = await fetch(`${origin}/api/search-properties?per_page=48`);
  return List.parse(await answer.json()).properties.some(({ id }) => id === home);
}

/** `npm run bench -- found`: milliseconds from the answer of the call until the search shows the change. */
export function benchFound(): Promise<BenchRow[]> {
  return runOnPlainCloud((cloud) => timeChanges(cloud, 'memory'));
}

/** `npm run bench -- found-by-opensearch`: the same where a cluster alone answers. */
export function benchClusterFound(): Promise<BenchRow[]> {
  return withSearchCluster((cloud) => timeChanges(cloud, 'OpenSearch'));
}

async function timeChanges(cloud: TestCloud, engine: string): Promise<BenchRow[]> {
  const { createMember, publishProperty, setPublished } = createSellerClient(cloud);
  const seller = await createMember('Fay Found');
  const home = await publishProperty(seller);
  await cloud.idle();
  const [shown, gone]: [number[], number[]] = [[], []];
  for (let turn = 0; turn < turns; turn += 1) {
    const isShown = turn % 2 === 1;
    await setPublished(seller, home, isShown);
    const answered = performance.now();
    while ((await isFound(cloud, home)) !== isShown);
    (isShown ? shown : gone).push(performance.now() - answered);
    await cloud.idle();
  }
  const row = (name: string, from: readonly number[], share: number, most: number | null = null) => ({
    name: `found, ${engine}: ${name}, p${share * 100}`,
    figure: getPercentile(from, share),
    unit: 'ms',
    budget: most,
  });
  return [
    row('from published to found', shown, 0.5),
    row('from published to found', shown, 0.99, budget),
    row('from taken down to gone', gone, 0.5),
    row('from taken down to gone', gone, 0.99, budget),
  ];
}
