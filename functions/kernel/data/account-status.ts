import { Entity } from 'electrodb';
import { tableOptions, rowKey } from './table.ts';

/**
 * What every function must know of a signed-in person, one small row by the identity provider's `sub`.
 * The account itself belongs to accounts/, which writes this row in the same transaction.
 */
export const AccountStatusRow = new Entity(
  {
    model: { entity: 'standing', version: '1', service: 'gable' },
    attributes: {
      sub: { type: 'string', required: true },
      userId: { type: 'string', required: true },
      state: { type: 'number', required: true },
      userName: { type: 'string' },
      /** Sign-ins before this second are void, with every token of theirs (password reset). */
      validFrom: { type: 'number', required: true, default: 0 },
    },
    indexes: { bySub: rowKey('sub') },
  },
  tableOptions,
);

/** How long a login may be renewed: as long as the user pool's client says. */
export const renewableSeconds = 30 * 24 * 3600;

/** A sign-in that passed its second step; the table forgets it once no token of it can be alive. */
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

/** A sign-in that its owner ended before its tokens ran out; the table forgets it once they have. */
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
