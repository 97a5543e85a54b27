import type { Client } from '@opensearch-project/opensearch';
import * as z from 'zod';
import { homesAlias } from './opensearch-client.ts';
import { createHomeIndex } from './opensearch-engine.ts';

/** The alias of the indexes that changes are written to: two of them while a new one is being filled. */
const writeAlias = 'homes-write';

const Aliases = z.record(z.string(), z.unknown());

async function listIndexes(client: Client, name: string): Promise<string[]> {
  const { body, statusCode } = await client.indices.getAlias({ name }, { ignore: [404] });
  return statusCode === 404 ? [] : Object.keys(Aliases.parse(body));
}

/** The indexes that changes are written to. */
export function listWrittenIndexes(client: Client): Promise<string[]> {
  return listIndexes(client, writeAlias);
}

/** Whether searches have an index. */
export async function hasSearchedIndex(client: Client): Promise<boolean> {
  return (await listIndexes(client, homesAlias)).length > 0;
}

/** Makes an empty index to which changes are written from now on, while searches still read another. */
export async function addWrittenIndex(client: Client, index: string): Promise<void> {
  await createHomeIndex(client, index);
  await client.indices.putAlias({ index, name: writeAlias });
}

/** Lets searches read this index, in one step, and deletes the others. */
export async function switchToIndex(client: Client, index: string): Promise<void> {
  await client.indices.refresh({ index });
  const others = (await listWrittenIndexes(client)).filter((other) => other !== index);
  await client.indices.updateAliases({
    body: {
      actions: [
        { add: { index, alias: homesAlias } },
        ...others.map((other) => ({ remove_index: { index: other } })),
      ],
    },
  });
}
