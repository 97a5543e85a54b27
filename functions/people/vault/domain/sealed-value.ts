import { UserId } from '../../../../events/vocabulary.ts';
import { dayMs } from '../../../kernel/time.ts';
import { isLinkPurpose, type SealPurpose, sealedDays } from './purpose.ts';

/** What a value is bound to. Encryption authenticates all of it, so that no part can be exchanged. */
export interface SealBinding {
  /** Who made the value, for links; who may open it, for all others. */
  readonly userId: UserId;
  readonly purpose: SealPurpose;
  /** Unix seconds. */
  readonly expiresAt: number;
}

export interface SealedValue {
  readonly userId: UserId;
  readonly expiresAt: number;
  /** Base64url. */
  readonly ciphertext: string;
}

export function createBinding(userId: UserId, purpose: SealPurpose, now: Date): SealBinding {
  return {
    userId,
    purpose,
    expiresAt: Math.floor((now.getTime() + sealedDays * dayMs) / 1000),
  };
}

/** The encryption context of a binding. */
export function toContext({ userId, purpose, expiresAt }: SealBinding): Record<string, string> {
  return {
    userId,
    purpose,
    expiresAt: String(expiresAt),
  };
}

const prefix = 'usr_';

/** `<id of the person>.<expiry, base 36>.<ciphertext>`: safe in an address. */
export function formatSealedValue({ userId, expiresAt, ciphertext }: SealedValue): string {
  return `${userId.slice(prefix.length)}.${expiresAt.toString(36)}.${ciphertext}`;
}

const shape = /^([0-9A-HJKMNP-TV-Z]{26})\.([1-9a-z][0-9a-z]{0,7})\.([A-Za-z0-9_-]{1,4000})$/;

/** The parts of a value; undefined where the text is no value. */
export function parseSealedValue(text: string): SealedValue | undefined {
  const [, person = '', expiry = '', ciphertext = ''] = shape.exec(text) ?? [];
  const userId = UserId.safeParse(`${prefix}${person}`);
  if (!userId.success) return undefined;
  return { userId: userId.data, expiresAt: Number.parseInt(expiry, 36), ciphertext };
}

/** Whether the value can be for this reader at this time; the decryption decides whether it is genuine. */
export function canOpen(
  { userId, expiresAt }: SealedValue,
  { purpose, readerId, now }: { purpose: SealPurpose; readerId: UserId | undefined; now: Date },
): boolean {
  return expiresAt * 1000 > now.getTime() && (isLinkPurpose(purpose) || readerId === userId);
}
