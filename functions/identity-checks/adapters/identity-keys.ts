import * as z from 'zod';
import { env } from '../../kernel/env.ts';
import { findSecretFields } from '../../kernel/data/secrets.ts';

/** A restricted key that may write verification sessions and read their results, and the webhook's own secret. */
const IdentityKeys = z.object({ secretKey: z.string(), webhookSecret: z.string() });
export type IdentityKeys = z.output<typeof IdentityKeys>;

/** `undefined` while the stage has no keys: then there are no checks. */
export const findIdentityKeys = (): Promise<IdentityKeys | undefined> =>
  findSecretFields(env('IDENTITY_SECRET_ARN'), IdentityKeys);
