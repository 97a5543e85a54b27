import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cruise, type IForbiddenRuleType } from 'dependency-cruiser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { groups, toGroupFolder } from './groups.ts';

const Rules = z.object({
  forbidden: z.array(z.custom<IForbiddenRuleType>()),
  options: z.looseObject({}),
});
const config = Rules.parse(createRequire(import.meta.url)('../../.dependency-cruiser.cjs'));

/** For each rule, a file and what it must not import. */
type Planted = readonly [rule: string, from: string, to: string];

const layers: readonly Planted[] = [
  ['no-cycles', 'functions/deals/offers/domain/first.ts', 'functions/deals/offers/domain/second.ts'],
  ['tests-are-not-imported', 'web/lib/a.ts', 'tests/support/a.ts'],
  ['events-import-zod-only', 'events/a.ts', 'functions/kernel/time.ts'],
  ['events-import-zod-only', 'events/b.ts', 'electrodb'],
  ['pure-kernel-is-pure', 'functions/kernel/money.ts', 'functions/kernel/clock.ts'],
  ['kernel-imports-no-group', 'functions/kernel/data/a.ts', 'functions/deals/offers/adapters/a.ts'],
  ['domain-is-pure', 'functions/deals/offers/domain/sdk.ts', 'electrodb'],
  ['domain-is-pure', 'functions/deals/offers/domain/node.ts', 'node:fs'],
  ['domain-is-pure', 'functions/deals/offers/domain/clock.ts', 'functions/kernel/clock.ts'],
  ['domain-is-pure', 'functions/deals/offers/domain/table.ts', 'functions/kernel/data/table.ts'],
  ['domain-is-pure', 'functions/deals/offers/domain/adapter.ts', 'functions/deals/offers/adapters/a.ts'],
  ['domain-is-pure', 'functions/deals/offers/domain/command.ts', 'functions/deals/offers/commands/a.ts'],
  ['domain-is-pure', 'functions/deals/offers/domain/query.ts', 'functions/deals/offers/queries/a.ts'],
  ['search-index-is-pure', 'functions/finding/search/index/a.ts', 'node:worker_threads'],
  ['search-index-is-pure', 'functions/finding/search/index/b.ts', 'functions/kernel/clock.ts'],
  ['search-index-is-pure', 'functions/finding/search/index/c.ts', 'functions/finding/search/domain/a.ts'],
  ['contract-imports-schemas', 'functions/deals/offers/contract.ts', 'functions/deals/offers/queries/a.ts'],
  ['contract-imports-schemas', 'functions/deals/sales/contract.ts', 'functions/kernel/clock.ts'],
  [
    'adapters-below-use-cases',
    'functions/deals/offers/adapters/b.ts',
    'functions/deals/offers/commands/a.ts',
  ],
  ['adapters-below-use-cases', 'functions/deals/offers/adapters/c.ts', 'functions/deals/offers/queries/a.ts'],
  ['queries-change-nothing', 'functions/deals/offers/queries/b.ts', 'functions/deals/offers/commands/a.ts'],
  [
    'queries-change-nothing',
    'functions/deals/offers/queries/limit.ts',
    'functions/kernel/http/rate-limit.ts',
  ],
  ['queries-change-nothing', 'functions/deals/offers/queries/update.ts', 'functions/kernel/data/update.ts'],
  ['queries-change-nothing', 'functions/deals/offers/queries/mail.ts', 'functions/kernel/mail/send.ts'],
  ['entries-are-not-imported', 'functions/deals/offers/commands/b.ts', 'functions/delivery/api/offers.ts'],
  [
    'entries-are-not-imported',
    'functions/deals/offers/commands/c.ts',
    'functions/deals/offers/subscribers/on-a.ts',
  ],
  [
    'entries-are-not-imported',
    'functions/deals/offers/commands/d.ts',
    'functions/deals/offers/schedules/every-day.ts',
  ],
  ['entries-are-not-imported', 'functions/reach/staff/handler.ts', 'functions/delivery/api/offers.ts'],
  [
    'handler-parts-serve-handlers',
    'functions/deals/offers/commands/e.ts',
    'functions/deals/offers/staff-calls.ts',
  ],
  [
    'handler-parts-serve-handlers',
    'functions/deals/offers/commands/f.ts',
    'functions/deals/offers/offer-calls.ts',
  ],
  ['groups-import-no-delivery', 'functions/deals/offers/commands/i.ts', 'functions/delivery/manifest/a.ts'],
  ['functions-run-anywhere', 'functions/deals/offers/commands/g.ts', 'infra/stacks/a.ts'],
  ['functions-run-anywhere', 'functions/deals/offers/commands/h.ts', 'web/lib/b.ts'],
  ['infra-reads-the-manifest', 'infra/stacks/b.ts', 'functions/deals/offers/commands/a.ts'],
  ['infra-imports-no-site', 'infra/stacks/c.ts', 'web/lib/b.ts'],
  ['local-cloud-is-a-package', 'infra/local-cloud/aws/a.ts', 'infra/local/third-party/a.ts'],
  ['local-cloud-is-a-package', 'infra/local-cloud/aws/b.ts', 'functions/kernel/time.ts'],
  ['local-cloud-by-its-exports', 'infra/local/b.ts', 'infra/local-cloud/aws/c.ts'],
  ['local-cloud-knows-no-product', 'infra/local/a.ts', 'functions/deals/offers/contract.ts'],
  ['local-cloud-knows-no-product', 'infra/demo/a.ts', 'events/a.ts'],
  ['site-reads-contracts-and-domains', 'web/lib/c.ts', 'functions/deals/offers/commands/a.ts'],
  ['site-reads-contracts-and-domains', 'web/lib/d.ts', 'functions/deals/offers/adapters/a.ts'],
  ['site-reads-contracts-and-domains', 'web/lib/e.ts', 'functions/kernel/data/table.ts'],
  ['site-imports-no-stacks', 'web/lib/f.ts', 'infra/stacks/a.ts'],
  ['aws-by-its-clients', 'functions/kernel/data/b.ts', '@smithy/signature-v4'],
  ['aws-by-its-clients', 'functions/deals/offers/adapters/d.ts', '@aws-sdk/util-dynamodb'],
  ['site-has-no-sdk', 'web/lib/g.ts', 'electrodb'],
  ['amplify-for-sign-in-alone', 'web/lib/i.ts', 'aws-amplify'],
  ['site-has-no-node', 'web/lib/h.ts', 'node:fs'],
  ['renderer-is-an-entry', 'web/app/c.ts', 'web/server/a.tsx'],
  ['ui-and-lib-know-no-feature', 'web/ui/a.tsx', 'web/features/offers/a.tsx'],
  ['app-is-not-imported', 'web/features/sales/d.tsx', 'web/app/b.ts'],
  ['site-knows-addresses-alone', 'web/site/b.ts', 'web/entities/offer/b.ts'],
  ['pages-use-the-page-shell', 'web/features/sales/b.tsx', 'web/ui/error-state.tsx'],
  ['features-import-no-feature', 'web/features/sales/a.tsx', 'web/features/offers/a.tsx'],
  ['entities-serve-features', 'web/entities/offer/a.tsx', 'web/features/offers/a.tsx'],
];
const order = groups.order
  .slice(0, -1)
  .map((group, place): Planted => [
    `${group}-imports-groups-before-it`,
    `${toGroupFolder(group)}/queries/upward.ts`,
    `${toGroupFolder(groups.order[place + 1] ?? '')}/queries/a.ts`,
  ]);
