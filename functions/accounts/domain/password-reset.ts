/** Minutes for which a mailed link holds. */
export const resetMinutes = 60;
/** Links that one address may be sent within an hour. */
export const resetsPerHour = 3;

/** A new secret of 256 bits for a link. */
export const createResetToken = (): string =>
  Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url');

/** What is kept of a token: enough to know it again, nothing to use. */
export async function hashToken(token: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  return Buffer.from(digest).toString('base64url');
}
