import { createHash } from 'node:crypto';
import type { SignatureEvidence } from '../domain/signature.ts';

/** Of a paper, as signatures name it. */
export function hashPaper(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** @throws where a signature is on other bytes, which the certificate must not vouch for */
export function assertSigned(
  signatures: readonly Pick<SignatureEvidence, 'paperHash'>[],
  bytes: Uint8Array,
): void {
  const hash = hashPaper(bytes);
  if (signatures.some(({ paperHash }) => paperHash !== hash))
    throw new Error('The stored file is not the one that was signed');
}
