import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

/** `.pathname` of such an address keeps `%20` for a space, and a slash before a Windows drive. */
const takesPathOfAddress = /new URL\([^()]*import\.meta\.(?:url|resolve\([^()]*\))\)\.pathname/;
const gluesAddress = /[`'"]file:\/\/(?:\/?\$\{|['"] *\+)/;

test('no path of a file is taken from an address, nor an address glued from a path', () => {
  const files = globSync('{events,functions,infra,tests,web}/**/*.{ts,tsx}');
  expect(files.length).toBeGreaterThan(1000);
  const wrong = files.filter((file) => {
    if (resolve(file) === import.meta.filename) return false;
    const text = readFileSync(file, 'utf8');
    return takesPathOfAddress.test(text) || gluesAddress.test(text);
  });
  expect(wrong).toEqual([]);
});

test.each([
  "const file = new URL('early.ts', import.meta.url).pathname;",
  "new URL(import.meta.resolve('zod')).pathname",
  'import(`file://${path}`)',
  "import('file://' + path)",
])('finds %s', (line) => {
  expect(takesPathOfAddress.test(line) || gluesAddress.test(line)).toBe(true);
});
