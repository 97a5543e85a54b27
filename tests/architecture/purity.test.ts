import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { eventFiles, functionFiles } from './sources.ts';
import { emptyCallsOf, identifiersOf, membersOf } from './syntax.ts';

const isPureFile = (file: string): boolean =>
  /^functions\/[^/]+\/(?:[^/]+\/domain|search\/index)\/|contract\.ts$/.test(file);
const files = [...functionFiles().filter(isPureFile), ...eventFiles()];

/** Members of globals whose value is another one at each call. */
const impureMembers = new Set([
  'Date.now',
  'Math.random',
  'crypto.getRandomValues',
  'crypto.randomUUID',
  'performance.now',
]);
/** Globals that read or change what is around a function. */
const impureNames = new Set(['process', 'console', 'fetch', 'setTimeout', 'setInterval', 'queueMicrotask']);

const listImpure = (code: string): readonly string[] => [
  ...membersOf(code).filter((member) => impureMembers.has(member)),
  ...emptyCallsOf(code).filter((name) => name === 'Date'),
  ...identifiersOf(code).filter((name) => impureNames.has(name)),
];

describe('domains, contracts, events and the search index', () => {
  test('use no clock, no chance and no environment, which are passed in', () => {
    expect(files.length).toBeGreaterThan(400);
    const found = files.flatMap((file) =>
      listImpure(readFileSync(file, 'utf8')).map((name) => `${file}: ${name}`),
    );
    expect(found).toEqual([]);
  });

  test.each([
    ['const at = Date.now();', 'Date.now'],
    ['const at = new Date();', 'Date'],
    ['const at = Date();', 'Date'],
    ['const roll = () => Math.random() * 6;', 'Math.random'],
    ['const key = crypto.getRandomValues(new Uint8Array(8));', 'crypto.getRandomValues'],
    ['const id = `a_${crypto.randomUUID()}`;', 'crypto.randomUUID'],
    ["const stage = process.env['STAGE'];", 'process'],
    ["console.log('here');", 'console'],
  ])('%s is found', (code, name) => {
    expect(listImpure(code)).toEqual([name]);
  });

  test.each([
    'new Date(0)',
    'Date.parse(text)',
    'crypto.subtle',
    'Math.round(1.5)',
    "const text = 'process';",
  ])('%s is pure', (code) => expect(listImpure(code)).toEqual([]));
});
