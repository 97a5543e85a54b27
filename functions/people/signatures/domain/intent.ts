import type { Nation } from '../../../../events/vocabulary.ts';

/** The day of the wording below; another wording has another day. */
export const intentVersion = '2026-11-30';

/**
 * What a person says by signing a memorandum.
 * @param document what the paper is called, in the middle of a sentence
 */
export function describeIntent(document: string, nation: Nation): string {
  const meaning =
    nation === 'scotland'
      ? 'I know that it isn’t part of any contract, and that the missives are for the solicitors.'
      : 'I know that it’s subject to contract and binds neither side.';
  return `I’ve read this ${document}, and I sign it to show that I agree with what it says. ${meaning}`;
}

/**
 * What a person says by signing what binds them.
 * @param most the sum that they owe at most, in words
 */
export function describeBindingIntent(document: string, most: string): string {
  return `I’ve read this ${document}, and I sign it because I want to be bound by it. If I break it, or pull out of the sale without one of its reasons, I owe the other side what they’ve spent on this sale since both signed, as shown by bills, up to ${most}.`;
}

/** What a joint owner says by signing that they agree to the sale of a home. */
export function describeConsentIntent(nation: Nation): string {
  const meaning =
    nation === 'scotland'
      ? 'I know that it’s no part of the missives and doesn’t transfer my share.'
      : 'I know that it isn’t a contract of sale and doesn’t transfer my share.';
  return `I’ve read this consent, and I sign it because I own the home and agree to its sale as it says. ${meaning}`;
}
