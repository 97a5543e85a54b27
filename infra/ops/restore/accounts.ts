import type { StoredRow } from './rows.ts';
import type { SubChanges } from './users.ts';

/**
 * A row of a person under the `sub` that the restored pool gave them: the account names it, and the row that every
 * call reads has it in its key.
 */
export function changeSub(row: StoredRow, subs: SubChanges): StoredRow {
  const kind = row['__edb_e__']?.S;
  const sub = row['sub']?.S;
  const next = sub === undefined ? undefined : subs.get(sub);
  if (sub === undefined || next === undefined || next === sub) return row;
  if (kind === 'account') return { ...row, sub: { S: next }, cognitoUsername: { S: next } };
  if (kind !== 'standing') return row;
  const pk = row['pk']?.S ?? '';
  return { ...row, sub: { S: next }, pk: { S: pk.replace(sub.toLowerCase(), next.toLowerCase()) } };
}

/** An account that can log in, by the `sub` of its sign-in. */
export function findSignIn(row: StoredRow): { readonly id: string; readonly sub: string } | undefined {
  const [id, sub] = [row['id']?.S, row['sub']?.S];
  const isAccount = row['__edb_e__']?.S === 'account' && row['deletedAt'] === undefined;
  return isAccount && id !== undefined && sub !== undefined ? { id, sub } : undefined;
}

/** The account of a person whose erasure is due since `time`, so that the next daily run erases it. */
export function makeErasureDue(row: StoredRow, time: Date): StoredRow {
  const deletesAt = time.toISOString();
  return {
    ...row,
    deletesAt: { S: deletesAt },
    gsi1pk: { S: '$gable' },
    gsi1sk: { S: `$account_1#deletesat_${deletesAt.toLowerCase()}` },
  };
}
