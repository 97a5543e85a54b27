import type * as z from 'zod';
import { findSecretFields } from '../../../kernel/data/secrets.ts';
import { env } from '../../../kernel/env.ts';
import { originHeader, OriginSecret } from '../../../kernel/http/origin-header.ts';
import type { PublicAnswer } from '../domain/site-page.ts';

/** Names a program, so that its reads count as no visit. */
const userAgent = 'GablePages/1.0 (bot)';
const timeoutMs = 5_000;

/**
 * Makes a GET call as a visitor: without a login, so that a page can only have what everybody may read.
 * @throws Error when the API does not answer in time, refuses for now or fails
 */
export async function callPublicApi(address: string, waitMs = timeoutMs): Promise<PublicAnswer> {
  const secret = await findSecretFields(env('ORIGIN_SECRET_ARN'), OriginSecret.pick({ current: true }));
  const response = await fetch(`${env('API_URL')}${address}`, {
    headers: {
      accept: 'application/json',
      'user-agent': userAgent,
      ...(secret && { [originHeader]: secret.current }),
    },
    signal: AbortSignal.timeout(waitMs),
  });
  const { status } = response;
  if (status === 429 || status >= 500) throw new Error(`The API answered ${status}`);
  return { status, text: await response.text() };
}

/** The answer of a public call that is always there. @throws Error when the API does not have it now */
export async function readPublicAnswer<S extends z.ZodType>(
  address: string,
  schema: S,
): Promise<z.output<S>> {
  const { status, text } = await callPublicApi(address);
  if (status !== 200) throw new Error(`The API answered ${status}`);
  return schema.parse(JSON.parse(text));
}
