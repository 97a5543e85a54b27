import type { DomainEvent } from '../../../../events/define.ts';
import { accountState } from '../../../../events/vocabulary.ts';
import { now } from '../../../kernel/clock.ts';
import { EndedSessionRow, AccountStatusRow } from '../../../kernel/data/account-status.ts';
import { createRowRead, findRow, loadRows, type RowRead, toRowKey } from '../../../kernel/data/row-read.ts';
import {
  defineRow,
  indexKey,
  json,
  number,
  optionalBoolean,
  optionalText,
  rowKey,
  text,
} from '../../../kernel/data/row.ts';
import { commit, buildDelete, buildPut, buildUpdate, type Write } from '../../../kernel/data/table.ts';
import { createRepeatedLoad, updateWithRetry } from '../../../kernel/data/update.ts';
import { AppError } from '../../../kernel/errors.ts';
import { Account, type AccountDecision, createEmailTakenError } from '../domain/account.ts';
import { calculateDueBefore } from '../domain/deletion.ts';
import { toNameKey, createNameTakenError } from '../domain/name-key.ts';
import { buildMailConsents, buildOpeningConsents } from './consent-writes.ts';
import { buildResetDeleteWrite } from './password-reset-repository.ts';

const AccountRow = defineRow('account', {
  columns: {
    id: text,
    sub: text,
    cognitoUsername: text,
    signInWith: text,
    email: text,
    pendingEmail: optionalText,
    user_name: optionalText,
    is_active: number,
    emailVerifiedAt: optionalText,
    identityCheckedAt: optionalText,
    firstName: optionalText,
    lastName: optionalText,
    phone: optionalText,
    avatar: optionalText,
    bio: optionalText,
    address: optionalText,
    buyerProfile: { type: 'any' },
    welcomed: optionalBoolean,
    prefs: json,
    userNameChangedAt: optionalText,
    codeSentAt: optionalText,
    deletesAt: optionalText,
    deletionReason: optionalText,
    deletionHeldBy: optionalText,
    deletedAt: optionalText,
    block: { type: 'any' },
    version: number,
    createdAt: text,
  },
  indexes: {
    byId: rowKey('id'),
    /** Sparse: holds only accounts that are due for deletion. */
    byDeletion: {
      ...indexKey('gsi1', [], 'deletesAt'),
      condition: ({ deletesAt }) => deletesAt !== undefined,
    },
  },
});

/** One row per taken email keeps emails unique. */
const EmailClaimRow = defineRow('account-email', {
  columns: { key: text, userId: text },
  indexes: { byKey: rowKey('key') },
});
/** One row per taken name keeps names unique. */
const NameClaimRow = defineRow('account-name', {
  columns: { key: text, userId: text },
  indexes: { byKey: rowKey('key') },
});

const toAccountRow = ({ user_name, ...account }: Account) => ({
  ...account,
  ...(user_name !== null && { user_name }),
});
const toAccount = (row: object): Account => Account.parse({ user_name: null, ...row });

// Reads

export function findAccount(id: string): Promise<Account | undefined> {
  return findRow(createAccountRead(id));
}

/** The read of `findAccount`, to go out together with another. */
export function createAccountRead(id: string): RowRead<Account | undefined> {
  return createRowRead(AccountRow.get({ id }), (stored) => stored && toAccount(stored));
}

/** Whether staff have blocked the account; `false` for an account that does not exist. */
export async function isAccountBlocked(id: string): Promise<boolean> {
  return (await findAccount(id))?.is_active === accountState.blocked;
}

/** The existing accounts of these ids, by id. */
export async function loadAccounts(ids: Iterable<string>): Promise<Map<string, Account>> {
  const keys = [...new Set(ids)].map((id) => toRowKey(AccountRow.get({ id })));
  const find = await loadRows(keys);
  const accounts = keys.flatMap((key) => {
    const row = find(key);
    return row ? [toAccount(row)] : [];
  });
  return new Map(accounts.map((account) => [account.id, account]));
}

/**
 * The account of a caller.
 * @throws 401 when it was deleted after the caller signed in
 */
export async function getAccountOfCaller({ id }: { id: string }): Promise<Account> {
  return toCallerAccount(await findAccount(id));
}

/** The read of `getAccountOfCaller`, to go out together with others. */
export function createCallerRead(id: string): RowRead<Account> {
  return createRowRead(AccountRow.get({ id }), (stored) => toCallerAccount(stored && toAccount(stored)));
}

function toCallerAccount(account: Account | undefined): Account {
  if (!account) throw new AppError('unauthenticated', 'Log in to continue.');
  return account;
}

export async function findStanding(sub: string) {
  const { data } = await AccountStatusRow.get({ sub }).go({ consistent: true });
  return data ?? undefined;
}

export async function findAccountByEmail(email: string): Promise<Account | undefined> {
  const { data } = await EmailClaimRow.get({ key: email }).go({ consistent: true });
  return data ? findAccount(data.userId) : undefined;
}

export async function isNameFree(name: string): Promise<boolean> {
  const { data } = await NameClaimRow.get({ key: toNameKey(name) }).go({ consistent: true });
  return data === null;
}

export async function listAccountsDueForDeletion(time: Date): Promise<Account[]> {
  const { data } = await AccountRow.query
    .byDeletion({})
    .lte({ deletesAt: calculateDueBefore(time) })
    .go({ pages: 'all' });
  return data.map(toAccount);
}

