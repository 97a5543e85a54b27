import { expect, test } from 'vitest';
import { listReached, readImportGraph, selectChanged } from './changed-tests.ts';

const graph = {
  'functions/deals/offers/domain/strength.ts': [],
  'functions/deals/offers/contract.ts': ['functions/deals/offers/domain/strength.ts'],
  'web/features/offers/row.tsx': ['functions/deals/offers/contract.ts'],
  'tests/offers/strength.test.ts': ['functions/deals/offers/domain/strength.ts'],
  'tests/web/offers/row.test.tsx': ['web/features/offers/row.tsx'],
  'tests/sales/sale.test.ts': [],
  'functions/delivery/manifest/index.ts': ['functions/deals/offers/contract.ts'],
  'tests/infra/stacks.test.ts': ['functions/delivery/manifest/index.ts'],
  'tests/offers/offers-api.test.ts': ['functions/delivery/manifest/index.ts'],
  'tests/sales/sale-api.test.ts': ['functions/delivery/manifest/index.ts'],
  'tests/e2e/offers.spec.ts': [],
};
const files = Object.keys(graph).filter((file) => file.startsWith('tests/'));

test('a package of this repository is followed to its files', async () => {
  const imports = await readImportGraph(['infra/local/boot-site.ts']);
  expect(imports['infra/local/boot-site.ts']).toContain('infra/local-cloud/index.ts');
  expect(Object.keys(imports)).toContain('infra/local-cloud/aws/s3/index.ts');
});

test('a change is reached by all that import it', () => {
  expect([...listReached(graph, ['functions/deals/offers/contract.ts'])].toSorted()).toEqual([
    'functions/deals/offers/contract.ts',
    'functions/delivery/manifest/index.ts',
    'tests/infra/stacks.test.ts',
    'tests/offers/offers-api.test.ts',
    'tests/sales/sale-api.test.ts',
    'tests/web/offers/row.test.tsx',
    'web/features/offers/row.tsx',
  ]);
});

test.each([
  [
    'functions/deals/offers/domain/strength.ts',
    [
      'tests/offers/strength.test.ts',
      'tests/web/offers/row.test.tsx',
      'tests/offers/offers-api.test.ts',
      'tests/e2e/offers.spec.ts',
    ],
  ],
  [
    'functions/deals/offers/contract.ts',
    [
      'tests/web/offers/row.test.tsx',
      'tests/infra/stacks.test.ts',
      'tests/offers/offers-api.test.ts',
      'tests/e2e/offers.spec.ts',
    ],
  ],
  [
    'functions/delivery/manifest/index.ts',
    ['tests/infra/stacks.test.ts', 'tests/offers/offers-api.test.ts', 'tests/sales/sale-api.test.ts'],
  ],
  ['functions/kernel/data/table.ts', ['tests/offers/offers-api.test.ts', 'tests/sales/sale-api.test.ts']],
  ['tests/sales/sale.test.ts', ['tests/sales/sale.test.ts']],
  ['README.md', []],
  ['package-lock.json', files],
])('a change of %s can break %j', (path, tests) => {
  expect(selectChanged(files, [path], graph)).toEqual(tests);
});
