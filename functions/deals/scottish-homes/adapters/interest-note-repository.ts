import type { PropertyId, UserId } from '../../../../events/vocabulary.ts';
import { defineDocumentEntity, documentColumn } from '../../../kernel/data/document-entity.ts';
import { indexKey, number, rowKey, text } from '../../../kernel/data/row.ts';
import type { Write } from '../../../kernel/data/table.ts';
import { InterestNote } from '../domain/interest-note.ts';

/** One row per home and buyer. */
const notes = defineDocumentEntity('interest-note', InterestNote, {
  columns: { propertyId: text, buyerId: text, version: number, note: documentColumn },
  indexes: {
    byHome: rowKey('propertyId', 'buyerId'),
    byBuyer: indexKey('gsi1', 'buyerId', 'propertyId'),
  },
});

export function findInterestNote(propertyId: PropertyId, buyerId: UserId): Promise<InterestNote | undefined> {
  return notes.find({ propertyId, buyerId });
}

/** All notes of interest in a home, also those withdrawn. */
export function listInterestNotesOfHome(propertyId: PropertyId): Promise<InterestNote[]> {
  return notes.list('byHome', { propertyId });
}

export function listInterestNotesOfBuyer(buyerId: UserId): Promise<InterestNote[]> {
  return notes.list('byBuyer', { buyerId });
}

/** Saves a note on the condition that no other writer saved it since it was read. */
export function buildInterestNoteWrite(note: InterestNote): Write {
  return notes.buildSave(note);
}

export async function eraseInterestNote({ propertyId, buyerId }: InterestNote): Promise<void> {
  await notes.row.delete({ propertyId, buyerId }).go();
}
