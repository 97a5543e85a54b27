import { Entity } from 'electrodb';
import { tableOptions, rowKey } from './table.ts';

/**
 * The account state that every call reads to authorise a signed-in person, keyed by the identity provider's
 * `sub`. accounts/ writes it in the same transaction as the account.
 */
export const AccountStatusRow = new Entity(
  {
    model: { entity: 'standing', version: '1', service: 'gable' },
    attributes: {
      sub: { type: 'string', required: true },
      userId: { type: 'string', required: true },
      state: { type: 'number', required: true },
      userName: { type: 'string' },
      /** The person asked for the deletion of the account. */
      leaving: { type: 'boolean', required: true, default: false },
      /** Sign-ins before this unix second are invalid, with all their tokens (password reset). */
      validFrom: { type: 'number', required: true, default: 0 },
    },
    indexes: { bySub: rowKey('sub') },
  },
  tableOptions,
);

/** Seconds for which a login can be renewed; equals the setting of the user pool's client. */
export const renewableSeconds = 30 * 24 * 3600;

/** A sign-in that passed its second step; DynamoDB deletes it after the last token of the sign-in expires. */
export const ProvenSessionRow = new Entity(
  {
    model: { entity: 'proven-session', version: '1', service: 'gable' },
    attributes: {
      session: { type: 'string', required: true },
      expiresAt: { type: 'number', required: true },
    },
    indexes: { bySession: rowKey('session') },
  },
  tableOptions,
);

/** A sign-in that was logged out; DynamoDB deletes it after the last token of the sign-in expires. */
export const EndedSessionRow = new Entity(
  {
    model: { entity: 'ended-session', version: '1', service: 'gable' },
    attributes: {
      session: { type: 'string', required: true },
      expiresAt: { type: 'number', required: true },
    },
    indexes: { bySession: rowKey('session') },
  },
  tableOptions,
);
