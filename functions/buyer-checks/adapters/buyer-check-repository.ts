import type { BuyerCheckId, BuyerCheckKind, UserId } from '../../../events/vocabulary.ts';
import { defineRow, indexKey, json, number, rowKey, text } from '../../kernel/data/row.ts';
import { buildDelete, buildPut, type Write } from '../../kernel/data/table.ts';
import { BuyerCheck, kindOf } from '../domain/buyer-check.ts';

const BuyerCheckRow = defineRow('buyer-check', {
  columns: { userId: text, kind: text, id: text, version: number, check: json },
  indexes: {
    byBuyer: rowKey('userId', 'kind'),
    byId: indexKey('gsi1', 'id'),
  },
});

const toCheck = ({ check }: { check: unknown }): BuyerCheck => BuyerCheck.parse(check);

export async function findCheck(userId: UserId, kind: BuyerCheckKind): Promise<BuyerCheck | undefined> {
  const { data } = await BuyerCheckRow.get({ userId, kind }).go({ consistent: true });
  return data ? toCheck(data) : undefined;
}

export async function findCheckById(id: BuyerCheckId): Promise<BuyerCheck | undefined> {
  const { data } = await BuyerCheckRow.query.byId({ id }).go();
  const found = data[0] && toCheck(data[0]);
  // The index is eventually consistent, so the check is read again from the table.
  return found && findCheck(found.userId, kindOf(found));
}

export async function listChecksOfBuyer(userId: UserId): Promise<BuyerCheck[]> {
  const { data } = await BuyerCheckRow.query.byBuyer({ userId }).go({ pages: 'all', consistent: true });
  return data.map(toCheck);
}

const kinds = [
  'agreement_in_principle',
  'proof_of_funds',
  'chain',
] as const satisfies readonly BuyerCheckKind[];

/** The checks of several buyers, read in batches. Buyers without a check are missing. */
export async function listChecksOfBuyers(userIds: Iterable<UserId>): Promise<Map<UserId, BuyerCheck[]>> {
  const keys = [...new Set(userIds)].flatMap((userId) => kinds.map((kind) => ({ userId, kind })));
  if (keys.length === 0) return new Map();
  const { data } = await BuyerCheckRow.get(keys).go();
  return Map.groupBy(data.map(toCheck), ({ userId }) => userId);
}

/** Saves the next version, conditional on the version that was read. */
export function buildCheckWrite(check: BuyerCheck): Write {
  const { id, userId, version } = check;
  const row = { id, userId, kind: kindOf(check), version, check };
  return buildPut(
    version === 1
      ? BuyerCheckRow.create(row).params()
      : BuyerCheckRow.put(row)
          .where(({ version: kept }, { eq }) => eq(kept, version - 1))
          .params(),
  );
}

/** Deletes the check, conditional on the version that was read. */
export function buildCheckRemoval(check: BuyerCheck): Write {
  return buildDelete(
    BuyerCheckRow.delete({ userId: check.userId, kind: kindOf(check) })
      .where(({ version }, { eq }) => eq(version, check.version))
      .params(),
  );
}
