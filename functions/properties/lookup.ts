import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import * as z from 'zod';
import { env } from '../shared/env.ts';
import { AppError } from '../shared/errors.ts';
import { log } from '../shared/log.ts';
import { type ProviderAddress, ProviderAddresses } from './address-suggestion.ts';

const Secret = z.object({ apiKey: z.string() });
const unset: ReadonlySet<string> = new Set(['', 'unset']);
const keyMs = 300_000;
const answerMs = 5_000;

/** Made when it is first needed: most instances never look anything up. */
let secrets: SecretsManagerClient | undefined;
let key: { readonly value: string; readonly readAt: number } | undefined;

/**
 * All addresses at a postcode, by the address provider; none where it knows no such postcode.
 * @throws 503 `unavailable` without a key or an answer, with what to do instead
 */
export async function lookUp(postcode: string, time: Date): Promise<ProviderAddress[]> {
  const url = new URL(`${env('ADDRESS_LOOKUP_URL')}/v1/postcodes/${encodeURIComponent(postcode)}`);
  url.searchParams.set('api_key', await apiKey(time));
  const response = await fetch(url, { signal: AbortSignal.timeout(answerMs) }).catch(() => undefined);
  if (response?.status === 404) return [];
  const body: unknown = response?.ok ? await response.json().catch(() => undefined) : undefined;
  const parsed = ProviderAddresses.safeParse(body);
  if (parsed.success) return parsed.data.result;
  log.error('The address lookup did not answer', { status: response?.status });
  throw unavailable();
}

async function apiKey(time: Date): Promise<string> {
  if (!key || time.getTime() - key.readAt > keyMs) key = { value: await readKey(), readAt: time.getTime() };
  if (unset.has(key.value)) throw unavailable();
  return key.value;
}

async function readKey(): Promise<string> {
  secrets ??= new SecretsManagerClient({});
  const answer = await secrets.send(
    new GetSecretValueCommand({ SecretId: env('ADDRESS_LOOKUP_SECRET_ARN') }),
  );
  return Secret.parse(JSON.parse(answer.SecretString ?? '{}')).apiKey;
}

const unavailable = () =>
  new AppError('unavailable', 'Addresses can not be looked up right now. Type the address instead.');
