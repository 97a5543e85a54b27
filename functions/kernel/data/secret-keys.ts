import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** A key that nobody guesses: 256 random bits, 43 characters. */
export function createSecretKey(): string {
  return randomBytes(32).toString('base64url');
}

/** What is kept of a key that has to be recognised and never told again. */
export function hashSecretKey(key: string): string {
  return toDigest(key).toString('base64url');
}

/** Whether a key that was sent is the one that is kept. How long it takes tells nothing of the kept one. */
export function isSecretKey(sent: string, kept: string | undefined): boolean {
  return Boolean(kept) && timingSafeEqual(toDigest(sent), toDigest(kept ?? ''));
}

const toDigest = (key: string): Buffer => createHash('sha256').update(key).digest();
