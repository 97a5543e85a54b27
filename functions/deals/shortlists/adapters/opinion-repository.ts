import type { DomainEvent } from '../../../../events/define.ts';
import type { PropertyId, ShortlistId, UserId } from '../../../../events/vocabulary.ts';
import { defineRow, optionalText, rowKey, text } from '../../../kernel/data/row.ts';
import { buildPut, commit, type Write } from '../../../kernel/data/table.ts';
import { Opinion } from '../domain/shared-home.ts';

const OpinionRow = defineRow('shortlist-opinion', {
  columns: {
    shortlistId: text,
    userId: text,
    propertyId: text,
    vote: optionalText,
    note: optionalText,
    changedAt: text,
  },
  indexes: { byShortlist: rowKey('shortlistId', 'userId', 'propertyId') },
});

export async function findOpinion(
  shortlistId: ShortlistId,
  userId: UserId,
  propertyId: PropertyId,
): Promise<Opinion | undefined> {
  const { data } = await OpinionRow.get({ shortlistId, userId, propertyId }).go({ consistent: true });
  return data ? Opinion.parse(data) : undefined;
}

/** What both said of the homes of a shortlist. */
export async function listOpinions(shortlistId: ShortlistId): Promise<Opinion[]> {
  const { data } = await OpinionRow.query.byShortlist({ shortlistId }).go({ pages: 'all', consistent: true });
  return data.map((row) => Opinion.parse(row));
}

/** @param check fails the write once the shortlist has ended */
export async function saveOpinion(
  opinion: Opinion,
  check: Write,
  events: readonly DomainEvent[],
): Promise<void> {
  await commit([buildPut(OpinionRow.put(opinion)), check], events);
}

/** Deletes what both said; repeatable. */
export async function deleteOpinions(shortlistId: ShortlistId): Promise<void> {
  const said = await listOpinions(shortlistId);
  if (said.length > 0)
    await OpinionRow.delete(said.map(({ userId, propertyId }) => ({ shortlistId, userId, propertyId }))).go();
}
