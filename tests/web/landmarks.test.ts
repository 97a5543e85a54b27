import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The opening tags of an element in the site's code, each with its file and what follows it. */
const listTags = (name: string): readonly (readonly [file: string, tag: string, rest: string])[] =>
  globSync('web/**/*.tsx').flatMap((file) => {
    const code = readFileSync(file, 'utf8');
    return [...code.matchAll(new RegExp(`<${name}\\b(?:[^<>]|=>)*>`, 'g'))].map(
      ({ 0: tag, index }) => [file, tag, code.slice(index + tag.length)] as const,
    );
  });

test.each(['nav', 'aside'])('each %s of the site has a name', (name) => {
  const tags = listTags(name);
  expect(tags.length).toBeGreaterThan(2);
  expect(tags.filter(([, tag]) => !/\saria-label(?:ledby)?=/.test(tag))).toEqual([]);
});

test('each fieldset of the site that is a group begins with its legend', () => {
  const tags = listTags('fieldset').filter(([, tag]) => !tag.includes('role="none"'));
  expect(tags.length).toBeGreaterThan(5);
  expect(tags.filter(([, , rest]) => !/^\s*<legend\b/.test(rest)).map(([file]) => file)).toEqual([]);
});
