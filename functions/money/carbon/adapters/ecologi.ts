import * as z from 'zod';
import { findSecretFields } from '../../../kernel/data/secrets.ts';
import { env } from '../../../kernel/env.ts';
import { AppError } from '../../../kernel/errors.ts';
import { log } from '../../../kernel/observability/log.ts';

const Secret = z.object({ apiKey: z.string().min(1), username: z.string().min(1) });
const PlantedResponse = z.object({ treeUrl: z.url().optional() });
const timeoutMs = 10_000;

/** The offset provider. A repeated call with the same key has no further effect. */
export interface Ecologi {
  /** Plants trees and returns the URL that shows them, if the provider gives one. */
  readonly plant: (trees: number, key: string) => Promise<string | undefined>;
  readonly offset: (kg: number, key: string) => Promise<void>;
  /** The public page of all offsets; null in test mode, as no real trees are planted. */
  readonly page: string | null;
}

const getSecret = () => findSecretFields(env('ECOLOGI_SECRET_ARN'), Secret);

/** Undefined while its secret is `unset`. Its calls throw 503 `unavailable` when the provider fails. */
export async function findEcologi(): Promise<Ecologi | undefined> {
  const found = await getSecret();
  if (!found) return undefined;
  const test = env('ECOLOGI_TEST') === 'true';
  const buy = (what: string, body: object, key: string) =>
    postToEcologi(`/impact/${what}`, { ...body, ...(test && { test }) }, { apiKey: found.apiKey, key });
  return {
    plant: async (number, key) =>
      PlantedResponse.safeParse(await buy('trees', { number }, key)).data?.treeUrl,
    offset: async (number, key) => {
      await buy('carbon', { number, units: 'KG' }, key);
    },
    page: test ? null : `https://ecologi.com/${encodeURIComponent(found.username)}`,
  };
}

async function postToEcologi(path: string, body: object, { apiKey, key }: { apiKey: string; key: string }) {
  const response = await fetch(`${env('ECOLOGI_API_URL')}${path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${apiKey}`,
      'content-type': 'application/json',
      'idempotency-key': key,
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => undefined);
  const answer: unknown = response?.ok ? await response.json().catch(() => undefined) : undefined;
  if (answer !== undefined) return answer;
  log.error('Ecologi did not do what was asked', { path, status: response?.status });
  throw new AppError('unavailable', 'We can’t plant the trees right now. We’ll keep trying.');
}
