import type { BuyerCheckId, BuyerCheckKind, UserId } from '../../../../events/vocabulary.ts';
import { defineDocumentEntity, documentColumn } from '../../../kernel/data/document-entity.ts';
import { indexKey, number, rowKey, text } from '../../../kernel/data/row.ts';
import type { Write } from '../../../kernel/data/table.ts';
import { BuyerCheck, kindOf } from '../domain/buyer-check.ts';

const buyerChecks = defineDocumentEntity('buyer-check', BuyerCheck, {
  columns: { userId: text, kind: text, id: text, version: number, check: documentColumn },
  derive: (check) => ({ kind: kindOf(check) }),
  indexes: {
    byBuyer: rowKey('userId', 'kind'),
    byId: indexKey('gsi1', 'id'),
  },
});

export function findCheck(userId: UserId, kind: BuyerCheckKind): Promise<BuyerCheck | undefined> {
  return buyerChecks.find({ userId, kind });
}

export async function findCheckById(id: BuyerCheckId): Promise<BuyerCheck | undefined> {
  const [found] = await buyerChecks.list('byId', { id });
  // The index is eventually consistent, so the check is read again from the table.
  return found && findCheck(found.userId, kindOf(found));
}

export function listChecksOfBuyer(userId: UserId): Promise<BuyerCheck[]> {
  return buyerChecks.list('byBuyer', { userId }, { consistent: true });
}

const kinds = [
  'agreement_in_principle',
  'proof_of_funds',
  'chain',
] as const satisfies readonly BuyerCheckKind[];

/** The checks of several buyers, read in batches. Buyers without a check are missing. */
export async function listChecksOfBuyers(userIds: Iterable<UserId>): Promise<Map<UserId, BuyerCheck[]>> {
  const keys = [...new Set(userIds)].flatMap((userId) => kinds.map((kind) => ({ userId, kind })));
  return Map.groupBy(await buyerChecks.listByKeys(keys), ({ userId }) => userId);
}

/** Saves the next version, conditional on the version that was read. */
export function buildCheckWrite(check: BuyerCheck): Write {
  return buyerChecks.buildSave(check);
}

/** Deletes the check, conditional on the version that was read. */
export function buildCheckRemoval(check: BuyerCheck): Write {
  return buyerChecks.buildRemoval(check);
}
