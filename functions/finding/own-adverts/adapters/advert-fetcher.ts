import { toAdvertUrl } from '../domain/advert-address.ts';
import { advertLimits } from '../domain/advert-limits.ts';
import { isRobotAllowed } from '../domain/robots.ts';
import {
  advertReader,
  type FetchAnswer,
  fetchOnce,
  type FetchOptions,
  FetchRefusal,
} from './public-fetch.ts';

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
const robots = { accept: 'text/plain', maxBytes: 500_000 } as const;

interface Fetched {
  /** Where redirects led to. */
  readonly url: URL;
  readonly type: string;
  readonly body: Buffer;
}
type Lookup = FetchOptions['lookup'];

/**
 * The page of an advert.
 * @throws FetchRefusal, and 422 on `url` where a redirect leads to a site that we don’t read
 */
export async function fetchAdvertPage(url: URL, lookup: Lookup): Promise<Fetched> {
  const fetched = await fetchAllowed(url, page, lookup);
  if (!/^(?:text\/html|application\/xhtml\+xml)\b/i.test(fetched.type.trim()))
    throw new FetchRefusal('not_a_page');
  return fetched;
}

/** A picture of an advert. @throws FetchRefusal, and 422 on `url` */
export async function fetchAdvertPicture(url: URL, lookup: Lookup): Promise<Buffer> {
  return (await fetchAllowed(url, picture, lookup)).body;
}

const mostRedirects = 5;

async function fetchAllowed(start: URL, { totalMs, ...limits }: Limits, lookup: Lookup): Promise<Fetched> {
  const options = { ...limits, signal: AbortSignal.timeout(totalMs), lookup };
  const asked = new Set<string>();
  let url = start;
  for (let hops = 0; hops <= mostRedirects; hops += 1) {
    // oxlint-disable-next-line no-await-in-loop -- each hop says where the next is
    await assertAllowed(url, options);
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

function findRedirect({ status, location }: FetchAnswer, url: URL): string | undefined {
  if (status < 300 || status > 399 || location === undefined) return undefined;
  const next = URL.parse(location, url.href);
  if (!next) throw new FetchRefusal('not_there');
  return next.href;
}

function assertFound({ status, body }: FetchAnswer): Buffer {
  if (status >= 200 && status <= 299) return body;
  if (status === 401 || status === 403 || status === 429 || status === 451)
    throw new FetchRefusal('site_refuses');
  throw new FetchRefusal(status >= 500 ? 'site_down' : 'not_there');
}

/** RFC 9309: a site without the file allows everything; one that can’t give it out allows nothing. */
async function assertAllowed(url: URL, options: FetchOptions): Promise<void> {
  let place = new URL('/robots.txt', url);
  for (let hops = 0; hops <= mostRedirects; hops += 1) {
    // oxlint-disable-next-line no-await-in-loop -- each hop says where the next is
    const answer = await fetchOnce(place, { ...options, ...robots });
    const next = findRedirect(answer, place);
    if (next === undefined) {
      if (answer.status >= 500) throw new FetchRefusal('site_down');
      const isAllowed = isRobotAllowed(answer.body.toString(), advertReader, `${url.pathname}${url.search}`);
      if (!isAllowed) throw new FetchRefusal('robots');
      return;
    }
    place = toAdvertUrl(next, options.lookup.isOpen);
  }
}
