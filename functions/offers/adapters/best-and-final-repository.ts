import type { PropertyId } from '../../../events/vocabulary.ts';
import { defineRow, json, number, rowKey, text } from '../../kernel/data/row.ts';
import { buildPut, buildCondition, createStaleError, type Write } from '../../kernel/data/table.ts';
import { BestAndFinal } from '../domain/best-and-final.ts';

/** The latest best-and-final round of a property. One row per property, so there is never a second round. */
const RoundRow = defineRow('best-and-final', {
  columns: { propertyId: text, version: number, round: json },
  indexes: { byHome: rowKey('propertyId') },
});

// Reads

export async function findRound(propertyId: PropertyId): Promise<BestAndFinal | undefined> {
  const { data } = await RoundRow.get({ propertyId }).go({ consistent: true });
  return data ? BestAndFinal.parse(data.round) : undefined;
}

/**
 * The latest rounds of the given properties, keyed by property id. Properties without a round are missing.
 */
export async function loadRounds(ids: Iterable<PropertyId>): Promise<Map<string, BestAndFinal>> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return new Map();
  const { data } = await RoundRow.get(wanted.map((propertyId) => ({ propertyId }))).go();
  return new Map(data.map(({ propertyId, round }) => [propertyId, BestAndFinal.parse(round)]));
}

// Writes

/** Fails as stale when the round was called or closed since it was read. */
export function buildRoundWrite(round: BestAndFinal): Write {
  const { propertyId, version: next } = round;
  const row = { propertyId, version: next, round };
  return buildPut(
    next === 1
      ? RoundRow.create(row).params()
      : RoundRow.put(row)
          .where(({ version }, { eq }) => eq(version, next - 1))
          .params(),
  );
}

/**
 * Fails as stale unless the property's round is still the given one, or still missing. A check is built as a
 * delete.
 */
export function buildRoundCheck(propertyId: PropertyId, round: BestAndFinal | undefined): Write {
  return buildCondition(
    RoundRow.delete({ propertyId })
      .where(({ version }, { eq, notExists }) => (round ? eq(version, round.version) : notExists(version)))
      .params(),
    createStaleError,
  );
}
