import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { resolveTrace } from '../aws/lambda/resolve-trace.ts';

/** A bundle whose first character is the first of `env.ts`. */
const map = { version: 3, sources: ['env.ts'], names: [], mappings: 'AAAA' };

test.each(['plain', 'my gäble 100% #1'])('finds the source of a bundle in a folder such as %s', (name) => {
  const folder = mkdtempSync(path.join(tmpdir(), `${name}-`));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const bundle = path.join(folder, 'index.js');
  writeFileSync(`${bundle}.map`, JSON.stringify(map));
  const source = `${path.join(folder, 'env.ts')}:1:1`;
  expect(resolveTrace(`Error: no\n    at env (${bundle}:1:1)\n    at async run`)).toBe(
    `Error: no\n    at env (${source})\n    at async run`,
  );
  expect(resolveTrace(`    at ${pathToFileURL(bundle).href}:1:1`)).toBe(`    at ${source}`);
});

test('leaves what is no bundle as it is', () => {
  const text = 'Error: see /nowhere at all\n    at run (/nowhere/else/index.js:3:4)';
  expect(resolveTrace(text)).toBe(text);
});
