import * as z from 'zod';
import type { PageFacts } from './page-facts.ts';

const Total = z.object({ total: z.int() });

/** The searches whose totals the page of a place shows, with the number that it shows. */
function listShownTotals(path: string, { text, links }: PageFacts) {
  const place = path.replace('/homes-for-sale/', '');
  const [, homes = ''] = /([\d,]+|No) homes? (?:is|are) for sale/.exec(text) ?? [];
  const kinds = links.flatMap(({ href, label }) => {
    const [, count] = /\(([\d,]+)\)$/.exec(label) ?? [];
    const url = new URL(href, 'https://gable.test');
    return count !== undefined && url.searchParams.get('place') === place
      ? [{ search: url.search, shown: count }]
      : [];
  });
  return [{ search: `?place=${place}`, shown: homes === 'No' ? '0' : homes }, ...kinds];
}

/** Numbers on the page of a place that differ from the totals of the API. */
export async function listTownFaults(
  origin: string,
  path: string,
  facts: PageFacts,
): Promise<readonly string[]> {
  const faults = listShownTotals(path, facts).map(async ({ search, shown }) => {
    const response = await fetch(new URL(`/api/search-properties${search}`, origin));
    if (!response.ok) return [`${search}: the API answered ${response.status}`];
    const { total } = Total.parse(await response.json());
    return shown === total.toLocaleString('en-GB') ? [] : [`${search}: shows “${shown}”, found ${total}`];
  });
  return (await Promise.all(faults)).flat();
}
