/** Seconds for which a code of the app counts. */
const stepSeconds = 30;
const digits = 6;
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The bytes of a secret in base 32 (RFC 4648), as Cognito gives it out. */
function toBytes(secret: string): Uint8Array<ArrayBuffer> {
  const bits = Array.from(secret, (sign) => alphabet.indexOf(sign).toString(2).padStart(5, '0')).join('');
  return Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2));
}

/** The code of the app for a step (RFC 6238 by SHA-1, as every app knows it). */
export async function createTotp(secret: string, step: number): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-1' };
  const key = await crypto.subtle.importKey('raw', toBytes(secret), algorithm, false, ['sign']);
  const counter = new DataView(new ArrayBuffer(8));
  counter.setBigUint64(0, BigInt(step));
  const hash = new DataView(await crypto.subtle.sign('HMAC', key, counter.buffer));
  const offset = hash.getUint8(hash.byteLength - 1) % 16;
  const number = hash.getUint32(offset) % 2 ** 31;
  return String(number % 10 ** digits).padStart(digits, '0');
}

export const stepAt = (now: Date): number => Math.floor(now.getTime() / 1000 / stepSeconds);

/** Whether the app shows this code now, or did within the last step or will in the next, as clocks differ. */
export async function isTotp(secret: string, code: string, now: Date): Promise<boolean> {
  const steps = [-1, 0, 1].map((apart) => stepAt(now) + apart);
  const codes = await Promise.all(steps.map((step) => createTotp(secret, step)));
  return codes.includes(code);
}

/** What the QR code holds (Google's key URI format, which every app reads). */
export function toOtpauthUri(secret: string, email: string): string {
  const issuer = 'Gable';
  return `otpauth://totp/${encodeURIComponent(`${issuer}:${email}`)}?secret=${secret}&issuer=${issuer}`;
}
