import { beforeAll, describe, expect, test } from 'vitest';
import { marketplaceGroups } from '../../../functions/openapi.ts';
import { pdf } from '../../properties/photos.ts';
import { cloud } from '../../support/cloud.ts';
import { type Cast, gather, type Name, names } from './cast.ts';
import { atViewing, type Ids, type State, states } from './states.ts';

interface Sent {
  readonly body?: object | ((ids: Ids, who: Name) => object);
  readonly query?: string;
  /** Called so many hours after the viewing begins, or before. */
  readonly hours?: number;
  /** Whoever may do it finds the state as it was before somebody else did. */
  readonly fresh?: true;
  /** The state is the same after it, for what the rows that follow are about. */
  readonly keeps?: true;
}
/** A call, and what it answers to each of `names` in their order. What is in braces are names of the state's ids. */
export type Row = readonly [call: string, answers: string, sent?: Sent];
export type Table = Readonly<Partial<Record<State, readonly Row[]>>>;

/**
 * Tries each call of a table as each person. Who may not is tried first, and nothing that the deal's people see may be
 * different after that.
 */
export function triesAll(groups: readonly string[], table: Table): void {
  let cast: Cast;
  beforeAll(async () => {
    cast = await gather(pdf);
  });
  const rows = Object.entries(table).flatMap(([name, of]) => of.map((row) => ({ name, row })));
  test('no call is left out', () => {
    const tried = new Set(rows.map(({ row: [call] }) => shape(call)));
    expect(groups.flatMap(callsOf).filter((call) => !tried.has(shape(call)))).toEqual([]);
  });
  describe.each(stateNames.filter((name) => table[name]))('%s', (name) => {
    let ids: Ids | undefined;
    const stand = async () => {
      ids ??= await states[name](cast);
      return ids;
    };
    const trials = (table[name] ?? []).map(([call, answers, sent = {}]) => ({ call, answers, sent }));
    test.each(trials)('$call: $answers', async ({ call, answers, sent }) => {
      const expected = answersOf(answers);
      const allowed = names.filter((who) => (expected.get(who) ?? 0) < 300);
      const reads = call.startsWith('GET ') && !sent.fresh;
      const before = await stand();
      const seen = reads ? undefined : await seenOf(cast, before);
      const got = new Map<Name, number>();
      const trying = async (who: Name, of: Ids) =>
        void got.set(who, await statusOf(cast, of, who, call, sent));
      const denied = names.filter((who) => !allowed.includes(who));
      await Promise.all(denied.map((who) => trying(who, before)));
      if (seen) expect(changesOf(seen, await seenOf(cast, before))).toEqual([]);
      for (const [index, who] of allowed.entries()) {
        if (sent.fresh && index > 0) ids = undefined;
        await trying(who, await stand());
      }
      if (!reads && allowed.length > 0 && !sent.keeps) ids = undefined;
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

function answersOf(answers: string): ReadonlyMap<Name, number> {
  const statuses = answers.split(' ').map(Number);
  return new Map(names.map((name, index) => [name, statuses[index] ?? 0]));
}

async function statusOf(cast: Cast, ids: Ids, who: Name, call: string, sent: Sent): Promise<number> {
  const [method = '', template = ''] = call.split(' ');
  const path = filled(template, ids);
  const token = cast.tokenOf(who);
  const body = typeof sent.body === 'function' ? sent.body(ids, who) : sent.body;
  const { status } = await cloud.api(`${path}${filled(sent.query ?? '', ids)}`, {
    method,
    ...(token !== undefined && { token }),
    ...(body !== undefined && { body }),
    ...(sent.hours !== undefined && { headers: atViewing(ids, sent.hours) }),
  });
  return status;
}

const filled = (template: string, ids: Ids): string =>
  template.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const id = ids[name];
    if (!id) throw new Error(`This state has no ${name}`);
    return id;
  });

/** Of each answer that is another one, where it differs. */
const changesOf = (before: readonly string[], after: readonly string[]): string[] =>
  before.flatMap((text, index) => {
    const now = after[index] ?? '';
    if (text === now) return [];
    const from = Array.from({ length: text.length }, (_, place) => place).findIndex(
      (place) => text[place] !== now[place],
    );
    return [
      `${text.slice(Math.max(0, from - 60), from + 60)} is ${now.slice(Math.max(0, from - 60), from + 60)}`,
    ];
  });

/** Links change with every look, and a look itself delivers messages. */
const passing = /"(\w*[uU]rl|expiresAt|state)":"[^"]*"/g;

/** All that the seller, the buyer and the rival see of the deal. */
async function seenOf({ members: { seller, buyer, rival } }: Cast, { home, offer }: Ids): Promise<string[]> {
  await cloud.idle();
  const looks = [
    [seller, `/api/buyer-seller-chat/${home}/${buyer.id}`],
    [buyer, `/api/buyer-property-messages/${home}`],
    [rival, `/api/buyer-property-messages/${home}`],
    [seller, `/api/property-offers/${home}`],
    [seller, `/api/properties/time-slots/${home}`],
    ...(offer ? [[seller, `/api/sale/${home}/${buyer.id}`] as const] : []),
  ] as const;
  const answers = await Promise.all(looks.map(([person, path]) => cloud.api(path, { token: person.token })));
  return answers.map(({ text }) => text.replaceAll(passing, ''));
}
