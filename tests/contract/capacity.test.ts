import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { apis } from '../../functions/delivery/manifest/index.ts';
import type { Route } from '../../functions/kernel/http/contract.ts';
import { capacityBudgets } from '../load/capacity-budgets.ts';

const routes = Object.values(apis).flatMap(({ routes: group }) =>
  Object.values<Route>(group).map(({ method, path }) => `${method} ${path}`),
);

describe('the capacity of calls', () => {
  test('has a budget for each call of the contract', () => {
    expect(routes.filter((route) => !(route in capacityBudgets))).toEqual([]);
  });

  test('has no budget for a call that does not exist', () => {
    expect(Object.keys(capacityBudgets).filter((route) => !routes.includes(route))).toEqual([]);
  });

  test('is measured on a journey that makes each call', () => {
    const journey = globSync('tests/load/capacity-*.ts')
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n');
    expect(routes.filter((route) => !journey.includes(`('${route}'`))).toEqual([]);
  });
});
