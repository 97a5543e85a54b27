import * as z from 'zod';
import { findSecretFields } from '../../../kernel/data/secrets.ts';
import { env } from '../../../kernel/env.ts';
import { AppError } from '../../../kernel/errors.ts';
import { log } from '../../../kernel/observability/log.ts';
import { type ProviderAddress, ProviderAddresses } from '../domain/address-suggestion.ts';

const LookupSecret = z.object({ apiKey: z.string().min(1) });
const timeoutMs = 5_000;

/**
 * All addresses at a postcode from the address provider; an empty list for an unknown postcode.
 * @throws 503 `unavailable` without a key or when the provider fails, with the advice to type the address
 */
export async function listAddresses(postcode: string): Promise<ProviderAddress[]> {
  const secret = await findSecretFields(env('ADDRESS_LOOKUP_SECRET_ARN'), LookupSecret);
  if (!secret) throw createLookupError();
  const url = new URL(`${env('ADDRESS_LOOKUP_URL')}/v1/postcodes/${encodeURIComponent(postcode)}`);
  url.searchParams.set('api_key', secret.apiKey);
  const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) }).catch(() => undefined);
  if (response?.status === 404) return [];
  const body: unknown = response?.ok ? await response.json().catch(() => undefined) : undefined;
  const parsed = ProviderAddresses.safeParse(body);
  if (parsed.success) return parsed.data.result;
  log.error('The address lookup did not answer', { status: response?.status });
  throw createLookupError();
}

const createLookupError = () =>
  new AppError('unavailable', 'We can’t look up addresses right now. Type the address instead.');
