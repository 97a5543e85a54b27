/** Codes in a set; each replaces the app for one sign-in. */
export const recoveryCodeCount = 10;

/** Crockford's base 32, without letters that look like digits. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
const codeLength = 16;

/** A code of 80 random bits, grouped for reading: `k7mq-2xhd-9vtr-4c0e`. */
export function createRecoveryCode(randomBytes: (length: number) => Uint8Array): string {
  const signs = Array.from(randomBytes(codeLength), (byte) => alphabet[byte % alphabet.length]);
  return (signs.join('').match(/.{4}/g) ?? []).join('-');
}

/** The canonical form of a typed code: lower case, without gaps, letters that look like digits replaced. */
export function normalizeRecoveryCode(typed: string): string {
  return typed.toLowerCase().replaceAll(/[\s-]/g, '').replaceAll('o', '0').replaceAll(/[il]/g, '1');
}

/** The stored hash of a code. The code is long enough for a fast hash; the user id salts it. */
export async function hashRecoveryCode(userId: string, typed: string): Promise<string> {
  const text = new TextEncoder().encode(`${userId}#${normalizeRecoveryCode(typed)}`);
  return Buffer.from(await crypto.subtle.digest('SHA-256', text)).toString('base64url');
}
