import { describe, expect, test } from 'vitest';
import { houseWords, listHouseProse, listProseUses, type Prose, readPage, readSource } from './prose.ts';

const prose = listHouseProse();
const findAny = (among: readonly Prose[]): readonly string[] =>
  houseWords.flatMap(([word]) => listProseUses(word, among));

describe('comments, titles of tests and documents', () => {
  test.each(houseWords)('do not write “%s” for: %s', (word) =>
    expect(listProseUses(word, prose)).toEqual([]),
  );
});

describe('a word', () => {
  test.each([
    '// What nobody reads.',
    '/**\n * What a call\n * tells.\n */',
    "test('is told at once', () => {});",
    "test.each([1])('%s can not be sent', () => {});",
    "describe('whom it concerns', () => {});",
    '// Returns true when none is left.',
    "const note = field('What the page says.');",
    "const route = { summary: 'Issue it anew' };",
  ])('is found in %j', (source) => expect(findAny(readSource(source))).toHaveLength(1));

  test('is found in what operators read, and is a value by itself', () => {
    const source = "const alarm = { state: 'told', text: 'Somebody forges notices.' };";
    expect(findAny(readSource(source, 'infra/watch/alarms.ts'))).toEqual([
      'infra/watch/alarms.ts:1: Somebody forges notices.',
    ]);
  });

  test('is found in a document, with its line', () =>
    expect(listProseUses('stands', readPage('# Offers\n\nThe older sum stands.'))).toEqual([
      'page.md:3: The older sum stands.',
    ]));

  test.each([
    "const text = 'Nobody can see it.';",
    '// Engines: `told`, or "said" by a buyer.',
    '// Default: none. It loads none of them.',
  ])('is not found in %j', (source) => expect(findAny(readSource(source))).toEqual([]));

  test('is not found in the code of a document', () =>
    expect(findAny(readPage('```sh\nnpm test none\n```\n\n| log | `none` | none |'))).toEqual([]));
});
