import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CsvRow, writeCsv } from '../../web/lib/csv.ts';

describe('writeCsv', () => {
  test('writes sums with pence, numbers as they are, and nothing for nothing', () => {
    expect(
      writeCsv([
        ['Day', 'Net', 'Homes', 'Note'],
        ['2026-11-29', { pence: -1_650 }, -3, null],
      ]),
    ).toBe('Day,Net,Homes,Note\r\n2026-11-29,-16.50,-3,\r\n');
  });

  test.each(['=1+1', '+44 7700 900123', '-2+3', '@SUM(A1)', '\tx', '\r=1', ' =1', '＝1+1', '＠a'])(
    'marks %j as text, so that no spreadsheet runs it',
    (text) => {
      expect(writeCsv([[text]]).replace(/^"/, '')).toMatch(/^'/);
    },
  );

  test('is read back as it was by a reader of others, whatever the words', () => {
    const harmless = fc.string().filter((text) => !/^[\t\r\n ]*[=+\-@＋－＝＠]|^[\t\r]/.test(text));
    const table = fc.array(fc.array(harmless, { minLength: 2, maxLength: 2 }), { minLength: 1 });
    fc.assert(
      fc.property(table, (rows: readonly CsvRow[]) => {
        expect(parse(writeCsv(rows), { recordDelimiter: '\r\n' })).toEqual(rows);
      }),
    );
  });
});
