import { CsvError, parse } from 'csv-parse/browser/esm/sync';
import {
  createFacts,
  type FileContent,
  FileFault,
  type FileHome,
  type FileMedium,
} from '../../../../functions/finding/portals/domain/incoming/file-home.ts';
import { findColumn } from './csv-columns.ts';

const delimiters = [',', ';', '\t', '|'] as const;
type Cell = readonly [column: ReturnType<typeof findColumn>, heading: string, text: string];

/**
 * The homes of a table with a row of headings, with the delimiter under which most headings are known.
 * @throws FileFault without headings that we know, or with a quotation mark that never ends
 */
export function readCsv(text: string): FileContent {
  const tables = delimiters.map((delimiter) => parseTable(text, delimiter));
  const best = tables.reduce((known, table) => (countKnown(table) > countKnown(known) ? table : known));
  if (countKnown(best) < 2) throw new FileFault(describeUnknown(tables));
  const [headings = [], ...rows] = best;
  const unknown = headings
    .map((heading) => heading.trim())
    .filter((name) => name !== '' && !findColumn(name));
  return {
    // In a spreadsheet, the headings are row 1.
    homes: rows.flatMap((cells, at) =>
      isBlank(cells) ? [] : [toFileHome(headings, cells, `Row ${at + 2}`)],
    ),
    remarks: unknown.length === 0 ? [] : [`We don’t take these columns: ${unknown.join(', ')}.`],
  };
}

function parseTable(text: string, delimiter: string): readonly string[][] {
  try {
    return parse(text, { delimiter, relax_column_count: true, relax_quotes: true });
  } catch (error) {
    if (error instanceof CsvError) return [];
    throw error;
  }
}

/** A quotation mark that never ends swallows the rest of the file, whatever the delimiter. */
const describeUnknown = (tables: readonly (readonly unknown[])[]): string =>
  tables.every(({ length }) => length === 0)
    ? 'A quotation mark in this table never ends, so we can’t tell its cells apart.'
    : 'We don’t know the headings of this table. Its first row has to name the columns, such as “Postcode” and “Price”. Our template has them all.';

const countKnown = ([headings = []]: readonly (readonly string[])[]): number =>
  headings.filter((heading) => findColumn(heading) !== undefined).length;
const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

function toFileHome(headings: readonly string[], texts: readonly string[], at: string): FileHome {
  const cells = headings.map((heading, place): Cell => [
    findColumn(heading),
    heading.trim(),
    texts[place] ?? '',
  ]);
  const list = (wanted: Cell[0]) =>
    cells.flatMap(([column, , text]) => (column === wanted ? splitList(text) : []));
  const home = {
    at,
    facts: createFacts(
      cells.flatMap(([fact, column, text]) =>
        fact === undefined || fact === 'photos' || fact === 'floorPlan' || fact === 'features'
          ? []
          : [[fact, { column, text }] as const],
      ),
    ),
    features: list('features'),
    media: [
      ...list('photos').map((name): FileMedium => ({ kind: 'photo', name })),
      ...list('floorPlan').map((name): FileMedium => ({ kind: 'floor_plan', name })),
    ],
  };
  const extra = texts.slice(headings.length).some((text) => text.trim() !== '');
  return extra
    ? {
        ...home,
        fault: `This row has more cells than there are headings (${texts.length} and ${headings.length}), so we can’t tell which is which. A text with the table’s delimiter in it has to be in quotation marks.`,
      }
    : home;
}

const splitList = (text: string): string[] =>
  text
    .split(/[;|\n]/)
    .map((part) => part.trim())
    .filter(Boolean);
