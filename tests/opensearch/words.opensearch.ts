import { Client } from '@opensearch-project/opensearch';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { createHomeIndex } from '../../functions/finding/search/adapters/opensearch-engine.ts';
import { termOverrides, toTerm } from '../../functions/finding/search/index/word-forms.ts';

const client = new Client({ node: process.env['OPENSEARCH_URL'] ?? '' });
const index = 'homes-words';
beforeAll(() => createHomeIndex(client, index, { shards: 1, replicas: 0 }));
afterAll(async () => {
  await client.indices.delete({ index });
  await client.close();
});

const Analyzed = z.object({ tokens: z.array(z.object({ token: z.string() })) });
async function analyze(analyzer: string, words: readonly string[]): Promise<string[]> {
  const { body } = await client.indices.analyze({ index, body: { analyzer, text: words.join(' ') } });
  return Analyzed.parse(body).tokens.map(({ token }) => token);
}
const listForms = (word: string) => [...new Set([word, toTerm(word)])];

/** Letters that the rules look at come often. */
const word = fc
  .tuple(
    fc.string({ unit: fc.constantFrom(...'aeioubcghlnrstxyz0159'.split('')), maxLength: 8 }),
    fc.constantFrom('', 's', 'es', 'ies', 'ses', 'xes', 'oes', 'ches', 'shes', 'sses', 'ss', 'us', 'is'),
  )
  .map((parts) => parts.join(''))
  .filter((text) => text !== '');

test.each([
  ['words as they are asked', 'british', (text: string) => [toTerm(text)]],
  ['words of a home', 'british_as_written', listForms],
])('the analyzer of %s gives the terms of the index in memory', async (_, analyzer, formsOf) => {
  await fc.assert(
    fc.asyncProperty(fc.array(word, { minLength: 200, maxLength: 400, size: 'max' }), async (words) => {
      expect(await analyze(analyzer, words)).toEqual(words.flatMap(formsOf));
    }),
    { numRuns: 25 },
  );
  const known = [...termOverrides.keys(), ...termOverrides.values()];
  expect(await analyze(analyzer, known)).toEqual(known.flatMap(formsOf));
});
