import type { PropertyId } from '../../../../events/vocabulary.ts';
import { defineDocumentEntity, documentColumn } from '../../../kernel/data/document-entity.ts';
import { number, rowKey, text } from '../../../kernel/data/row.ts';
import { buildCondition, createStaleError, type Write } from '../../../kernel/data/table.ts';
import { BestAndFinal } from '../domain/best-and-final.ts';

/** The latest best-and-final round of a property. One row per property, so there is never a second round. */
const rounds = defineDocumentEntity('best-and-final', BestAndFinal, {
  columns: { propertyId: text, version: number, round: documentColumn },
  indexes: { byHome: rowKey('propertyId') },
});

// Reads

export function findRound(propertyId: PropertyId): Promise<BestAndFinal | undefined> {
  return rounds.find({ propertyId });
}

/**
 * The latest rounds of the given properties, keyed by property id. Properties without a round are missing.
 */
export async function loadRounds(ids: Iterable<PropertyId>): Promise<Map<string, BestAndFinal>> {
  const found = await rounds.listByKeys([...ids].map((propertyId) => ({ propertyId })));
  return new Map(found.map((round) => [round.propertyId, round]));
}

// Writes

/** Fails as stale when the round was called or closed since it was read. */
export function buildRoundWrite(round: BestAndFinal): Write {
  return rounds.buildSave(round);
}

/**
 * Fails as stale unless the property's round is still the given one, or still missing. A check is built as a
 * delete.
 */
export function buildRoundCheck(propertyId: PropertyId, round: BestAndFinal | undefined): Write {
  if (round) return rounds.buildCheck(round);
  const missing = rounds.row.delete({ propertyId }).where(({ version }, { notExists }) => notExists(version));
  return buildCondition(missing, createStaleError);
}
