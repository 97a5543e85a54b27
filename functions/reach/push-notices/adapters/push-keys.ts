import * as z from 'zod';
import { findSecretFields } from '../../../kernel/data/secrets.ts';
import { env } from '../../../kernel/env.ts';

const PushKeys = z.object({ publicKey: z.string().min(1), privateKey: z.string().min(1) });
export type PushKeys = z.output<typeof PushKeys>;

/** The stage's pair of keys for VAPID (RFC 8292); `undefined` where it has none, and offers no notices. */
export function findPushKeys(): Promise<PushKeys | undefined> {
  return findSecretFields(env('PUSH_SECRET_ARN'), PushKeys);
}
