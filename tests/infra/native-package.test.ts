import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { Lock, selectLockPart } from '../../infra/bundle/native-package.ts';

const lock = Lock.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')));

describe('selectLockPart', () => {
  test('pins sharp and its code for Lambda by version and integrity', () => {
    const { packages } = selectLockPart(lock, 'sharp');
    const { '': root, ...installed } = packages;
    expect(root?.dependencies).toEqual({ sharp: lock.packages['node_modules/sharp']?.version });
    expect(Object.keys(installed)).toEqual(
      expect.arrayContaining([
        'node_modules/@img/sharp-linux-arm64',
        'node_modules/@img/sharp-libvips-linux-arm64',
        'node_modules/detect-libc',
      ]),
    );
    for (const [name, entry] of Object.entries(installed)) {
      expect(entry.integrity).toMatch(/^sha512-/);
      expect(entry).toEqual(lock.packages[name]);
    }
    expect(Object.keys(packages).length).toBeLessThan(50);
  });

  const entry = { version: '1.0.0', integrity: 'sha512-a', dependencies: {}, optionalDependencies: {} };
  test('takes the package that Node would find first', () => {
    const nested = Lock.parse({
      lockfileVersion: 3,
      packages: {
        '': entry,
        'node_modules/a': { ...entry, dependencies: { b: '^2.0.0', c: '^1.0.0' } },
        'node_modules/a/node_modules/b': { ...entry, dependencies: { c: '^1.0.0' } },
        'node_modules/b': entry,
        'node_modules/c': entry,
      },
    });
    expect(Object.keys(selectLockPart(nested, 'a').packages).toSorted()).toEqual([
      '',
      'node_modules/a',
      'node_modules/a/node_modules/b',
      'node_modules/c',
    ]);
  });

  test('refuses a package without an integrity, and one that the lock lacks', () => {
    const { integrity: _, ...unpinned } = entry;
    const loose = Lock.parse({ lockfileVersion: 3, packages: { 'node_modules/a': unpinned } });
    expect(() => selectLockPart(loose, 'a')).toThrow('no integrity of node_modules/a');
    expect(() => selectLockPart(loose, 'b')).toThrow('has no b');
  });
});
