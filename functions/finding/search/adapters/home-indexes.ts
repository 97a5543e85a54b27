import type { Client } from '@opensearch-project/opensearch';
import * as z from 'zod';
import { homesAlias, type IndexLayout } from '../domain/opensearch/home-document.ts';
import { callCluster } from './call-cluster.ts';
import { createHomeIndex } from './opensearch-engine.ts';

/** The alias of the indexes that changes are written to: two of them while a new one is being filled. */
const writeAlias = 'homes-write';

const Aliases = z.record(z.string(), z.unknown());

function listIndexes(client: Client, name: string): Promise<string[]> {
  return callCluster(async () => {
    const { body, statusCode } = await client.indices.getAlias({ name }, { ignore: [404] });
    return statusCode === 404 ? [] : Object.keys(Aliases.parse(body));
  });
}

/** The indexes that changes are written to. @throws EngineAwayError */
export function listWrittenIndexes(client: Client): Promise<string[]> {
  return listIndexes(client, writeAlias);
}

/** The index that searches read; `undefined` before the first one is filled. @throws EngineAwayError */
export async function findSearchedIndex(client: Client): Promise<string | undefined> {
  const [index] = await listIndexes(client, homesAlias);
  return index;
}

/**
 * Lets changes be written to an index from now on, while searches still read another. Returns whether it was made, and
 * is empty.
 * @throws EngineAwayError
 */
export async function addWrittenIndex(client: Client, index: string, layout: IndexLayout): Promise<boolean> {
  const isMade = await createHomeIndex(client, index, layout);
  await callCluster(() => client.indices.putAlias({ index, name: writeAlias }));
  return isMade;
}

/** Lets searches read this index, in one step, and deletes the others. @throws EngineAwayError */
export async function switchToIndex(client: Client, index: string): Promise<void> {
  await callCluster(() => client.indices.refresh({ index }));
  const others = (await listWrittenIndexes(client)).filter((other) => other !== index);
  await callCluster(() =>
    client.indices.updateAliases({
      body: {
        actions: [
          { add: { index, alias: homesAlias } },
          ...others.map((other) => ({ remove_index: { index: other } })),
        ],
      },
    }),
  );
}
