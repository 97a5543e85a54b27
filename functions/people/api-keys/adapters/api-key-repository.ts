import type { UserId } from '../../../../events/vocabulary.ts';
import { ApiKeyRow, findStoredKey } from '../../../kernel/data/api-key-row.ts';
import { defineDocumentEntity, documentColumn } from '../../../kernel/data/document-entity.ts';
import { number, rowKey, text } from '../../../kernel/data/row.ts';
import { buildDelete, buildPut, commit, type Write } from '../../../kernel/data/table.ts';
import { updateWithRetry } from '../../../kernel/data/update.ts';
import { toUnixSeconds } from '../../../kernel/time.ts';
import {
  type ApiKey,
  type ApiKeyDecision,
  ApiKeyList,
  createEmptyList,
  findLatestUse,
  listKeyTexts,
} from '../domain/api-key.ts';

const lists = defineDocumentEntity('api-key-list', ApiKeyList, {
  columns: { userId: text, version: number, list: documentColumn },
  indexes: { byUser: rowKey('userId') },
});

export async function findApiKeys(userId: UserId): Promise<ApiKeyList> {
  return (await lists.find({ userId })) ?? createEmptyList(userId);
}

/** When the texts of a key were last used, to the hour. */
export async function findLastUse(key: ApiKey): Promise<string | undefined> {
  const rows = await Promise.all(listKeyTexts(key).map(({ hash }) => findStoredKey(hash)));
  return findLatestUse(rows);
}

/** Decides on the keys of an account, with the rows by which their calls are authorised. */
export async function updateApiKeys(
  { id, sub }: { readonly id: UserId; readonly sub: string },
  decide: (list: ApiKeyList) => ApiKeyDecision,
): Promise<ApiKey> {
  return updateWithRetry(
    () => findApiKeys(id),
    async (before) => {
      const { list, key, kept, ended, events } = decide(before);
      const usedAt = await findUses(before, key);
      const writes: Write[] = [
        lists.buildSave(list),
        ...kept.map(({ hash, issuedAt, expiresAt }) =>
          buildPut(
            ApiKeyRow.put({
              hash,
              sub,
              keyId: key.id,
              scopes: key.scopes,
              issuedAt: toUnixSeconds(issuedAt),
              expiresAt: toUnixSeconds(expiresAt),
              ...(usedAt.get(hash) !== undefined && { usedAt: usedAt.get(hash) }),
            }),
          ),
        ),
        ...ended.map(({ hash }) => buildDelete(ApiKeyRow.delete({ hash }))),
      ];
      return { writes, events, result: key };
    },
  );
}

/** When the texts that a key had were used, which a row that is written again keeps. */
async function findUses({ keys }: ApiKeyList, { id }: ApiKey): Promise<ReadonlyMap<string, string>> {
  const texts = keys.filter((key) => key.id === id).flatMap(listKeyTexts);
  const rows = await Promise.all(texts.map(({ hash }) => findStoredKey(hash)));
  return new Map(rows.flatMap((row) => (row?.usedAt === undefined ? [] : [[row.hash, row.usedAt] as const])));
}

/** Removes all keys of an account that was erased. */
export async function removeApiKeys(userId: UserId): Promise<void> {
  const list = await lists.find({ userId });
  if (!list) return;
  const hashes = list.keys.flatMap(listKeyTexts).map(({ hash }) => hash);
  await commit([...hashes.map((hash) => buildDelete(ApiKeyRow.delete({ hash }))), lists.buildRemoval(list)]);
}
