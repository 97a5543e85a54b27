import type { UserId } from '../../../../events/vocabulary.ts';
import type { SealPurpose } from '../domain/purpose.ts';
import {
  createBinding,
  formatSealedValue,
  canOpen,
  parseSealedValue,
  toContext,
} from '../domain/sealed-value.ts';
import { decryptText, encryptText } from './key-client.ts';

interface SealRequest {
  readonly purpose: SealPurpose;
  /** Who makes the value, for links; who may open it, for all others. */
  readonly userId: UserId;
  readonly data: string;
}
interface OpenRequest {
  readonly value: string;
  readonly purpose: SealPurpose;
  /** Who asks; undefined for a visitor. */
  readonly readerId?: UserId | undefined;
}

/** Seals data for a purpose and a person, for 30 days. */
export async function sealValue({ purpose, userId, data }: SealRequest, now: Date) {
  const binding = createBinding(userId, purpose, now);
  const ciphertext = await encryptText(data, toContext(binding));
  return {
    value: formatSealedValue({ ...binding, ciphertext }),
    expiresAt: new Date(binding.expiresAt * 1000).toISOString(),
  };
}

/** Returns the data and its person; undefined for every failure, so that no answer reveals the reason. */
export async function openValue({ value, purpose, readerId }: OpenRequest, now: Date) {
  const sealed = parseSealedValue(value);
  if (!sealed || !canOpen(sealed, { purpose, readerId, now })) return undefined;
  const data = await decryptText(sealed.ciphertext, toContext({ ...sealed, purpose }));
  return data === undefined ? undefined : { data, userId: sealed.userId };
}
