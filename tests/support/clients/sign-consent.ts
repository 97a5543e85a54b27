import * as z from 'zod';

const Consent = z.object({ paperHash: z.string(), names: z.array(z.string()) });

/** What a joint owner sends who signs the consent that they read. */
export function toConsentSignature(read: unknown) {
  const { paperHash, names } = Consent.parse(read);
  return { paperHash, mark: { kind: 'typed', text: names[0] }, intent: '2026-11-30', agrees: true };
}

/**
 * The answer of a joint owner who agrees by a link.
 * @param post the body of a call's answer
 */
export async function toAgreement(value: string, post: (path: string, body: object) => Promise<unknown>) {
  const read = await post('/api/joint-owner-invitation/consent', { value });
  return { value, agrees: true, signature: toConsentSignature(read) };
}
