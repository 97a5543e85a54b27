import { defineRow, number, rowKey, text } from './row.ts';
import { buildPut, type Write } from './table.ts';

/** The last number of a sequence that was taken. */
const CounterRow = defineRow('counter', {
  columns: { of: text, last: number },
  indexes: { byName: rowKey('of') },
});

/**
 * The next number of a sequence, from 1. No two calls get the same; one that fails afterwards leaves a gap, so
 * a sequence that may have none is counted in the transaction of its rows, as receipts are.
 */
export async function takeNumber(of: string): Promise<number> {
  const { data } = await CounterRow.update({ of }).add({ last: 1 }).go({ response: 'updated_new' });
  if (data.last === undefined) throw new Error(`The counter of ${of} answered no number`);
  return data.last;
}

/** The id behind a number or a code that people read out. */
const NumberedRow = defineRow('numbered', {
  columns: { number: text, id: text },
  indexes: { byNumber: rowKey('number') },
});

/** Leads from a number or a code to the id; it belongs to the transaction of what it names. */
export function buildNumberWrite(number: string, id: string): Write {
  return buildPut(NumberedRow.create({ number, id }));
}

/** The id that a number or a code leads to. */
export async function findNumberedId(number: string): Promise<string | undefined> {
  const { data } = await NumberedRow.get({ number }).go({ consistent: true });
  return data?.id;
}

/** The letters of tickets, cases, payments and applications, and how many numbers each leaves out. */
const series = { T: 1_000, C: 100, P: 1_000, A: 100 } as const;
type Letter = keyof typeof series;

/** A number for people, such as `T-1042`, and the write that leads from it to the id. */
export async function takePersonNumber(
  letter: Letter,
  id: string,
): Promise<{ number: string; write: Write }> {
  const number = `${letter}-${series[letter] + (await takeNumber(letter))}`;
  return { number, write: buildNumberWrite(number, id) };
}

/** The id behind a number as people type it: `t1042` and `T - 1042` as `T-1042`. */
export async function findIdByNumber(letter: Letter, typed: string): Promise<string | undefined> {
  const [, read, digits] = /^([A-Z])\s*[-–—]?\s*(\d{1,12})$/.exec(typed.trim().toUpperCase()) ?? [];
  return read === letter ? findNumberedId(`${letter}-${digits}`) : undefined;
}
