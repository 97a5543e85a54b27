import type { DraftId, UserId } from '../../../events/vocabulary.ts';
import { AppError } from '../../kernel/errors.ts';
import { defineRow, indexKey, json, number, optionalNumber, rowKey, text } from '../../kernel/data/row.ts';
import { buildDelete, buildPut, buildUpdate, type Write } from '../../kernel/data/table.ts';
import { Draft } from '../domain/draft.ts';

const DraftRow = defineRow('draft', {
  columns: { id: text, ownerId: text, version: number, draft: json },
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

export async function findDraft(id: DraftId): Promise<Draft | undefined> {
  const { data } = await DraftRow.get({ id }).go({ consistent: true });
  return data ? Draft.parse(data.draft) : undefined;
}

/** The drafts of an owner, newest first. */
export async function listDrafts(ownerId: UserId): Promise<Draft[]> {
  const { data } = await DraftRow.query.byOwner({ ownerId }).go({ order: 'desc', pages: 'all' });
  return data.map(({ draft }) => Draft.parse(draft));
}

const toDraftRow = (draft: Draft) => ({
  id: draft.id,
  ownerId: draft.ownerId,
  version: draft.version,
  draft,
});
const createDraftLimitError = (most: number) =>
  new AppError(
    'conflict',
    `You have ${most} ${most === 1 ? 'draft' : 'drafts'} open. Finish or delete one of them first.`,
    {
      state: 'drafts_full',
    },
  );

/**
 * Inserts a draft.
 * @throws 409 `drafts_full` when the owner has `most` drafts
 */
export function buildDraftInsertWrites(draft: Draft, most: number): Write[] {
  return [
    buildUpdate(
      DraftCount.update({ ownerId: draft.ownerId })
        .add({ open: 1 })
        .where(({ open }, { notExists, lt }) => `${notExists(open)} OR ${lt(open, most)}`)
        .params(),
      () => createDraftLimitError(most),
    ),
    buildPut(DraftRow.create(toDraftRow(draft)).params()),
  ];
}

/** Saves a draft on condition that its row still has the preceding version. */
export function buildDraftWrite(draft: Draft): Write {
  return buildPut(
    DraftRow.put(toDraftRow(draft))
      .where(({ version }, { eq }) => eq(version, draft.version - 1))
      .params(),
  );
}

/** Deletes a draft, discarded or submitted, on condition that its version is unchanged. */
export function buildDraftDeleteWrites(draft: Draft): Write[] {
  return [
    buildDelete(
      DraftRow.delete({ id: draft.id })
        .where(({ version }, { eq }) => eq(version, draft.version))
        .params(),
    ),
    buildUpdate(DraftCount.update({ ownerId: draft.ownerId }).add({ open: -1 }).params()),
  ];
}
