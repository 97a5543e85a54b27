import * as z from 'zod';
import { findSecretFields } from '../../../kernel/data/secrets.ts';
import { env } from '../../../kernel/env.ts';

/** A restricted key for verification sessions and their results, and the secret of the webhook. */
const IdentityKeys = z.object({ secretKey: z.string(), webhookSecret: z.string() });
export type IdentityKeys = z.output<typeof IdentityKeys>;

/** `undefined` while the stage has no keys; it then offers no checks. */
export function findIdentityKeys(): Promise<IdentityKeys | undefined> {
  return findSecretFields(env('IDENTITY_SECRET_ARN'), IdentityKeys);
}
