import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const values = /^(?:import|export)(?! type) (?:[^;']*? from )?'([^']+)';/gm;

/** The files by which a page needs zod before it is shown, from the page on; undefined for one that does not. */
function findWayToZod(page: string): readonly string[] | undefined {
  const seen = new Set<string>();
  const walk = (file: string, way: readonly string[]): readonly string[] | undefined => {
    if (seen.has(file) || !existsSync(file)) return undefined;
    seen.add(file);
    const path = [...way, relative(root, file)];
    const imports = [...readFileSync(file, 'utf8').matchAll(values)].map(([, name = '']) => name);
    if (imports.includes('zod')) return path;
    return imports
      .filter((name) => name.startsWith('.'))
      .map((name) => walk(resolve(dirname(file), name), path))
      .find((found) => found !== undefined);
  };
  return walk(page, []);
}

test('a page is shown without zod, which weighs a sixth of its code', () => {
  const pages = globSync('web/features/**/*-page.tsx', { cwd: root }).map((page) => join(root, page));
  expect(pages.length).toBeGreaterThan(80);
  expect(pages.map(findWayToZod).filter((way) => way !== undefined)).toEqual([]);
});

test('a chain of imports to zod is found', () => {
  expect(findWayToZod(join(root, 'web/features/offers/schemas.ts'))).toEqual([
    'web/features/offers/schemas.ts',
  ]);
  const further = findWayToZod(join(root, 'functions/deals/ownership-checks/domain/start-check.ts'));
  expect(further?.length).toBeGreaterThan(1);
});
