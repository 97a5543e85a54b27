import { beforeAll, describe, expect, test } from 'vitest';
import { marketplaceGroups } from '../../../functions/openapi.ts';
import { pdf } from '../../properties/photos.ts';
import { cloud } from '../../support/cloud.ts';
import { type Cast, gather, type Name, names } from './cast.ts';
import { asTheyAre } from './rows.ts';
import { changesOf, seenOf } from './seen.ts';
import { atViewing, type Ids, type State, states } from './states.ts';

interface Sent {
  readonly body?: object | ((ids: Ids, who: Name) => object);
  readonly query?: string;
  /** Called so many hours after the viewing begins, or before. */
  readonly hours?: number;
  /** Whoever may do it finds the state as it was before somebody else did. */
  readonly fresh?: true;
  /** The state is the same after it, for what the other rows are about. */
  readonly keeps?: true;
}
/** A call, and what it answers to each of `names` in their order. What is in braces are names of the state's ids. */
export type Row = readonly [call: string, answers: string, sent?: Sent];
export type Table = Readonly<Partial<Record<State, readonly Row[]>>>;

/**
 * Tries each call of a table as each person. On each state all who may not try first, with every call, and nothing that
 * the deal's people see may be different after that. Then come those who may: on the same deal, which is put back to what
 * it was whenever one of them changed it.
 */
export function triesAll(groups: readonly string[], table: Table): void {
  cloud.wake('messages', 'moderation', 'notifications');
  let cast: Cast;
  beforeAll(async () => {
    // What a cell changed is put back by all rows of the table, of which there shall be few.
    await cloud.reset();
    cast = await gather(pdf);
  });
  const calls = Object.values(table).flatMap((rows) => rows.map(([call]) => call));
  test('no call is left out', () => {
    const tried = new Set(calls.map(shape));
    expect(groups.flatMap(callsOf).filter((call) => !tried.has(shape(call)))).toEqual([]);
  });
  describe.each(stateNames.filter((name) => table[name]))('%s', (name) => {
    const deal = dealOf(() => states[name](cast));
    const trials = (table[name] ?? []).map(trialOf);
    const changes: string[] = [];
    beforeAll(async () => {
      const ids = await deal.ids();
      if (trials.some((trial) => trial.changes)) await deal.remember();
      const before = await seenOf(cast, ids);
      // Each person one call after another: more at once would only start more of every function.
      const inTurn = async (who: Name) => {
        for (const trial of trials) if (trial.denied.includes(who)) await trying(cast, ids, trial, who);
      };
      await Promise.all(names.map(inTurn));
      changes.push(...changesOf(before, await seenOf(cast, ids)));
    });
    test('whoever may not do something changes nothing by trying', () => {
      expect(changes).toEqual([]);
    });
    // What a call leaves as it was is there for all of them before others change it.
    const inOrder = trials.toSorted((a, b) => Number(a.changes) - Number(b.changes));
    test.each(inOrder)('$call: $answers', async (trial) => {
      const { allowed, expected, got, sent } = trial;
      const ids = await deal.ids();
      if (trial.reads) await Promise.all(allowed.map((who) => trying(cast, ids, trial, who)));
      else
        for (const [index, who] of allowed.entries()) {
          if (trial.changes && (index === 0 || sent.fresh)) await deal.isToChange();
          await trying(cast, ids, trial, who);
        }
      expect(names.map((who) => `${who} ${got.get(who)}`)).toEqual(
        names.map((who) => `${who} ${expected.get(who)}`),
      );
    });
  });
}

const stateNames = Object.keys(states).filter((name): name is State => name in states);
/** A path without what its parameters are called. */
const shape = (call: string) => call.replaceAll(/\{\w+\}/g, '{}');
const callsOf = (group: string): string[] =>
  Object.values(marketplaceGroups[group] ?? {}).flatMap(({ method, aliases = [], path }) =>
    [method, ...aliases].map((one) => `${one} ${path}`),
  );

type Trial = ReturnType<typeof trialOf>;
function trialOf([call, answers, sent = {}]: Row) {
  const statuses = answers.split(' ').map(Number);
  const expected = new Map(names.map((name, index) => [name, statuses[index] ?? 0]));
  const allowed = names.filter((who) => (expected.get(who) ?? 0) < 300);
  const denied = names.filter((who) => !allowed.includes(who));
  const reads = call.startsWith('GET ') && !sent.keeps && !sent.fresh;
  const changes = !reads && !sent.keeps && allowed.length > 0;
  return { call, answers, sent, expected, allowed, denied, reads, changes, got: new Map<Name, number>() };
}

/** A deal in one state, made when it is needed. */
function dealOf(make: () => Promise<Ids>) {
  let made: Promise<Ids> | undefined;
  let putBack: (() => Promise<void>) | undefined;
  return {
    ids: () => (made ??= make()),
    async remember(): Promise<void> {
      putBack = await asTheyAre();
    },
    /** What others changed is put back first. */
    isToChange: async () => putBack?.(),
  };
}

/** Calls as one person, and notes the answer's status. */
async function trying(cast: Cast, ids: Ids, { call, sent, got }: Trial, who: Name): Promise<void> {
  const [method = '', template = ''] = call.split(' ');
  const token = cast.tokenOf(who);
  const body = typeof sent.body === 'function' ? sent.body(ids, who) : sent.body;
  const { status } = await cloud.api(`${filled(template, ids)}${filled(sent.query ?? '', ids)}`, {
    method,
    ...(token !== undefined && { token }),
    ...(body !== undefined && { body }),
    ...(sent.hours !== undefined && { headers: atViewing(ids, sent.hours) }),
  });
  got.set(who, status);
}

const filled = (template: string, ids: Ids): string =>
  template.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const id = ids[name];
    if (!id) throw new Error(`This state has no ${name}`);
    return id;
  });
