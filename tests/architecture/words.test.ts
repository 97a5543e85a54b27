import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseSync, Visitor } from 'vite';

/** Attributes whose text people read or hear. */
const readAttributes = new Set([
  'label',
  'title',
  'hint',
  'placeholder',
  'alt',
  'aria-label',
  'aria-description',
  'action',
  'lead',
  'what',
  'text',
]);
const isWorded = (text: string): boolean => /[a-z]{2}/.test(text);

/** The texts that a component has itself, by line. */
function listOwnTexts(source: string, file: string): readonly string[] {
  const found: string[] = [];
  const add = (start: number, text: string) => {
    const line = source.slice(0, start).split('\n').length;
    if (isWorded(text)) found.push(`${file}:${line} “${text.replaceAll(/\s+/g, ' ').trim()}”`);
  };
  new Visitor({
    JSXText: ({ start, value }) => add(start, value),
    JSXAttribute: ({ name, value }) => {
      const isRead = name.type === 'JSXIdentifier' && readAttributes.has(name.name);
      if (isRead && value?.type === 'Literal' && typeof value.value === 'string')
        add(value.start, value.value);
    },
  }).visit(parseSync(file, source).program);
  return found;
}

describe('the words of the site', () => {
  test('are in no component', () => {
    const files = globSync('web/{app,entities,features,ui}/**/*.tsx');
    expect(files.length).toBeGreaterThan(400);
    expect(files.flatMap((file) => listOwnTexts(readFileSync(file, 'utf8'), file))).toEqual([]);
  });

  test.each([
    ['between tags', '<p>Save this search</p>'],
    ['next to a value', '<p>{count} homes</p>'],
    ['in a label', '<Field label="Email" />'],
  ])('are found %s', (_place, code) => {
    expect(listOwnTexts(`const part = ${code};`, 'part.tsx')).toHaveLength(1);
  });

  test('are constants, which a build puts into the pages that show them', () => {
    const files = globSync('web/{app,entities,features,ui}/**/words.ts');
    expect(files.length).toBeGreaterThan(40);
    const others = files.flatMap((file) => {
      const { body } = parseSync(file, readFileSync(file, 'utf8')).program;
      const strange = body.filter(
        (statement) =>
          statement.type !== 'ExportNamedDeclaration' ||
          statement.declaration?.type !== 'VariableDeclaration' ||
          statement.declaration.declarations.some(
            ({ init }) => init?.type !== 'Literal' && init?.type !== 'TemplateLiteral',
          ),
      );
      return strange.length > 0 ? [file] : [];
    });
    expect(others).toEqual([]);
  });
});
