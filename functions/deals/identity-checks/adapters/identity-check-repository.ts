import type { IdentityCheckId, UserId } from '../../../../events/vocabulary.ts';
import { defineDocumentEntity, documentColumn } from '../../../kernel/data/document-entity.ts';
import { defineRow, indexKey, number, rowKey, text } from '../../../kernel/data/row.ts';
import { buildDelete, buildPut, type Write } from '../../../kernel/data/table.ts';
import { AppError } from '../../../kernel/errors.ts';
import { IdentityCheck } from '../domain/identity-check.ts';

const identityChecks = defineDocumentEntity('identity-check', IdentityCheck, {
  columns: { id: text, userId: text, version: number, check: documentColumn },
  indexes: {
    byId: rowKey('id'),
    byUser: indexKey('gsi1', 'userId', 'id'),
  },
});

/** One row per person, so that two concurrent starts create one check. */
const CurrentCheckRow = defineRow('identity-check-current', {
  columns: { userId: text, checkId: text },
  indexes: { byUser: rowKey('userId') },
});

export function findIdentityCheck(id: string): Promise<IdentityCheck | undefined> {
  return identityChecks.find({ id });
}

/** @throws 404 for an unknown id */
export async function getIdentityCheck(id: IdentityCheckId): Promise<IdentityCheck> {
  const check = await findIdentityCheck(id);
  if (!check) throw new AppError('not_found', 'We can’t find that check.');
  return check;
}

/** A person's latest check. */
export async function findCurrentCheck(userId: UserId): Promise<IdentityCheck | undefined> {
  const { data } = await CurrentCheckRow.get({ userId }).go({ consistent: true });
  return data ? findIdentityCheck(data.checkId) : undefined;
}

/** All checks of a person, latest first. */
export function listIdentityChecks(userId: UserId): Promise<IdentityCheck[]> {
  return identityChecks.list('byUser', { userId }, { order: 'desc' });
}

/** Saves a check, conditional on the version that was loaded. */
export function buildIdentityCheckWrite(check: IdentityCheck): Write {
  return identityChecks.buildSave(check);
}

/** Makes a check the person's latest, conditional on `previousId` still being the latest. */
export function buildCurrentCheckWrite(
  { id: checkId, userId }: IdentityCheck,
  previousId: string | undefined,
): Write {
  const row = CurrentCheckRow.put({ userId, checkId });
  const guarded = previousId
    ? row.where(({ checkId: kept }, { eq }) => eq(kept, previousId))
    : row.where(({ checkId: kept }, { notExists }) => notExists(kept));
  return buildPut(guarded);
}

export function buildIdentityCheckRemoval(check: IdentityCheck): Write {
  return identityChecks.buildRemoval(check);
}

export function buildCurrentCheckRemoval(userId: UserId): Write {
  return buildDelete(CurrentCheckRow.delete({ userId }));
}
