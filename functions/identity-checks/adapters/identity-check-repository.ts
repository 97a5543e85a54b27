import type { IdentityCheckId, UserId } from '../../../events/vocabulary.ts';
import { AppError } from '../../kernel/errors.ts';
import { defineRow, indexKey, json, number, rowKey, text } from '../../kernel/data/row.ts';
import { buildDelete, buildPut, type Write } from '../../kernel/data/table.ts';
import { IdentityCheck } from '../domain/identity-check.ts';

const CheckRow = defineRow('identity-check', {
  columns: { id: text, userId: text, version: number, check: json },
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

export async function findIdentityCheck(id: string): Promise<IdentityCheck | undefined> {
  const { data } = await CheckRow.get({ id }).go({ consistent: true });
  return data ? IdentityCheck.parse(data.check) : undefined;
}

/** @throws 404 for an unknown id */
export async function getIdentityCheck(id: IdentityCheckId): Promise<IdentityCheck> {
  const check = await findIdentityCheck(id);
  if (!check) throw new AppError('not_found', 'There is no such check.');
  return check;
}

/** A person's latest check. */
export async function findCurrentCheck(userId: UserId): Promise<IdentityCheck | undefined> {
  const { data } = await CurrentCheckRow.get({ userId }).go({ consistent: true });
  return data ? findIdentityCheck(data.checkId) : undefined;
}

/** All checks of a person, latest first. */
export async function listIdentityChecks(userId: UserId): Promise<IdentityCheck[]> {
  const { data } = await CheckRow.query.byUser({ userId }).go({ pages: 'all', order: 'desc' });
  return data.map(({ check }) => IdentityCheck.parse(check));
}

/** Saves a check, conditional on the version that was loaded. */
export function buildIdentityCheckWrite(check: IdentityCheck): Write {
  const { id, userId, version } = check;
  const row = { id, userId, version, check };
  return buildPut(
    version === 1
      ? CheckRow.create(row).params()
      : CheckRow.put(row)
          .where(({ version: kept }, { eq }) => eq(kept, version - 1))
          .params(),
  );
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
  return buildPut(guarded.params());
}

export function buildIdentityCheckRemoval({ id, version }: IdentityCheck): Write {
  return buildDelete(
    CheckRow.delete({ id })
      .where(({ version: kept }, { eq }) => eq(kept, version))
      .params(),
  );
}

export function buildCurrentCheckRemoval(userId: UserId): Write {
  return buildDelete(CurrentCheckRow.delete({ userId }).params());
}
