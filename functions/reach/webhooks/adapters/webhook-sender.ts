import { lookup as resolveName } from 'node:dns/promises';
import { type ClientRequest, type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { callbackify } from 'node:util';
import { env } from '../../../kernel/env.ts';
import { isPublicAddress } from '../domain/public-address.ts';
import type { WebhookTry } from '../domain/webhook-delivery.ts';

/** A receiver is to take the news and answer; what it does with it comes after. */
const longestAnswerMs = 10_000;

export interface SenderOptions {
  /** Whether addresses of this machine are allowed, as on a developer's own. */
  readonly isOpen: boolean;
  /** How long an answer is waited for, ten seconds by default. */
  readonly answerMs?: number;
  /** All addresses of a name. */
  readonly resolve?: (
    name: string,
  ) => Promise<readonly { readonly address: string; readonly family: number }[]>;
}

interface Sending {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}
type Outcome = Omit<WebhookTry, 'at'>;

class NotPublicError extends Error {}

/** Whether it may send to this machine: on a developer's own, whose stage is emulated. */
export function isOpenToLocal(): boolean {
  return env('WEBHOOKS_TO') === 'anywhere';
}

/**
 * Posts news to a person's own address and returns how it was answered. The connection goes to an address that was
 * checked in the same step, so that a name that leads elsewhere a moment later leads nowhere; redirects are not
 * followed, and no byte of the answer is read.
 */
export async function sendWebhook({ url, headers, body }: Sending, options: SenderOptions): Promise<Outcome> {
  const target = new URL(url);
  // An address in place of a name is not looked up.
  if (
    !options.isOpen &&
    (target.protocol !== 'https:' || isIP(target.hostname.replaceAll(/[[\]]/g, '')) !== 0)
  )
    return { failure: 'not_public' };
  const request = options.isOpen && target.protocol === 'http:' ? requestHttp : requestHttps;
  const { promise, resolve } = Promise.withResolvers<Outcome>();
  const sent: ClientRequest = request(
    target,
    {
      method: 'POST',
      agent: false,
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'user-agent': 'Gable-Webhooks/1',
        ...headers,
      },
      lookup: createLookup(options),
      signal: AbortSignal.timeout(options.answerMs ?? longestAnswerMs),
    },
    (response: IncomingMessage) => {
      resolve({ status: response.statusCode ?? 0 });
      response.destroy();
    },
  );
  // An answer 101 is no response to Node, and its socket stays open.
  sent.on('upgrade', ({ statusCode }: IncomingMessage, socket) => {
    resolve({ status: statusCode ?? 0 });
    socket.destroy();
  });
  sent.on('error', (error) => resolve({ failure: nameFailure(error) }));
  // Every request ends with it: whatever ended without an answer or an error had none.
  sent.on('close', () => resolve({ failure: 'no_answer' }));
  sent.end(body);
  return promise;
}

/** Resolves a name once, and refuses it unless every address of it is public. */
function createLookup({ isOpen, resolve = resolveAll }: SenderOptions): LookupFunction {
  const lookUp = callbackify(async (name: string) => {
    const addresses = await resolve(name);
    const [first] = addresses;
    if (!first || !(isOpen || addresses.every(({ address }) => isPublicAddress(address))))
      throw new NotPublicError('The name leads to no public address');
    return { first, addresses };
  });
  return (name, { all }, done) =>
    lookUp(name, (error, found) => {
      if (error) done(error, '', 4);
      else if (all) done(null, [...found.addresses]);
      else done(null, found.first.address, found.first.family);
    });
}

const resolveAll = (name: string) => resolveName(name, { all: true });

const noNames: ReadonlySet<string> = new Set(['ENOTFOUND', 'EAI_AGAIN', 'ENODATA']);

function nameFailure(error: Error): NonNullable<WebhookTry['failure']> {
  if (error instanceof NotPublicError) return 'not_public';
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return 'too_slow';
  const code = 'code' in error ? String(error.code) : '';
  if (noNames.has(code)) return 'no_such_name';
  return /CERT|SSL|TLS|SELF_SIGNED|ALTNAME/.test(code) ? 'certificate' : 'no_answer';
}
