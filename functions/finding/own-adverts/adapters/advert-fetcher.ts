import { toAdvertUrl } from '../domain/advert-address.ts';
import { advertLimits } from '../domain/advert-limits.ts';
import { isPathAllowed } from '../domain/robots.ts';
import {
  type FetchAnswer,
  fetchOnce,
  type FetchOptions,
  FetchRefusal,
  findRedirect,
  mostRedirects,
} from './public-fetch.ts';
import { loadRobots } from './robots-files.ts';

interface Limits {
  readonly accept: string;
  readonly maxBytes: number;
  /** For everything: robots.txt, redirects and the body. */
  readonly totalMs: number;
}
const megabyte = 1_000_000;
const page: Limits = {
  accept: 'text/html, application/xhtml+xml',
  maxBytes: advertLimits.megabytes * megabyte,
  totalMs: 10_000,
};
const picture: Limits = {
  accept: 'image/jpeg, image/png, image/webp',
  maxBytes: 25 * megabyte,
  totalMs: 18_000,
};

interface Fetched {
  /** Where redirects led to. */
  readonly url: URL;
  readonly type: string;
  readonly body: Buffer;
}
interface FetchFor {
  readonly lookup: FetchOptions['lookup'];
  /** Told each site before it is called, also those that redirects lead to; what it throws ends the fetch. */
  readonly countSite: (host: string) => Promise<unknown>;
}

/**
 * The page of an advert.
 * @throws FetchRefusal, and 422 on `url` where a redirect leads to a site that we don’t read
 */
export async function fetchAdvertPage(url: URL, fetchFor: FetchFor): Promise<Fetched> {
  const fetched = await fetchAllowed(url, page, fetchFor);
  if (!/^(?:text\/html|application\/xhtml\+xml)\b/i.test(fetched.type.trim()))
    throw new FetchRefusal('not_a_page');
  return fetched;
}

/** A picture of an advert. @throws FetchRefusal, and 422 on `url` */
export async function fetchAdvertPicture(url: URL, fetchFor: FetchFor): Promise<Buffer> {
  return (await fetchAllowed(url, picture, fetchFor)).body;
}

async function fetchAllowed(
  start: URL,
  { totalMs, ...limits }: Limits,
  { lookup, countSite }: FetchFor,
): Promise<Fetched> {
  const options = { ...limits, signal: AbortSignal.timeout(totalMs), lookup };
  const [asked, sites] = [new Set<string>(), new Set<string>()];
  let url = start;
  for (let hops = 0; hops <= mostRedirects; hops += 1) {
    // oxlint-disable-next-line no-await-in-loop -- each hop says where the next is
    if (!sites.has(url.host)) await countSite(url.host);
    sites.add(url.host);
    // oxlint-disable-next-line no-await-in-loop -- see above
    const rules = await loadRobots(url, options);
    if (!isPathAllowed(rules, `${url.pathname}${url.search}`)) throw new FetchRefusal('robots');
    // oxlint-disable-next-line no-await-in-loop -- see above
    const answer = await fetchOnce(url, options);
    const next = findRedirect(answer, url);
    if (!next) return { url, type: answer.type, body: assertFound(answer) };
    if (asked.has(next)) throw new FetchRefusal('too_many_redirects');
    asked.add(next);
    // As what people type: a redirect into a network of ours, or to a closed site, is refused before it is followed.
    url = toAdvertUrl(next, lookup.isOpen);
  }
  throw new FetchRefusal('too_many_redirects');
}

function assertFound({ status, body }: FetchAnswer): Buffer {
  if (status >= 200 && status <= 299) return body;
  if (status === 401 || status === 403 || status === 429 || status === 451)
    throw new FetchRefusal('site_refuses');
  throw new FetchRefusal(status >= 500 ? 'site_down' : 'not_there');
}
