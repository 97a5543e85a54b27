import { beforeAll, describe, expect, test } from 'vitest';
import { marketplaceGroups } from '../../../functions/delivery/openapi.ts';
import { pdf } from '../../properties/photos.ts';
import { cloud } from '../../support/cloud.ts';
import { type Cast, createCast, type CastName, castNames } from './cast.ts';
import { type RowWatch, watchRows } from './database-rows.ts';
import { toViewingHeaders, type StateIds, type State, states } from './states.ts';
import { listChanges, listVisibleAnswers } from './visible-answers.ts';

interface Sent {
  readonly body?: object | ((ids: StateIds, who: CastName) => object);
  readonly query?: string;
  /** The call's time in hours after the start of the viewing; negative before it. */
  readonly hours?: number;
  /** Each person who may make the call finds the state unchanged by the others. */
  readonly fresh?: true;
  /** The call does not change what the other rows depend on. */
  readonly keeps?: true;
}
/** A call, and its status for each of `names` in their order. Braces contain names of the state's ids. */
export type MatrixRow = readonly [call: string, answers: string, sent?: Sent];
export type MatrixTable = Readonly<Partial<Record<State, readonly MatrixRow[]>>>;

/**
 * Tries each call of a table as each person. In each state, the people without access try every call first,
 * and the views of the deal's people must not change. Then the people with access try on the same deal, which
 * is restored whenever a call changed it.
 */
export function testMatrix(groups: readonly string[], table: MatrixTable): void {
  // Of the states only a conversation has a notice.
  cloud.wake('messages', 'moderation', ...(table.talking ? (['notifications'] as const) : []));
  let cast: Cast;
  beforeAll(async () => {
    cast = await createCast(pdf);
  });
  const calls = Object.values(table).flatMap((rows) => rows.map(([call]) => call));
  test('covers every call of its groups', () => {
    const tried = new Set(calls.map(toShape));
    expect(groups.flatMap(listCalls).filter((call) => !tried.has(toShape(call)))).toEqual([]);
  });
  describe.each(stateNames.filter((name) => table[name]))('%s', (name) => {
    const deal = createDealOnce(() => states[name](cast));
    const trials = (table[name] ?? []).map(createTrial);
    const changes: string[] = [];
    beforeAll(async () => {
      const ids = await deal.ids();
      if (trials.some((trial) => trial.changes)) await deal.remember();
      const before = await listVisibleAnswers(cast, ids);
      // One call after another per person: more concurrency would only start more instances of every
      // function.
      const inTurn = async (who: CastName) => {
        for (const trial of trials) if (trial.denied.includes(who)) await tryCall(cast, ids, trial, who);
      };
      await Promise.all(castNames.map(inTurn));
      changes.push(...listChanges(before, await listVisibleAnswers(cast, ids)));
    });
    test('changes nothing when people without access try', () => {
      expect(changes).toEqual([]);
    });
    // Calls that leave the state as it is run before those that change it.
    const inOrder = trials.toSorted((a, b) => Number(a.changes) - Number(b.changes));
    test.each(inOrder)('answers $call with $answers', async (trial) => {
      const { allowed, expected, got, sent } = trial;
      const ids = await deal.ids();
      if (trial.reads) await Promise.all(allowed.map((who) => tryCall(cast, ids, trial, who)));
      else
        for (const [index, who] of allowed.entries()) {
          if (trial.changes && (index === 0 || sent.fresh)) await deal.isToChange();
          await tryCall(cast, ids, trial, who);
        }
      expect(castNames.map((who) => `${who} ${got.get(who)}`)).toEqual(
        castNames.map((who) => `${who} ${expected.get(who)}`),
      );
    });
  });
}

const stateNames = Object.keys(states).filter((name): name is State => name in states);
/** A path without the names of its parameters. */
const toShape = (call: string) => call.replaceAll(/\{\w+\}/g, '{}');
const listCalls = (group: string): string[] =>
  Object.values(marketplaceGroups[group] ?? {}).flatMap(({ method, aliases = [], path }) =>
    [method, ...aliases].map((one) => `${one} ${path}`),
  );

type Trial = ReturnType<typeof createTrial>;
function createTrial([call, answers, sent = {}]: MatrixRow) {
  const statuses = answers.split(' ').map(Number);
  const expected = new Map(castNames.map((name, index) => [name, statuses[index] ?? 0]));
  const allowed = castNames.filter((who) => (expected.get(who) ?? 0) < 300);
  const denied = castNames.filter((who) => !allowed.includes(who));
  const reads = call.startsWith('GET ') && !sent.keeps && !sent.fresh;
  const changes = !reads && !sent.keeps && allowed.length > 0;
  return { call, answers, sent, expected, allowed, denied, reads, changes, got: new Map<CastName, number>() };
}

/** A deal in one state, created when it is first needed. */
function createDealOnce(make: () => Promise<StateIds>) {
  let made: Promise<StateIds> | undefined;
  let rows: RowWatch | undefined;
  return {
    ids: () => (made ??= make()),
    async remember(): Promise<void> {
      rows = await watchRows();
    },
    /** Restores the rows that earlier calls changed. */
    isToChange: async () => rows?.putBack(),
  };
}

/** Makes a call as one person and records its status. */
async function tryCall(cast: Cast, ids: StateIds, { call, sent, got }: Trial, who: CastName): Promise<void> {
  const [method = '', template = ''] = call.split(' ');
  const token = cast.tokenOf(who);
  const body = typeof sent.body === 'function' ? sent.body(ids, who) : sent.body;
  const { status } = await cloud.api(`${fillTemplate(template, ids)}${fillTemplate(sent.query ?? '', ids)}`, {
    method,
    ...(token !== undefined && { token }),
    ...(body !== undefined && { body }),
    ...(sent.hours !== undefined && { headers: toViewingHeaders(ids, sent.hours) }),
  });
  got.set(who, status);
}

const fillTemplate = (template: string, ids: StateIds): string =>
  template.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const id = ids[name];
    if (!id) throw new Error(`This state has no ${name}`);
    return id;
  });
