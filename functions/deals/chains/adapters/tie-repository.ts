import type { UserId } from '../../../../events/vocabulary.ts';
import { defineDocumentEntity, documentColumn } from '../../../kernel/data/document-entity.ts';
import { indexKey, number, optionalText, rowKey, text } from '../../../kernel/data/row.ts';
import { hashSecretKey } from '../../../kernel/data/secret-keys.ts';
import type { Write } from '../../../kernel/data/table.ts';
import { ChainTie, type TieKey } from '../domain/chain.ts';

const ties = defineDocumentEntity('chain-tie', ChainTie, {
  columns: { personId: text, id: text, version: number, keyHash: optionalText, tie: documentColumn },
  indexes: {
    byPerson: rowKey('personId', 'id'),
    byKey: { ...indexKey('gsi1', 'keyHash'), condition: ({ keyHash }) => keyHash !== undefined },
  },
  derive: ({ outside }) => ({ keyHash: outside?.invitation?.keyHash }),
});

export function findTie({ personId, id }: TieKey): Promise<ChainTie | undefined> {
  return ties.find({ personId, id });
}

/** Those of the ties that exist. */
export function listTiesByKeys(keys: readonly TieKey[]): Promise<ChainTie[]> {
  return ties.listByKeys(
    keys.map(({ personId, id }) => ({ personId, id })),
    { consistent: true },
  );
}

export function listTiesOfPerson(personId: UserId): Promise<ChainTie[]> {
  return ties.list('byPerson', { personId }, { consistent: true });
}

/** The tie whose invitation has a key, also an expired one; the index may still know the key before. */
export async function findTieByKey(key: string): Promise<ChainTie | undefined> {
  const keyHash = hashSecretKey(key);
  const [known] = await ties.list('byKey', { keyHash }, { limit: 1 });
  const tie = known && (await findTie(known));
  return tie?.outside?.invitation?.keyHash === keyHash ? tie : undefined;
}

export function buildTieWrite(tie: ChainTie): Write {
  return ties.buildSave(tie);
}

/** Removes a tie; fails as stale unless it has the version that was read. */
export function buildUnchangedTieRemoval(tie: ChainTie): Write {
  return ties.buildRemoval(tie);
}

/** Removes a tie with the address of its invitation; one that is gone stays gone. */
export function buildTieRemoval({ personId, id }: TieKey): Write {
  return { item: { Delete: ties.row.delete({ personId, id }).params() } };
}
