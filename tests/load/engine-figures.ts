import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { searchKinds } from './search-data.ts';

/** The rows of `npm run bench -- engines` that the cost model reads. */
export const figureNames = {
  memorySearchMs: 'processor time of a search, memory',
  clusterSearchMs: 'processor time of a search, OpenSearch',
  clusterClientMs: 'processor time of a search, client of OpenSearch',
  clusterWaitMs: 'a search of OpenSearch, mean of the ten medians',
  memoryMb: 'memory, size of the index',
  diskMb: 'OpenSearch, size on disk',
} as const;

/** Milliseconds of a processor, or of waiting, for a search, and mebibytes of the homes. */
export type EngineFigures = Readonly<Record<keyof typeof figureNames, number>>;

interface MeasuredSize extends EngineFigures {
  readonly homes: number;
}

export const toRowName = (homes: number, name: string): string =>
  `engines ${homes.toLocaleString('en-GB')}: ${name}`;

const Saved = z.object({
  /** When it was measured, and programs at work per processor at the busiest part's start. */
  at: z.iso.datetime(),
  busy: z.number(),
  rows: z.array(z.object({ name: z.string(), figure: z.number() })),
});

const file = new URL('engine-figures.json', import.meta.url);
const sizes = [10_000, 100_000, 1_000_000] as const;

const saved = Saved.parse(JSON.parse(readFileSync(file, 'utf8')));
const figures = new Map(saved.rows.map(({ name, figure }) => [name, figure]));

/** @throws Error for a figure that `npm run bench -- engines --save tests/load/engine-figures.json` did not measure */
function getFigure(homes: number, name: string): number {
  const figure = figures.get(toRowName(homes, name));
  if (figure === undefined) throw new Error(`engine-figures.json has no “${name}” of ${homes} homes`);
  return figure;
}

const measured: readonly MeasuredSize[] = sizes.map((homes) => ({
  homes,
  memorySearchMs: getFigure(homes, figureNames.memorySearchMs),
  clusterSearchMs: getFigure(homes, figureNames.clusterSearchMs),
  clusterClientMs: getFigure(homes, figureNames.clusterClientMs),
  clusterWaitMs: getFigure(homes, figureNames.clusterWaitMs),
  memoryMb: getFigure(homes, figureNames.memoryMb),
  diskMb: getFigure(homes, figureNames.diskMb),
}));

/** A figure at a number of homes: on the line between the two sizes next to it, or on that of the last two beyond. */
export function estimateFigure(name: keyof EngineFigures, homes: number): number {
  const above = measured.findIndex((size) => size.homes >= homes);
  const end = above < 0 ? measured.length - 1 : Math.max(1, above);
  const [from, to] = [measured[end - 1], measured[end]];
  if (!from || !to) throw new Error('Fewer than two sizes were measured');
  const share = (homes - from.homes) / (to.homes - from.homes);
  return Math.max(0, from[name] + share * (to[name] - from[name]));
}

/** Rows of the table of both engines: their texts, and the bench's names for memory and for OpenSearch. */
const tableRows: readonly (readonly [text: string, memory: string, cluster: string])[] = [
  ...searchKinds.map(
    ({ name }) => [`${name}, p50 ms`, `${name}, memory p50`, `${name}, OpenSearch p50`] as const,
  ),
  ['processor time of a search, ms', figureNames.memorySearchMs, figureNames.clusterSearchMs],
  [
    'searches a second',
    'searches per second, memory, one thread',
    'searches per second, OpenSearch, 8 clients',
  ],
  ['changes taken in a second', 'changes per second, memory', 'changes per second, OpenSearch'],
  ['size, MiB', figureNames.memoryMb, figureNames.diskMb],
];

const format = (figure: number): string => figure.toLocaleString('en-GB', { maximumSignificantDigits: 3 });

/** The saved figures of both engines by homes, as docs/scale.md has them. */
export function formatEngineFigures(): string {
  const head = sizes.flatMap((homes) =>
    ['memory', 'OpenSearch'].map((engine) => `${engine}, ${homes.toLocaleString('en-GB')}`),
  );
  const rows = tableRows.map(([text, memory, cluster]) => [
    text,
    ...sizes.flatMap((homes) => [memory, cluster].map((name) => format(getFigure(homes, name)))),
  ]);
  return [['', ...head], ['', ...head].map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}
