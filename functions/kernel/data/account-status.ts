import { daySeconds } from '../time.ts';
import { defineRow, number, optionalText, rowKey, text } from './row.ts';

/**
 * The account state that every call reads to authorise a signed-in person, keyed by the identity provider's
 * `sub`. accounts/ writes it in the same transaction as the account.
 */
export const AccountStatusRow = defineRow('standing', {
  columns: {
    sub: text,
    userId: text,
    state: number,
    userName: optionalText,
    /** Missing in rows that were last written before they had it. */
    email: optionalText,
    /** The person asked for the deletion of the account. */
    leaving: { type: 'boolean', required: true, default: false },
    /** Sign-ins before this unix second are invalid, with all their tokens (password reset). */
    validFrom: { type: 'number', required: true, default: 0 },
  },
  indexes: { bySub: rowKey('sub') },
});

/** Seconds for which a login can be renewed; equals the setting of the user pool's client. */
export const renewableSeconds = 30 * daySeconds;

/** A sign-in that passed its second step; DynamoDB deletes it after the last token of the sign-in expires. */
export const ProvenSessionRow = defineRow('proven-session', {
  columns: { session: text, expiresAt: number },
  indexes: { bySession: rowKey('session') },
});

/** A sign-in that was logged out; DynamoDB deletes it after the last token of the sign-in expires. */
export const EndedSessionRow = defineRow('ended-session', {
  columns: { session: text, expiresAt: number },
  indexes: { bySession: rowKey('session') },
});