// Writes

const buildEmailClaim = ({ email, id }: Account): Write =>
  buildPut(
    EmailClaimRow.put({ key: email, userId: id }).where(({ key }, { notExists }) => notExists(key)),
    createEmailTakenError,
  );
const buildNameClaim = (name: string, { id }: Account): Write =>
  buildPut(
    NameClaimRow.put({ key: toNameKey(name), userId: id }).where(({ key }, { notExists }) => notExists(key)),
    createNameTakenError,
  );
const buildEmailRelease = ({ email }: Account) => buildDelete(EmailClaimRow.delete({ key: email }));
const buildNameRelease = (name: string) => buildDelete(NameClaimRow.delete({ key: toNameKey(name) }));

/** @throws 422 when the email or the name is taken, 409 `conflict` when the sign-in has an account already */
export async function insertAccount({ account: opened, events }: AccountDecision): Promise<void> {
  const { id, sub, is_active, user_name } = opened;
  const standing = {
    sub,
    userId: id,
    state: is_active,
    email: opened.email,
    validFrom: 0,
    ...(user_name && { userName: user_name }),
  };
  const writes = [
    buildEmailClaim(opened),
    ...(user_name === null ? [] : [buildNameClaim(user_name, opened)]),
    buildPut(AccountRow.put(toAccountRow(opened))),
    buildPut(
      AccountStatusRow.put(standing).where(({ sub }, { notExists }) => notExists(sub)),
      () => new AppError('conflict', 'This sign-in has an account.', { state: 'registered' }),
    ),
    ...buildOpeningConsents(opened),
  ];
  await updateWithRetry(
    async () => writes,
    (inserts) => ({ writes: inserts, events }),
  );
}

const buildAccountWrite = (next: Account): Write =>
  buildPut(
    AccountRow.put(toAccountRow({ ...next, version: next.version + 1 })).where(({ version }, { eq }) =>
      eq(version, next.version),
    ),
  );

function buildClaimWrites(before: Account, after: Account): Write[] {
  const writes: Write[] = [];
  if (after.email !== before.email) writes.push(buildEmailClaim(after), buildEmailRelease(before));
  const [old, next] = [before.user_name, after.user_name];
  if (next !== null && (old === null || toNameKey(old) !== toNameKey(next))) {
    writes.push(buildNameClaim(next, after));
    if (old !== null) writes.push(buildNameRelease(old));
  }
  return writes;
}

function buildStandingWrites(before: Account, after: Account, validFrom?: number): Write[] {
  const leaving = after.deletesAt !== undefined;
  const isSame =
    before.is_active === after.is_active &&
    before.user_name === after.user_name &&
    before.email === after.email &&
    (before.deletesAt !== undefined) === leaving;
  if (isSame && validFrom === undefined) return [];
  const { is_active: state, user_name: userName, email } = after;
  const change = AccountStatusRow.patch({ sub: after.sub }).set({
    state,
    email,
    leaving,
    ...(userName && { userName }),
    ...(validFrom !== undefined && { validFrom }),
  });
  return [buildUpdate(change)];
}

/**
 * The writes of a change of an account, conditional on the version that was loaded.
 * @param validFrom unix seconds before which sign-ins end; absent when the change ends no sign-ins
 */
export function buildAccountWrites(before: Account, after: Account, validFrom?: number): Write[] {
  return [
    buildAccountWrite(after),
    ...buildClaimWrites(before, after),
    ...buildStandingWrites(before, after, validFrom),
    ...buildMailConsents(before, after, now()),
  ];
}

/**
 * Loads the account, decides and commits; retries when another write came first.
 * @param loaded for who has loaded the account already
 * @throws what `decide` throws; 422 when a new email or name is taken
 */
export async function updateAccount(
  id: string,
  decide: (account: Account) => AccountDecision,
  loaded?: Account,
): Promise<Account> {
  const load = () => getAccountOfCaller({ id });
  return updateWithRetry(loaded ? createRepeatedLoad(loaded, load) : load, (before) => {
    const { account: after, events } = decide(before);
    if (after === before) return { writes: [], result: before };
    const result = { ...after, version: after.version + 1 };
    return { writes: buildAccountWrites(before, after), events, result };
  });
}

/**
 * Saves the erased account, frees its email and name, and deletes its sign-in and reset rows.
 * @param others deletes of the person's rows in other groups, for the same transaction
 */
export async function eraseAccount(
  before: Account,
  { account: erased, events }: AccountDecision,
  others: readonly Write[],
): Promise<void> {
  const writes = [
    buildAccountWrite(erased),
    buildEmailRelease(before),
    ...(before.user_name === null ? [] : [buildNameRelease(before.user_name)]),
    buildDelete(AccountStatusRow.delete({ sub: before.sub })),
    buildResetDeleteWrite(before.id),
    ...others,
  ];
  await commit(writes, events);
}

/** @param expiresAt unix seconds after which every token of the session has expired */
export async function endSession(session: string, expiresAt: number, events: DomainEvent[]): Promise<void> {
  await commit([buildPut(EndedSessionRow.put({ session, expiresAt }))], events);
}

/** Ends every sign-in before `validFrom` (unix seconds). */
export function buildSignInEndWrite(sub: string, validFrom: number): Write {
  return buildUpdate(AccountStatusRow.patch({ sub }).set({ validFrom }));
}
