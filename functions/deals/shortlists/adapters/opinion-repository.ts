import type { ShortlistId } from '../../../../events/vocabulary.ts';
import { defineDocumentEntity, documentColumn } from '../../../kernel/data/document-entity.ts';
import { number, rowKey, text } from '../../../kernel/data/row.ts';
import { commit, ignoreStale, type Write } from '../../../kernel/data/table.ts';
import { Opinion, type OpinionKey } from '../domain/shared-home.ts';

const opinions = defineDocumentEntity('shortlist-opinion', Opinion, {
  columns: { shortlistId: text, userId: text, propertyId: text, version: number, opinion: documentColumn },
  indexes: { byShortlist: rowKey('shortlistId', 'userId', 'propertyId') },
});

export function findOpinion(key: OpinionKey): Promise<Opinion | undefined> {
  return opinions.find(key);
}

/** What both said of the homes of a shortlist. */
export function listOpinions(shortlistId: ShortlistId): Promise<Opinion[]> {
  return opinions.list('byShortlist', { shortlistId }, { consistent: true });
}

/** Saves the next version, conditional on the version that was read. */
export function buildOpinionWrite(opinion: Opinion): Write {
  return opinions.buildSave(opinion);
}

/** Deletes an opinion, unless it was changed since it was read. */
export async function deleteOpinion(opinion: Opinion): Promise<void> {
  await ignoreStale(commit([opinions.buildRemoval(opinion)]));
}

/** Deletes what both said; repeatable. */
export async function deleteOpinions(shortlistId: ShortlistId): Promise<void> {
  const said = await listOpinions(shortlistId);
  if (said.length > 0)
    await opinions.row
      .delete(said.map(({ userId, propertyId }) => ({ shortlistId, userId, propertyId })))
      .go();
}
