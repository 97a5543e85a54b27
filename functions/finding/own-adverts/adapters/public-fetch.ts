import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { env } from '../../../kernel/env.ts';
import {
  createPublicLookup,
  type LookupOptions,
  toNetworkFailure,
} from '../../../kernel/http/public-lookup.ts';
import { isLocalName } from '../domain/advert-address.ts';
import type { AdvertRefusal } from '../domain/advert-refusals.ts';

/** By this name sites know us, and their robots.txt may speak to us. */
export const advertReader = 'GableAdvertReader';

/** Whether stand-ins on this machine may be read: on a developer's own, whose stage is emulated. */
export function isOpenToStandIns(): boolean {
  return env('ADVERTS_FROM') === 'anywhere';
}

/** An address that wasn’t read, and why. */
export class FetchRefusal extends Error {
  override readonly name = 'FetchRefusal';
  readonly refusal: AdvertRefusal;

  constructor(refusal: AdvertRefusal) {
    super(`Not read: ${refusal}`);
    this.refusal = refusal;
  }
}

export interface FetchOptions {
  readonly accept: string;
  readonly maxBytes: number;
  /** Whether what is longer is read up to there, in place of being refused. */
  readonly isCut?: boolean;
  readonly signal: AbortSignal;
  readonly lookup: LookupOptions;
}
export interface FetchAnswer {
  readonly status: number;
  readonly type: string;
  readonly location: string | undefined;
  /** Empty unless the status is 2xx. */
  readonly body: Buffer;
}

/**
 * One GET, without cookies and without following where it leads. The connection goes to an address that was checked in
 * the same step, and no byte beyond the limit is read.
 * @throws FetchRefusal
 */
export async function fetchOnce(url: URL, options: FetchOptions): Promise<FetchAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<FetchAnswer>();
  const request = url.protocol === 'http:' ? requestHttp : requestHttps;
  const sent = request(
    url,
    {
      agent: false,
      headers: {
        accept: options.accept,
        // What is packed could unpack to any size.
        'accept-encoding': 'identity',
        'accept-language': 'en-GB, en;q=0.8',
        'user-agent': `Mozilla/5.0 (compatible; ${advertReader}/1; +${env('SITE_URL')}/help)`,
      },
      lookup: createPublicLookup(findLookup(url, options.lookup)),
      signal: options.signal,
    },
    (response) => {
      readAnswer(response, options)
        .then(resolve, reject)
        .finally(() => response.destroy());
    },
  );
  sent.on('error', (error) => reject(new FetchRefusal(toNetworkFailure(error))));
  sent.on('close', () => reject(new FetchRefusal('no_answer')));
  sent.end();
  return promise;
}

export const mostRedirects = 5;

/** Where an answer leads to. @throws FetchRefusal where that is no address */
export function findRedirect({ status, location }: FetchAnswer, url: URL): string | undefined {
  if (status < 300 || status > 399 || location === undefined) return undefined;
  const next = URL.parse(location, url.href);
  if (!next) throw new FetchRefusal('not_there');
  return next.href;
}

/** A stand-in is on this machine, whatever the machine’s own names are; all other names have to be public. */
function findLookup({ hostname }: URL, { isOpen, ...lookup }: LookupOptions): LookupOptions {
  return isOpen && isLocalName(hostname)
    ? { isOpen, resolve: async () => [{ address: '127.0.0.1', family: 4 }] }
    : { ...lookup, isOpen: false };
}

async function readAnswer(
  response: IncomingMessage,
  { maxBytes, isCut = false }: Pick<FetchOptions, 'maxBytes' | 'isCut'>,
): Promise<FetchAnswer> {
  const { statusCode: status = 0, headers } = response;
  const answer = { status, type: headers['content-type'] ?? '', location: headers.location };
  if (status < 200 || status > 299) return { ...answer, body: Buffer.alloc(0) };
  if (!isCut && Number(headers['content-length']) > maxBytes) throw new FetchRefusal('too_large');
  if (![undefined, '', 'identity'].includes(headers['content-encoding']))
    throw new FetchRefusal('not_a_page');
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of response) {
      const part = Buffer.from(chunk);
      bytes += part.length;
      chunks.push(part);
      if (bytes <= maxBytes) continue;
      if (!isCut) throw new FetchRefusal('too_large');
      break;
    }
  } catch (error) {
    if (error instanceof FetchRefusal) throw error;
    throw new FetchRefusal(error instanceof Error ? toNetworkFailure(error) : 'no_answer');
  }
  return { ...answer, body: Buffer.concat(chunks).subarray(0, maxBytes) };
}
