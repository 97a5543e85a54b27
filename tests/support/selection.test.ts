import { globSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isAbout, findLayer, readSelection, selectEveryday, selectFiles, testSources } from './selection.ts';

const files = [
  'tests/offers/strength.test.ts',
  'tests/offers/offers-api.test.ts',
  'tests/support/clients/offers.ts',
  'tests/contract/access-offers-api.test.ts',
  'tests/e2e/offers.spec.ts',
  'tests/e2e/sale.spec.ts',
  'tests/sales/sale-api.test.ts',
  'tests/sales/memorandum-adapter.test.ts',
  'infra/local-cloud/tests/s3.test.ts',
  'infra/local-cloud/tests/example/shop.test.ts',
];

describe('a layer', () => {
  test.each([
    ['tests/offers/strength.test.ts', 'unit'],
    ['tests/offers/offers-api.test.ts', 'api'],
    ['infra/local-cloud/tests/s3.test.ts', 'platform'],
    ['infra/local-cloud/tests/example/shop.test.ts', 'platform'],
    ['infra/local-cloud/tests/example/app.ts', undefined],
    ['tests/sales/memorandum-adapter.test.ts', 'platform'],
    ['tests/e2e/offers.spec.ts', 'e2e'],
    ['tests/a11y/screens.spec.ts', 'a11y'],
    ['tests/support/clients/offers.ts', undefined],
  ])('of %s is %s', (file, layer) => {
    expect(findLayer(file)).toBe(layer);
  });
});

describe('the extent', () => {
  test.each([
    [[], 'everyday'],
    [['offers'], 'all'],
    [['--layer', 'api'], 'all'],
    [['--all'], 'all'],
    [['--changed'], 'changed'],
    [['--layer', 'unit', '--changed'], 'changed'],
  ])('of %j is %s', (args, extent) => {
    expect(readSelection(args).extent).toBe(extent);
  });

  test('is strict by its option only', () => {
    expect([[], ['--all'], ['--all', '--strict']].map((args) => readSelection(args).isStrict)).toEqual([
      false,
      false,
      true,
    ]);
  });

  test('of every day has the tests of the local cloud where it has changed', () => {
    const cloud = ['infra/local-cloud/tests/s3.test.ts', 'infra/local-cloud/tests/example/shop.test.ts'];
    const others = files.filter((file) => !cloud.includes(file));
    expect(selectEveryday(files, ['functions/deals/favourites/handler.ts'])).toEqual(others);
    expect(selectEveryday(files, ['infra/local-cloud/aws/s3/index.ts'])).toEqual(files);
    expect(selectEveryday(files, ['infra/local-cloud/tests/s3.test.ts'])).toEqual(files);
  });
});

describe('the extent of every day', () => {
  const walk = 'tests/offers/concurrent-offers-api.test.ts';
  const erasure = 'tests/data-exports/erasure-api.test.ts';

  test('has walks of chance and tests of everything where what they are about has changed', () => {
    const run = (...changed: string[]) => selectEveryday([walk, erasure], changed);
    expect(run('functions/listings/joint-owners/contract.ts')).toEqual([]);
    expect(run('functions/deals/offers/commands/make-offer.ts')).toEqual([walk]);
    expect(run('functions/deals/buying/subscribers/on-account-deleted.ts')).toEqual([erasure]);
  });

  test.each(['functions/kernel/data/table.ts', 'functions/kernel/events/publish.ts'])(
    'has the walks of chance where %s, which all of them are about, has changed',
    (changed) => {
      const walks = [
        'tests/contract/market-api.test.ts',
        walk,
        'tests/viewings/random-walk-api.test.ts',
        'tests/payments/sequences-api.test.ts',
        'tests/saved-searches/killed-function-api.test.ts',
        'tests/favourites/savers-api.test.ts',
      ];
      expect(selectEveryday([...walks, erasure], [changed])).toEqual(walks);
    },
  );

  test('leaves out no test that is called otherwise by now', () => {
    const tests = globSync([...testSources]);
    const everyday = new Set(selectEveryday(tests, []));
    const api = tests.filter((file) => file.endsWith('-api.test.ts') && !everyday.has(file));
    expect(api).toContain(walk);
    expect(api.length).toBe(11);
  });
});

describe('a selection', () => {
  test('takes everything that belongs to a name, in all layers', () => {
    expect(selectFiles(files, readSelection(['offers']))).toEqual([
      'tests/offers/strength.test.ts',
      'tests/offers/offers-api.test.ts',
      'tests/contract/access-offers-api.test.ts',
      'tests/e2e/offers.spec.ts',
    ]);
  });

  test('takes a name in one layer', () => {
    expect(selectFiles(files, readSelection(['--layer', 'api', 'offers', 'sales']))).toEqual([
      'tests/offers/offers-api.test.ts',
      'tests/contract/access-offers-api.test.ts',
      'tests/sales/sale-api.test.ts',
    ]);
  });

  test('takes the adapters of a name with the platform', () => {
    expect(selectFiles(files, readSelection(['--layer', 'platform', 'sales']))).toEqual([
      'tests/sales/memorandum-adapter.test.ts',
    ]);
    expect(isAbout('tests/sales/memorandum-adapter.test.ts', 'memorandum')).toBe(true);
  });

  test('takes a path', () => {
    expect(selectFiles(files, readSelection(['tests/e2e']))).toEqual([
      'tests/e2e/offers.spec.ts',
      'tests/e2e/sale.spec.ts',
    ]);
  });

  test('takes all without a name, and no helper', () => {
    expect(selectFiles(files, readSelection([]))).toHaveLength(files.length - 1);
  });

  test('refuses a name that no test belongs to, and a layer that does not exist', () => {
    expect(() => selectFiles(files, readSelection(['ofers']))).toThrow('ofers');
    expect(() => readSelection(['--layer', 'market'])).toThrow('market');
    expect(() => readSelection(['--watch'])).toThrow('--watch');
  });
});

test('a name is not a part of a longer word', () => {
  expect(isAbout('tests/sales/solicitor-links-api.test.ts', 'sale')).toBe(false);
  expect(isAbout('tests/sale-packs/sale-pack.test.ts', 'sales')).toBe(false);
});
