import { defineRow, number, rowKey, text } from './row.ts';

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
