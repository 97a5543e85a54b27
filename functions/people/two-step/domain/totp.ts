/** Seconds for which a code is valid. */
const stepSeconds = 30;
const digits = 6;
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Decodes a secret from base 32 (RFC 4648). */
function toBytes(secret: string): Uint8Array<ArrayBuffer> {
  const bits = Array.from(secret, (sign) => alphabet.indexOf(sign).toString(2).padStart(5, '0')).join('');
  return Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2));
}

/** The code of a time step (RFC 6238 with SHA-1, which every app supports). */
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

export function calculateStep(now: Date): number {
  return Math.floor(now.getTime() / 1000 / stepSeconds);
}

/** Whether the code belongs to the present step or one of its neighbours, since clocks differ. */
export async function isTotp(secret: string, code: string, now: Date): Promise<boolean> {
  const steps = [-1, 0, 1].map((apart) => calculateStep(now) + apart);
  const codes = await Promise.all(steps.map((step) => createTotp(secret, step)));
  return codes.includes(code);
}

/** The content of the QR code, in Google's key URI format. */
export function toOtpauthUri(secret: string, email: string): string {
  const issuer = 'Gable';
  return `otpauth://totp/${encodeURIComponent(`${issuer}:${email}`)}?secret=${secret}&issuer=${issuer}`;
}
