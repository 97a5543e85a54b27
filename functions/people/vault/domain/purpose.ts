import * as z from 'zod';

/** What a person may have sealed and opened. There is no general cipher. */
export const Purpose = z.enum(['share_link', 'unsubscribe', 'accepted_offer', 'invite']);
export type Purpose = z.output<typeof Purpose>;

/** What our own code seals as well, and no call: invitations, whose state a row keeps, so that they can be revoked. */
export type SealPurpose = Purpose | 'owner_invitation' | 'solicitor_invitation';

/** Purposes of values in links: the link is enough to open them. Others open for one person only. */
const linkPurposes: ReadonlySet<SealPurpose> = new Set([
  'share_link',
  'unsubscribe',
  'owner_invitation',
  'solicitor_invitation',
]);
export function isLinkPurpose(purpose: SealPurpose): boolean {
  return linkPurposes.has(purpose);
}

export const sealedDays = 30;
export const largestDataBytes = 1_024;
