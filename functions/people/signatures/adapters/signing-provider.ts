import * as z from 'zod';
import { findSecretFields } from '../../../kernel/data/secrets.ts';
import { env } from '../../../kernel/env.ts';
import { AppError } from '../../../kernel/errors.ts';
import { createDocumenso } from './documenso.ts';
import type { SigningProvider } from './signing-port.ts';

/** A token of the provider's account, and the secret that its webhooks carry. */
const SigningKeys = z.object({ apiToken: z.string(), webhookSecret: z.string() });
type SigningKeys = z.output<typeof SigningKeys>;

/** `undefined` while the stage's secret is `unset`. */
export function findSigningKeys(): Promise<SigningKeys | undefined> {
  return findSecretFields(env('SIGNING_SECRET_ARN'), SigningKeys);
}

/** @throws 503 `unavailable` in a stage without an account at the provider */
export async function getSigningProvider(): Promise<SigningProvider> {
  const keys = await findSigningKeys();
  if (!keys) throw createSigningAwayError();
  return createDocumenso({ url: env('SIGNING_URL'), apiToken: keys.apiToken });
}

/** 503 for a person who waits for the provider. */
export function createSigningAwayError(): AppError {
  return new AppError('unavailable', 'We can’t reach Documenso at the moment. Try again later.');
}
