import * as z from 'zod';

/** What a sealed value may be for. There is no general cipher. */
export const Purpose = z.enum(['share_link', 'unsubscribe', 'accepted_offer', 'invite']);
export type Purpose = z.output<typeof Purpose>;

/** Values that travel in links: whoever has the link may open them. All others open for one person alone. */
const linkPurposes: ReadonlySet<Purpose> = new Set(['share_link', 'unsubscribe']);
export const isLinkPurpose = (purpose: Purpose): boolean => linkPurposes.has(purpose);

export const sealedDays = 30;
export const largestDataBytes = 1_024;
