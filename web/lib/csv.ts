/** A text, a number, a sum that is written in pounds with a dot, or nothing. */
export type CsvCell = string | number | null | { readonly pence: number };
export type CsvRow = readonly CsvCell[];

/** A spreadsheet would run a text that begins so as a formula; numbers may begin with a minus. */
const formulaStart = /^[\t\r\n ]*[=+\-@\uFF0B\uFF0D\uFF1D\uFF20]|^[\t\r]/;

function writeCell(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  if (typeof cell === 'object') return (cell.pence / 100).toFixed(2);
  const text = formulaStart.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rows as RFC 4180 has them. */
export function writeCsv(rows: readonly CsvRow[]): string {
  return rows.map((row) => `${row.map(writeCell).join(',')}\r\n`).join('');
}

/** By which Excel reads a file as UTF-8; other programs take it for a part of the first heading. */
export const byteOrderMark = '\uFEFF';
