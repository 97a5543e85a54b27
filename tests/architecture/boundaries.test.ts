import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const sources = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'],
  { encoding: 'utf8' },
)
  .split('\n')
  .filter(Boolean);

test('imports zod as a namespace, because the named import bundles every locale', () => {
  const named = sources.filter((file) =>
    /import (?:\{|z from)[^;]*['"]zod['"]/.test(readFileSync(file, 'utf8')),
  );
  expect(named).toEqual([]);
});
