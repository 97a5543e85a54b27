/** Minutes for which a mailed link is valid. */
export const resetMinutes = 60;
/** Links per address and hour. */
export const resetsPerHour = 3;

/** A new secret of 256 bits for a link. */
export function createResetToken(randomBytes: (length: number) => Uint8Array): string {
  return Buffer.from(randomBytes(32)).toString('base64url');
}

/** The stored form of a token: it identifies the token, but cannot be used as one. */
export async function hashToken(token: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  return Buffer.from(digest).toString('base64url');
}
