import { describe, expect, test } from 'vitest';
import { listProse, readPage, readSource, type Prose } from './prose.ts';

/** Words that engineers of the field do not write for what is meant, with what they write. */
const words: readonly (readonly [word: string, instead: string])[] = [
  ['nobody|somebody|anybody', 'no one, someone, anyone, or the actor'],
  ['anew', 'again'],
  ['stands', 'is, holds, counts'],
  ['told|tells', 'is notified, is mailed, shows, distinguishes'],
  ['heard', 'is notified'],
  ['beside', 'next to, with'],
  ['says|said', 'shows, states, returns; people write and answer'],
  ['whom', 'who, or the actor'],
  ['to and fro', 'in both directions'],
  ['can not', 'cannot'],
  ['none', 'no, with its noun'],
];
const toPattern = (word: string): RegExp => new RegExp(String.raw`\b(?:${word})\b`, 'i');
/** `none` is right as the value of a label or a cell, and before what it counts. */
const removeValues = (text: string): string => text.replaceAll(/(?<=[:|] |')none\b|\bnone(?= of\b)/gi, '…');
const prose = listProse(toPattern(words.map(([word]) => word).join('|')));
const find = (word: string, among: readonly Prose[]): readonly string[] =>
  among
    .filter(({ text }) => toPattern(word).test(removeValues(text)))
    .map(({ file, line, text }) => `${file}:${line}: ${text}`);
const findAny = (among: readonly Prose[]): readonly string[] => words.flatMap(([word]) => find(word, among));

describe('comments, titles of tests and documents', () => {
  test.each(words)('do not write “%s” for: %s', (word) => expect(find(word, prose)).toEqual([]));
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
    expect(find('stands', readPage('# Offers\n\nThe older sum stands.'))).toEqual([
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
