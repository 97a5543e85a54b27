import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { exportSectionKeys } from '../../functions/reach/data-exports/domain/export-sections.ts';
import { retentionRules } from '../../functions/reach/data-exports/domain/retention.ts';
import { rowKinds } from '../../functions/reach/data-exports/domain/row-kinds.ts';
import { browserEntries } from '../../functions/reach/site-pages/domain/policies/browser-entries.ts';
import { personalEntries } from '../../web/lib/personal-entry-names.ts';

const sources = (pattern: string) =>
  globSync(pattern).map((file) => [file, readFileSync(file, 'utf8')] as const);

describe('the table of what the site keeps in a browser', () => {
  const names = browserEntries.flatMap((entry) => entry.names);
  // The tools that store under the names of others.
  const tools = [
    'web/lib/local-storage.ts',
    'web/lib/personal-entries.ts',
    'web/entities/property/stored-home-list.ts',
  ];
  const storing = sources('web/**/*.{ts,tsx}').filter(
    ([file, code]) =>
      !tools.includes(file) &&
      /\b(localStorage|sessionStorage|storeText|readStoredText|readStoredJson|createStoredHomeList\()/.test(
        code,
      ),
  );

  test('names a key of each file that stores something', () => {
    expect(storing.length).toBeGreaterThan(5);
    const unnamed = storing.filter(
      ([, code]) => !names.some((name) => code.includes(`'${name}'`) || code.includes(`\`${name}`)),
    );
    expect(unnamed.map(([file]) => file)).toEqual([]);
  });

  test('says of each that a logout removes, and of no other, that it lasts until then', () => {
    const untilLogout = browserEntries
      .filter(({ long }) => /\blog out\b/i.test(long))
      .flatMap((entry) => entry.names);
    const tokens = ['buyer_access_token', 'buyer_refresh_token'];
    expect(untilLogout.toSorted()).toEqual([...tokens, ...personalEntries].toSorted());
  });

  test('names nothing that no code stores', () => {
    const unused = names.filter((name) => !storing.some(([, code]) => code.includes(name)));
    expect(unused).toEqual([]);
  });
});

describe('the table of the kinds of rows', () => {
  const written = sources('functions/**/*.ts').flatMap(([, code]) =>
    [
      ...code.matchAll(
        /(?:entity: |define(?:File)?Row\(|defineRecord\(|defineDocumentEntity\(\s*)'([a-z-]+)'/g,
      ),
    ].map(([, name = '']) => name),
  );

  test('has each kind of row that the code writes, and no other', () => {
    expect(Object.keys(rowKinds).toSorted()).toEqual([...new Set(written)].toSorted());
  });

  test('states for each kind either where the copy has it or why it has it not', () => {
    const unclear = Object.entries(rowKinds).filter(
      ([, { section, leftOut }]) => (section === undefined) === (leftOut === undefined),
    );
    expect(unclear.map(([name]) => name)).toEqual([]);
  });

  test('fills every section of the copy', () => {
    const filled = new Set(Object.values(rowKinds).map(({ section }) => section));
    expect(exportSectionKeys.filter((key) => !filled.has(key))).toEqual([]);
  });

  test('falls under every line of the retention table that is about rows', () => {
    const topics = new Set(Object.values(rowKinds).map(({ topic }) => topic));
    // Files of the bucket, copies of everything, and logs.
    const outside = new Set(['documents', 'notices_to_others', 'backups', 'calls']);
    const unused = retentionRules.filter(({ topic }) => !topics.has(topic) && !outside.has(topic));
    expect(unused.map(({ topic }) => topic)).toEqual([]);
  });
});
