import { describe, expect, test } from 'vitest';
import { listUserTexts } from './user-texts.ts';

const phrases: readonly RegExp[] = [
  /\bstands\b|\bdays stand still\b/i,
  /\bto and fro\b|\bmostly takes\b|\banew\b/i,
  /\bcan ?not\b/i,
  // A step of a sale is marked as done, and undone.
  /^Ticks?$|\bTick\b|\bticked “|\bto tick\b|\btick (steps|yours)\b/,
  /^Take back$|\bis (noted|taken back)\b/,
  /\b(choose your mails|this link is not right)\b/i,
  // An email: mail comes through the door.
  /(?<!\b(junk|by e))\bmails?\b(?! (program|server))/,
];

/** What British English contracts in speech, where it is followed by more words. */
const uncontracted: readonly RegExp[] = [
  /(?<!“What )\b(do|does|did|is|are|was|were|has|have|could|would|should|will) not\b(?! only)/i,
  /(?<!\b(where|who|what|which|when|how|that|as|between) )\b(we|you|they) (will|are) [a-z]/i,
  /\b(It|There|That) is [a-z]/,
];

/** Texts that stay as they are, by file, and why. */
const allowed: readonly (readonly [file: RegExp, why: string])[] = [
  [/\/site-pages\/domain\/policies\//, 'contracts and notices that the law asks for'],
  [/\/(legal-wording|legal-text)\.ts$/, 'terms of the law'],
  [
    /\/data-exports\/domain\/(retention|sale-retention|export-sections|third-parties)\.ts$/,
    'parts of the privacy policy',
  ],
];

/** Of the guides of the demo only the phrases are held: their prose may be slow. */
const guides = /^infra\/demo\/blog\//;

const texts = listUserTexts().filter(({ file }) => !allowed.some(([pattern]) => pattern.test(file)));
const find = (patterns: readonly RegExp[], among = texts): readonly string[] =>
  among.flatMap(({ file, text }) => {
    const found = patterns.map((pattern) => pattern.exec(text)?.[0]).find(Boolean);
    return found === undefined ? [] : [`${file}: “${found}” in “${text.slice(0, 120)}”`];
  });

describe('texts that people read', () => {
  test('are found in the site, the mails and the answers of calls', () => {
    expect(texts.length).toBeGreaterThan(4_000);
    const known = texts.map(({ text }) => text);
    expect(known).toContain('We couldn’t reach Gable. Check your connection and try again.');
    expect(known).toContain(
      'If this wasn’t you, you can ignore this email: nothing changes without the code.',
    );
  });

  test('have no phrase that reads as translated', () => expect(find(phrases)).toEqual([]));

  test('are contracted, as people write to each other', () =>
    expect(
      find(
        uncontracted,
        texts.filter(({ file }) => !guides.test(file)),
      ),
    ).toEqual([]));

  test.each(allowed)('keep their old wording in %s, which are %s', (pattern) => {
    const kept = listUserTexts().filter(({ file }) => pattern.test(file));
    expect(find([...phrases, ...uncontracted], kept)).not.toEqual([]);
  });
});
