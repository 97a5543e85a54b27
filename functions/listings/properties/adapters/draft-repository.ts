import type { DraftId, UserId } from '../../../../events/vocabulary.ts';
import { defineDocumentEntity, documentColumn } from '../../../kernel/data/document-entity.ts';
import { defineRow, indexKey, number, optionalNumber, rowKey, text } from '../../../kernel/data/row.ts';
import { buildUpdate, type Write } from '../../../kernel/data/table.ts';
import { AppError } from '../../../kernel/errors.ts';
import { Draft } from '../domain/draft.ts';

const drafts = defineDocumentEntity('draft', Draft, {
  columns: { id: text, ownerId: text, version: number, draft: documentColumn },
  indexes: {
    byId: rowKey('id'),
    byOwner: indexKey('gsi1', 'ownerId', 'id'),
  },
});

/** The number of an account's open drafts, counted in the transactions that create and delete them. */
const DraftCount = defineRow('draft-count', {
  columns: { ownerId: text, open: optionalNumber },
  indexes: { byOwner: rowKey('ownerId') },
});

export function findDraft(id: DraftId): Promise<Draft | undefined> {
  return drafts.find({ id });
}

/** The drafts of an owner, newest first. */
export function listDrafts(ownerId: UserId): Promise<Draft[]> {
  return drafts.list('byOwner', { ownerId }, { order: 'desc' });
}

const createDraftLimitError = (max: number) =>
  new AppError(
    'conflict',
    `You have ${max} ${max === 1 ? 'draft' : 'drafts'} open. Finish or delete one of them first.`,
    {
      state: 'drafts_full',
    },
  );

/**
 * Inserts a draft.
 * @throws 409 `drafts_full` when the owner has `most` drafts
 */
export function buildDraftInsertWrites(draft: Draft, max: number): Write[] {
  return [
    buildUpdate(
      DraftCount.update({ ownerId: draft.ownerId })
        .add({ open: 1 })
        .where(({ open }, { notExists, lt }) => `${notExists(open)} OR ${lt(open, max)}`),
      () => createDraftLimitError(max),
    ),
    drafts.buildInsert(draft),
  ];
}

/** Saves a draft on condition that its row still has the preceding version. */
export function buildDraftWrite(draft: Draft): Write {
  return drafts.buildSave(draft);
}

/** Deletes a draft, discarded or submitted, on condition that its version is unchanged. */
export function buildDraftDeleteWrites(draft: Draft): Write[] {
  return [
    drafts.buildRemoval(draft),
    buildUpdate(DraftCount.update({ ownerId: draft.ownerId }).add({ open: -1 })),
  ];
}
