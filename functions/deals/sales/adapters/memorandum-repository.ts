import type { OfferId } from '../../../../events/vocabulary.ts';
import { defineDocumentEntity, documentColumn } from '../../../kernel/data/document-entity.ts';
import { createPaddedNumber, rowKey, text } from '../../../kernel/data/row.ts';
import type { Write } from '../../../kernel/data/table.ts';
import { Memorandum } from '../domain/memorandum.ts';

/** One row per version, written once. */
const memoranda = defineDocumentEntity('memorandum', Memorandum, {
  columns: {
    offerId: text,
    version: createPaddedNumber(4),
    memorandum: documentColumn,
  },
  indexes: { byOffer: rowKey('offerId', 'version') },
});

export function findMemorandum(offerId: OfferId, version: number): Promise<Memorandum | undefined> {
  return memoranda.find({ offerId, version });
}

/** Fails when the version exists, as an issued memorandum never changes. */
export function buildMemorandumWrite(issued: Memorandum): Write {
  return memoranda.buildInsert(issued);
}