const commands = groups.order.map((group): Planted => [
  `${group}-runs-its-own-commands`,
  `${toGroupFolder(group)}/commands/crossing.ts`,
  `${toGroupFolder(group === 'offers' ? 'sales' : 'offers')}/commands/a.ts`,
]);
const doors = groups.order.map((group): Planted => [
  `${group}-runs-its-own-commands`,
  `${toGroupFolder(group)}/subscribers/on-crossing.ts`,
  `${toGroupFolder(group === 'offers' ? 'sales' : 'offers')}/commands/a.ts`,
]);
const adapters = groups.order.flatMap((group): Planted[] => {
  const other = group === 'offers' ? 'sales' : 'offers';
  return ['adapters', 'queries'].map((layer) => [
    `${group}-adapters-import-domains`,
    `${toGroupFolder(group)}/adapters/crossing-to-${layer}.ts`,
    `${toGroupFolder(other)}/${layer}/a.ts`,
  ]);
});
const planted = [...layers, ...order, ...commands, ...doors, ...adapters];

const isFile = (target: string): boolean => target.includes('/') && !target.startsWith('@');
const toImport = (from: string, to: string): string =>
  isFile(to) ? `./${path.relative(path.dirname(from), to)}` : to;
/** How dependency-cruiser names a target: a file of a package, a module of Node.js without its scheme. */
function toResolved(to: string): string {
  if (isFile(to)) return to;
  return to.startsWith('node:') ? to.slice('node:'.length) : `node_modules/${to}/index.js`;
}

describe('the rules of dependency-cruiser', () => {
  let root: string;
  const found = new Set<string>();

  const write = (file: string, text: string): void => {
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };

  beforeAll(async () => {
    root = mkdtempSync(path.join(tmpdir(), 'gable-rules-'));
    const packages = ['electrodb', 'aws-amplify', '@smithy/signature-v4', '@aws-sdk/util-dynamodb'];
    const dependencies = Object.fromEntries(packages.map((name) => [name, '1.0.0']));
    write('package.json', JSON.stringify({ dependencies }));
    for (const name of packages) {
      write(`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' }));
      write(`node_modules/${name}/index.js`, 'module.exports = {};\n');
    }
    for (const [, , to] of planted) if (isFile(to)) write(to, 'export {};\n');
    for (const [, from, to] of planted) write(from, `import '${toImport(from, to)}';\n`);
    write('functions/deals/offers/domain/second.ts', "import './first.ts';\n");
    const { tsConfig: _, ...options } = config.options;
    const { output } = await cruise(['events', 'functions', 'infra', 'web'], {
      ...options,
      baseDir: root,
      validate: true,
      ruleSet: { forbidden: config.forbidden },
    });
    if (typeof output === 'string') throw new Error(output);
    for (const { rule, from, to } of output.summary.violations) found.add(`${rule.name}: ${from} -> ${to}`);
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  test.each(planted)('%s refuses that %s imports %s', (rule, from, to) => {
    expect(found).toContain(`${rule}: ${from} -> ${toResolved(to)}`);
  });

  test('are each planted', () => {
    const proven = new Set(planted.map(([rule]) => rule));
    expect(config.forbidden.map(({ name = '' }) => name).filter((name) => !proven.has(name))).toEqual([]);
  });
});
