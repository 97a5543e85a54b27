import { createRowCache } from '../../../kernel/data/row-cache.ts';
import { hourMs } from '../../../kernel/time.ts';
import { toAdvertUrl } from '../domain/advert-address.ts';
import { readRobots, type RobotsRule } from '../domain/robots.ts';
import {
  advertReader,
  fetchOnce,
  type FetchOptions,
  FetchRefusal,
  findRedirect,
  mostRedirects,
} from './public-fetch.ts';

/** More has to be read of none; what follows is no fault of it (RFC 9309, 2.5). */
const limits = { accept: 'text/plain', maxBytes: 512 * 1024, isCut: true } as const;

/** So that an advert’s page and pictures ask once; a site may be slow to be obeyed by a day. */
const kept = createRowCache<readonly RobotsRule[]>({
  max: 20,
  maxAgeMs: hourMs,
  readMs: () => performance.now(),
});

/**
 * What the robots.txt of a site says to us, as this instance read it within the hour. A site without the file allows
 * everything; one that can’t give it out allows nothing.
 * @throws FetchRefusal, and 422 on `url` where it leads to a site that we don’t read
 */
export async function loadRobots({ origin }: URL, options: FetchOptions): Promise<readonly RobotsRule[]> {
  const known = kept.find(origin, 0);
  if (known) return known;
  const rules = readRobots(await fetchRobots(new URL('/robots.txt', origin), options), advertReader);
  kept.save(origin, 0, rules);
  return rules;
}

async function fetchRobots(start: URL, options: FetchOptions): Promise<string> {
  let place = start;
  for (let hops = 0; hops <= mostRedirects; hops += 1) {
    // oxlint-disable-next-line no-await-in-loop -- each hop says where the next is
    const answer = await fetchOnce(place, { ...options, ...limits });
    const next = findRedirect(answer, place);
    if (next === undefined) {
      if (answer.status >= 500) throw new FetchRefusal('site_down');
      return toWholeLines(answer.body);
    }
    place = toAdvertUrl(next, options.lookup.isOpen);
  }
  return '';
}

/** Half a line at the limit is another rule. */
function toWholeLines(body: Buffer): string {
  const text = body.toString();
  return body.length < limits.maxBytes ? text : text.slice(0, text.lastIndexOf('\n') + 1);
}
