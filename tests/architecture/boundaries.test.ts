import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
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

test('reports a domain file that imports an SDK', () => {
  const folder = mkdtempSync(path.join('functions', 'trespass-'));
  try {
    writeFileSync(
      path.join(folder, 'offer.ts'),
      "import { S3Client } from '@aws-sdk/client-s3';\nexport const client = new S3Client();\n",
    );
    const { status, stdout } = spawnSync(
      'node_modules/.bin/depcruise',
      [folder, '--config', '.dependency-cruiser.cjs'],
      { encoding: 'utf8' },
    );
    expect(stdout).toContain('nouns-are-pure');
    expect(status).not.toBe(0);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
