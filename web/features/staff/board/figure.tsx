import { type ReactNode, useId } from 'react';
import type { CsvRow } from '../../../lib/csv.ts';
import { CsvButton } from '../../../ui/csv-button.tsx';
import { BarChart, type ChartColumn } from './bar-chart.tsx';

export interface FigureColumn {
  readonly name: string;
  /** How it is drawn; one without is in the table alone. */
  readonly drawn?: ChartColumn['tone'];
  readonly format?: (value: number) => string;
}
export interface FigureRow {
  readonly label: string;
  /** One for each column; null where there is nothing to tell. */
  readonly values: readonly (number | null)[];
}

interface Props {
  readonly title: string;
  /** What is known even where the chart is empty. */
  readonly facts?: ReactNode;
  /** What is counted, and what stands out. */
  readonly children?: ReactNode;
  /** What a row is about. */
  readonly unit: string;
  readonly columns: readonly FigureColumn[];
  readonly rows: readonly FigureRow[];
  readonly stacked?: boolean;
  /** Rows of one time after the other are read from the latest; others are `inOrder`. */
  readonly inOrder?: true;
  /** Said in place of chart and table where all is nothing. */
  readonly empty: string;
  readonly file: string;
  /** What the file has, its headings first; by day where the table is by week or month. */
  readonly fileRows: () => readonly CsvRow[];
}

/** A chart with its table beside it, and a file of the same. */
export function Figure({ title, facts, children, columns, rows, empty, file, fileRows, ...more }: Props) {
  const id = useId();
  const isEmpty = rows.every(({ values }) => values.every((value) => !value));
  const drawn = toDrawn(columns);
  const hasBars = rows.some(({ values }) => drawn.some(({ nth }) => values[nth]));
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-3 border-t border-line pt-6">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {!isEmpty && <CsvButton file={file} of={title.toLowerCase()} rows={fileRows} />}
      </div>
      {facts}
      {!isEmpty && children}
      {isEmpty ? (
        <p className="text-muted">{empty}</p>
      ) : (
        <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-[minmax(16rem,1fr)_auto]">
          {hasBars && <BarChart columns={drawn} rows={rows} stacked={more.stacked ?? false} />}
          <FigureTable
            title={title}
            columns={columns}
            rows={more.inOrder ? rows : foldRows(rows).toReversed()}
            unit={more.unit}
          />
        </div>
      )}
    </section>
  );
}

const toDrawn = (columns: readonly FigureColumn[]): ChartColumn[] =>
  columns.flatMap(({ name, drawn, format = String }, nth) =>
    drawn ? [{ name, tone: drawn, format, nth }] : [],
  );

/** Rows in a row that say the same, from which one row is made. */
const fewestFolded = 3;

/** The rows of time with each stretch in which nothing changes as one, from its first to its last. */
function foldRows(rows: readonly FigureRow[]): readonly FigureRow[] {
  const stretches: FigureRow[][] = [];
  for (const row of rows) {
    const stretch = stretches.at(-1);
    if (stretch?.[0]?.values.join() === row.values.join()) stretch.push(row);
    else stretches.push([row]);
  }
  return stretches.flatMap((stretch) => {
    const [first, last] = [stretch[0], stretch.at(-1)];
    return first && last && stretch.length >= fewestFolded
      ? { label: `${first.label} to ${last.label}`, values: first.values }
      : stretch;
  });
}

const cell = 'py-1.5 pl-3 text-right';

/** It scrolls by itself where it is long. */
function FigureTable({ title, columns, rows, unit }: Pick<Props, 'title' | 'columns' | 'rows' | 'unit'>) {
  return (
    <section
      aria-label={`${title}, as a table`}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a part that scrolls is reached by keyboard
      tabIndex={0}
      className="max-h-72 overflow-auto rounded-md border border-line px-3 text-sm"
    >
      <table className="tabular w-full">
        <thead>
          <tr className="sticky top-0 border-b border-line bg-paper">
            <th scope="col" className="py-2 text-left font-semibold">
              {unit}
            </th>
            {columns.map(({ name }) => (
              <th key={name} scope="col" className="py-2 pl-3 text-right font-semibold">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, values }) => (
            <tr key={label} className="border-b border-line last:border-0">
              <th scope="row" className="py-1.5 text-left font-normal sm:whitespace-nowrap">
                {label}
              </th>
              {columns.map(({ name, format = String }, nth) => (
                <td key={name} className={cell}>
                  {formatValue(values[nth] ?? null, format)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const formatValue = (value: number | null, format: (value: number) => string): string =>
  value === null ? '–' : format(value);
