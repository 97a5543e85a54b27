import type { UserId } from '../../../../events/vocabulary.ts';
import { newId } from '../../../kernel/data/ids.ts';
import { defineRow, json, optionalNumber, rowKey, text } from '../../../kernel/data/row.ts';
import { buildPut, type Write } from '../../../kernel/data/table.ts';
import { Consent, findConsentEnd } from '../domain/consent.ts';

const ConsentRow = defineRow('consent', {
  columns: {
    userId: text,
    /** Rises with time. */
    id: text,
    consent: json,
    /** When the table removes the line, set once the person's account is erased. */
    expiresAt: optionalNumber,
  },
  indexes: { byUser: rowKey('userId', 'id') },
});

/** A person's log, the newest line first. */
export async function listConsents(userId: UserId): Promise<Consent[]> {
  const { data } = await ConsentRow.query
    .byUser({ userId })
    .go({ pages: 'all', order: 'desc', consistent: true });
  return data.map(({ consent }) => Consent.parse(consent));
}

/** A line of the log, for the transaction of what was agreed to; lines are added and never changed. */
export function buildConsentWrite(consent: Consent): Write {
  return buildPut(ConsentRow.create({ userId: consent.userId, id: newId('cns'), consent }));
}

/** Has the table remove a person's lines after six years; a repeat sets the same end a little later. */
export async function expireConsents(userId: UserId, now: Date): Promise<void> {
  const expiresAt = findConsentEnd(now);
  const { data } = await ConsentRow.query.byUser({ userId }).go({ pages: 'all', consistent: true });
  for (const { id } of data) await ConsentRow.patch({ userId, id }).set({ expiresAt }).go();
}
