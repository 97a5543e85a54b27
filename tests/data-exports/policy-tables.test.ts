import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { retentionRules } from '../../functions/data-exports/domain/retention.ts';
import { browserEntries } from '../../web/features/info/browser-storage.ts';

const sources = (pattern: string) =>
  globSync(pattern).map((file) => [file, readFileSync(file, 'utf8')] as const);

describe('the table of what the site keeps in a browser', () => {
  const names = browserEntries.flatMap((entry) => entry.names);
  // The tool that stores under the names of others.
  const tool = 'web/lib/kept.ts';
  const storing = sources('web/**/*.{ts,tsx}').filter(
    ([file, code]) =>
      file !== tool && /\b(localStorage|sessionStorage|keepText|keptText|keptJson)\b/.test(code),
  );

  test('names a key of each file that stores something', () => {
    expect(storing.length).toBeGreaterThan(5);
    const unnamed = storing.filter(
      ([, code]) => !names.some((name) => code.includes(`'${name}'`) || code.includes(`\`${name}`)),
    );
    expect(unnamed.map(([file]) => file)).toEqual([]);
  });

  test('names nothing that no code stores', () => {
    const unused = names.filter((name) => !storing.some(([, code]) => code.includes(name)));
    expect(unused).toEqual([]);
  });
});

test('the retention table names rows that the table of the database has', () => {
  const code = sources('functions/**/*.ts')
    .map(([, text]) => text)
    .join('\n');
  const rows = retentionRules.flatMap((rule) => rule.rows ?? []);
  expect(rows.filter((row) => !code.includes(`entity: '${row}'`))).toEqual([]);
});
