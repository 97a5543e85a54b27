import { beforeAll, describe, expect, test } from 'vitest';
import { marketplaceGroups } from '../../../functions/delivery/openapi.ts';
import type { Route } from '../../../functions/kernel/http/contract.ts';
import { cloud } from '../../support/cloud.ts';
import { type RowWatch, watchRows } from './database-rows.ts';
import { type AccessCaller, callers } from './world-people.ts';
import { createAccessWorld, type AccessWorld, type WorldIds } from './world.ts';

interface Sent {
  readonly body?: (ids: WorldIds) => object;
  readonly query?: string;
  /** The call leaves all rows as they are for what the other rows of the table are about. */
  readonly keeps?: true;
}
/**
 * A call, and what it answers to each of `callers` in their order; a dash for who is to it what the one before is, and
 * does not try it. What is in braces are names of the world's ids.
 */
export type AccessRow = readonly [call: string, answers: string, sent?: Sent];

interface Trial {
  readonly name: string;
  readonly call: string;
  readonly sent: Sent;
  readonly expected: ReadonlyMap<AccessCaller, number>;
  readonly got: Map<AccessCaller, number>;
}

/**
 * Tries each call of the tables as each caller. All who may not try first, and no row of the database is different
 * after that but counters of tries; then those who may, each on the same world, which it returns for later tests.
 */
export function testAccessTables(
  tables: Readonly<Record<string, readonly AccessRow[]>>,
  mustHave: readonly string[],
): () => AccessWorld {
  cloud.wakeAll();
  let world: AccessWorld;
  const trials = new Map(Object.entries(tables).map(([name, rows]) => [name, rows.map(toTrial)]));
  let rows: RowWatch;
  let changes: readonly string[];
  beforeAll(async () => {
    world = await createAccessWorld();
    rows = await watchRows();
    const all = [...trials.values()].flat();
    const inTurn = async (who: AccessCaller) => {
      for (const trial of all) if (isRefused(trial, who)) await tryCall(world, trial, who);
    };
    await Promise.all(callers.map(inTurn));
    // Counters of tries are meant to change.
    changes = (await rows.listChanged()).filter((key) => !key.startsWith('Table limit#'));
  });

  test('no call is left out', () => {
    const tried = new Set(Object.values(tables).flatMap((rows) => rows.map(([call]) => toShape(call))));
    expect(mustHave.filter((call) => !tried.has(toShape(call)))).toEqual([]);
  });

  test('whoever may not do something changes nothing by trying', () => {
    expect(changes).toEqual([]);
  });

  describe.each([...trials])('%s', (_, ofTable) => {
    test.each(ofTable)('$name', async (trial) => {
      const changing = !trial.call.startsWith('GET ') && trial.sent.keeps === undefined;
      for (const who of callers)
        if (isAllowed(trial, who)) {
          await tryCall(world, trial, who);
          if (changing) await rows.putBack();
        }
      expect(callers.map((who) => `${who} ${trial.got.get(who)}`)).toEqual(
        callers.map((who) => `${who} ${trial.expected.get(who)}`),
      );
    });
  });
  return () => world;
}

/**
 * A route under each of its methods, if it decides by whose matter it is about. What is for all, or for staff alone, is
 * judged before it: `calls-api.test.ts` asks each of those.
 */
export function listCalls({ access, method, aliases = [], path }: Route): string[] {
  if (access === 'public' || access === 'staff') return [];
  return [method, ...aliases].map((one) => `${one} ${path}`);
}
/** Such calls of a group of the API. */
export function listGroupCalls(group: string): string[] {
  return Object.values<Route>(marketplaceGroups[group] ?? {}).flatMap(listCalls);
}

const toShape = (call: string) => call.replaceAll(/\{\w+\}/g, '{}');
const isAllowed = ({ expected }: Trial, who: AccessCaller) => (expected.get(who) ?? 400) < 400;
const isRefused = ({ expected }: Trial, who: AccessCaller) => (expected.get(who) ?? 0) >= 400;

function toTrial([call, answers, sent = {}]: AccessRow): Trial {
  const statuses = answers.split(' ');
  if (statuses.length !== callers.length) throw new Error(`${call} has ${statuses.length} answers`);
  const expected = new Map(
    callers.flatMap((name, index) => {
      const status = statuses[index];
      return status === undefined || status === '-' ? [] : [[name, Number(status)] as const];
    }),
  );
  const query = sent.query === undefined ? '' : `?${sent.query}`;
  return { name: `${call}${query}: ${answers}`, call, sent, expected, got: new Map() };
}

async function tryCall(
  { people, ids }: AccessWorld,
  { call, sent, got }: Trial,
  who: AccessCaller,
): Promise<void> {
  const [method = '', template = ''] = call.split(' ');
  const path =
    fillTemplate(template, ids) + (sent.query === undefined ? '' : `?${fillTemplate(sent.query, ids)}`);
  const body = sent.body?.(ids);
  const { status } = await cloud.api(path, {
    method,
    ...(who !== 'visitor' && { token: people[who].token }),
    ...(body && { body }),
  });
  got.set(who, status);
}

const fillTemplate = (template: string, ids: WorldIds): string =>
  template.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const id = ids[name];
    if (!id) throw new Error(`The world has no ${name}`);
    return id;
  });
