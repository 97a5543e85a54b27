import { createHash, timingSafeEqual } from 'node:crypto';
import { findSecretFields } from '../data/secrets.ts';
import { env } from '../env.ts';
import { OriginSecret } from './origin-header.ts';

/** How old the secret may be when a value does not match: it may just have been rotated. */
const secondLookMilliseconds = 10_000;

/** Whether a value of `originHeader` is the secret, and the call therefore comes through the CDN. */
export async function isOriginSecret(sent: string | undefined): Promise<boolean> {
  if (!sent) return false;
  return (await isMatchingSecret(sent)) || isMatchingSecret(sent, secondLookMilliseconds);
}

async function isMatchingSecret(sent: string, maxAge?: number): Promise<boolean> {
  const secret = await findSecretFields(env('ORIGIN_SECRET_ARN'), OriginSecret, maxAge);
  if (!secret) return false;
  const valid = [secret.current, secret.previous].filter((value) => value !== '');
  return valid.some((value) => timingSafeEqual(hash(sent), hash(value)));
}

const hash = (text: string): Buffer => createHash('sha256').update(text).digest();
