/** Codes that a person gets at a time, each good for one sign-in without the app. */
export const recoveryCodeCount = 10;

/** Crockford's base 32: without the letters that look like figures. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
const codeLength = 16;

/** A code of 80 random bits as a person reads it: `k7mq-2xhd-9vtr-4c0e`. */
export function createRecoveryCode(): string {
  const signs = Array.from(
    crypto.getRandomValues(new Uint8Array(codeLength)),
    (byte) => alphabet[byte % alphabet.length],
  );
  return (signs.join('').match(/.{4}/g) ?? []).join('-');
}

/** The signs that count, however the code was typed: capitals, gaps, and letters read as figures. */
export const normalizeRecoveryCode = (typed: string): string =>
  typed.toLowerCase().replaceAll(/[\s-]/g, '').replaceAll('o', '0').replaceAll(/[il]/g, '1');

/** What is kept of a code. It is long enough that no slow hash is needed; the person's id keeps equal codes apart. */
export async function hashRecoveryCode(userId: string, typed: string): Promise<string> {
  const text = new TextEncoder().encode(`${userId}#${normalizeRecoveryCode(typed)}`);
  return Buffer.from(await crypto.subtle.digest('SHA-256', text)).toString('base64url');
}
