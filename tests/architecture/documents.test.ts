import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { documents, listMissingPaths, readDecision, readIndex } from './documents.ts';

const folder = 'docs/decisions';
const decisions = globSync(`${folder}/[0-9]*.md`)
  .toSorted()
  .map((file) => path.basename(file))
  .filter((file) => file !== '000-template.md');
const read = (file: string): string => readFileSync(`${folder}/${file}`, 'utf8');
const template = read('000-template.md');
const headingsOf = (page: string): readonly string[] => page.match(/^## .+$/gm) ?? [];

describe('a decision', () => {
  test.each(decisions)('%s has the headings of the template, in their order', (file) =>
    expect(headingsOf(read(file))).toEqual(headingsOf(template)),
  );

  test.each(decisions)('%s has its number, a date and a status', (file) => {
    const [title, , line] = read(file).split('\n');
    expect(title).toMatch(new RegExp(`^# ${file.slice(0, 3)} [A-Z].{3,60}$`));
    expect(line).toMatch(/^Date: \d{4}-\d{2}-\d{2} · Status: (proposed|accepted|superseded by )/);
  });

  test('is in the index with its title and status', () =>
    expect(readIndex()).toEqual(decisions.map((file) => readDecision(read(file), file))));

  test('has a number of its own', () => {
    const numbers = decisions.map((file) => file.slice(0, 3));
    expect(numbers.filter((number, nth) => numbers.indexOf(number) !== nth)).toEqual([]);
  });
});

describe('the documents', () => {
  test('name every stack of a stage', () => {
    const app = readFileSync('infra/app.ts', 'utf8');
    const single = Array.from(app.matchAll(/\bnew \w+Stack\(app, '(\w+)'/g), ([, name]) => name);
    const [, reactions = ''] =
      /reactionStacks = \[(.*)\]/.exec(readFileSync('infra/stacks/reactions-stack.ts', 'utf8')) ?? [];
    const made = [...single, ...Array.from(reactions.matchAll(/\w+/g), ([name]) => name)];
    const [, table = ''] =
      /\| Stack \| Holds \|\n\|---\|---\|\n([^]*?)\n\n/.exec(read('../../ARCHITECTURE.md')) ?? [];
    const named = Array.from(table.matchAll(/^\| ([^|]+?) \|/gm), ([, names = '']) =>
      names.replace(/ \(.*\)/, '').split(', '),
    ).flat();
    expect(named.toSorted()).toEqual(made.toSorted());
  });

  test('name paths that exist', () => {
    expect(documents.length).toBeGreaterThan(100);
    const missing = documents.flatMap((file) =>
      listMissingPaths(readFileSync(file, 'utf8')).map((name) => `${file}: ${name}`),
    );
    expect(missing).toEqual([]);
  });

  test('link to files that exist', () => {
    const broken = documents.flatMap((file) =>
      Array.from(
        readFileSync(file, 'utf8').matchAll(/\]\((?!https?:|#|<)([^)#\s]+)/g),
        ([, target = '']) => target,
      )
        .filter((target) => globSync(path.join(path.dirname(file), target)).length === 0)
        .map((target) => `${file}: ${target}`),
    );
    expect(broken).toEqual([]);
  });

  test.each([
    'functions/deals/offers/acts.ts',
    'offers/acts.ts',
    'web/deal/',
    'tests/contract/access-{visitors,offers}-api.test.ts',
    'paper-layout.ts',
  ])('do not name `%s`, which is missing', (name) =>
    expect(listMissingPaths(`It is in \`${name}\`.`)).toEqual([name]),
  );

  test.each([
    'functions/<family>/<group>/contract.ts',
    'tests/contract/access-{messages,offers}-api.test.ts',
    'offers/',
    'media/<sha256 of the file>/',
    'POST /api/offers',
    'contract.ts',
  ])('may name `%s`', (name) => expect(listMissingPaths(`It is in \`${name}\`.`)).toEqual([]));
});
