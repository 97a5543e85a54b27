import { type ClientRequest, type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { env } from '../../../kernel/env.ts';
import {
  createPublicLookup,
  type LookupOptions,
  toNetworkFailure,
} from '../../../kernel/http/public-lookup.ts';
import type { WebhookTry } from '../domain/webhook-delivery.ts';

/** A receiver is to take the news and answer; what it does with it comes after. */
const longestAnswerMs = 10_000;

export interface SenderOptions extends LookupOptions {
  /** How long an answer is waited for, ten seconds by default. */
  readonly answerMs?: number;
}

interface Sending {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}
type Outcome = Omit<WebhookTry, 'at'>;

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
      lookup: createPublicLookup(options),
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
  sent.on('error', (error) => resolve({ failure: toNetworkFailure(error) }));
  // Every request ends with it: whatever ended without an answer or an error had none.
  sent.on('close', () => resolve({ failure: 'no_answer' }));
  sent.end(body);
  return promise;
}
