import { describe, expect, test } from 'vitest';
import { exportedArrowsOf, exportedFunctionsOf, exportedTypesOf, functionFiles } from './sources.ts';

const files = functionFiles();
/** `handler` is the name that Lambda asks for. */
const names = files.flatMap((file) => exportedFunctionsOf(file)).filter((name) => name !== 'handler');

const verbs =
  `accept add answer apply approve assert begin block build calculate cancel change check choose clear close
  complete confirm convert copy count create decide declare decline decode decrypt define delete derive describe encode
  encrypt end ensure erase expand expire extend extract fetch fill find finish format get group handle has hash hide
  insert invite is issue join link list load lock log make map mark match measure merge move normalize notify observe
  open parse pause pay pick place plan prepare process publish put read rebuild record redeem refund register reject
  release remove render reopen replace report request require reschedule reserve reset resolve restore resume retry
  revoke run sanitise save schedule score search seal select send set settle sign sort split start stop store submit
  sum sync tag take to track truncate turn unblock unlink update upload use validate verify wait walk with withdraw write`
    .split(/\s+/)
    .filter(Boolean);

const firstWord = (name: string): string => /^[a-z]+/.exec(name)?.[0] ?? '';
const share = (some: readonly string[]): number => some.length / names.length;

describe('exported functions of functions/', () => {
  test('are declarations, no constants', () => {
    expect(files.flatMap((file) => exportedArrowsOf(file).map((name) => `${file}: ${name}`))).toEqual([]);
  });

  test('begin with a verb, at least two thirds of them', () => {
    const known = new Set(verbs);
    expect(share(names.filter((name) => known.has(firstWord(name))))).toBeGreaterThan(2 / 3);
  });

  test('do not begin with a gerund or participle, but for one in fifty', () => {
    const noVerb = names.filter(
      (name) => /(?:ing|ed)$/.test(firstWord(name)) && !verbs.includes(firstWord(name)),
    );
    expect(share(noVerb)).toBeLessThan(1 / 50);
  });
});

test('an exported type has a name of its own', () => {
  const places = new Map<string, string[]>();
  for (const file of files)
    for (const name of exportedTypesOf(file)) places.set(name, [...(places.get(name) ?? []), file]);
  expect([...places].filter(([, where]) => where.length > 1)).toEqual([]);
});
