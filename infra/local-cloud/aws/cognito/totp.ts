import { createHmac } from 'node:crypto';

/** The lifetime of a code, in seconds. */
export const stepSeconds = 30;
/** Steps before and after the present one whose codes are valid too, as clocks differ. */
const tolerance = 1;

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** RFC 4648 base 32 without padding, the form of a secret in authenticator apps. */
export function toBase32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => alphabet[Number.parseInt(group.padEnd(5, '0'), 2)]).join('');
}

/** @throws for a character outside base 32 */
export function parseBase32(text: string): Buffer {
  const bits = Array.from(text.toUpperCase().replace(/=+$/, ''), (sign) => {
    const value = alphabet.indexOf(sign);
    if (value < 0) throw new Error(`${sign} is not in base 32`);
    return value.toString(2).padStart(5, '0');
  }).join('');
  const bytes = bits.match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}

/** The code of a counter (RFC 4226, 5.3), by SHA-1. */
export function calculateHotp(secret: Uint8Array, counter: number, digits = 6): string {
  const message = Buffer.alloc(8);
  message.writeBigUInt64BE(BigInt(counter));
  const hash = createHmac('sha1', secret).update(message).digest();
  const offset = (hash.at(-1) ?? 0) & 0x0f;
  const number = hash.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

export function getStep(milliseconds: number): number {
  return Math.floor(milliseconds / 1000 / stepSeconds);
}

/** The step of a code (RFC 6238, 5.2): present, previous or next; undefined for a wrong code. */
export function findStep(secret: Uint8Array, code: string, milliseconds: number): number | undefined {
  const present = getStep(milliseconds);
  const steps = Array.from({ length: 2 * tolerance + 1 }, (_, index) => present - tolerance + index);
  return steps.find((step) => step >= 0 && calculateHotp(secret, step) === code);
}
